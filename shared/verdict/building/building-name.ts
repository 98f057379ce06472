import { buildingsWithFlats, houseKinds } from '../../address/data/building-kinds.ts'
import {
  indexOfRun,
  isNearlyOneOf,
  isNearWord,
  isOneOf,
  isSameOrNearWord,
  isSameWord,
} from '../../address/words/same-words.ts'
import { hasUnspaced, isKindWithoutSpaces } from '../../address/words/unspaced.ts'
import { type Token, tokensIn, writtenText } from '../../address/words/vocabulary.ts'
import { isNumeric, joined } from '../../address/words/words.ts'
import { areasOf, type Comparison } from '../comparison.ts'
import type { Street } from '../found-street.ts'
import { kindsOfBuildings, kindWords } from '../names/kinds-of-buildings.ts'
import { findName } from '../names/names.ts'
import { areNamesakes } from '../names/namesakes.ts'
import { isOpposed } from '../names/opposites.ts'
import { isDistinctive } from '../names/part-of-name.ts'
import type { Placed } from '../stored/reading.ts'
import { storedParts } from '../stored/stored-parts.ts'

/**
 * Finds a building by its name: the words of a stored line are in the formatted address, beside
 * street, town and region. Undefined where no word can be a name.
 */
export function findBuilding(
  comparison: Comparison,
  pool: readonly Placed[],
): Street['kind'] | undefined {
  const kinds = storedParts(pool).flatMap(
    ({ words, from }) => findInLine(comparison, words, from === 0) ?? [],
  )
  const isOther = isOtherHouseOfEstate(comparison, pool) || isOtherLetteredStreet(comparison, pool)
  if (kinds.includes('street') || isOther) return 'none'
  return (['same', 'misspelt', 'none'] as const).find((kind) => kinds.includes(kind))
}

/**
 * Whether another building of the kind is stored than the one found in an estate: "Lok Tai House,
 * Lok Fu Estate" is not Lok Man House.
 */
function isOtherHouseOfEstate({ parts, country }: Comparison, pool: readonly Placed[]): boolean {
  const building = tokensIn(parts.building ?? '', country)
  const kind = building.at(-1)
  if (!kind || !isKind(kind) || building.length < 2) return false
  const lacks = (words: readonly Token[], others: readonly Token[]) =>
    words.some((word) => isOwnName(word) && !isNearlyOneOf(others)(word))
  return storedParts(pool).some(({ words }) => {
    const end = words.findIndex((word) => isSameWord(word, kind))
    const name = words.slice(0, end + 1).filter(isDistinctive)
    const isOther = lacks(name, building) && lacks(building, name)
    return name.length > 1 && isOther && !joined(building).includes(joined(name.slice(0, -1)))
  })
}

/** Whether another street of an estate is stored, which have letters: "Pol. Malpica, C/ D". */
function isOtherLetteredStreet({ street }: Comparison, pool: readonly Placed[]): boolean {
  const letter = letterOf(street)
  const stored = storedParts(pool).flatMap(({ words }) => letterOf(words) ?? [])
  return letter !== undefined && stored.length > 0 && !stored.includes(letter)
}

/** The letter that is the whole name of a street, behind its kind. */
const letterOf = ([kind, letter, ...others]: readonly Token[]): string | undefined =>
  kind?.isType && others.length === 0 && /^\p{Lu}$/u.test(letter?.raw ?? '')
    ? letter?.text
    : undefined

/** The same for the words between two commas; `street` where they are a street. */
function findInLine(
  comparison: Comparison,
  line: readonly Placed[],
  isFirst: boolean,
): Street['kind'] | 'street' | undefined {
  const { street, formatted, parts, country } = comparison
  // "SCO 88": some numbers have words.
  const numbers = tokensIn(parts.houseNumber ?? '', country)
  const areas = areasOf(comparison)
  const isNoArea = (token: Token) => !isOneOf(areas)(token)
  const nameWords = line.filter(
    (token) =>
      isDistinctive(token) &&
      !isCode.test(token.text) &&
      !isOneOf(numbers)(token) &&
      isNoArea(token),
  )
  // A building's name does not replace a street with a number that was not found.
  // "konark park viman nagar": a kind that is not shown makes another name.
  const isOfOtherKind = line.some(
    (word) => isKind(word) && isNoArea(word) && !isOneOf(formatted())(word),
  )
  // "402 B wing Mittal Court"
  const isInName = wordsOfRun(line, tokensIn(parts.building ?? '', country))
  const hasType = line.some(
    (word, at) =>
      word.isType && !isInName(at) && (isOfOtherKind || !isKindOfArea(comparison, line, at)),
  )
  const isStreet = hasType && line.some(({ text }) => isNumeric(text))
  // "Calle Jaime Mota 52" is not the Hospital Jaime Mota.
  const hasKind = () =>
    formatted().some((word) => line.some((one) => one.isType && isSameWord(one, word)))
  if (isStreet && (street.length > 0 || !hasKind())) return 'street'
  // What follows the first part is a floor or a stall: "SM City Naga, Stall 214".
  const mayBeStreet = street.length === 0 && isFirst
  if (mayBeStreet && isStreetWithoutKind(line, formatted())) return 'street'
  if (isNumberedKind(line)) return 'street'
  if (nameWords.every((token) => areas.some((area) => isNearWord(area, token)))) return undefined
  // Words of the street alone are a part of its name: "Bahnhof" of "Am Alten Bahnhof".
  const isOfName = isNearlyOneOf(street)
  if (nameWords.every(isOfName)) return 'none'
  if (isWholeBeforeTown(comparison, line, isNoArea)) return 'same'
  if (areNamesakes(line.filter(isNoArea), nameBeside(nameWords, comparison), country)) return 'none'
  return compareName(comparison, line, nameWords) ?? (isStreet ? 'street' : 'none')
}

