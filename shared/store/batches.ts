import { type RawBuilder, sql } from 'kysely'
import { type BatchStatus, unendedStatuses } from '../api/batch-status.ts'
import { columnList } from './address-columns.ts'
import type { Database } from './database.ts'
import { lockAndCheckOpenBatches, statementsOn } from './open-batches.ts'
import { lockedBatches } from './ordered-rows.ts'

/** A batch of this client; undefined for a batch of another client. */
export const readBatch = (db: Database, clientId: string, id: string) =>
  selectBatch(db, clientId, id).selectAll().executeTakeFirst()

export type BatchRow = NonNullable<Awaited<ReturnType<typeof readBatch>>>

/** What clients see of a batch. The names of its own columns can be hundreds of kilobytes. */
const shownColumns = [
  'id',
  'name',
  'status',
  'total',
  'problems',
  'processed',
  'erased',
  'confirmed',
  'corrected',
  'needsReview',
  'undeliverable',
  'failed',
  'calls',
  'microUsd',
  'policy',
  'strategy',
  'rate',
  'createdAt',
  'startedAt',
  'finishedAt',
  'expiredAt',
  'pausedReason',
  'resumesAt',
  'webhookUrl',
  'webhookState',
] as const

export type ShownBatch = Pick<BatchRow, (typeof shownColumns)[number]>

/** Batches of any clients, in no order. Erased ones are left out. */
export const readBatchesById = (db: Database, ids: string[]): Promise<ShownBatch[]> =>
  db
    .selectFrom('batches')
    .select(shownColumns)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()

const selectBatch = (db: Database, clientId: string, id: string) =>
  db.selectFrom('batches').where('id', '=', id).where('clientId', '=', clientId)

/** When a batch was created, in Unix microseconds (PostgreSQL's precision), and its id. */
export type BatchPlace = [createdMicros: number, id: string]

interface BatchList {
  status?: BatchStatus[] | undefined
  /** The last batch of the page before. It can have been erased meanwhile. */
  after?: BatchPlace | undefined
  limit: number
}

/** A client's batches, newest first. Each page is read from an index, however few batches match. */
export async function listBatches(
  db: Database,
  clientId: string,
  { status, after, limit }: BatchList,
): Promise<(ShownBatch & { createdMicros: string })[]> {
  const fromBatches = sql`from batches
    where client_id = ${clientId} and ${after ? isAfter(after) : sql`true`}`
  // A range of one status, in the order of the index. With `=`, PostgreSQL could read batches with
  // every status.
  const candidates = status
    ? sql`unnest(${[...new Set(status)]}::text[]) as asked (status),
        lateral (select * ${fromBatches} and batches.status >= asked.status
          and batches.status <= asked.status
          order by batches.status, created_at desc, id limit ${limit}) as batch`
    : sql`(select * ${fromBatches} order by created_at desc, id limit ${limit}) as batch`
  const { rows } = await sql<ShownBatch & { createdMicros: string }>`
    select ${columnList(shownColumns, (column) => sql.ref(`batch.${column}`))},
      (extract(epoch from created_at) * 1000000)::bigint as created_micros
    from ${candidates} order by created_at desc, batch.id limit ${limit}`.execute(db)
  return rows
}

/** Two conditions, because both narrow the index range. */
function isAfter([createdMicros, id]: BatchPlace) {
  const createdAt = sql`'epoch'::timestamptz + ${createdMicros}::bigint * interval '1 microsecond'`
  return sql<boolean>`created_at <= ${createdAt}
    and (created_at < ${createdAt} or id > ${id}::uuid)`
}

/** The stored problems of a batch's upload, by line. They never change. */
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

/** Changes the status of a batch. Returns undefined when the current status does not allow it. */
export type Transition = (
  db: Database,
  clientId: string,
  id: string,
) => Promise<BatchRow | undefined>

const update = (db: Database, clientId: string, id: string, from: readonly BatchStatus[]) =>
  db
    .updateTable('batches')
    .where('id', '=', id)
    .where('clientId', '=', clientId)
    .where('status', 'in', from)
    .returningAll()

/** Also applies to batches that are paused for another reason: they then wait for the client. */
const pause = (db: Database, clients: RawBuilder<string>) =>
  db
    .updateTable('batches')
    .set({ status: 'paused', pausedReason: 'client', resumesAt: null, rate: 0 })
    .where('clientId', 'in', clients)
    .where('status', 'in', unendedStatuses)

