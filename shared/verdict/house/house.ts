import { isStranger } from '../../address/areas/areas.ts'
import type { Components } from '../../address/components.ts'
import { chineseSpeaking } from '../../address/country/groups.ts'
import { buildingsWithFlats } from '../../address/data/building-kinds.ts'
import { isNumberBehind } from '../../address/data/house-order.ts'
import { compareNumbers, plainNumber, plainNumberIn } from '../../address/house/house-number.ts'
import { isInsideHouse, plainUnit } from '../../address/house/unit.ts'
import { plainCodes } from '../../address/street/street-codes.ts'
import { isNearlyOneOf } from '../../address/words/same-words.ts'
import { type Token, tokensIn } from '../../address/words/vocabulary.ts'
import { fold, joined } from '../../address/words/words.ts'
import { isNamedBuilding, isStoredWhole, otherBuildingOfStreet } from '../building/building.ts'
import type { Comparison, Finding } from '../comparison.ts'
import type { Street } from '../found-street.ts'
import { isOneBuilding, type Placed } from '../stored/reading.ts'
import { compareBlocks } from './blocks-of-japan.ts'
import { houseInEstate } from './estate-house.ts'
import { isFlatOfBuilding } from './flat-of-building.ts'
import { otherNamedHouse } from './house-name.ts'
import {
  bareNumber,
  floorInNumber,
  hasOtherDirection,
  isFlatOfOtherHouse,
  isInOtherVillage,
  isInUnknownLane,
  isUndergroundOnlyOnOneSide,
  withDirections,
} from './houses-by-country.ts'
import { letterApart } from './letter-apart.ts'
import { isInWords } from './number-in-words.ts'
import { besideStreet } from './numbers-beside-street.ts'
import {
  isHalfOfHouse,
  isLotOnly,
  isOtherNumberOnly,
  isRegisteredOtherwise,
} from './other-numbers.ts'
import { numbersIn } from './stored-numbers.ts'
import { agreed, compareUnit, type HouseNumber } from './units-of-house.ts'

/** Compares the house number, and the flat, floor or suite. */
export function compareHouse(comparison: Comparison, street: Street): Finding[] {
  const { candidate, isCrossing, country } = comparison
  const isIntersection = candidate.types.includes('intersection')
  const hasNumber = country !== 'JP' && numbersIn(comparison, street).length > 0
  const isCorner = isCrossing && !hasNumber && !isNamedBuilding(comparison)
  if (isIntersection || isCorner) return [{ code: 'intersection' }]
  const number =
    comparison.country === 'JP'
      ? compareBlocks(comparison, street)
      : compareHouseNumber(comparison, street)
  return [...number.findings, ...compareUnit(comparison, number)]
}

function compareHouseNumber(comparison: Comparison, street: Street): HouseNumber {
  const { parts, candidate, country } = comparison
  const right = plainNumberIn(plainCodes(bareNumber(comparison), country), country)
  const numbers = numbersIn(comparison, street)
  const [first] = numbers
  if (right === '') return compareWithBuilding(comparison, street, numbers)
  if (withDirections.has(country) && hasOtherDirection(comparison, street))
    return differing(first, parts)
  if (country === 'KR' && isUndergroundOnlyOnOneSide(comparison)) return differing(first, parts)
  if (country === 'CZ' && isRegisteredOtherwise(comparison)) return differing(first, parts)
  if (isOtherNumberOnly(comparison) || isHalfOfHouse(comparison)) return differing(first, parts)
  if (country === 'TH' && isInOtherVillage(comparison)) return differing(first, parts)
  if (country === 'KW' && isInUnknownLane(comparison)) return differing(first, parts)
  const unit = parts.unit && plainUnit(parts.unit, country)
  if (isInWords(comparison)) return agreed
  const inParts = compareParts(comparison)
  if (inParts) return inParts
  const letter = letterApart(comparison, numbers, right)
  if (letter) return { findings: [], asUnit: letter }
  const isStored = numbers.includes(right)
  const other = isStored ? undefined : numbers.find((number) => differInLetter(number, right))
  if (other !== undefined) return differing(other, parts)
  let otherHalf: string | undefined
  for (const number of numbers) {
    if (unit && writingsOf(right, unit).includes(number)) return { findings: [], otherHalf: unit }
    // In Czechia a house may be known by its number in the town alone: "č.p. 1511".
    if (country === 'CZ' && number === parts.building) return agreed
    const match = compareNumbers(number, right, country)
    if (match === 'same') return agreed
    if (!isStored && isFlatOfOtherHouse(number, right, parts)) return differing(number, parts)
    if (match === 'part') otherHalf ??= otherHalfOf(number, right)
  }
  if (otherHalf !== undefined) return { findings: [], otherHalf }
  const asUnit = numberAmongUnits(comparison, right)
  if (asUnit !== undefined && first === undefined && isLotOnly(comparison))
    return differing(undefined, parts)
  if (asUnit !== undefined && first === undefined && !isOfBuildingBefore(comparison, street))
    return { findings: [], asUnit: plainUnit(asUnit, country) }
  const floor = country === 'NL' && floorInNumber(comparison, numbers, right)
  if (floor) return { findings: [], asUnit: floor }
  // An address with a building's name needs no number. One beside it is that of a ward, a shop or a
  // flat.
  if (isNamedBuilding(comparison) || isFlatOfBuilding(comparison, street)) return agreed
  return first === undefined && street.isNamed && candidate.types.includes('premise')
    ? agreed
    : differing(first, parts)
}

