import { sql } from 'kysely'
import { namesOf } from '../address/country-names.ts'
import type { VerdictName } from '../api/verdict.ts'

/** Which stored addresses: those to which all of this applies. */
export interface AddressFilter {
  verdict?: VerdictName[] | undefined
  /** Codes of ISO 3166-1, alpha-2. */
  country?: string[] | undefined
  neverValidated?: boolean | undefined
  olderThanDays?: number | undefined
}

/** Texts by which a country may be stored, in lower case. */
const textsOf = (code: string) => [code, ...namesOf(code.toUpperCase())].map((name) => name.toLowerCase())

/**
 * Conditions on `stored_addresses`. A country is found by its code and by the names that most people write; who stored it in other
 * words has to choose otherwise.
 */
export const conditionsOf = ({ verdict, country, neverValidated, olderThanDays }: AddressFilter) => [
  ...(verdict ? [sql<boolean>`verdict = any(${verdict})`] : []),
  ...(country ? [sql<boolean>`lower(country) = any(${country.flatMap(textsOf)})`] : []),
  ...(neverValidated ? [sql<boolean>`validated_at is null`] : []),
  ...(olderThanDays === undefined
    ? []
    : [sql<boolean>`validated_at < now() - make_interval(days => ${olderThanDays})`]),
]
