import { type RawBuilder, sql } from 'kysely'

/*
 * Transactions lock rows in this order, so that they cannot deadlock: uploads, items of batches,
 * results, batches, stored addresses. Within a table: by batch and position, by id, by client and
 * reference.
 */

/** Positions of a batch: from `from` up to, but not including, `to`. */
export interface PositionRange {
  from: number
  to: number
}

/**
 * Condition on rows of one batch. It locks them by position first, because a scan has no fixed
 * order.
 */
export const lockedByPosition = (
  table: 'batch_items' | 'batch_results',
  batchId: string,
  { from, to }: PositionRange,
  also: RawBuilder<boolean> = sql<boolean>`true`,
): RawBuilder<boolean> => sql<boolean>`batch_id = ${batchId} and position = any(array(
  select position from ${sql.table(table)}
  where batch_id = ${batchId} and position >= ${from} and position < ${to} and ${also}
  order by position for update))`

/**
 * Condition on the first `limit` stored addresses of a client. It locks them by reference first.
 */
export const lockedByReference = (clientId: string, limit: number): RawBuilder<boolean> =>
  sql<boolean>`id = any(array(
    select id from stored_addresses where client_id = ${clientId}
    order by reference limit ${limit} for update))`

/**
 * Condition on the batches, or on at most `limit` of them, that fulfil this one. It locks them by
 * id first. After the wait for a lock the condition is tested again: a batch that its client has
 * paused meanwhile is none of them.
 */
export const lockedBatches = (
  condition: RawBuilder<boolean>,
  limit: number | null = null,
): RawBuilder<boolean> =>
  sql<boolean>`id = any(array(
    select id from batches
    where id in (select id from batches where ${condition} limit ${limit}) and ${condition}
    order by id for no key update))`
