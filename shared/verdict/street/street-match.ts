import { chineseSpeaking } from '../../address/country/groups.ts'
import { isNumberFirst } from '../../address/data/house-order.ts'
import { isOneOf, isSameWord } from '../../address/words/same-words.ts'
import { hasHanOrKana } from '../../address/words/unspaced.ts'
import type { Token } from '../../address/words/vocabulary.ts'
import { isNumeric } from '../../address/words/words.ts'
import type { Street, Surroundings } from '../found-street.ts'
import { aroundName, countedKinds, isAside, withoutQuarter } from '../names/around-name.ts'
import { hasOtherFirstName } from '../names/initials.ts'
import { distinctiveWords, hasStrangerBeside } from '../names/names.ts'
import {
  hasNumberElsewhere,
  hasOtherCount,
  hasOtherLetter,
  hasOtherOrdinal,
  isNumberSign,
} from '../names/numbers-in-names.ts'
import { partOfName } from '../names/part-of-name.ts'
import { hasOtherPreposition } from '../names/prepositions.ts'
import { agreementOf, agreementOfRun } from '../names/street-kinds.ts'
import { tellsApart } from '../names/telling.ts'
import { isOmissible, saints } from '../names/titles.ts'
import { hasOtherWordBefore } from '../names/words-before-name.ts'
import { hasOtherInside } from '../names/words-inside-name.ts'
import type { Placed } from '../stored/reading.ts'
import { type StoredPart, storedParts } from '../stored/stored-parts.ts'
import { isBeforeArea, isBeforeRemark, isBehindArea } from './areas-and-remarks-beside.ts'
import { initialsIn, nameIn, runOf } from './street-name-in-words.ts'

/** All words in different parts, one misspelt, are more than some of them in one part. */
const ranks = { same: 3, misspelt: 2, shortened: 0.7, part: 0.1 }

/** The street's kind beside its name counts more than a typing error: "Castle, Caslte Street". */
const typeRank = 1.5

/** The penalty for another distinctive word beside the name: "Castle Hotel, Castle Street". */
const penaltyBesideOther = 1.1

/** The penalty for words in different parts: the same word may be in a building's name. */
const scattered = 1.25

/** No match in different parts ranks higher, so where one part does, they need not be searched. */
const maxScattered = ranks.same + typeRank - scattered

type Ranked = Street & { rank: number }

/** Finds the street among the words: in each part between commas, and in all parts together. */
export function matchesIn(
  street: readonly Token[],
  pool: readonly Placed[],
  surroundings: Surroundings,
): Ranked[] {
  const parts = storedParts(pool)
  const isNumbered = distinctiveWords(street).every(isNumber)
  // "E6": a road that has no name but this.
  const isCode = street.length === 1 && /^\p{L}/u.test(street[0]?.raw ?? '')
  const isNumberBehind = !isNumberFirst(surroundings.country)
  const matchIn = ({ from, words }: StoredPart, penalty = 0): Ranked[] => {
    const run = runOf(street, words)
    const { quality, used, missing } =
      run ?? initialsIn(street, words, surroundings) ?? nameIn(street, words, surroundings)
    if (quality === 'none') {
      const hasNumber = [...words, ...numberBehind(pool, from + words.length)].some(isNumber)
      const partial = penalty > 0 ? undefined : partOfName(street, words, hasNumber)
      return partial ? [{ ...differing(pool, partial, from), rank: ranks.part }] : []
    }
    const { agreement, hasType, hasKind } = run
      ? agreementOfRun(street, words, used, surroundings)
      : agreementOf(street, words, used, surroundings)
    const isAlone = !hasStrangerBeside(words, used)
    // A numbered street such as "2 Sur" is not found by its number alone.
    const isWhole = isCode
      ? !words.some((word, at) => !used.has(at) && !isNumeric(word.text) && !isAside(word))
      : hasKind &&
        (isAlone ||
          isBeforeArea(words, used, surroundings) ||
          isBeforeRemark(words, used, surroundings) ||
          isBehindArea(words, used, surroundings))
    const isBare = isNumbered && !isWhole
    if (isNumberOfPlot(street, words, used) || (isBare && !hasOnlyNumbers(words))) return []
    const isKindUsed = endsWithKind(words, used)
    const isNumberBefore = isHouseBefore(pool, from + Math.min(...used) - 1)
    const near = aroundName(words, used)
    const around = surroundings.hasBrackets ? near : withoutQuarter(near, isKindUsed)
    const isFollowed = from + words.length < pool.length
    const isClosed = near.end === 'number' ? isNumberBehind : near.end === 'part' && isFollowed
    const isApart =
      isBare ||
      isKindOfOther(street, words, used, surroundings) ||
      isDirectionElsewhere(words, used, surroundings.country) ||
      isNameOfOther(street, words, used, surroundings.country) ||
      hasNumberElsewhere(street, words) ||
      hasOtherLetter(street, words, used) ||
      hasOtherCount(street, pool, usedFrom(used, from), surroundings.country, isNumberBefore) ||
      hasOtherFirstName(street, words, used) ||
      tellsApart(street, missing, {
        around,
        matched: words.filter((_, at) => used.has(at)),
        mayEnd: !isClosed,
        ...surroundings,
      })
    const isSame =
      (quality === 'same' || isShort(street, words, used, missing)) &&
      agreement === 'same' &&
      !words.some(({ isRespelt }) => isRespelt)
    const kind = isApart || agreement === 'other' ? 'differs' : isSame ? 'same' : 'misspelt'
    const rank =
      ranks[quality] + (hasType ? typeRank : 0) - penalty - (isAlone ? 0 : penaltyBesideOther)
    return [{ kind, isNamed: false, pool, used: usedFrom(used, from), rank }]
  }
  const found = parts.flatMap((part) => matchIn(part))
  const isBest = parts.length < 2 || found.some(({ rank }) => rank >= maxScattered)
  return isBest ? found : [...found, ...matchIn({ from: 0, words: pool }, scattered)]
}

