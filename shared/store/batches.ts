import { sql } from 'kysely'
import { type BatchStatus, unendedStatuses } from '../api/batch-status.ts'
import type { Database } from './database.ts'

/** A client's batch; another client's is none. */
export const readBatch = (db: Database, clientId: string, id: string) =>
  selectBatch(db, clientId, id).selectAll().executeTakeFirst()

export type BatchRow = NonNullable<Awaited<ReturnType<typeof readBatch>>>

/** A batch whosoever it is. */
export const readBatchById = (db: Database, id: string) =>
  db.selectFrom('batches').selectAll().where('id', '=', id).executeTakeFirst()

const selectBatch = (db: Database, clientId: string, id: string) =>
  db.selectFrom('batches').where('id', '=', id).where('clientId', '=', clientId)

/** When a batch was made, in Unix microseconds as PostgreSQL has them, and its id. */
export type BatchPlace = [createdMicros: number, id: string]

interface BatchList {
  status?: BatchStatus[] | undefined
  /** The batch after which the list goes on; it may have been erased meanwhile. */
  after?: BatchPlace | undefined
  limit: number
}

/** A client's batches, the newest first. */
export const listBatches = (db: Database, clientId: string, { status, after, limit }: BatchList) =>
  db
    .selectFrom('batches')
    .selectAll()
    .select(sql<string>`(extract(epoch from created_at) * 1000000)::bigint`.as('createdMicros'))
    .where('clientId', '=', clientId)
    .$if(status !== undefined, (query) => query.where('status', 'in', status ?? []))
    .$if(after !== undefined, (query) => query.where(isAfter(after as BatchPlace)))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()

/** Both parts narrow the list's index. */
function isAfter([createdMicros, id]: BatchPlace) {
  const createdAt = sql`'epoch'::timestamptz + ${createdMicros}::bigint * interval '1 microsecond'`
  return sql<boolean>`created_at <= ${createdAt} and (created_at < ${createdAt} or id > ${id}::uuid)`
}

/** The bad rows of a batch's upload that were kept, by line. They never change. */
export const readProblems = (db: Database, batchId: string, offset: number, limit: number) =>
  db
    .selectFrom('batchProblems')
    .select(['line', 'field', 'code', 'message'])
    .where('batchId', '=', batchId)
    .orderBy('line')
    .orderBy('field', (order) => order.asc().nullsFirst())
    .orderBy('code')
    .offset(offset)
    .limit(limit)
    .execute()

/** A change of a batch's state; undefined when the batch is not in one that it begins from. */
export type Transition = (db: Database, clientId: string, id: string) => Promise<BatchRow | undefined>

const update = (db: Database, clientId: string, id: string, from: readonly BatchStatus[]) =>
  db
    .updateTable('batches')
    .where('id', '=', id)
    .where('clientId', '=', clientId)
    .where('status', 'in', from)
    .returningAll()

/** A batch that had paused by itself then waits for its client too. */
const pause = (db: Database, clientId: string) =>
  db
    .updateTable('batches')
    .set({ status: 'paused', pausedReason: 'client', resumesAt: null, rate: 0 })
    .where('clientId', '=', clientId)
    .where('status', 'in', unendedStatuses)

export const pauseBatch: Transition = (db, clientId, id) =>
  pause(db, clientId).where('id', '=', id).returningAll().executeTakeFirst()

/** Pauses all of a client's batches that have not ended. Returns their ids. */
export const pauseBatches = async (db: Database, clientId: string): Promise<string[]> => {
  const paused = await pause(db, clientId).returning('id').execute()
  return paused.map(({ id }) => id)
}

/** What was given to workers and has no result is given to them again. */
export const resumeBatch: Transition = (db, clientId, id) =>
  update(db, clientId, id, ['paused'])
    .set((eb) => ({
      status: sql<BatchStatus>`case when started_at is null then 'queued' else 'running' end`,
      pausedReason: null,
      resumesAt: null,
      fedTo: eb.ref('doneTo'),
      round: eb('round', '+', 1),
    }))
    .executeTakeFirst()

/** Results of rows that are in flight are kept: they are paid for. */
export const cancelBatch: Transition = (db, clientId, id) =>
  update(db, clientId, id, unendedStatuses)
    .set({
      status: 'cancelled',
      finishedAt: sql<Date>`now()`,
      pausedReason: null,
      resumesAt: null,
      webhookState: sql<'pending' | null>`case when webhook_url is not null then 'pending' end`,
      webhookNextAt: sql<Date | null>`case when webhook_url is not null then now() end`,
      webhookAttempts: 0,
    })
    .executeTakeFirst()

/** Takes the failed results away and lets the batch run again for those rows; one without any stays as it is. */
export const retryFailed: Transition = (db, clientId, id) =>
  db.transaction().execute(async (transaction) => {
    const batch = await selectBatch(transaction, clientId, id).selectAll().forUpdate().executeTakeFirst()
    if (batch?.status !== 'completed' && batch?.status !== 'failed') return undefined
    const { numDeletedRows } = await transaction
      .deleteFrom('batchResults')
      .where('batchId', '=', id)
      .where('verdict', '=', 'failed')
      .executeTakeFirst()
    if (numDeletedRows === 0n) return batch
    return update(transaction, clientId, id, [batch.status])
      .set((eb) => ({
        status: 'running',
        failed: eb('failed', '-', Number(numDeletedRows)),
        processed: eb('processed', '-', Number(numDeletedRows)),
        fedTo: 0,
        doneTo: 0,
        round: eb('round', '+', 1),
        finishedAt: null,
        webhookState: null,
        webhookNextAt: null,
      }))
      .executeTakeFirst()
  })
