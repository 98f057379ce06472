import { countryNamed } from '../address/country-names.ts'
import { compareCodes, isPostalCode, postalCodesIn } from '../address/postal-code.ts'
import { takePostBox, takeUnits } from '../address/unit.ts'
import { type Token, tokensOf } from '../address/vocabulary.ts'
import { wordsOf } from '../address/words.ts'
import type { WrittenAddress } from '../address/written-address.ts'

type Field = 'line1' | 'line2' | 'city' | 'region' | 'postalCode' | 'text'

/** All fields, each there. */
export type Fields = Record<Field | 'country', string>

/** A word of the stored address and the field it stands in. */
export interface Placed extends Token {
  field: Field
}

/** A stored address taken apart, as far as that is possible without knowing which place is meant. */
export interface Reading {
  /** The lines that hold the street, number and names, without units and boxes; all words where there are no other fields. */
  lines: Placed[]
  city: Placed[]
  region: Placed[]
  /** Words where the postal code belongs. */
  astray: Placed[]
  /** All in one: the stored address has no other fields than lines. */
  isFree: boolean
  postalCode?: { text: string; field: Field }
  units: string[]
  postBox?: string
}

/** The free text without the country at its end or, in the Far East, its beginning. A city state's name is its town's too. */
function withoutCountry(fields: Fields): string {
  const { text } = fields
  const name = fields.country === '' ? storedCountry(fields).text : ''
  if (name === '' || cityStates.has(countryNamed(name) ?? '')) return text
  const at = firstInText.test(text) ? text.indexOf(name) : text.lastIndexOf(name)
  // As long as before: the postal code's place in it is known.
  return at < 0 ? text : text.slice(0, at) + ' '.repeat(name.length) + text.slice(at + name.length)
}

/** One town is all of the country, so nobody writes it twice. */
export const cityStates: ReadonlySet<string> = new Set(['SG', 'MC', 'VA', 'HK', 'MO', 'GI', 'SM'])

/** No address is longer; what comes after is not looked at. */
const mostCharacters = 500

const clean = (text: string | undefined): string =>
  text === undefined
    ? ''
    : text
        .slice(0, mostCharacters)
        .replace(/[^\S\n]+/g, ' ')
        .trim()

/** The stored address with clean texts; one without town, region and postal code has one free text for its lines. */
export function cleanFields(stored: WrittenAddress): Fields {
  const line1 = clean(stored.line1)
  const line2 = clean(stored.line2)
  const fields = {
    line1,
    line2,
    city: clean(stored.city),
    region: clean(stored.region),
    postalCode: clean(stored.postalCode),
    country: clean(stored.country),
    text: clean(stored.text),
  }
  if (fields.city || fields.region || fields.postalCode) return fields
  return { ...fields, line1: '', line2: '', text: [line1, line2, fields.text].filter(Boolean).join(', ') }
}

/** The country that is stored: its code if the text names one. From a free text it is read where it ends, or in the Far East begins. */
export function storedCountry(fields: Fields): { text: string; code?: string } {
  if (fields.country) {
    const code = countryNamed(fields.country)
    return { text: fields.country, ...(code && { code }) }
  }
  return countryIn(fields.text) ?? { text: '' }
}

/** Letters that mean a country though they stand behind a postal code or state without a comma. */
const shortNames = /(?:^|[\s,])(UK|U\.K\.|USA|U\.S\.A\.|UAE)\s*$/i
const firstInText =
  /^[\d\s〒-]*(中国|中國|日本|香港|台灣|台湾|臺灣|澳門|澳门|대한민국|한국|Россия|Украина|Україна|Беларусь)/u

function countryIn(text: string): { text: string; code: string } | undefined {
  const parts = text.split(/[,،、\n]| - /).map((part) => part.trim())
  const last =
    parts
      .at(-1)
      ?.replace(/[\d\s-]+$/, '')
      .replace(/^[\d\s-]+/, '') ?? ''
  const written = [last, shortNames.exec(text)?.[1], firstInText.exec(text)?.[1], parts[0], afterCode(last)]
  for (const name of written) {
    // Two letters at the end are a state as well as a country.
    const code = name && (!/^[a-z]{1,2}$/i.test(name) || /^(?:UK|US)$/.test(name)) ? countryNamed(name) : undefined
    if (name && code) return { text: name, code }
  }
  return undefined
}

