import { sql } from 'kysely'
import { openVerdicts, type VerdictName } from '../verdict/verdicts.ts'
import { hashOfText } from './address-columns.ts'
import { countryTexts } from './address-filter.ts'

/** Selects the results of a batch that match all of these conditions. */
export interface ResultFilter {
  verdict?: VerdictName[] | undefined
  /** Codes of reasons. */
  reason?: string[] | undefined
  /** ISO 3166-1 alpha-2 codes of the countries that were stored. */
  country?: string[] | undefined
}

/**
 * Conditions on `batch_results as result`. Countries are matched by the same texts as for stored
 * addresses. They are a subquery, because PostgreSQL has few statistics of a new table, and a badly
 * planned join would take quadratic time.
 */
export const resultConditions = ({ verdict, reason, country }: ResultFilter) => [
  ...(verdict ? [sql<boolean>`verdict = any(${verdict})`] : []),
  ...(reason
    ? [sql<boolean>`reasons @> any(${reason.map((code) => JSON.stringify([{ code }]))}::jsonb[])`]
    : []),
  ...(country
    ? [
        sql<boolean>`(
          select lower(item.country) from batch_items as item
          where item.batch_id = result.batch_id
            and item.position = result.position) = any(${countryTexts(...country)})`,
      ]
    : []),
]

/** Literals, because PostgreSQL uses the partial index only with these. */
const open = sql.join(openVerdicts.map((verdict) => sql.lit(verdict)))

/** Whether a result is one for a person to judge. A condition on `batch_results`. */
export const isForPerson = sql<boolean>`verdict in (${open})`

/** The result that the verdict of `stored_addresses as stored` is from. */
export const resultBatch = sql`coalesce(stored.verdict_batch_id, stored.batch_id)`
export const resultPosition = sql`coalesce(stored.verdict_position, stored.position)`

/** Whether that result is of this batch. Of two conditions, each can be read from an index. */
export const isResultOf = (batchId: string) => sql<boolean>`(stored.verdict_batch_id = ${batchId}
  or (stored.verdict_batch_id is null and stored.batch_id = ${batchId}))`

/**
 * Whether a result still needs a person's decision. A condition on `stored_addresses as stored`,
 * whose `resultBatch` and `resultPosition` name the result. It is true while the stored address has
 * the text and the verdict from the batch. A decision, a new text, a newer result, or a place that
 * no longer exists makes it false.
 */
export const isOpen = sql<boolean>`stored.verdict in (${open}) and (
  select result.verdict from batch_results as result
  where result.batch_id = ${resultBatch} and result.position = ${resultPosition}) in (${open})`

const hashIn = (table: string) => hashOfText((field) => sql.ref(`${table}.${field}`))

/**
 * Whether a person has decided on a result. A condition on `stored_addresses as stored`, which has
 * the reference, on `batch_items`, and on `batch_results as page`.
 */
export const isDecided = sql<boolean>`
  (stored.confirmed_at >= page.validated_at
    -- Without a batch, no batch has replaced the confirmed text.
    or (stored.confirmed_at is not null and (stored.batch_id is null
      or not (select replace_confirmed from batches where id = page.batch_id))))
  -- Another row of the reference can have another address.
  and (stored.decided_hash is null
    or ${hashIn('batchItems')} in (stored.decided_hash, ${hashIn('stored')}))`
