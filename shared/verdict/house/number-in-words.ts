import { plainNumber } from '../../address/house/house-number.ts'
import { plainUnit, takeUnits } from '../../address/house/unit.ts'
import { digitsIn } from '../../address/words/digits.ts'
import { wordSet } from '../../address/words/word-set.ts'
import { fold } from '../../address/words/words.ts'
import type { Comparison } from '../comparison.ts'
import type { Fields } from '../stored/fields.ts'
import { withoutZeros } from './units-of-house.ts'

/**
 * Whether a number that begins with a word is stored: "Manzana 14 Lote 22" as "Mz. 14 Lt. 22", and
 * "bb", which means that a house has no number.
 */
export function isInWords({ fields, reading, parts, country }: Comparison): boolean {
  const { houseNumber = '' } = parts
  if (country === 'ID' && isBlockStored(houseNumber, fields)) return true
  if (!/^\p{L}[\p{L}.]/u.test(houseNumber)) return false
  const right = plainNumber(houseNumber)
  const counted = takeUnits(houseNumber, country).units.map((unit) => plainUnit(unit, country))
  const stored = reading.units.map((unit) => withoutZeros(plainUnit(unit, country)))
  const numbers = digitsIn([fields.line1, fields.line2, fields.text].join(' ')).map(withoutZeros)
  const areNumbersStored = digitsIn(houseNumber).every((one) => numbers.includes(withoutZeros(one)))
  return counted.length > 0
    ? areNumbersStored && counted.map(withoutZeros).every((unit) => stored.includes(unit))
    : reading.lines.some(({ text }) => text === right)
}

/** "Blok WA 2 - 27" is Blok WA2 No.27: block and house of an estate of Indonesia. */
function isBlockStored(houseNumber: string, { line1, line2, text }: Fields): boolean {
  const runs = fold(houseNumber).match(/[a-z]+|\d+/g) ?? []
  const [block = '', ...others] = runs.filter((run) => !wordsOfBlock.has(run))
  if (others.length === 0 || !/[a-z]/.test(block)) return false
  const whole = new RegExp(`(?<![a-z])${[block, ...others].join(betweenNumbers)}(?!\\d)`)
  return [line1, line2, text].some((line) => whole.test(fold(line)))
}
const wordsOfBlock = wordSet('blk blok no nomor nomer')
const betweenNumbers = '[^a-z0-9]*(?:no(?:m[oe]r)?[^a-z0-9]*)?'