/**
 * Whether the street is called by its kind alone, and the stored one by a name: "St Mary's Row" is
 * not The Row, nor is "Rambla de Catalunya" La Rambla, although it bears the region's name.
 */
function isKindOfOther(
  street: readonly Token[],
  words: readonly Placed[],
  used: ReadonlySet<number>,
  surroundings: Surroundings,
): boolean {
  if (!street.every(({ isType, isSmall }) => isType || isSmall)) return false
  const [small, ...others] = words.slice(Math.max(...used) + 1)
  // "Rambla de l'Hospitalet"
  const name = others.find(({ isSmall }) => !isSmall)
  // "Rambla de Figueres", in Figueres.
  const isOther = (word: Token) => !isNumeric(word.text) && !isOneOf(surroundings.towns())(word)
  return (
    (prepositions.has(small?.text ?? '') && name !== undefined && isOther(name)) ||
    (hasStrangerBeside(words, used) && !isBeforeArea(words, used, surroundings))
  )
}

const prepositions = new Set(['da', 'de', 'del', 'dels', 'di', 'do'])

/** Whether the last word that was found is the kind, or a direction behind it: "Grand Ave SW". */
function endsWithKind(words: readonly Placed[], used: ReadonlySet<number>): boolean {
  const last = Math.max(...used)
  return words[words[last]?.isDirection ? last - 1 : last]?.isType === true
}

/** Whether a word before, behind or inside the name makes that of another street. */
const isNameOfOther = (
  ...name: [
    street: readonly Token[],
    words: readonly Placed[],
    used: ReadonlySet<number>,
    country: string,
  ]
): boolean =>
  hasOtherBehind(...name) ||
  hasOtherOrdinal(...name) ||
  hasOtherPreposition(...name) ||
  hasOtherWordBefore(...name) ||
  hasOtherInside(...name)

/**
 * Whether first names or titles are left out, and all else is the same: "Viale Mazzini". A saint is
 * none: "Germain" for Saint-Germain.
 */
const isShort = (
  street: readonly Token[],
  words: readonly Placed[],
  used: ReadonlySet<number>,
  missing: readonly Token[],
): boolean => {
  const found = [...used].flatMap((at) => words[at] ?? [])
  // "Ks." is Księdza, and the same title.
  const isOfStreet = (word: Token) =>
    street.some(({ text }) => text === word.text) ||
    (word.isTitle && street.some((other) => other.isTitle && isSameWord(word, other)))
  return (
    missing.every(isOmissible) &&
    found.every(isOfStreet) &&
    street.every(({ text }) => !saints.has(text) || found.some((word) => word.text === text))
  )
}

