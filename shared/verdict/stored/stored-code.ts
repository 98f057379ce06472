import { isTown } from '../../address/areas/towns.ts'
import { isNumberFirst } from '../../address/data/house-order.ts'
import { takeUnits } from '../../address/house/unit.ts'
import { compareCodes, isPostalCode, postalCodesIn } from '../../address/postal/postal-code.ts'
import { hasUnspaced } from '../../address/words/unspaced.ts'
import { tokensIn } from '../../address/words/vocabulary.ts'
import type { Field, Fields } from './fields.ts'
import { onlyLetters } from './region-names.ts'
import { withoutCountry } from './stored-country.ts'

/** A postal code, and where it is stored. */
interface FoundCode {
  text: string
  field: Field
  at: number
  length: number
}

/**
 * Finds the postal code. First choice: its own field. Then a code elsewhere that equals
 * `rightCode`. Then a code in a plausible position.
 */
export function findCode(
  fields: Fields,
  country: string,
  rightCode: string | undefined,
): FoundCode | undefined {
  const fieldText = fields.postalCode
  const codeOfField: FoundCode = {
    text: fieldText,
    field: 'postalCode',
    at: 0,
    length: fieldText.length,
  }
  if (fieldText && isPostalCode(fieldText, country) && /\d/.test(fieldText)) return codeOfField
  const besideTown = codeBesideTown(fields, country)
  if (besideTown) return { ...besideTown, field: 'postalCode' }
  const elsewhere = (['city', 'region', 'line2', 'line1', 'text'] as const).flatMap((field) =>
    fields[field] === ''
      ? []
      : postalCodesIn(fields[field], country).map((code) => ({ ...code, field })),
  )
  // Also where it reads like a flat: "2. sal 4000 Roskilde".
  const right = elsewhere.findLast(
    ({ text }) => rightCode !== undefined && compareCodes(text, rightCode, country) === 'same',
  )
  if (right) return right
  if (/\d/.test(fieldText)) return codeOfField
  const plausible = elsewhere.filter(
    (code) => canBe(code, fields, country) && !isUnit(code, fields, country),
  )
  return plausible.at(-1) ?? (fields.text === '' ? undefined : outwardCode(fields, rightCode))
}

/**
 * The only code in its field, where the town is repeated beside it: "2855-111 CORROIOS". Not where
 * the city is another one: which of the two towns is right, nobody knows.
 */
function codeBesideTown(
  { postalCode: text, city }: Fields,
  country: string,
): Omit<FoundCode, 'field'> | undefined {
  const [code, other] = postalCodesIn(text, country)
  if (!code || other) return undefined
  const rest = text.slice(0, code.at) + text.slice(code.at + code.length)
  const isName = /\p{L}{3}/u.test(rest) && !/\p{Nd}/u.test(rest)
  const isRepeated = city === '' || onlyLetters(city) === onlyLetters(rest)
  return isName && isRepeated ? code : undefined
}

/**
 * "118 Church Rd Leyton E10": the first half of a British or Canadian code, at the end. With two
 * letters it may stand before a remark: "142 north st bristol bs3 top flat".
 */
function outwardCode(fields: Fields, rightCode = ''): FoundCode | undefined {
  const text = withoutCountry(fields)
  const match =
    /(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]?(?=[\s,]*$)/iu.exec(text) ??
    /(?<=\d.*\p{L}\s)[A-Z]{2}\d[A-Z\d]?(?=[\s,]+\p{L}{3})/iu.exec(text)
  if (!match || !rightCode.startsWith(`${match[0].toUpperCase()} `)) return undefined
  return { text: match[0], field: 'text', at: match.index, length: match[0].length }
}

const isUnit = ({ text, field }: FoundCode, fields: Fields, country: string): boolean =>
  takeUnits(fields[field], country).units.includes(text)

/**
 * Whether a number at this position can be a postal code. In the lines it may be a house number or
 * a flat. In one text without commas it is one behind the number of the house, or the first word.
 */
function canBe(code: FoundCode, fields: Fields, country: string): boolean {
  const { field, at } = code
  if (field === 'line1') return false
  if (isHouseOfStreet(fields[field].slice(at), country)) return false
  if (field === 'line2')
    return at === 0 && !shortPhone.test(fields.line2) && !isHouseBesideTown(code, fields, country)
  if (endOfPhone.test(fields.text.slice(0, at))) return false
  if (field !== 'text' || /[,\n]/.test(fields.text.slice(0, at))) return true
  return isBehindHouse(code, fields, country) || isBeforeTown(code, fields, country)
}

/** "2210 Chino Roces" is a house, where the town has its own field, and this is none. */
function isHouseBesideTown({ text }: FoundCode, { line2, city }: Fields, country: string): boolean {
  const behind = line2.slice(text.length).trim()
  const isName = /^\P{Nd}*\p{L}{3}\P{Nd}*$/u.test(behind)
  return (
    isHouseFirst(country) &&
    isName &&
    city !== '' &&
    onlyLetters(behind) !== onlyLetters(city) &&
    !isTown(behind, country)
  )
}

const digitsIn = (text: string): number => text.replace(/[^\p{Nd}\p{L}]/gu, '').length

/**
 * A short one, of three digits in Iceland, is the last number, and the last word where the house
 * stands before the street.
 */
function isBehindHouse({ text, at }: FoundCode, fields: Fields, country: string): boolean {
  const before = fields.text.slice(0, at)
  const behind = withoutCountry(fields).slice(at + text.length)
  const isLast = isHouseFirst(country) ? behind.trim() === '' : !/\p{Nd}/u.test(behind)
  const isShortCode = (digitsIn(text) === shortCode || country === 'IS') && isLast
  return /\p{Nd}/u.test(before) && (digitsIn(text) > shortCode || isShortCode)
}

/** "80331 München Marienplatz 8", "100台北市…": the first of several numbers. */
function isBeforeTown({ text, at }: FoundCode, fields: Fields, country: string): boolean {
  const behind = fields.text.slice(at + text.length)
  if (at > 0 || !/\p{Nd}/u.test(behind)) return false
  if (digitsIn(text) > shortCode) return !isHouseFirst(country)
  return (
    withShortCodeFirst.has(country) || (country === 'TW' && hasUnspaced(behind.trim()[0] ?? ''))
  )
}

const shortCode = 4
/** "2012 3456" of Denmark. */
const shortPhone = /^\p{Nd}{4}[\s-]?\p{Nd}{4}$/u
/** "82 555" before 1234. */
const endOfPhone = /\p{Nd}\s\p{Nd}+\s$/u

/** Of the countries that write the number of a house first, those whose code precedes the town. */
const withCodeFirst = new Set(['FR', 'LU', 'MC'])
/** Whether an address begins with the number of the house there, and ends with the code. */
const isHouseFirst = (country: string): boolean =>
  isNumberFirst(country) && !withCodeFirst.has(country)

/** Countries with short codes before the town, and houses behind the street. */
const withShortCodeFirst = new Set('AT BE BG CH DK GL HU IS LI LU MK NL NO SI SJ'.split(' '))

/** "1901 Airport Road, Laoag": the only number of its part, with a street behind it. */
function isHouseOfStreet(text: string, country: string): boolean {
  if (!isHouseFirst(country)) return false
  const [part = ''] = text.split(/[,\n]/)
  const behind = /^\p{Nd}+\s(\P{Nd}+)$/u.exec(part)?.[1]
  return behind !== undefined && tokensIn(behind, country).some(({ isType }) => isType)
}
