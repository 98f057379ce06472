import { sql } from 'kysely'
import { openVerdicts, type VerdictName } from '../api/verdict.ts'
import { countryTexts } from './address-filter.ts'

/** Which results of a batch: those to which all of this applies. */
export interface ResultFilter {
  verdict?: VerdictName[] | undefined
  /** Codes of reasons. */
  reason?: string[] | undefined
  /** Codes of ISO 3166-1, alpha-2, of the countries that are stored. */
  country?: string[] | undefined
}

/**
 * Conditions on `batch_results as result`. Countries are found by the texts by which stored addresses are; in a subquery, since a join could
 * go wrong by the square of the batch, by what little the planner knows of a young table.
 */
export const resultConditions = ({ verdict, reason, country }: ResultFilter) => [
  ...(verdict ? [sql<boolean>`verdict = any(${verdict})`] : []),
  ...(reason ? [sql<boolean>`reasons @> any(${reason.map((code) => JSON.stringify([{ code }]))}::jsonb[])`] : []),
  ...(country
    ? [
        sql<boolean>`(
          select lower(item.country) from batch_items as item
          where item.batch_id = result.batch_id and item.position = result.position) = any(${country.flatMap(countryTexts)})`,
      ]
    : []),
]

/** As literals, by which the planner knows the index of open ones. */
const open = sql.join(openVerdicts.map((verdict) => sql.lit(verdict)))

/**
 * Whether the result of a batch waits for a person: condition on `stored_addresses as stored`, whose `batch_id` and `position` name it. It
 * does while the address has the text and the verdict that the batch has left it with: a decision, another text, a newer batch, or a place
 * that is no more takes it off.
 */
export const isOpen = sql<boolean>`stored.verdict in (${open}) and (
  select result.verdict from batch_results as result
  where result.batch_id = stored.batch_id and result.position = stored.position) in (${open})`
