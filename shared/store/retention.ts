import { sql } from 'kysely'
import { endedStatuses } from '../api/batch-status.ts'
import type { Database } from './database.ts'

/** What the provider said, as no column is (provider-contract §10). Place ids, verdicts and reason codes may be kept for good. */
const nothingSaid = { formattedAddress: null, latitude: null, longitude: null, precision: null }

/** Deletes what the provider said of stored addresses more than `olderThanHours` ago: of `most` of them, the oldest first. Returns how many. */
export async function forgetStored(db: Database, olderThanHours: number, most: number): Promise<number> {
  const { numUpdatedRows } = await db
    .with(
      (cte) => cte('old').materialized(),
      (query) =>
        query
          .selectFrom('storedAddresses')
          .select('id')
          .where('foundAt', '<', ago(olderThanHours))
          .orderBy('foundAt')
          .limit(most)
          .forUpdate()
          .skipLocked(),
    )
    .updateTable('storedAddresses')
    .from('old')
    .whereRef('storedAddresses.id', '=', 'old.id')
    .set({ ...nothingSaid, changes: null, foundAt: null })
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Hours after the end of a batch by which its last rows, in flight when it was cancelled, are written. */
const settledHours = 1

/** Batches that may have results from more than `olderThanHours` ago with what the provider said. */
export const batchesToForget = (db: Database, olderThanHours: number) =>
  db
    .selectFrom('batches')
    .select(['id', 'total'])
    .where('createdAt', '<', ago(olderThanHours))
    // Its failed rows may have been validated again since.
    .where(({ or, eb, ref }) =>
      or([eb('forgottenAt', 'is', null), eb('finishedAt', 'is', null), eb('forgottenAt', '<', ref('finishedAt'))]),
    )
    .orderBy('createdAt')
    .execute()

/** The same for a batch's results at positions `from` up to, not including, `to`. */
export async function forgetResults(
  db: Database,
  batchId: string,
  { from, to, olderThanHours }: { from: number; to: number; olderThanHours: number },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('batchResults')
    .set({ ...nothingSaid, changes: '[]' })
    .where('batchId', '=', batchId)
    .where('position', '>=', from)
    .where('position', '<', to)
    .where('validatedAt', '<', ago(olderThanHours))
    .where(({ or, eb }) =>
      or([
        eb('formattedAddress', 'is not', null),
        eb('latitude', 'is not', null),
        eb('precision', 'is not', null),
        sql<boolean>`changes <> '[]'::jsonb`,
      ]),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Notes that all results of a batch were looked through, if it ended more than `olderThanHours` ago: then none is too young. */
export const markForgotten = async (db: Database, batchId: string, olderThanHours: number): Promise<void> => {
  await db
    .updateTable('batches')
    .set({ forgottenAt: sql<Date>`now()` })
    .where('id', '=', batchId)
    .where('status', 'in', endedStatuses)
    .where('finishedAt', '<', ago(olderThanHours + settledHours))
    .execute()
}

const ago = (hours: number) => sql<Date>`now() - make_interval(hours => ${hours})`
