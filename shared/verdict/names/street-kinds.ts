import { isNameOfRoads } from '../../address/street/numbered-roads.ts'
import { isNearKind, isOneOf, isSameWord } from '../../address/words/same-words.ts'
import { hasUnspaced } from '../../address/words/unspaced.ts'
import type { Token } from '../../address/words/vocabulary.ts'
import { wordSet } from '../../address/words/word-set.ts'
import { isNumeric, sortedCharacters } from '../../address/words/words.ts'
import type { Surroundings } from '../found-street.ts'
import type { Placed } from '../stored/reading.ts'
import { hasLostEnding, isKindMisspelt } from './attached-kinds.ts'
import { type BareKinds, bareKindsIn, isBareName, isBareNameWithKind } from './bare-names.ts'
import {
  compareDirections,
  directionsBeside,
  isDirectionTelling,
  withKindsAlone,
} from './directions.ts'
import { beside } from './names.ts'
import { isCommonKind, isOfOtherPlace, isStoredAsOtherPlace } from './other-kinds-of-places.ts'
import { hasOtherShortKind } from './short-kinds.ts'
import { isRank } from './titles.ts'

interface Agreement {
  /** `near`: the kind is misspelt, or the direction is missing. */
  agreement: 'same' | 'near' | 'other'
  /** The street's kind is stored. */
  hasType: boolean
  /** Some kind or direction is stored. */
  hasKind: boolean
}

/**
 * Compares the kind and direction of a street with the words beside its name in the stored address.
 */
export function agreementOf(
  street: readonly Token[],
  pool: readonly Placed[],
  used: ReadonlySet<number>,
  surroundings: Surroundings,
): Agreement {
  const { country, isCodeOther, isCodeRight } = surroundings
  const near = beside(pool, used)
  const before = kindBeforeTitles(pool, used)
  const around = before && !near.includes(before) ? [before, ...near] : near
  const types = street.filter(({ isType }) => isType)
  const storedTypes = around.filter(
    (word) =>
      (isKind(word) || isDriveBehindName(word, pool)) &&
      !word.isDirection &&
      !isTitleOf(word, pool, used) &&
      !isLetterOfHouse(word, pool, used),
  )
  // "Rynek 7" is called by its kind alone.
  const ofName = street.every(isKind)
    ? types.filter((type) => [...used].some((at) => isSameWord(pool[at] as Placed, type)))
    : []
  const hasType = agree(types, storedTypes)
  const hasKind = storedTypes.length > 0 || around.some(({ isDirection }) => isDirection)
  const isMisspelt = types.some((type) =>
    around.some((token) => !token.isType && token.text !== type.text && isNearKind(token, type)),
  )
  const hasOneKind = types.length === 0 || storedTypes.length === 0
  const isNameRight = () =>
    [...used].every((at) => street.some((word) => isSameOrShort(pool[at] as Placed, word)))
  const bare = bareKindsIn(country, isKindBefore(pool, used), () => isCodeRight && isNameRight())
  // Israel's codes are those of a few houses, and a way, דרך, is called a street, רחוב.
  const isSure = country === 'IL' && isCodeRight && [...types, ...storedTypes].every(isStreetOrWay)
  const isOther =
    (isOtherKind(street, [...storedTypes, ...ofName], bare) &&
      !isSure &&
      !isKindMisspelt(street, pool, used)) ||
    // "Gral. Paz" is not Pasaje Paz.
    (storedTypes.length === 0 && around.some(isRank) && isOfUnusualKind(street, country)) ||
    (hasOneKind && hasLostEnding(street, pool, used, surroundings)) ||
    isMargUnderOtherCode(types, storedTypes, surroundings) ||
    (country === 'IE' && !isCodeRight && types.some(isKindOfEstate) && isBareName(pool)) ||
    (storedTypes.length === 0 &&
      (hasKindMore(street, pool, used, surroundings) ||
        hasOtherShortKind(street, pool, used, country))) ||
    (storedTypes.some(isCommonKind) && isOfOtherPlace(street, pool, used)) ||
    isStoredAsOtherPlace(street, pool, used) ||
    isBareNameWithKind(street, pool, used, surroundings)
  if (isOther && !(isMisspelt && storedTypes.length === 0))
    return { agreement: 'other', hasType, hasKind }
  const directions = compareDirections(street, pool, used, surroundings)
  const isLost = directions === 'lost'
  // "Terrace" is North Terrace or South Terrace.
  const isNameless = street.every(({ isType, isDirection }) => isType || isDirection)
  // Under another code "4th St" is not East 4th Street.
  const isTelling = isNameless || isCodeOther || isDirectionTelling(street, pool, country)
  if (directions === 'other' || (isLost && isTelling))
    return { agreement: 'other', hasType, hasKind }
  return { agreement: isMisspelt || isLost ? 'near' : 'same', hasType, hasKind }
}

