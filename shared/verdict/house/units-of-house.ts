import { plainNumber } from '../../address/house/house-number.ts'
import { plainUnit, takeUnits } from '../../address/house/unit.ts'
import { plainCodes } from '../../address/street/street-codes.ts'
import { isOneOf } from '../../address/words/same-words.ts'
import { type Token, tokensIn, writtenText } from '../../address/words/vocabulary.ts'
import { fold, lettersOf } from '../../address/words/words.ts'
import type { Comparison, Finding } from '../comparison.ts'
import { kindWords } from '../names/kinds-of-buildings.ts'
import { compareUnitInCharacters } from './units-in-characters.ts'

/** What was found of the house number. */
export interface HouseNumber {
  findings: Finding[]
  /** The other half of "5/48", which may be a flat. */
  otherHalf?: string
  /** A text that was read as a unit but is the house number. */
  asUnit?: string
}

/** The house number is the stored one. */
export const agreed: HouseNumber = { findings: [] }

/** "Lote 07" is Lote 7, and "Unit 03" Unit 3. */
export const withoutZeros = (number: string): string => number.replace(/^0+(?=\d)/, '')

/** Whether these words, one after the other, make a unit with a letter in it. */
export function isWritten(unit: string, words: readonly string[]): boolean {
  const letters = lettersOf(unit)
  if (letters.length < 2 || !/[a-z]/.test(letters)) return false
  return words.some((_, from) => {
    let together = ''
    for (let at = from; at < words.length && together.length < letters.length; at++)
      together += words[at]
    return together === letters
  })
}

/** Compares the flat, floor or suite. */
export function compareUnit(
  { fields, reading, parts, country, formatted, candidate }: Comparison,
  { otherHalf, asUnit }: HouseNumber,
): Finding[] {
  const plain = (unit: string) => plainUnit(unit, country)
  const beside = [parts.floor, parts.room].filter((unit) => unit !== undefined)
  const found = parts.unit ? [parts.unit] : beside
  const otherBuilding = found.find((unit) => isOtherBuilding(unit, reading.lines, country))
  if (otherBuilding)
    return [{ code: 'unit_differs', before: writtenText(reading.lines), after: otherBuilding }]
  // A building's name may stand there, too.
  const known = found.filter(isCounted)
  // A floor or a room that is right stands for no flat.
  const extra = parts.unit ? beside.map(plain) : []
  const units = reading.units.filter(
    (unit) => plain(unit) !== asUnit && !extra.includes(plain(unit)),
  )
  if (otherHalf !== undefined) units.push(otherHalf)
  const stored = units.map(plain)
  const before = units.join(', ')
  if (known.length > 0) {
    const after = known.join(', ')
    const lines = `${fields.line1} ${fields.line2} ${fields.text}`
    const inCharacters = compareUnitInCharacters(lines, after, country)
    if (inCharacters) return inCharacters
    if (isOtherSide(lines, after)) return [{ code: 'unit_differs', before, after }]
    const right = known.map(plain)
    // A unit may be written as a number alone, beside the street's number.
    const number = plainNumber(parts.houseNumber ?? '')
    const isAlone = ({ text }: Token) => {
      const unit = text.replace(/[/-]/g, '')
      return unit !== number && right.includes(unit)
    }
    if (reading.lines.some(isAlone)) return []
    // "456 PB 2" has the unit as the provider writes it, whatever its words mean.
    const words = fold(plainCodes(lines, country)).split(/[^\p{L}\p{N}]+/u)
    if (known.some((unit) => isWritten(unit, words))) return []
    const other = otherValue(after, lines)
    if (other) return [{ code: 'unit_differs', before: before || other, after }]
    if (stored.length === 0) return [{ code: 'unit_missing', after }]
    // "23/2/14" is staircase 2, flat 14.
    const halves = otherHalf?.split(/[/-]/).map(plain) ?? []
    // "Bloco 3 Apto 104" is stored as block and flat.
    const partsOfKnown = known.flatMap((unit) =>
      (isStaircase.test(unit) ? unit.split('/') : takeUnits(unit, country).units).map(plain),
    )
    // "Wing A, 304" is not "Wing B, 304". A floor in words can't be compared.
    const others = stored.filter((unit) => isNumberOrLetter.test(unit))
    const agrees =
      partsOfKnown.length > 1 && others.length >= partsOfKnown.length
        ? partsOfKnown.every((unit) => stored.includes(unit))
        : stored.some((unit) => right.some((whole) => isPartOf(unit, whole))) ||
          halves.some((half) => right.includes(half))
    return agrees ? [] : [{ code: 'unit_differs', before, after }]
  }
  // The same number in the line is that of the house.
  const isKnown =
    !candidate.unconfirmed?.includes('unit') &&
    stored.every((unit) => formatted().some(({ text }) => text === unit))
  return isKnown ? [] : [{ code: 'unit_unconfirmed', before }]
}

/** "Wing A" where Wing B is known: the same word before another letter or number. */
function otherValue(known: string, lines: string): string | undefined {
  const counted = (text: string) =>
    [...text.matchAll(/(?<!\p{L})(\p{L}{3,})\.?\s+(\p{L}|\d+)(?![\p{L}\p{N}'/-])/gu)].map(
      ({ 0: text, 1: word = '', 2: value = '' }) => ({
        text,
        word: fold(word),
        value: fold(value),
      }),
    )
  const right = counted(known)
  return counted(lines).find(
    ({ word, value }) =>
      right.some((one) => one.word === word && one.value !== value) &&
      !right.some((one) => one.word === word && one.value === value),
  )?.text
}

/** The left and the right staircase or door of a house, in Spanish and Portuguese. */
const sides = [
  /(?<!\p{L})(?:izq(?:uierda|da?)?|izda|esq(?:uerda|uerdo)?)(?!\p{L})/iu,
  /(?<!\p{L})(?:dcha|der(?:echa|echo)?|dto|direito)(?!\p{L})/iu,
]

/** Whether a unit is on one side, and the lines have the other side alone. */
const isOtherSide = (lines: string, unit: string): boolean =>
  sides.some((side, at) => {
    const other = sides[1 - at]
    return other && side.test(unit) && !other.test(unit) && other.test(lines) && !side.test(lines)
  })

/** "3/14": staircase and flat. */
const isStaircase = /^\d+\/\d+$/

/** Whether the name of a building is given as the unit, and that of another building is stored. */
function isOtherBuilding(unit: string, lines: readonly Token[], country: string): boolean {
  const isKind = ({ text }: Token) => kindWords.has(text)
  const words = tokensIn(unit, country)
  return (
    !isCounted(unit) &&
    words.some(isKind) &&
    lines.some(isKind) &&
    !words.every((word) => isKind(word) || isOneOf(lines)(word))
  )
}

/** Whether a unit has a number, or is a letter. */
const isCounted = (unit: string): boolean => /\p{N}|(?<!\p{L})\p{L}(?!\p{L})/u.test(unit)

const isNumberOrLetter = /^(?:\d+[a-z]?|[a-z]\d*)$/

/**
 * Whether a unit is the beginning or the end of another, as 5 is of 5B and of B5. A number is not
 * part of a longer number, as 160 is not part of 1600.
 */
const isPartOf = (unit: string, whole: string): boolean =>
  (whole.startsWith(unit) && !/\d\n\d/.test(`${unit}\n${whole.slice(unit.length)}`)) ||
  (whole.endsWith(unit) && !/\d\n\d/.test(`${whole.slice(0, whole.length - unit.length)}\n${unit}`))