/** Whether the word at a place of the line is one of this name, which stands there as a whole. */
function wordsOfRun(line: readonly Token[], name: readonly Token[]): (at: number) => boolean {
  const from = name.length > 1 ? indexOfRun(line, name) : -1
  return (at) => from >= 0 && at >= from && at < from + name.length
}

/**
 * Whether one text begins with the whole name of the candidate's building, and what else is
 * strange in it stands behind the town: "konark campus b 304 viman nagar pune 411014 rohit". A kind
 * behind the name makes another one: "konark park".
 */
function isWholeBeforeTown(
  { reading, fields, parts, country }: Comparison,
  line: readonly Placed[],
  isNoArea: (word: Token) => boolean,
): boolean {
  if (!reading.isFree || fields.text.includes(',')) return false
  const name = tokensIn(parts.building ?? '', country)
  const own = name.filter(isDistinctive)
  const town = line.findLastIndex((word) => !isNoArea(word))
  const behind = line[name.length]
  return (
    town > 0 &&
    own.some((word) => !isKind(word) && isNoArea(word)) &&
    name.every((word, at) => line[at] !== undefined && isSameWord(word, line[at])) &&
    !(behind && isKind(behind) && isNoArea(behind)) &&
    !line.slice(name.length, town).some((word) => isDistinctive(word) && isNoArea(word))
  )
}

/**
 * Whether a kind of street belongs to the name of a town or quarter around the candidate, beside
 * another word of it: "Nagar" of Viman Nagar.
 */
export const isKindOfArea = (
  { towns }: Comparison,
  words: readonly Placed[],
  at: number,
): boolean =>
  towns.some((town) =>
    town.some((own, index) => {
      const [kind, before, ownBefore] = [words[at], words[at - 1], town[index - 1]]
      return (
        kind !== undefined &&
        before?.part === kind.part &&
        ownBefore !== undefined &&
        isSameWord(own, kind) &&
        isSameWord(ownBefore, before)
      )
    }),
  )

/** Compares the words of a name with the formatted address. Undefined where they differ. */
function compareName(
  comparison: Comparison,
  line: readonly Placed[],
  nameWords: readonly Token[],
): 'same' | 'misspelt' | 'none' | undefined {
  const { reading, fields, street, formatted } = comparison
  const areas = areasOf(comparison)
  // "Phùng" is not in Hải Phòng.
  const shown = line.some(({ text }) => isNumeric(text))
    ? formatted().filter((word) => !areas.some((area) => area.text === word.text))
    : formatted()
  const { quality, missing } = findName(nameWords, shown, { initials: false })
  const known = nameWords.filter(isOneOf(formatted()))
  // "Eiffel" of Avenue Gustave Eiffel is not the tower, and "Nguyễn Huệ" is no Nguyễn Thái Bình.
  const isOfStreet = known.every(isOneOf(street))
  const isPartOfStreet = missing.length > 0 && known.length > 0 && isOfStreet
  if (nameWords.every(isKind) && hasOtherName(line, comparison)) return 'none'
  if (quality === 'same') return quality
  if (isOtherOfKind(nameWords, line, comparison)) return undefined
  // "Zanbal Quorvel Tower" is not Quorvel Tower. In one text a recipient may stand beside a name.
  const isOneText = reading.isFree && !fields.text.includes(',')
  const isOther = nameWords.some(
    (token) =>
      !known.includes(token) &&
      (isOpposed(token) || (!isOneText && isNameOfAnother(token, formatted()))),
  )
  if (quality === 'misspelt' && !isPartOfStreet && !isOther) return quality
  const isKindAlone = !missing.every(isKindOrShort) && known.every(isKind)
  // "Marina Crown Tower" is Marina Crown, but Sim Lim Tower is not Sim Lim Square.
  const isKindNeeded = hasOtherKind(nameWords, comparison)
  const isNeeded = (word: Token) => known.includes(word) || isKindNeeded || !isKindOrShort(word)
  const own = nameWords.filter(isNeeded)
  const isNamed = joined(known).length >= namedShare * joined(own).length
  if (isOther || isKindAlone || isOfStreet || !isNamed) return undefined
  return street.length > 0 ? 'misspelt' : 'same'
}

