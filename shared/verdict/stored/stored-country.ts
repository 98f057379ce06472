import { countryNamed } from '../../address/country/country-names.ts'
import type { Fields } from './fields.ts'

/**
 * The free text without the country, which is at its end or, in East Asian order, at its beginning.
 * The name of a city state stays, because it is also the town.
 */
export function withoutCountry(fields: Fields): string {
  const { text } = fields
  const name = fields.country === '' ? storedCountry(fields).text : countryAtEnd(text, fields)
  if (name === '' || cityStates.has(countryNamed(name) ?? '')) return text
  const at = firstInText.test(text) ? text.indexOf(name) : text.lastIndexOf(name)
  // The length stays the same, so that the position of the postal code stays valid.
  return at < 0 ? text : text.slice(0, at) + ' '.repeat(name.length) + text.slice(at + name.length)
}

/**
 * The name of the stored country, where the text ends with it as well: "Petone New Zealand". One of
 * one word may be a town's: Guatemala. Before a comma stands the town: "Kingston, Jamaica".
 */
function countryAtEnd(text: string, fields: Fields): string {
  const [last = ''] = /[^,،，()]*$/.exec(text) ?? []
  const words = last.trim().split(' ')
  const names = [2, 3].map((count) => words.slice(-count).join(' '))
  const code = countryNamed(fields.country)
  return names.find((name) => code !== undefined && countryNamed(name) === code) ?? ''
}

/** Countries that are one town: people write its name once. */
export const cityStates: ReadonlySet<string> = new Set(['SG', 'MC', 'VA', 'HK', 'MO', 'GI'])

/**
 * The stored country, with its code if the text names a known one. In a free text it is read at the
 * end or, in East Asian order, at the beginning.
 */
export function storedCountry(fields: Fields): { text: string; code?: string } {
  if (fields.country) {
    const code = countryNamed(fields.country)
    return { text: fields.country, ...(code && { code }) }
  }
  return countryIn(fields.text) ?? { text: '' }
}

/** Abbreviations that mean a country also after a postal code or state without a comma. */
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
  const written = [
    last,
    shortNames.exec(text)?.[1],
    firstInText.exec(text)?.[1],
    parts[0],
    afterCode(last),
  ]
  for (const name of written) {
    const code = name && mayBeCountry(name, parts) ? countryNamed(name) : undefined
    if (name && code) return { text: name, code }
  }
  return undefined
}

/**
 * Two letters may be a state as well as a country: "Va.". Three letters beside others may be a
 * town, as Blr is Bengaluru: they are a country by themselves only.
 */
function mayBeCountry(name: string, parts: string[]): boolean {
  const letters = name.replace(/[^\p{L}\p{N}]/gu, '')
  return (
    !/^[a-z]{1,3}$/i.test(letters) ||
    /^(?:UK|US)$/.test(letters) ||
    /^(?:USA|UAE)$/i.test(letters) ||
    (letters.length === 3 && parts.includes(name))
  )
}

/** The last word of a part without a comma, as in "10117 Berlin Deutschland". */
const afterCode = (part: string): string | undefined =>
  /\s/.test(part) ? /\S+$/.exec(part)?.[0] : undefined