/** Whether a direction of the name was found elsewhere: 文三西路 in 西湖区文三路. */
const isDirectionElsewhere = (
  words: readonly Placed[],
  used: ReadonlySet<number>,
  country: string,
): boolean =>
  chineseSpeaking.has(country) &&
  [...used].some(
    (at, index, places) =>
      /^[东東西南北]$/u.test(words[at]?.raw ?? '') && at < (places[index - 1] ?? 0),
  )

/** Whether the name goes on as that of another street or quarter. */
const hasOtherBehind = (
  street: readonly Token[],
  words: readonly Placed[],
  used: ReadonlySet<number>,
  country: string,
): boolean =>
  hasLaneBehind(street, words, used) || (country === 'JP' && hasOtherQuarterBehind(words, used))

/** 을지로 9길 is a lane of 을지로, and another street. */
function hasLaneBehind(
  street: readonly Token[],
  words: readonly Placed[],
  used: ReadonlySet<number>,
): boolean {
  const last = Math.max(...used)
  const at = words[last + 1]?.isType ? last + 2 : last + 1
  const [number, kind] = [words[at], words[at + 1]]
  return (
    number !== undefined &&
    isNumeric(number.text) &&
    /^(?:번?길|(?:beon-?)?gil)$/i.test(kind?.raw ?? '') &&
    !isOneOf(street)(number)
  )
}

/** 小阪本町 is a quarter beside 小阪, as are its 新町 and 東町, and 白金台 is one beside 白金. */
function hasOtherQuarterBehind(words: readonly Placed[], used: ReadonlySet<number>): boolean {
  const last = words.findLastIndex(({ raw }, at) => used.has(at) && hasHanOrKana(raw))
  const behind = words.slice(last + 1)
  const end = behind.findIndex(({ raw }) => !hasHanOrKana(raw))
  const name = behind.slice(0, end < 0 ? undefined : end).map(({ raw }) => raw)
  return /^(?:台|[本元新東西南北上中下仲]町)$/.test(name.join(''))
}

const differing = (pool: readonly Placed[], used: ReadonlySet<number>, from: number): Street => ({
  kind: 'differs',
  isNamed: false,
  pool,
  used: usedFrom(used, from),
})

const usedFrom = (used: ReadonlySet<number>, from: number): ReadonlySet<number> =>
  from === 0 ? used : new Set([...used].map((at) => at + from))

/** "No. 12, Jalan Melati 3": the number of the house, and not that of a block: "A-3-2". */
const isHouseBefore = (pool: readonly Placed[], at: number): boolean =>
  /^\d+(?:-\d+)?[a-z]?$/.test(pool[at]?.text ?? '') &&
  (pool[at - 1]?.part !== pool[at]?.part || /^(?:no|lot)$/.test(pool[at - 1]?.text ?? ''))

const isNumber = ({ text }: Token): boolean => isNumeric(text)

/** "Plot No 36, Rd no. 85" is not Road Number 36, plot 85. */
const isNumberOfPlot = (
  street: readonly Token[],
  words: readonly Placed[],
  used: ReadonlySet<number>,
): boolean =>
  distinctiveWords(street).every((word) => isNumber(word) || isNumberSign(word)) &&
  countedKinds.has(words[Math.min(...used) - 1]?.text ?? '')

/** The number behind a comma, as Russia writes it: "Большой проспект, 33". */
function numberBehind(pool: readonly Placed[], at: number): readonly Placed[] {
  const [number, next] = [pool[at], pool[at + 1]]
  return number && next?.part !== number.part ? [number] : []
}

/**
 * "50 N° 851": the streets of some towns have numbers and nothing else. A person must see whether
 * the street or the avenue of that number is meant.
 */
const hasOnlyNumbers = (words: readonly Placed[]): boolean =>
  words.every(({ text, isSmall }) => isNumeric(text) || isSmall || text.length < 3) &&
  words.filter(({ text }) => isNumeric(text)).length > 1
