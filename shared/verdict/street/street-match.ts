import { withNumberFirst } from '../../address/data/remark-words.ts'
import { namesInInitials } from '../../address/data/street-words.ts'
import { isNearWord, isSameWord } from '../../address/words/same-words.ts'
import { hasHanOrKana } from '../../address/words/unspaced.ts'
import type { Token } from '../../address/words/vocabulary.ts'
import { fold, isNumeric, joined } from '../../address/words/words.ts'
import type { Street, Surroundings } from '../found-street.ts'
import { aroundName, countedKinds, isAside, withoutQuarter } from '../names/around-name.ts'
import { findHomophone, withHomophones } from '../names/homophones.ts'
import { hasOtherFirstName } from '../names/initials.ts'
import { findJoined } from '../names/joined-name.ts'
import {
  distinctiveWords,
  findInitials,
  findName,
  findRun,
  hasStrangerBeside,
  type NameMatch,
} from '../names/names.ts'
import { findFirstName, findSurname, findWithoutSecondSurname } from '../names/names-of-persons.ts'
import {
  hasNumberElsewhere,
  hasOtherCount,
  hasOtherLetter,
  hasOtherOrdinal,
  isNumberSign,
} from '../names/numbers-in-names.ts'
import { isOpposed } from '../names/opposites.ts'
import { partOfName } from '../names/part-of-name.ts'
import { hasOtherPreposition } from '../names/prepositions.ts'
import { isNameOfRecipient } from '../names/recipients.ts'
import { agreementOf, agreementOfRun } from '../names/street-kinds.ts'
import { tellsApart } from '../names/telling.ts'
import { isOmissible, saints } from '../names/titles.ts'
import { hasOtherWordBefore } from '../names/words-before-name.ts'
import { hasOtherInside } from '../names/words-inside-name.ts'
import type { Placed } from '../stored/reading.ts'
import { type StoredPart, storedParts } from '../stored/stored-parts.ts'

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
  const isNumberBehind = !withNumberFirst.has(surroundings.country)
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
    // "The Street": the kind alone is not the one of another name, "St Mary's Row".
    const isKindAlone = street.every(({ isType, isSmall }) => isType || isSmall)
    const isApart =
      isBare ||
      (isKindAlone && !isAlone && !isBeforeArea(words, used, surroundings)) ||
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

/**
 * The name, its words joined or divided otherwise, or of a person the surname, or first and last
 * name, alone: "Artigas" is José Gervasio Artigas.
 */
function nameIn(
  street: readonly Token[],
  words: readonly Placed[],
  surroundings: Surroundings,
): NameMatch {
  const { country, isFree } = surroundings
  // In one text the town may stand before the street.
  const isArea = (token: Token) => isFree && isOfArea(token, surroundings)
  const found = findName(street, words)
  // "Dutoitspan" is nearly Toitspan, and all of Du Toitspan.
  const whole = found.quality === 'misspelt' ? findJoined(street, words) : undefined
  if (whole?.quality === 'same') return whole
  const isWhole = found.quality === 'same' || found.quality === 'misspelt'
  if (isWhole && found.missing.length === 0) return found
  // Behind a town a name without its first name is no other name: "Jastarnia ks. Stefańskiego".
  const surname = namedAfterPersons.has(country) && findSurname(street, words, isArea)
  if (isWhole) return surname || found
  return (
    surname ||
    (namedAfterPersons.has(country) && findFirstName(street, words, isArea)) ||
    (withTwoSurnames.has(country) && findWithoutSecondSurname(street, words)) ||
    (withHomophones.has(country) && findHomophone(street, words)) ||
    findJoined(street, words) ||
    found
  )
}

/**
 * Countries whose streets bear whole names of persons. Not the others: in English, German or Dutch
 * another word before a name makes another street, as in Mill Lane and Water Mill Lane.
 */
const namedAfterPersons = new Set(
  [
    'AM AR AZ BA BG BO BR BY CI CL CM CO CR CU CY CZ DO DZ EC ES FR GE GR GT HN HR IL IT KG KZ LB',
    'LT LU LV MA MC MD ME MK MX NG NI PA PE PL PR PT PY RO RS RU SI SK SN SV TJ TN TR TZ UA UY UZ',
    'VE',
  ].flatMap((line) => line.split(' ')),
)

/** Countries of Spanish, where a person has two surnames. */
const withTwoSurnames = new Set(
  'AR BO CL CO CR CU DO EC ES GT HN MX NI PA PE PY SV UY VE'.split(' '),
)

/**
 * India writes the names of its roads in initials: "F.C. Road". So does Turkey with a few names
 * that everybody knows: "F.S.M. Cad." Elsewhere they tell too little.
 */
