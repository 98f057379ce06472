import { isAreaKind, isStranger } from '../../address/areas/areas.ts'
import { latinAmerica } from '../../address/country/groups.ts'
import { isNumberBehind, isNumberFirst, isNumberOnlyFirst } from '../../address/data/house-order.ts'
import { isOneOf, isSameWord } from '../../address/words/same-words.ts'
import type { Token } from '../../address/words/vocabulary.ts'
import { wordSet } from '../../address/words/word-set.ts'
import { isNumeric } from '../../address/words/words.ts'
import type { Comparison } from '../comparison.ts'
import type { Street } from '../found-street.ts'
import { isNumberSign } from '../names/numbers-in-names.ts'
import type { Placed } from '../stored/reading.ts'

/** The letter of a house, or in Russia its block: "12к2". */
export const addition = /^[a-z]-?\d*$/

/**
 * Whether the number of the house stands beside the street, so that this one is no house:
 * "Storgata 12 B 34", "Rua Direita 12, Quadra 5", "12 Rizal St., Purok 5".
 */
export function isBesideHouse(
  comparison: Comparison,
  words: readonly Placed[],
  at: number,
  beside: BesideStreet,
): boolean {
  const { country, street } = comparison
  const { before, behind } = beside
  const [house = at] = isNumberBehind(country) ? behind : []
  if (at > house || words[at]?.part !== words[house]?.part) return true
  if (isNumberBehind(country)) return false
  if (isNumberOnlyFirst(country)) return before.length > 0 && !before.includes(at)
  // The number of a quarter that is called by it, and one beside another name, tell too little.
  const isCounted = street.some(({ text }) => isNumeric(text))
  if (street.length === 0 || isCounted || comparison.candidate.isKnownByStoredStreet) return false
  const known = numbersOfHouse(comparison, words, beside)
  return known.length > 0 && !known.includes(at)
}

/** The indexes of the numbers beside the street that are certainly those of the house. */
function numbersOfHouse(
  { country }: Comparison,
  words: readonly Placed[],
  { before, behind }: BesideStreet,
): readonly number[] {
  // "Moo 2 Chaweng Road": the number of a village. At the beginning of its part it has no word.
  const word = words.findLastIndex((one, index) => index < Math.min(...before) && !isSign(one))
  const isFirst = before.length > 0 && words[word]?.part !== words[before[0] ?? 0]?.part
  // In Singapore the flat stands behind the street.
  const mayBeBehind = !isNumberFirst(country) && country !== 'SG'
  // "Salwa Rd (St. 340)": behind a second kind stands the number of the street.
  const [first = 0] = behind
  const isOfStreet = [1, 2].every((steps) => words[first - steps]?.isType)
  const isBehind = mayBeBehind && !isOfStreet
  const isRoad = (at: number) => isKilometre(words[at - 1]) || kilometreBehind(words, at) > 0
  // "Atatürk Cad. 12 4": behind the number of the house stands that of a flat.
  const beside = [...(isFirst ? before : []), ...(isBehind ? withoutFlat(words, behind) : [])]
  const known = beside.filter((at) => !isRoad(at))
  if (!known.some((index) => isPlain(words[index]))) return []
  // "Bağdat Cad. 3. Kısım No 12": a number with the sign of a house may be its, wherever it stands.
  const hasSign = (at: number) =>
    signsOfHouse.has(words[at - 1]?.text ?? '') ||
    (isSign(words[at - 1]) && !beforeOtherSign.has(words[at - 2]?.text ?? ''))
  return [...known, ...[...words.keys()].filter(hasSign)]
}

const numberedRoads = new Set(['ruta', 'route'])

/** Without a number right behind the first one, which "Carretera Austral Ruta 7" has as well. */
function withoutFlat(words: readonly Placed[], numbers: readonly number[]): readonly number[] {
  const isOfRoad = numberedRoads.has(words[(numbers[0] ?? 0) - 1]?.text ?? '')
  return isOfRoad ? numbers : numbers.filter((at, index) => index === 0 || !isPlain(words[at]))
}

/** "Gate No. 2" */
const beforeOtherSign = wordSet('additional door flat gate shop unit')
const signsOfHouse = wordSet('bldg building house nha plot so villa')

/** "F-8/3" is a sector of Islamabad, and "7th" a street. */
const isPlain = (word: Placed | undefined): boolean =>
  /^\d+[a-z]?(?:[/-]\w+)*$/.test(word?.text ?? '')

const kilometres = new Set(['km', 'kilometer', 'kilometre', 'kilometro'])
const isKilometre = (word: Placed | undefined): boolean => kilometres.has(word?.text ?? '')

/** The index of the sign of a kilometre behind a number: "22 км", "22-й км"; 0 where none is. */
function kilometreBehind(words: readonly Placed[], at: number): number {
  const end = words[at + 1]?.text.length === 1 ? at + 2 : at + 1
  return isKilometre(words[end]) ? end : 0
}

