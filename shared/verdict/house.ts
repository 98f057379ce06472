import { compareNumbers, plainNumber } from '../address/house-number.ts'
import { plainUnit } from '../address/unit.ts'
import { isNumeric } from '../address/words.ts'
import type { Comparison, Finding } from './comparison.ts'
import { plainBlocks } from './reading.ts'
import type { Street } from './street.ts'

interface HouseNumber {
  findings: Finding[]
  /** The other half of "5/48", which may be a flat. */
  otherHalf?: string
  /** What was read as a unit and is the number. */
  asUnit?: string
}

const agreed: HouseNumber = { findings: [] }

/** House number, and flat, floor or suite. */
export function compareHouse(comparison: Comparison, street: Street): Finding[] {
  const number = comparison.country === 'JP' ? compareBlocks(comparison) : compareHouseNumber(comparison, street)
  return [...number.findings, ...compareUnit(comparison, number)]
}

function compareUnit(
  { reading, parts, country, formatted }: Comparison,
  { otherHalf, asUnit }: HouseNumber,
): Finding[] {
  const plain = (unit: string) => plainUnit(unit, country)
  const units = reading.units.filter((unit) => plain(unit) !== asUnit)
  if (otherHalf !== undefined) units.push(otherHalf)
  const stored = units.map(plain)
  const before = units.join(', ')
  if (parts.unit) {
    const right = plain(parts.unit)
    // A unit may be no more than a number beside the street's.
    if (reading.lines.some(({ text }) => text === right && right !== plainNumber(parts.houseNumber ?? ''))) return []
    if (stored.length === 0) return [{ code: 'unit_missing', after: parts.unit }]
    const agrees = stored.some((unit) => isPartOf(unit, right))
    return agrees ? [] : [{ code: 'unit_differs', before, after: parts.unit }]
  }
  const isKnown = stored.every((unit) => formatted().some(({ text }) => text === unit))
  return isKnown ? [] : [{ code: 'unit_unconfirmed', before }]
}

/** Whether a unit is how another begins or ends, as 5 is of 5B and of B5; but a number is no part of a longer one, as 160 is none of 1600. */
const isPartOf = (unit: string, whole: string): boolean =>
  (whole.startsWith(unit) && !/\d\n\d/.test(`${unit}\n${whole.slice(unit.length)}`)) ||
  (whole.endsWith(unit) && !/\d\n\d/.test(`${whole.slice(0, whole.length - unit.length)}\n${unit}`))

function compareHouseNumber(comparison: Comparison, street: Street): HouseNumber {
  const { reading, parts, candidate, country, formatted } = comparison
  const right = plainNumber(parts.houseNumber ?? '')
  const numbers = numbersIn(comparison, street)
  const [first] = numbers
  if (right === '') {
    const isStreet = candidate.types.includes('route')
    if (first === undefined) return isStreet ? { findings: [{ code: 'house_number_missing' }] } : agreed
    // A number that the formatted address has too is a building's or a district's.
    const isExplained = street.isNamed || numbers.every((number) => formatted().some(({ text }) => text === number))
    return isExplained && !isStreet ? agreed : { findings: [{ code: 'house_number_not_found', before: first }] }
  }
  let otherHalf: string | undefined
  for (const number of numbers) {
    const match = compareNumbers(number, right, country)
    if (match === 'same') return agreed
    if (match === 'part') otherHalf ??= number.split(/[/-]/).find((half) => half !== right)
  }
  if (otherHalf !== undefined) return { findings: [], otherHalf }
  const asUnit = reading.units
    .map((unit) => plainUnit(unit, country))
    .find((unit) => compareNumbers(unit, right, country) === 'same')
  if (asUnit !== undefined) return { findings: [], asUnit }
  const after = parts.houseNumber ?? ''
  if (first !== undefined) return { findings: [{ code: 'house_number_differs', before: first, after }] }
  // Whoever writes a building's name needs no number.
  return street.isNamed && candidate.types.includes('premise')
    ? agreed
    : { findings: [{ code: 'house_number_missing', after }] }
}

const letter = /^(?:[a-z]|bis|ter|quater)$/

/** What may be the house number: numbers beside the street that are not part of its name; "12 b" also as one. */
function numbersIn({ reading }: Comparison, { pool, used }: Street): string[] {
  const { lines, isFree } = reading
  const part = isFree ? pool[[...used][0] ?? -1]?.part : undefined
  const numbers: string[] = []
  for (const words of pool === lines ? [lines] : [pool, lines])
    for (const [at, token] of words.entries()) {
      if (words === pool && used.has(at)) continue
      if (part !== undefined && Math.abs(token.part - part) > 1) continue
      const text = plainNumber(token.raw)
      if (!isNumeric(text)) continue
      const next = words[at + 1]
      if (next?.part === token.part && letter.test(next.text) && !used.has(at + 1)) numbers.push(text + next.text)
      numbers.push(text)
    }
  return numbers
}

const digitsIn = (text: string): string[] => text.normalize('NFKC').match(/\d+/g) ?? []

/** Japan numbers districts, blocks and houses: all the numbers, in their order, are the address. */
function compareBlocks({ reading, parts }: Comparison): HouseNumber {
  const right = [...digitsIn(plainBlocks(parts.street ?? '', 'JP')), ...digitsIn(parts.houseNumber ?? '')]
  const words = [...reading.lines, ...reading.city].filter(({ text }) => isNumeric(text))
  const stored = words.flatMap(({ raw }) => digitsIn(raw))
  const after = right.join('-')
  if (right.length === 0) return agreed
  if (stored.length === 0) return { findings: [{ code: 'house_number_missing', after }] }
  if (stored.some((_, from) => right.every((digits, index) => stored[from + index] === digits))) return agreed
  // In Latin letters the smallest may come first.
  if (stored.toSorted().join() === right.toSorted().join()) return agreed
  const isBeginning = stored.every((digits, index) => right[index] === digits)
  return {
    findings: [
      { code: isBeginning ? 'house_number_missing' : 'house_number_differs', before: stored.join('-'), after },
    ],
  }
}