/** "Shivaji Road" may be Shivaji Marg: not under another code, as some towns have both. */
const isMargUnderOtherCode = (
  street: readonly Token[],
  stored: readonly Token[],
  { country, isCodeOther }: Surroundings,
): boolean =>
  country === 'IN' &&
  isCodeOther &&
  stored.some(({ isType }) => isType) &&
  street.some(isMarg) !== stored.some(isMarg)
const isMarg = ({ raw }: Token): boolean => /^marg$/i.test(raw)

/** The usual kinds of Israel. */
const isStreetOrWay = ({ raw }: Token): boolean => /^(?:רח(?:וב)?|דרך)$/.test(raw)

/** Not a street or a road, which are shortened in other ways: "12 Main Sreet". */
const isKindOfEstate = ({ plain }: Token): boolean => plain !== 'street' && plain !== 'road'

/** The kind that stands before titles and small words: "place du Général de Gaulle". */
function kindBeforeTitles(pool: readonly Placed[], used: ReadonlySet<number>): Placed | undefined {
  const first = Math.min(...used)
  const at = pool.findLastIndex(
    (word, index) =>
      index < first && !word.isTitle && !word.isSmall && word.part === pool[first]?.part,
  )
  const kind = pool[at]
  return kind?.isType && at < first - 1 ? kind : undefined
}

/** Words that are kinds of streets in English as well. */
const kindsAlone = wordSet(
  'bank croft dene end fields gate green grove heights hill mead meadow mount rise side vale',
  'view',
)

/** Whether the name ends with a kind, and the street's has one more: Park View, Park View Court. */
function hasKindMore(
  street: readonly Token[],
  pool: readonly Placed[],
  used: ReadonlySet<number>,
  { country, isCodeOther }: Surroundings,
): boolean {
  const [end, last] = [pool[Math.max(...used)], street.at(-1)]
  return (
    withKindsAlone.has(country) &&
    (kindsAlone.has(end?.text ?? '') ||
      (isCodeOther && (end?.isType === true || end?.text === 'park'))) &&
    street.at(-2)?.text === end?.text &&
    last?.isType === true &&
    !last.isDirection
  )
}

/** Kinds of streets in English that are titles before a name. */
const kindsOrTitles = new Set(['dr', 'st'])

/** "St Mary's Lane" is not St Mary's Street, and "Dr King Road" not Dr King Drive. */
function isTitleOf(word: Token, pool: readonly Token[], used: ReadonlySet<number>): boolean {
  const next = pool.indexOf(word) + 1
  return kindsOrTitles.has(word.text) && used.has(next) && !isNumeric(pool[next]?.text ?? '')
}

/** "Саксаганського 44Б": a letter behind the number is that of the house, and no boulevard. */
function isLetterOfHouse(word: Token, pool: readonly Token[], used: ReadonlySet<number>): boolean {
  const at = pool.indexOf(word)
  return (
    oneLetter.test(word.raw) &&
    !word.dotted &&
    at > Math.max(...used) &&
    isNumeric(pool[at - 1]?.text ?? '')
  )
}

const oneLetter = /^[\p{Script=Latin}\p{Script=Cyrillic}]$/u

/** A direction beside the whole street makes another one: "East Main Street", "Main Street". */
export const agreementOfRun = (
  street: readonly Token[],
  words: readonly Placed[],
  used: ReadonlySet<number>,
  surroundings: Surroundings,
): Agreement => ({
  agreement:
    (directionsBeside(words, used, surroundings).length > 0 &&
      !(surroundings.isCodeRight && isNumberedRoad(street))) ||
    hasKindBehind(words, used) ||
    isMargUnderOtherCode(
      street,
      words.filter((_, at) => used.has(at)),
      surroundings,
    ) ||
    isBareNameWithKind(street, words, used, surroundings) ||
    isOfOtherKind(street, words, used, surroundings)
      ? 'other'
      : 'same',
  hasType: true,
  hasKind: true,
})

/** "SR 64 E" under the code of a house of Florida 64: the direction in which the road leads. */
const isNumberedRoad = ([kind, number, ...others]: readonly Token[]): boolean =>
  others.length === 0 && isNameOfRoads(kind?.raw ?? '') && isNumeric(number?.text ?? '')

