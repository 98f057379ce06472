import { sql } from 'kysely'
import { endedStatuses } from '../api/batch-status.ts'
import { columnList, contentColumns, nulls } from './address-columns.ts'
import type { Database } from './database.ts'
import { lockedByPosition } from './ordered-rows.ts'
import { isOfOsm } from './place-owner.ts'

/**
 * Deletes the provider's content from at most `max` stored addresses, the oldest first, if it is
 * older than `olderThanHours`. Returns how many.
 */
export async function forgetStored(
  db: Database,
  olderThanHours: number,
  max: number,
): Promise<number> {
  const { numUpdatedRows } = await db
    .with(
      (cte) => cte('old').materialized(),
      (query) =>
        query
          .selectFrom('storedAddresses')
          .select('id')
          .where('foundAt', '<', ago(olderThanHours))
          .orderBy('foundAt')
          .limit(max)
          .forUpdate()
          .skipLocked(),
    )
    .updateTable('storedAddresses')
    .from('old')
    .whereRef('storedAddresses.id', '=', 'old.id')
    .set({ ...nulls(contentColumns), changes: null, foundAt: null })
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/**
 * Hours after the end of a batch. Rows that were in flight when it was cancelled are written by
 * then.
 */
const settledHours = 1

/**
 * Batches that can have results with content of the provider from more than `olderThanHours` ago.
 */
export const batchesToForget = (db: Database, olderThanHours: number) =>
  db
    .selectFrom('batches')
    .select(['id', 'total'])
    .where('createdAt', '<', ago(olderThanHours))
    // Failed rows can have been validated again since.
    .where(({ or, eb, ref }) =>
      or([
        eb('forgottenAt', 'is', null),
        eb('finishedAt', 'is', null),
        eb('forgottenAt', '<', ref('finishedAt')),
      ]),
    )
    .orderBy('createdAt')
    .execute()

/**
 * Deletes the provider's content from results at the positions `from` up to, but not including,
 * `to`. Returns how many.
 */
export async function forgetResults(
  db: Database,
  batchId: string,
  { from, to, olderThanHours }: { from: number; to: number; olderThanHours: number },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('batchResults')
    .set({ ...nulls(contentColumns), changes: '[]' })
    .where(lockedByPosition('batch_results', batchId, { from, to }, isOldContent(olderThanHours)))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

const isOldContent = (olderThanHours: number) => sql<boolean>`validated_at < ${ago(olderThanHours)}
  and not ${isOfOsm(sql`place_id`)}
  and (changes <> '[]'::jsonb or num_nonnulls(${columnList(contentColumns)}) > 0)`

/**
 * Marks a batch as done if it ended more than `olderThanHours` ago. Then none of its results is too
 * young.
 */
export const markForgotten = async (
  db: Database,
  batchId: string,
  olderThanHours: number,
): Promise<void> => {
  await db
    .updateTable('batches')
    .set({ forgottenAt: sql<Date>`now()` })
    .where('id', '=', batchId)
    .where('status', 'in', endedStatuses)
    .where('finishedAt', '<', ago(olderThanHours + settledHours))
    .execute()
}

const ago = (hours: number) => sql<Date>`now() - make_interval(hours => ${hours})`