/** "10117 Berlin Deutschland" has no comma: the last word. */
const afterCode = (part: string): string | undefined => (/\s/.test(part) ? /\S+$/.exec(part)?.[0] : undefined)

/** Reads a stored address as one of this country; `rightCode`, the postal code that would be right, tells it from other numbers. */
export function readStored(fields: Fields, country: string, rightCode: string | undefined): Reading {
  const isFree = fields.text !== '' && !fields.city && !fields.region && !fields.postalCode
  const postalCode = findCode(fields, country, rightCode)
  const without = (field: Field): string => {
    const text = field === 'text' ? withoutCountry(fields) : fields[field]
    return postalCode?.field === field && postalCode.length > 0
      ? `${text.slice(0, postalCode.at)} ${text.slice(postalCode.at + postalCode.length)}`
      : text
  }
  const place = (field: Field, text: string): Placed[] =>
    text === '' ? [] : tokensOf(wordsOf(plainBlocks(text, country)), country).map((token) => ({ ...token, field }))
  const units: string[] = []
  let postBox: string | undefined
  const lines: Placed[] = []
  for (const field of ['line1', 'line2', 'text'] as const) {
    const line = without(field)
    if (line === '') continue
    const boxed = takePostBox(line)
    postBox ??= boxed.postBox
    const { rest, units: taken } = takeUnits(boxed.rest, country)
    units.push(...taken)
    lines.push(...place(field, rest))
  }
  return {
    lines,
    city: place('city', without('city')),
    region: place('region', without('region')),
    astray: postalCode?.field === 'postalCode' ? [] : place('postalCode', fields.postalCode),
    isFree,
    units,
    ...(postalCode && { postalCode: { text: postalCode.text, field: postalCode.field } }),
    ...(postBox !== undefined && { postBox }),
  }
}

interface FoundCode {
  text: string
  field: Field
  at: number
  length: number
}

/** The postal code: its own field's, else what looks like one elsewhere and is right, else like one where it could stand. */
function findCode(fields: Fields, country: string, rightCode: string | undefined): FoundCode | undefined {
  const own = fields.postalCode
  const ownCode: FoundCode = { text: own, field: 'postalCode', at: 0, length: own.length }
  if (own && isPostalCode(own, country) && /\d/.test(own)) return ownCode
  const elsewhere = (['city', 'region', 'line2', 'line1', 'text'] as const).flatMap((field) =>
    fields[field] === '' ? [] : codesIn(fields[field], country).map((code) => ({ ...code, field })),
  )
  const right = elsewhere.findLast(
    ({ text }) => rightCode !== undefined && compareCodes(text, rightCode, country) === 'same',
  )
  if (right) return right
  if (/\d/.test(own)) return ownCode
  const plausible = elsewhere.filter(({ field, at }) => canBegin(field, fields, at))
  return plausible.at(-1)
}

const kanjiDigits = '〇一二三四五六七八九'

/** What looks like a code and is no flat. */
function codesIn(text: string, country: string): { text: string; at: number; length: number }[] {
  const codes = postalCodesIn(text, country)
  const units = codes.length > 0 ? takeUnits(text, country).units : []
  return codes.filter((code) => !units.includes(code.text))
}

/** Where a number that looks like a code may be one: in the lines, house numbers and flats do as well. */
function canBegin(field: Field, fields: Fields, at: number): boolean {
  if (field === 'line1') return false
  if (field === 'line2') return at === 0
  return field !== 'text' || /[,\n]/.test(fields.text.slice(0, at))
}

/** Japan's districts, blocks and houses, however their numbers are parted: 三丁目９番１号 and "3 Chome-9-1" are 3-9-1. */
export function plainBlocks(text: string, country: string): string {
  if (country !== 'JP') return text
  return text
    .normalize('NFKC')
    .replace(/[一二三四五六七八九](?=丁目)/g, (digit) => String(kanjiDigits.indexOf(digit)))
    .replace(/(?<=\d)\s?(?:丁目|番地の?|番|号|-?\s?ch[oō]me\b)\s?[-−–]?\s?(?=\d)/gi, '-')
    .replace(/(?<=\d)\s?(?:丁目|番地|番|号|-?\s?ch[oō]me\b)/gi, ' ')
    .replace(/[−–]/g, '-')
}