/** Whether a kind of building stands beside the name in the address that the name lacks. */
const hasOtherKind = (nameWords: readonly Token[], comparison: Comparison): boolean =>
  nameBeside(nameWords, comparison).some(
    (word) =>
      otherKinds.has(word.text) &&
      !nameWords.some((own) => own.text.length >= minShortened && word.text.startsWith(own.text)),
  )

const otherKinds = new Set([...kindsOfBuildings, ...houseKinds, ...buildingsWithFlats, 'square'])

/**
 * The words of the formatted address between the same commas as those of the name, without the
 * street, the house number and the areas.
 */
function nameBeside(nameWords: readonly Token[], comparison: Comparison): Token[] {
  const { formatted, street, parts, country } = comparison
  const others = [...areasOf(comparison), ...street, ...tokensIn(parts.houseNumber ?? '', country)]
  const named = new Set(
    formatted()
      .filter(isOneOf(nameWords))
      .map(({ part }) => part),
  )
  return formatted().filter((word) => named.has(word.part) && !isOneOf(others)(word))
}

/** Whether a line is the word for a street and numbers, in a script without spaces: "42 ផ្លូវ ៥១". */
const isNumberedKind = (line: readonly Token[]): boolean =>
  line.some(({ raw }) => hasUnspaced(raw)) &&
  isKindWithoutSpaces(writtenText(line.filter(({ text }) => !isNumeric(text))))

/**
 * Whether a line is a street without its kind, and a number: "Jaime Mota 52", where the building is
 * the Hospital Jaime Mota.
 */
function isStreetWithoutKind(line: readonly Token[], shown: readonly Token[]): boolean {
  const isNumbered = /^\d{1,4}$/.test(line.at(-1)?.text ?? '') && line.length > 1
  return isNumbered && !line.some((word) => isKind(word) || word.isType) && shown.some(isKind)
}

/**
 * Whether each of two buildings of a kind has a name of its own: the Letterkenny and the Sligo
 * University Hospital, Multiplaza Escazú and Multiplaza Curridabat.
 */
function isOtherOfKind(
  nameWords: readonly Token[],
  line: readonly Token[],
  comparison: Comparison,
): boolean {
  const shown = comparison.formatted()
  const common = nameWords.filter(isNearlyOneOf(shown))
  const strange = nameWords.filter(
    (word) => isOwnName(word) && !common.includes(word) && !isShortName.test(word.raw),
  )
  if (strange.length === 0 || !line.some(({ text }) => kindWords.has(text))) return false
  const parts = new Set(shown.filter(isNearlyOneOf(common)).map(({ part }) => part))
  const known = [...line, ...areasOf(comparison)]
  return shown.some(
    (word) =>
      parts.has(word.part) && isDistinctive(word) && isOwnName(word) && !isNearlyOneOf(known)(word),
  )
}

/**
 * Whether a building of which only the kind tells something is another one: "Square Hospital" is
 * not Dhaka Medical College Hospital, nor the Mall of the North the Kalahari Mall.
 */
function hasOtherName(line: readonly Token[], comparison: Comparison): boolean {
  const areas = areasOf(comparison)
  const isIn = (words: readonly Token[]) => (word: Token) =>
    words.some(
      (other) =>
        isSameOrNearWord(other, word) ||
        (word.text.length >= minShortened && other.text.startsWith(word.text)),
    )
  const isShort = (word: Token) => word.isSmall || word.dotted || isShortName.test(word.raw)
  const isTelling = (word: Token) => !isShort(word) && !isNumeric(word.text) && !isIn(areas)(word)
  const shown = comparison.formatted()
  const beside = nameBeside(line.filter(isKind), comparison)
  return (
    line.some((word) => isTelling(word) && !isKindOfBuilding(word) && !isIn(shown)(word)) ||
    beside.some((word) => isTelling(word) && !isKind(word) && !isIn(line)(word))
  )
}

/** "Hosp." */
const minShortened = 3

const isKind = ({ text }: Token): boolean => kindWords.has(text)
const isKindOfBuilding = ({ text }: Token): boolean => kindsOfBuildings.has(text)
const listOfKinds = [...kindsOfBuildings]
const isKindOrShort = (word: Token): boolean =>
  isKind(word) ||
  (word.text.length >= minShortened && listOfKinds.some((kind) => kind.startsWith(word.text)))

/** Whether a word is a name, in full, that is not shown. */
const isNameOfAnother = (token: Token, shown: readonly Token[]): boolean =>
  isOwnName(token) &&
  isSpaced.test(token.raw) &&
  !token.dotted &&
  !isShortName.test(token.raw) &&
  !shown.some((other) => isNearWord(token, other))

/** Scripts whose words, and the kinds of buildings among them, are told apart. */
const isSpaced = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u

/** "SCS Shopping City Süd": initials before the name. */
const isShortName = /^\p{Lu}{2,4}$/u

/** Neither the kind of a building nor a word that most buildings of a kind have: "General". */
const isOwnName = (word: Token): boolean => !isKind(word) && !isNumeric(word.text)

/** The share of a building's name, in letters, that must be in the formatted address. */
const namedShare = 0.6

/** "SS2", a section of a town: no name of a building. */
const isCode = /^[a-z]{1,3}\d+$/