/** "2/14", "14-2" and "14a" are flats of house 14 wherever the candidate has flat 2 or A. */
const writingsOf = (house: string, unit: string): string[] => [
  `${unit}/${house}`,
  `${house}-${unit}`,
  `${house}/${unit}`,
  ...(/^[a-z]$/.test(unit) ? [house + unit] : []),
]

/** The house number, where it was read as a unit: "Villa 23", "Shop 5". Not that of a flat. */
function numberAmongUnits(
  { reading, fields: { line1, line2, text }, country }: Comparison,
  right: string,
): string | undefined {
  const lines = [line1, line2, text]
  const isNumber = (unit: string) =>
    [plainNumber(unit), plainUnit(unit, country)].some(
      (number) => compareNumbers(number, right, country) === 'same',
    )
  // "05-123" is a flat with its floor.
  const isFlat = (unit: string) =>
    (lines.some((line) => blockAndLot.test(line)) && /^\d+$/.test(right)) ||
    (/\d-\d/.test(unit) && plainNumber(unit) !== right) ||
    lines.some((line) => isInsideHouse(unit, line.replace(houseBeforeFloor, '$&,'), country))
  const isHouse = (unit: string) =>
    country === 'TR' && lines.some((line) => houseOfTurkey.exec(line)?.[1] === unit)
  return reading.units.find((unit) => isNumber(unit) && (isHouse(unit) || !isFlat(unit)))
}

/** "B Blok No 4 Kat 3": the house, and no fourth floor. "Ofis No 4" is an office. */
const houseBeforeFloor = new RegExp(
  '(?<!\\p{L}|(?:b[üu]ro|daire|d[üu]kkan|ma[ğg]aza|oda|ofis)\\s)' +
    'no[.:\\s]*\\d+\\p{L}?(?=\\s+kat(?!\\p{L}))',
  'giu',
)

/** "Mısır Apt. 163": a building by its name, and the number of the house. */
const houseOfTurkey = /\p{L}{3,}\s(?:apt|apartmanı?)\.?\s(\d{3,})(?=\s*(?:,|$))/iu

/** "Mz. 12 Lt. 5": where streets have numbers, these are none of theirs. */
const blockAndLot = /(?<!\p{L})(?:manzana|mza?)(?!\p{L}).*(?<!\p{L})(?:lote|lte?)(?!\p{L})/iu

/** Compares the stored numbers with a candidate that has none: a street, or a building. */
function compareWithBuilding(
  comparison: Comparison,
  street: Street,
  numbers: readonly string[],
): HouseNumber {
  const { reading, parts, candidate, formatted } = comparison
  const [first] = numbers
  const isStreet = candidate.types.includes('route')
  if (first === undefined && isOneBuilding(reading, parts)) return agreed
  const inEstate = houseInEstate(comparison, numbers)
  if (inEstate) return { findings: [{ code: 'house_number_not_found', before: inEstate }] }
  if (first === undefined && isStreet)
    return isHamlet(comparison) ? agreed : { findings: [{ code: 'house_number_missing' }] }
  const named = first === undefined && otherNamedHouse(comparison, street)
  if (named) return { findings: [named] }
  if (first === undefined && isAnyBuilding(comparison, street))
    return { findings: [{ code: 'house_number_missing' }] }
  const other = first === undefined && otherBuildingOfStreet(comparison)
  if (other) return { findings: [{ code: 'building_not_found', before: other }] }
  if (first === undefined) return agreed
  // A number that is in the formatted address too belongs to a building or a district.
  const isExplained =
    street.isNamed ||
    isNamedBuilding(comparison) ||
    isBuildingOfStreet(comparison, street, numbers) ||
    isFlatOfBuilding(comparison, street) ||
    areRooms(comparison, street, numbers) ||
    (!candidate.unconfirmed?.includes('houseNumber') &&
      numbers.every((number) => formatted().some(({ text }) => text === number)))
  return isExplained && !isStreet
    ? agreed
    : { findings: [{ code: 'house_number_not_found', before: first }] }
}

/**
 * Whether the numbers begin with that of the stored floor, and none stands beside the street:
 * "8th Fl. - 804".
 */
function areRooms(
  { reading: { units } }: Comparison,
  street: Street,
  numbers: readonly string[],
): boolean {
  const { before, behind } = besideStreet(street)
  const beside = [...before, ...behind].map((at) => street.pool[at]?.text)
  const isOnFloor = (number: string) =>
    units.some((floor) => /^\d{1,2}$/.test(floor) && new RegExp(`^${floor}\\d\\d$`).test(number))
  return numbers.every((number) => !beside.includes(number) && isOnFloor(number))
}

/** Countries where the number beside a building is often a flat's: "Silver Sands, 101 16th Rd". */
const withFlatsBehindNames = new Set(['BD', 'IN', 'PH', 'PK'])