export const pauseBatch: Transition = (db, clientId, id) =>
  pause(db, sql`(${clientId})`).where('id', '=', id).returningAll().executeTakeFirst()

/** Pauses all batches of these clients that have not ended. Returns their ids. */
export const pauseBatches = async (
  db: Database,
  clients: RawBuilder<string>,
): Promise<string[]> => {
  const all = sql<boolean>`client_id in ${clients} and status in (${sql.join(unendedStatuses)})`
  const paused = await pause(db, clients).where(lockedBatches(all)).returning('id').execute()
  return paused.map(({ id }) => id)
}

/** Rows that workers have taken, but that have no result, are dispatched again. */
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

/**
 * How long the webhook of a cancelled batch waits for rows in flight, so that their results are in
 * its counts and costs. Workers notice within a second, and a call takes seconds. Only a row that
 * waits for quota between two calls takes longer: up to its deadline of ten minutes.
 */
const inFlightSeconds = 15

/** Results of rows in flight are still stored, because their calls are paid for. */
export const cancelBatch: Transition = (db, clientId, id) =>
  update(db, clientId, id, unendedStatuses)
    .set({
      status: 'cancelled',
      finishedAt: sql<Date>`now()`,
      pausedReason: null,
      resumesAt: null,
      webhookState: sql<'pending' | null>`case when webhook_url is not null then 'pending' end`,
      webhookNextAt: sql<Date | null>`case when webhook_url is not null
        then now() + make_interval(secs => ${inFlightSeconds}) end`,
      webhookAttempts: 0,
    })
    .executeTakeFirst()

/**
 * Gives the rows without a result a failed one again, after `retryFailed` has deleted theirs and
 * the batch was cancelled. The result of a row in flight replaces it.
 */
export const restoreFailed: Transition = (db, clientId, id) =>
  db.transaction().execute(async (transaction) => {
    // In the order of ordered-rows.ts, like the results of workers.
    const { numAffectedRows = 0n } = await sql`
      with items as materialized (
        select batch_id, position from batch_items as item
        where batch_id = ${id} and not exists (
          select from batch_results as result
          where result.batch_id = item.batch_id and result.position = item.position)
        order by position for key share of item)
      insert into batch_results
        (batch_id, position, verdict, next_action, reasons, confidence, changes)
      select batch_id, position, 'failed', 'retry', '[]', 0, '[]' from items order by position
      on conflict do nothing`.execute(transaction)
    return update(transaction, clientId, id, ['cancelled'])
      .set((eb) => ({
        failed: eb('failed', '+', Number(numAffectedRows)),
        processed: eb('processed', '+', Number(numAffectedRows)),
        retrying: false,
      }))
      .executeTakeFirst()
  })

/**
 * Deletes the failed results and lets the batch run again for these rows. A batch without failed
 * results stays unchanged.
 * @throws {AppError} TOO_MANY_OPEN_BATCHES when the client has `maxOpen` other open batches
 */
export const retryFailed = (
  db: Database,
  clientId: string,
  id: string,
  maxOpen: number,
): ReturnType<Transition> =>
  db.transaction().execute(async (transaction) => {
    const before = await selectBatch(transaction, clientId, id).selectAll().executeTakeFirst()
    if (!before || !isRetriable(before)) return undefined
    // Results are locked before their batch: see ordered-rows.ts.
    await sql`
      select count(*) from (
        select from batch_results where batch_id = ${id} and verdict = 'failed'
        order by position for update) as locked`.execute(transaction)
    const batch = await selectBatch(transaction, clientId, id)
      .selectAll()
      .forUpdate()
      .executeTakeFirst()
    if (!batch || !isRetriable(batch)) return undefined
    const { numDeletedRows } = await transaction
      .deleteFrom('batchResults')
      .where('batchId', '=', id)
      .where('verdict', '=', 'failed')
      .executeTakeFirst()
    if (numDeletedRows === 0n) return batch
    await lockAndCheckOpenBatches(statementsOn(transaction), clientId, maxOpen, id)
    return update(transaction, clientId, id, [batch.status])
      .set((eb) => ({
        status: 'running',
        failed: eb('failed', '-', Number(numDeletedRows)),
        processed: eb('processed', '-', Number(numDeletedRows)),
        fedTo: 0,
        doneTo: 0,
        retrying: true,
        round: eb('round', '+', 1),
        finishedAt: null,
        webhookState: null,
        webhookNextAt: null,
      }))
      .executeTakeFirst()
  })

const isRetriable = ({ status, expiredAt }: BatchRow) =>
  status === 'completed' && expiredAt === null
