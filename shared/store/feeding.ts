import { type RawBuilder, sql } from 'kysely'
import { unendedStatuses } from '../api/batch-status.ts'
import { chunkRows } from '../jobs/bulk-job.ts'
import type { PauseReason } from './batch-work.ts'
import type { Database } from './database.ts'
import { later } from './stored-addresses.ts'

/** What the feeder sees of a batch. */
export interface FedBatch {
  id: string
  clientId: string
  round: number
  total: number
  fedTo: number
}

/** Batches with items that no worker was given yet, in the order in which they came. */
export const readFeedable = (db: Database): Promise<FedBatch[]> =>
  db
    .selectFrom('batches')
    .select(['id', 'clientId', 'round', 'total', 'fedTo'])
    .where('status', 'in', ['queued', 'running'])
    .whereRef('fedTo', '<', 'total')
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

/** How many positions are looked through at once for ones without a result, where most have one already. */
const longestLook = 200_000

const texts = ['line1', 'line2', 'city', 'region', 'postal_code', 'country', 'address']
const findings =
  `verdict next_action reasons confidence place_id place_id_at formatted_address latitude longitude precision changes
  found_at validated_at confirmed_at`.split(/\s+/)
const each = (columns: string[], write: (column: string) => string) => sql.raw(columns.map(write).join(', '))
const columnsOf = (table: string, columns: string[]) => each(columns, (column) => `${table}.${column}`)

/**
 * Moves `fedTo` on by at most `chunks` chunks that have items without a result, and stores the addresses of these items as the client's
 * newest: in one transaction. Gives the first positions of the chunks: their jobs are to be added. None when the batch has changed meanwhile.
 */
export const feed = (db: Database, batch: FedBatch, chunks: number): Promise<number[]> =>
  db.transaction().execute(async (transaction) => {
    const unchanged = await transaction
      .selectFrom('batches')
      .select('id')
      .where('id', '=', batch.id)
      .where('status', 'in', ['queued', 'running'])
      .where('round', '=', batch.round)
      .where('fedTo', '=', batch.fedTo)
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!unchanged) return []
    const lookTo = Math.min(batch.total, batch.fedTo + Math.max(longestLook, chunks * chunkRows))
    const { rows } = await sql<{ position: number }>`
      select position from batch_items as item
      where batch_id = ${batch.id} and position >= ${batch.fedTo} and position < ${lookTo}
        and ${hasNoResultFrom(sql`${batch.fedTo}`)}
      order by position limit ${chunks * chunkRows}`.execute(transaction)
    const begins = [...new Set(rows.map(({ position }) => position - (position % chunkRows)))].slice(0, chunks)
    const last = begins.at(-1)
    const fedTo = last === undefined ? lookTo : Math.min(last + chunkRows, batch.total)
    if (begins.length > 0) await storeAddresses(transaction, batch.id, begins)
    await transaction
      .updateTable('batches')
      .set({ fedTo, status: 'running', startedAt: sql<Date>`coalesce(started_at, now())` })
      .where('id', '=', batch.id)
      .execute()
    return begins
  })

/** The bound says what the items' own says already: without it the planner may go through all results of the batch. */
const hasNoResultFrom = (position: RawBuilder<unknown>) => sql`not exists (
  select from batch_results as result
  where result.batch_id = item.batch_id and result.position = item.position and result.position >= ${position})`

/**
 * The newest text of a reference is kept: that of the later position, or of who sent it last. With another text goes what was known of the
 * one before.
 */