/** Countries whose roads outside of towns have no other numbers than their kilometres. */
const withKilometres = latinAmerica

/**
 * Whether a number is a kilometre of a road, where the house has none: "km 12", "Km 5,5". The
 * provider may show a kilometre without its sign, and a decimal is nothing else.
 */
function isOfRoad(
  { country, parts, fields }: Comparison,
  words: readonly Placed[],
  at: number,
  { used }: Street,
): boolean {
  const { houseNumber = '', building } = parts
  // A building that is known by its name needs no kilometre.
  if (withKilometres.has(country) && (houseNumber !== '' || !building)) return false
  if (/km|км|\d[.,]\d/iu.test(houseNumber)) return false
  const isNumber = (word: Placed | undefined) => isNumeric(word?.text ?? '')
  const [kind, before, own] = [words[at - 2], words[at - 1], words[at]]
  // In "22-й км, 4" and "9. km No:5" the kilometre has its number, but not in "SS 16 km 5".
  const isSaid = isNumber(kind) && !used.has(at - 2)
  if (isKilometre(before) && before?.part === own?.part) return !isSaid
  const decimal = `${before?.raw},${own?.raw}`
  const isDecimal = [fields.line1, fields.line2, fields.text].some((line) => line.includes(decimal))
  if (isKilometre(kind) && isDecimal) return true
  const behind = kilometreBehind(words, at)
  const next = words[behind + 1]
  return behind > 0 && !(isNumber(next) && next?.part === own?.part)
}

/**
 * Whether a number belongs to the district before it: "Praha 1, Dlouhá 42", "12 Main Road, Dublin
 * 4". Not right beside the street, nor in a village without streets, which counts its houses so.
 */
export function isOfDistrict(
  { parts, towns, country, formatted }: Comparison,
  words: readonly Placed[],
  at: number,
  { before: ahead, behind }: BesideStreet,
): boolean {
  const [before, number] = [words[at - 1], words[at]]
  if (!parts.street || !before || !number || before.part !== number.part) return false
  const isOfTown = isOneOf(towns.flat())(before)
  // "Praha 1 Dlouhá 42": the number behind the street is the house's.
  if (ahead.includes(at) && !(isNumberBehind(country) && behind.length > 0)) return false
  if (behind.includes(at)) return false
  if (ahead.length + behind.length > 0) return isOfTown || isAreaKind(before)
  return isOfTown && (parts.houseNumber === undefined || hasPair(formatted(), before, number))
}

const hasPair = (words: readonly Token[], first: Token, second: Token): boolean =>
  words.some((word, at) => words[at + 1]?.text === second.text && isSameWord(word, first))

/** The indexes of the numbers right before and behind the street, with the letters beside them. */
export interface BesideStreet {
  before: readonly number[]
  behind: readonly number[]
}

/** The numbers that touch the words of the street in their part. */
export function besideStreet({ pool, used }: Street): BesideStreet {
  const run = (start: number, step: 1 | -1): number[] => {
    const isIn = (at: number) => pool[at]?.part === pool[start]?.part
    let at = start + step
    while (isIn(at) && (pool[at]?.isType || (step > 0 && isSign(pool[at])))) at += step
    const found: number[] = []
    for (; isIn(at) && isOfNumber(pool[at]); at += step) found.push(at)
    const isNumber = (index: number | undefined) => isNumeric(pool[index ?? -1]?.text ?? '')
    return (step > 0 ? isNumber(found[0]) : found.some(isNumber)) ? found : []
  }
  return { before: run(Math.min(...used), -1), behind: run(Math.max(...used), 1) }
}

/** "Jl. Melati No. 12". */
const isSign = (word: Placed | undefined): boolean => word !== undefined && isNumberSign(word)

const isOfNumber = (word: Placed | undefined): boolean =>
  word !== undefined && (isNumeric(word.text) || addition.test(word.text))

/**
 * Whether a number stands before a name that the provider does not show, in another part than the
 * street's: "12 Castle Court, High Street". It is the flat of that building.
 */
function isOfBuilding(
  { country, formatted }: Comparison,
  words: readonly Placed[],
  at: number,
  { pool, used }: Street,
): boolean {
  const own = words[at]
  if (!isNumberOnlyFirst(country) || !own) return false
  const isOwnPart = ({ field, part }: Placed) => field === own.field && part === own.part
  if (used.size === 0 || [...used].some((index) => isOwnPart(pool[index] as Placed))) return false
  const name = words.filter((word, index) => index > at && isOwnPart(word) && !word.isSmall)
  return name.length > 1 && name.every((word) => word.isType || isStranger(word, [formatted()]))
}

/** Whether a number is a kilometre of a road, or the flat of a building with a name. */
export const isOfOther = (
  comparison: Comparison,
  words: readonly Placed[],
  at: number,
  street: Street,
): boolean => isOfRoad(comparison, words, at, street) || isOfBuilding(comparison, words, at, street)