/**
 * Whether the building is stored by its name beside its street, of which the provider shows no
 * number: "Q1 Resort, 9 Hamilton Ave". "A-12-3" may be in another block of it.
 */
function isBuildingOfStreet(
  comparison: Comparison,
  street: Street,
  numbers: readonly string[],
): boolean {
  const { building = '' } = comparison.parts
  const name = fold(building).split(' ')
  const isOfName = (number: string) => name.includes(number)
  // A street may have several branches of a chain.
  const isOne = name.some((word) => buildingsWithFlats.has(word) || offices.has(word))
  return (
    street.kind === 'same' &&
    isOne &&
    !withFlatsBehindNames.has(comparison.country) &&
    numbers.every((number) => /^\d/.test(number) || isOfName(number)) &&
    isStoredWhole(comparison, street)
  )
}

/** Not "Bloc M18", which is read as a unit where it is stored. */
const isName = /^(?:\p{L}{3,}[\s'-]*)+$/u

/**
 * A building of the street was found, and no word of its name is stored: "5th floor, Hamra St."
 */
function isAnyBuilding(
  { parts: { building = '' }, reading, street, country }: Comparison,
  { isNamed, used }: Street,
): boolean {
  if (!isName.test(building) || street.length === 0 || isNamed) return false
  const name = tokensIn(building, country)
  // "TappooCity" is Tappoo City.
  const isOfName = (word: Token) => word.text === joined(name) || isNearlyOneOf(name)(word)
  return !reading.lines.some((word, at) => !used.has(at) && !word.isSmall && isOfName(word))
}

/** The houses of a hamlet of France may have no numbers: "Lieu-dit Kergroas". */
const isHamlet = ({ fields: { line1, line2, text }, street, country }: Comparison): boolean =>
  country === 'FR' &&
  !street.some(({ isType }) => isType) &&
  [line1, line2, text].some((line) => hamlet.test(line))

const hamlet = /^lieu[-\s]?dit\s/i

/** Other buildings of which a street has one of a name. */
const offices = new Set(['bldg', 'center', 'centre', 'resort'])

/** A building stands before the street: "Flat 12, Castle Court, High Street" is not house 12. */
const isOfBuildingBefore = (
  { formatted, country }: Comparison,
  { pool, used }: Street,
): boolean => {
  const first = pool[Math.min(...used)]?.part ?? 0
  const before = pool.filter(({ part }) => part < first)
  const isKind = ({ text }: Placed) => buildingsWithFlats.has(text)
  const isName = (word: Placed) => !word.isSmall && isStranger(word, [formatted()])
  return !isNumberBehind(country) && before.some(isKind) && before.some(isName)
}

/** Another number is stored than the candidate's, or none. */
const differing = (before: string | undefined, { houseNumber: after = '' }: Components) => ({
  findings: [
    before === undefined
      ? { code: 'house_number_missing' as const, after }
      : { code: 'house_number_differs' as const, before, after },
  ],
})

const partOfNumber = /[甲乙丙丁附]?\d+/g
/** Not a range: "63-65". */
const hasParts = /\d\p{Script=Han}+\d|[甲乙丙丁]/u

/**
 * Compares a number of several parts, as in Chinese: "3000弄12号", "甲48号", "6号院3号楼". Undefined
 * where neither address has one.
 */
function compareParts({ fields, parts, country }: Comparison): HouseNumber | undefined {
  if (!chineseSpeaking.has(country)) return undefined
  const { line1, line2, text } = fields
  const partsIn = (line: string) => plainCodes(line, country).match(partOfNumber) ?? []
  const right = partsIn(parts.houseNumber ?? '')
  const stored = partsIn([line1, line2, text].join(' '))
  const last = right.at(-1) ?? ''
  const withSign = stored.find((part) => /^\D/.test(part) && part.slice(1) === last)
  if (!withSign && !hasParts.test(parts.houseNumber ?? '')) return undefined
  const isStored = stored.some((_, from) => right.every((part, at) => stored[from + at] === part))
  return isStored && !withSign ? agreed : differing(withSign ?? stored[0], parts)
}

const letterOfNumber = /^[a-z](?=[/-]?\d)|(?<=\d[/-]?)[a-z]$/

/** Whether two numbers differ in their letter alone: 24/A and 24/B, B-4 and D4. */
function differInLetter(stored: string, right: string): boolean {
  const withoutLetter = (number: string) => number.replace(letterOfNumber, '.').replace(/[/-]/g, '')
  const [own, other] = [stored, right].map((number) => letterOfNumber.exec(number)?.[0])
  return (
    own !== undefined &&
    other !== undefined &&
    own !== other &&
    withoutLetter(stored) === withoutLetter(right)
  )
}

/** The flat beside a number: "15" of "23-15" and "2/15" of "23/2/15". */
const otherHalfOf = (number: string, right: string): string | undefined =>
  number.startsWith(right) && /^[/-]/.test(number.slice(right.length))
    ? number.slice(right.length + 1)
    : number.split(/[/-]/).find((half) => half !== right)