function initialsIn(
  street: readonly Token[],
  words: readonly Placed[],
  { country }: Surroundings,
): NameMatch | undefined {
  if (country === 'IN') return findInitials(street, words)
  const isKnown = country === 'TR' && knownByInitials.has(joined(street.filter(isNoType)))
  const found = isKnown ? findInitials(street, words) : undefined
  return found && { ...found, quality: 'same' }
}

const isNoType = ({ isType }: Token): boolean => !isType
const knownByInitials = new Set(namesInInitials.map((name) => fold(name).replaceAll(' ', '')))

/**
 * Without a comma a quarter or town may follow the street: "5 3rd ave linden jhb", "Rd 2 Mirpur".
 * The word beside the numbered street is then one of the candidate's area, and no other street's.
 */
function isBeforeArea(
  words: readonly Placed[],
  used: ReadonlySet<number>,
  surroundings: Surroundings,
): boolean {
  const last = words.findLastIndex((token, at) => used.has(at) || isTypeBeside(token, at, used))
  const behind = words[last + 1]
  return (
    behind !== undefined &&
    (isOfArea(behind, surroundings) || isNearlyOfArea(behind, surroundings)) &&
    !words.slice(last + 2).some((word) => word.isType && !isOfArea(word, surroundings)) &&
    !hasStrangerBeside(words.slice(0, last + 1), used)
  )
}

/**
 * Under the right code, what follows the kind and direction of a numbered street is a part of the
 * house or a remark: "4201 N 19th Ave Spc 14", "1601 17 Ave SW bsmt".
 */
function isBeforeRemark(
  words: readonly Placed[],
  used: ReadonlySet<number>,
  { isCodeRight, country }: Surroundings,
): boolean {
  if (!isCodeRight || !withRemarksBehind.has(country)) return false
  const ofStreet = (word: Placed, at: number) => used.has(at) || word.isType || word.isDirection
  const last = words.findLastIndex(ofStreet)
  const behind = words.slice(last + 1)
  return (
    words.slice(Math.max(...used) + 1, last + 1).every((word) => word.isType || word.isDirection) &&
    words.slice(Math.min(...used), last + 1).some(({ isType }) => isType) &&
    behind.length > 0 &&
    !isNumeric(behind[0]?.text ?? '') &&
    !behind.some((word) => isOpposed(word) || word.isSmall) &&
    !hasStrangerBeside(words.slice(0, last + 1), used)
  )
}

const withRemarksBehind = new Set(['AU', 'CA', 'IN', 'NZ', 'US'])

/**
 * The town or quarter may stand before the street: "Duitama Cll 16 # 14-57". In one text the
 * recipient may, too: "Andres Gomez Cll 5 # 38-25".
 */
function isBehindArea(
  words: readonly Placed[],
  used: ReadonlySet<number>,
  surroundings: Surroundings,
): boolean {
  const first = words.findIndex((token, at) => used.has(at) || (token.isType && used.has(at + 1)))
  const before = words.slice(0, first)
  const isArea = (token: Token) => isOfArea(token, surroundings)
  const rest = new Set([...used].map((at) => at - first))
  return (
    before.length > 0 &&
    (before.every(isArea) || (surroundings.isFree && isNameOfRecipient(before))) &&
    !hasStrangerBeside(words.slice(first), rest)
  )
}

/** Whether a word is one of the names of the areas around the candidate. */
const isOfArea = (token: Token, { areas }: Surroundings): boolean =>
  areas().some((area) => isSameWord(area, token))

/** "13 Ave Valemont": a misspelt town. Shorter words are too like others. */
const isNearlyOfArea = (token: Token, { areas, isFree }: Surroundings): boolean =>
  isFree && token.text.length >= minTown && areas().some((area) => isNearWord(area, token))

const minTown = 6

const isTypeBeside = ({ isType }: Token, at: number, used: ReadonlySet<number>): boolean =>
  isType && used.has(at - 1)

/** Whether a direction of the name was found elsewhere: 文三西路 in 西湖区文三路. */
const isDirectionElsewhere = (
  words: readonly Placed[],
  used: ReadonlySet<number>,
  country: string,
): boolean =>
  withChineseStreets.has(country) &&
  [...used].some(
    (at, index, places) =>
      /^[东東西南北]$/u.test(words[at]?.raw ?? '') && at < (places[index - 1] ?? 0),
  )

const withChineseStreets = new Set(['CN', 'HK', 'MO', 'TW'])

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
    !street.some((word) => isSameWord(word, number))
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

const minRun = 2

/** The street's words one after the other, its kind and direction among them: "C Street NW". */
function runOf(street: readonly Token[], words: readonly Placed[]): NameMatch | undefined {
  if (street.length < minRun) return undefined
  const used = findRun(street, words)
  return used && { quality: 'same', used, missing: [] }
}