async function storeAddresses(db: Database, batchId: string, begins: number[]): Promise<void> {
  const positions = begins.flatMap((begin) => Array.from({ length: chunkRows }, (_, n) => begin + n))
  await sql`
    insert into stored_addresses as stored (client_id, reference, ${each(texts, String)}, batch_id, position, updated_at)
    select distinct on (reference) client_id, reference, ${columnsOf('item', texts)}, batch_id, position, batch.created_at
    from batch_items as item join batches as batch on batch.id = item.batch_id
    where batch_id = ${batchId} and position = any(${positions}::integer[])
    order by reference, position desc
    on conflict (client_id, reference) do update
    set ${each(texts, (column) => `${column} = excluded.${column}`)},
      ${each(['batch_id', 'position'], (column) => `${column} = excluded.${column}`)},
      updated_at = ${later(sql`excluded.updated_at`, sql`stored.updated_at`)},
      ${each(findings, (column) => `${column} = case when ${sameText} then stored.${column} end`)}
    where stored.updated_at < excluded.updated_at
      or (stored.batch_id = excluded.batch_id and stored.position < excluded.position)`.execute(db)
}

const rowOf = (table: string) => `(${texts.map((column) => `${table}.${column}`).join(', ')})`
const sameText = `${rowOf('stored')} is not distinct from ${rowOf('excluded')}`

/** A batch that is not over, as far as its results have come. */
export interface Progress extends FedBatch {
  status: 'queued' | 'running' | 'paused'
  processed: number
  createdAt: Date
  pausedReason: PauseReason | null
  doneTo: number
  /** The first position without a result; null when all items have one. */
  firstOpen: number | null
}

export async function readProgress(db: Database): Promise<Progress[]> {
  const { rows } = await sql<Progress>`
    select id, client_id, status, round, total, processed, created_at, paused_reason, fed_to, done_to, (
      select position from batch_items as item
      where batch_id = batch.id and position >= batch.done_to and ${hasNoResultFrom(sql`batch.done_to`)}
      order by position limit 1) as first_open
    from batches as batch where status in ('queued', 'running', 'paused')`.execute(db)
  return rows
}

/** Chunks below `fedTo` that have items without a result, by their first positions. */
export async function readOpenChunks(
  db: Database,
  { id, doneTo, fedTo }: Pick<Progress, 'id' | 'doneTo' | 'fedTo'>,
): Promise<number[]> {
  const { rows } = await sql<{ chunk: number }>`
    select distinct position / ${sql.lit(chunkRows)} as chunk from batch_items as item
    where batch_id = ${id} and position >= ${doneTo} and position < ${fedTo}
      and ${hasNoResultFrom(sql`${doneTo}`)}`.execute(db)
  return rows.map(({ chunk }) => chunk * chunkRows)
}

/** Notes how far the results of a batch go without a gap, and how fast they came lately, in rows a second. */
export const moveDoneTo = (db: Database, { id, round }: Progress, doneTo: number, rate: number) =>
  db.updateTable('batches').set({ doneTo, rate }).where('id', '=', id).where('round', '=', round).execute()

/** Ends a batch whose items all have results. False when it has changed meanwhile. */
export async function completeBatch(db: Database, { id, round }: Progress): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('batches')
    .set((eb) => ({
      status: 'completed',
      startedAt: sql<Date>`coalesce(started_at, now())`,
      finishedAt: sql<Date>`now()`,
      fedTo: eb.ref('total'),
      doneTo: eb.ref('total'),
      rate: 0,
      pausedReason: null,
      resumesAt: null,
      webhookState: sql<'pending' | null>`case when webhook_url is not null then 'pending' end`,
      webhookNextAt: sql<Date | null>`case when webhook_url is not null then now() end`,
      webhookAttempts: 0,
    }))
    .where('id', '=', id)
    .where('round', '=', round)
    .where('status', 'in', unendedStatuses)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Lets batches that paused by themselves go on when it is time. */
export const resumeDue = (db: Database) => resume(db).where('resumesAt', '<=', sql<Date>`now()`).execute()

/** Lets a batch that paused by itself go on before it is time. */
export const resumeEarly = (db: Database, { id, round }: Progress) =>
  resume(db).where('id', '=', id).where('round', '=', round).where('resumesAt', 'is not', null).execute()

const resume = (db: Database) =>
  db
    .updateTable('batches')
    .set((eb) => ({
      status: 'running',
      round: eb('round', '+', 1),
      fedTo: eb.ref('doneTo'),
      pausedReason: null,
      resumesAt: null,
    }))
    .where('status', '=', 'paused')
    .returning('id')
