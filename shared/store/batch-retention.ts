import { sql } from 'kysely'
import { endedStatuses } from '../api/batch-status.ts'
import type { Database } from './database.ts'
import { lockedByPosition, type PositionRange } from './ordered-rows.ts'

interface ExpiredBatch {
  id: string
  total: number
}

/** Literals, because PostgreSQL uses the partial index only with these. */
const ended = sql.join(endedStatuses.map((status) => sql.lit(status)))

/**
 * The next batch whose rows must be deleted: the oldest that ended more than `olderThanDays` ago,
 * or whose deletion was interrupted. From now on its rows are not shown.
 */
export async function expireNextBatch(
  db: Database,
  olderThanDays: number,
): Promise<ExpiredBatch | undefined> {
  const { rows } = await sql<ExpiredBatch>`
    update batches set expired_at = coalesce(expired_at, now())
    where id = (
      select id from batches
      where rows_deleted_at is null and status in (${ended})
        and (expired_at is not null
          or coalesce(finished_at, created_at) < now() - make_interval(days => ${olderThanDays}))
      order by coalesce(finished_at, created_at) limit 1 for update skip locked)
    returning id, total`.execute(db)
  return rows[0]
}

/** Deletes rows of a batch with their results. Returns how many rows. */
export async function deleteItems(
  db: Database,
  batchId: string,
  range: PositionRange,
): Promise<number> {
  await db
    .deleteFrom('batchResults')
    .where(lockedByPosition('batch_results', batchId, range))
    .execute()
  const { numDeletedRows } = await db
    .deleteFrom('batchItems')
    .where(lockedByPosition('batch_items', batchId, range))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Deletes at most `limit` problems of a batch. Returns how many. */
export async function deleteProblems(
  db: Database,
  batchId: string,
  limit: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from batch_problems where ctid = any(array(
      select ctid from batch_problems where batch_id = ${batchId} limit ${limit}))`.execute(db)
  return Number(numAffectedRows ?? 0)
}

export const noteRowsDeleted = async (db: Database, id: string): Promise<void> => {
  await db
    .updateTable('batches')
    .set({ rowsDeletedAt: sql<Date>`now()`, ownColumns: null })
    .where('id', '=', id)
    .execute()
}