/** "Bulevar Meše Selimovića" is no ulica of that name, which is shown without its kind. */
function isOfOtherKind(
  street: readonly Token[],
  words: readonly Placed[],
  used: ReadonlySet<number>,
  { country }: Surroundings,
): boolean {
  // "Dr." may be a doctor, and "c" the letter of a house.
  const kinds = beside(words, used).filter(
    ({ isType, isDirection, text }) =>
      isType && !isDirection && (text.length >= minKind || shortKinds.has(text)),
  )
  const bare = bareKindsIn(country, isKindBefore(words, used))
  return !street.some(({ isType }) => isType) && isOtherKind(street, kinds, bare)
}

/** "Queen's Gate Mews" is another street than "Queen's Gate". */
function hasKindBehind(words: readonly Placed[], used: ReadonlySet<number>): boolean {
  const last = Math.max(...used)
  const [end, next] = [words[last], words[last + 1]]
  return (
    end?.isType === true &&
    next?.isType === true &&
    next.part === end.part &&
    !next.isEnding &&
    next.text.length >= minKindBehind &&
    !hasUnspaced(next.raw)
  )
}

/** Whether two letters of a word changed places, or one of them is missing: "Grunwladzka". */
const isMisspeltInside = (stored: string, word: string): boolean =>
  sortedCharacters(stored) === sortedCharacters(word) ||
  [...word].some((_, at) => at > 0 && word.slice(0, at) + word.slice(at + 1) === stored)

/** "Boh." of aleja Bohaterów Warszawy. */
const isSameOrShort = (stored: Token, word: Token): boolean =>
  isSameWord(word, stored) ||
  (word.text.length >= longName && isMisspeltInside(stored.plain, word.plain)) ||
  (stored.dotted && stored.text.length >= minKind && word.text.startsWith(stored.text))

const longName = 8
const minKind = 3
/** Shorter ones that are no title: aleja, osiedle, plac, pasaje, diagonal. */
const shortKinds = new Set(['al', 'os', 'pl', 'pj', 'dg'])

/** Shorter words behind a street are mostly letters of houses and flats. */
const minKindBehind = 4

/**
 * Whether the kinds that are stored are not those of the street. Where one is stored, the last word
 * of the name may not be left out: "Queen's Gate Mews" is not Queen's Gate, which is a kind too. An
 * "Avenida" before "Paseo de la Reforma" may.
 */
function isOtherKind(street: readonly Token[], stored: readonly Token[], bare: BareKinds): boolean {
  const types = street.filter(isKind)
  if (types.length === 0) return stored.some(({ text }) => bare.stored && !bare.stored.has(text))
  if (stored.length === 0)
    return types.some(({ text }) => bare.said.has(text) || (bare.found && !bare.found.has(text)))
  const [first, last] = [street[0], street.at(-1)]
  // "St" of "Boulevard St. George" is no kind: what stands before it decides.
  const hasOtherFirst =
    first?.isType === true && types.length > 1 && stored.length > 1 && !agree([first], stored)
  return !agree(types, stored) || hasOtherFirst || (last?.isType === true && !agree([last], stored))
}

/** A kind of street that people say, where a street without a title has it: a passage. */
function isOfUnusualKind(street: readonly Token[], country: string): boolean {
  const { stored: usual } = bareKindsIn(country)
  const kinds = street.filter(isKind)
  return usual !== undefined && !street.some(isRank) && kinds.some(({ text }) => !usual.has(text))
}

/** "dr." before a name is a doctor, and no drive. */
export const isKind = ({ isType, text, dotted }: Token): boolean =>
  isType && !(dotted && text === 'dr')

/** "Oak Ridge Dr.": behind a name it is no doctor. */
function isDriveBehindName(word: Token, pool: readonly Placed[]): boolean {
  const at = pool.indexOf(word as Placed)
  const before = pool[at - 1]
  return (
    word.isType &&
    before !== undefined &&
    before.part === pool[at]?.part &&
    !(before.isType || before.isDirection || before.isSmall || before.isTitle) &&
    !isNumeric(before.text)
  )
}

/** Whether a kind stands right before the name: "Avenida Agraciada". */
const isKindBefore = (words: readonly Token[], used: ReadonlySet<number>): boolean =>
  words[Math.min(...used) - 1]?.isType === true

const agree = (some: readonly Token[], others: readonly Token[]): boolean =>
  some.some(isOneOf(others))
