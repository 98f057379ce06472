import type { Components } from '../../address/components.ts'
import { plainUnit } from '../../address/house/unit.ts'
import {
  withNumberedBuildings,
  wordsForBuilding,
} from '../../address/street/street-codes/arabic.ts'
import { inDigits } from '../../address/street/street-codes/numbers-in-digits.ts'
import { plainCodes } from '../../address/street/street-codes.ts'
import { escaped } from '../../address/words/escaped.ts'
import { isOneOf } from '../../address/words/same-words.ts'
import { tokensIn } from '../../address/words/vocabulary.ts'
import { isNumeric } from '../../address/words/words.ts'
import { type Comparison, hasRightCode } from '../comparison.ts'
import type { Street } from '../found-street.ts'
import type { Fields } from '../stored/fields.ts'
import type { Placed } from '../stored/reading.ts'
import { withPlates } from './stored-numbers.ts'

/** The found number without what is compared apart, or says only that it is a house: "Villa 23". */
export function bareNumber({ parts: { houseNumber = '' }, fields, country }: Comparison): string {
  if (withDirections.has(country)) return houseNumber.replace(directionBehind, '')
  if (withNumberedBuildings.has(country)) return houseNumber.replace(wordBeforeHouse, '')
  if (country === 'BG' && isBlockStored(houseNumber, fields)) return houseNumber.replace(block, '')
  if (country === 'TH') return plainCodes(houseNumber, country).replace(behindVillage, '')
  return country === 'KR' ? houseNumber.replace(underground, '') : houseNumber
}

/** A block of Bulgaria: "бл. 54". "Младост 1" is an estate. */
const block = /^бл\.?\s*(?=\d)/iu
/** "до бл. 24": beside that block. */
const beside = '(?<!\\p{L})(?:блока|до|зад|пред|срещу)\\s'
/** The same beside a second block: "бл. 55, вход откъм бл. 54". "вх. 2 на бл. 54" is block 54. */
const besideOther = '(?<!\\p{L})(?:блока|до|зад|и|към|между|на|откъм|от|пред|при|срещу)\\s'
const numberOfBlock = /(?<!\p{L})бл\.?\s*(\d+)/giu
const isBlockStored = (houseNumber: string, { line1, line2, text }: Fields): boolean => {
  if (!block.test(houseNumber)) return false
  const number = escaped(houseNumber.replace(block, ''))
  const blocks = [...[line1, line2, text].join(', ').matchAll(numberOfBlock)].map(([, one]) => one)
  const before = new Set(blocks).size > 1 ? besideOther : beside
  const sign = new RegExp(`(?<!\\p{L}|${before})бл\\.?\\s*${number}(?!\\d)`, 'iu')
  return [line1, line2, text].some((line) => sign.test(line))
}

/** Thailand counts the villages of a subdistrict: "99/5 หมู่ 4", "315/74 Moo 12". */
const village = /(?:หมู่ที่|Moo) (\p{Nd}+)/u
const behindVillage = /\s*(?:หมู่ที่|Moo) \p{Nd}.*$/u

/** Whether another village is stored than that of the found house. */
export function isInOtherVillage({ fields: { line1, line2, text }, parts }: Comparison): boolean {
  const numberIn = (line: string) => village.exec(plainCodes(line, 'TH'))?.[1]
  const found = numberIn(parts.houseNumber ?? '')
  const stored = numberIn([line1, line2, text].join(' '))
  return found !== undefined && stored !== undefined && Number(found) !== Number(stored)
}

/** Lanes off the streets of Kuwait, each with houses of its own: "جادة 7", "Jadda 7". */
const laneOfKuwait = /(?:جاد[ةه]|(?<!\p{L})jad+ah?)\s*(\p{Nd}+)/iu

/** Whether such a lane is stored, and the found address has none. */
export const isInUnknownLane = ({
  fields: { line1, line2, text },
  candidate,
}: Comparison): boolean =>
  laneOfKuwait.test([line1, line2, text].join(', ')) &&
  !laneOfKuwait.test(candidate.formattedAddress)

const wordBeforeHouse = new RegExp(`^(?:${wordsForBuilding})[.\\s]+(?=\\p{Nd})`, 'iu')

/** Korea counts shops below a street apart: 지하 172 is another address than 172. */
const underground = /^지하\s?(?=\d)/u
/** The same behind the street. "지하 1층" is a floor. */
const undergroundOfStreet = /[로길]\s?지하\s?\d+(?!\d|\s?[층호])/u

/** Whether one of the stored and the found address alone is below its street. */
export const isUndergroundOnlyOnOneSide = ({
  fields: { line1, line2, text },
  parts,
}: Comparison): boolean =>
  [line1, line2, text].some((line) => undergroundOfStreet.test(line)) !==
  underground.test(parts.houseNumber ?? '')

/**
 * The stored floor that is a part of the number: "215 3 hoog" is 215-3 in Amsterdam, "14 II" 14-2,
 * and "312 bis" is 312-bis in Utrecht.
 */
export const floorInNumber = (
  { reading, country }: Comparison,
  numbers: readonly string[],
  right: string,
): string | undefined =>
  reading.units
    .flatMap((unit) => [plainUnit(unit, country), inDigits(unit.toUpperCase())])
    .find((floor) =>
      numbers.some(
        (number) =>
          right === `${number}-${floor}` || (namedFloor.test(floor) && right === number + floor),
      ),
    )

/** "kamer A" is a room, and no house 12A. "I" may be the letter of a house. */
const namedFloor = /^(?:bis[a-z]?|hs|huis|i)$/

/**
 * Whether the number of the found house is that of a flat in a stored one. Scotland writes the flat
 * behind the house: 6/14 is flat 14 of house 6. With floor and flat, 0/1/14 is house 14.
 */
export const isFlatOfOtherHouse = (
  number: string,
  right: string,
  { region, countryCode }: Components,
) =>
  countryCode === 'GB' &&
  region === 'Scotland' &&
  number.split('/').length === 2 &&
  number.endsWith(`/${right}`) &&
  !number.startsWith(`${right}/`)

/** Countries whose numbers may have a direction behind them: "5-20 Sur", "555 Ote.". */
export const withDirections = new Set([...withPlates, 'MX'])

/**
 * Whether another direction is stored than that of the number: "Cra 10 # 5-20 Sur" is not in the
 * north of Bogotá. The direction stands behind the plate.
 */
export function hasOtherDirection(comparison: Comparison, { pool, used }: Street): boolean {
  const { parts, country } = comparison
  const part = pool[[...used][0] ?? -1]?.part
  const isBehindPlate = ({ isDirection, text }: Placed, at: number) =>
    isDirection && text.length > 1 && !used.has(at - 1) && isNumeric(pool[at - 1]?.text ?? '')
  const stored = pool.filter((word, at) => word.part === part && isBehindPlate(word, at))
  const { street = '', houseNumber = '' } = parts
  const found = tokensIn(`${street} ${houseNumber}`, country)
  const behind = tokensIn(directionBehind.exec(houseNumber)?.[0] ?? '', country)
  // In Mexico few houses have one, and people leave it out.
  if (country === 'MX' && behind.length === 0) return false
  if (country === 'MX' && stored.length === 0) return !hasRightCode(comparison)
  return !stored.every(isOneOf(found)) || !behind.every(isOneOf(pool))
}

const directionBehind = / (?:sur|norte|nte|este|oeste|oriente|ote|poniente|pte)\.?$/i
