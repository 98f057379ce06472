import { sql } from 'kysely'
import { countries } from '../address/country/countries.ts'
import { namesOf } from '../address/country/country-names.ts'
import type { Selection } from '../api/batch.ts'

/** The texts that mean these countries in stored addresses, in lower case, each once. */
export const countryTexts = (...codes: string[]): string[] => {
  const names = codes.flatMap((code) => [code, ...namesOf(code.toUpperCase())])
  return [...new Set(names.map((name) => name.toLowerCase()))]
}

let allTexts: Record<string, string> | undefined

/** The texts of all countries, each with the code of its country. */
export function countriesByText(): Record<string, string> {
  allTexts ??= Object.fromEntries(
    countries.flatMap((code) => countryTexts(code).map((text) => [text, code])),
  )
  return allTexts
}

/**
 * Conditions on `stored_addresses`. A country is found by its code and its common names. Other
 * texts do not match.
 */
export const conditionsOf = ({
  verdict,
  country,
  neverValidated,
  olderThanDays,
  unconfirmed,
}: Selection) => [
  ...(verdict ? [sql<boolean>`verdict = any(${verdict})`] : []),
  ...(country ? [sql<boolean>`lower(country) = any(${countryTexts(...country)})`] : []),
  ...(neverValidated ? [sql<boolean>`validated_at is null`] : []),
  ...(olderThanDays === undefined
    ? []
    : [sql<boolean>`validated_at < now() - make_interval(days => ${olderThanDays})`]),
  ...(unconfirmed ? [sql<boolean>`confirmed_at is null`] : []),
]
