import { languageFor } from '../address/languages.ts'
import { takeUnits } from '../address/unit.ts'
import type { WrittenAddress } from '../address/written-address.ts'
import { cleanFields, storedCountry } from './reading.ts'

/** What to ask the provider with. */
export interface Query {
  /** One line, without flat, floor and suite: they find nothing, or another place (provider-contract §3). */
  input: string
  /** Only places there (ISO 3166-1 alpha-2); absent where no country is stored that anybody knows. */
  countries?: string[]
  /** The language in which the answer comes in the letters of the stored address (BCP 47). */
  language: string
}

/** Places that addresses name as a country and providers as a part of one, and the other way round. */
const together = [
  'US PR GU VI AS MP',
  'FR GP MQ GF RE YT PM BL MF NC PF WF MC',
  'GB GG JE IM GI',
  'CN HK MO TW',
  'NL AW CW SX BQ',
  'DK FO GL',
  'NO SJ',
  'FI AX',
  'AU CX CC NF',
  'IT SM VA',
  'RS XK',
].map((codes) => codes.split(' '))
const mostCountries = 5

/** The country and, where the customer may have meant them by it, its territories; one of these and the country it belongs to. */
export function countriesLike(code: string): string[] {
  const group = together.find((codes) => codes.includes(code)) ?? [code]
  return group[0] === code ? group.slice(0, mostCountries) : [code, group[0] as string]
}

/** Whom a parcel is for says nothing about where: "c/o Miller", "Attn: Sales". */
const recipient = /(?:^|[,\n])\s*(?:c\/o|attn\.?:?|att:|z\.? ?hd\.?)\s[^,\n]*/giu

/** The question for a stored address; undefined where there is nothing to ask with. */
export function queryOf(stored: WrittenAddress): Query | undefined {
  const fields = cleanFields(stored)
  const country = storedCountry(fields)
  const { line1, line2, city, region, postalCode, text } = fields
  const street = [line1, line2, text].map((line) => takeUnits(line.replace(recipient, ''), country.code).rest)
  const unknownCountry = fields.country && !country.code ? fields.country : ''
  const input = [...street, city, region, postalCode, unknownCountry]
    .map((part) =>
      part
        .replace(/\s+/g, ' ')
        .replace(/(?:\s*,\s*)+/g, ', ')
        .replace(/^[\s,]+|[\s,]+$/g, ''),
    )
    .filter(Boolean)
    .join(', ')
  if (!/[\p{L}\p{N}]/u.test(input)) return undefined
  return {
    input,
    ...(country.code && { countries: countriesLike(country.code) }),
    language: languageFor(input, country.code),
  }
}

/** The question to ask when the first one found nothing at all: in the whole world, as the stored country may be the mistake. */
export function widerQueryOf(stored: WrittenAddress): Query | undefined {
  const query = queryOf(stored)
  return query?.countries && { input: query.input, language: query.language }
}
