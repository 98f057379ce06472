import { type RawBuilder, sql } from 'kysely'
import { unendedStatuses } from '../api/batch-status.ts'
import type { KeyMode } from '../api/client-rules.ts'
import { textFields } from '../ingest/row.ts'
import { chunkRows } from '../jobs/bulk-job.ts'
import type { StrategyName } from '../verdict/strategies.ts'
import { columnList, hashOfText, placeColumns, verdictColumns } from './address-columns.ts'
import { automaticPauses, type PauseReason } from './batch-work.ts'
import { modeOfClient } from './clients.ts'
import type { Database } from './database.ts'
import { lockedBatches } from './ordered-rows.ts'
import { resultBatch, resultPosition } from './result-filter.ts'
import { confirmedByPerson, laterThan } from './stored-addresses.ts'

/** The feeder's view of a batch. */
export interface FedBatch {
  id: string
  clientId: string
  round: number
  total: number
  fedTo: number
}

interface FeedableBatch extends FedBatch {
  mode: KeyMode
}

/** Batches with rows that are not on the queue yet, in the order of their creation. */
export const readFeedable = (db: Database): Promise<FeedableBatch[]> =>
  db
    .selectFrom('batches')
    .select(['id', 'clientId', modeOfClient.as('mode'), 'round', 'total', 'fedTo'])
    .where('status', 'in', ['queued', 'running'])
    .whereRef('fedTo', '<', 'total')
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

/** How many positions are searched at once for rows without a result. */
const maxScanned = 200_000

/**
 * Moves `fedTo` forward by at most `chunks` chunks that have rows without a result. In the same
 * transaction it stores the addresses of these rows as the client's newest. Returns the first
 * positions of the chunks, for which jobs must be added. Returns none when the batch has changed
 * meanwhile.
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
    const scanTo = Math.min(batch.total, batch.fedTo + Math.max(maxScanned, chunks * chunkRows))
    const { rows } = await sql<{ position: number }>`
      select position from batch_items as item
      where batch_id = ${batch.id} and position >= ${batch.fedTo} and position < ${scanTo}
        and ${hasNoResultFrom(sql`${batch.fedTo}`)}
      order by position limit ${chunks * chunkRows}`.execute(transaction)
    const starts = [
      ...new Set(rows.map(({ position }) => position - (position % chunkRows))),
    ].slice(0, chunks)
    const last = starts.at(-1)
    const fedTo = last === undefined ? scanTo : Math.min(last + chunkRows, batch.total)
    if (starts.length > 0) await storeAddresses(transaction, batch.id, starts)
    await transaction
      .updateTable('batches')
      .set({ fedTo, status: 'running', startedAt: sql<Date>`coalesce(started_at, now())` })
      .where('id', '=', batch.id)
      .execute()
    return starts
  })

/**
 * The second condition on the position is redundant. Without it PostgreSQL can read all results of
 * the batch.
 */
const hasNoResultFrom = (position: RawBuilder<unknown>) => sql`not exists (
  select from batch_results as result
  where result.batch_id = item.batch_id and result.position = item.position
    and result.position >= ${position})`

/**
 * Stores rows that have no result yet as the newest addresses of their references, the last row of
 * each. Rows of an export that is uploaded again may bring a person's confirmation along: the last
 * of these is stored, also where a later row has none. Such an address is not of the batch, so it
 * does not get the row's result. What becomes of an address that is stored already, by the first
 * line that applies:
 *
 * | stored address                               | new row       | the stored address then        |
 * |----------------------------------------------|---------------|--------------------------------|
 * | of this batch, of this or a later row        | not confirmed | stays                          |
 * | of no row of this batch, newer than it       | any           | stays                          |
 * | confirmed                                    | any           | stays, if the batch keeps such |
 * | not confirmed, another text, of no row of    | confirmed     | stays                          |
 * | this batch, newer than the confirmation      |               |                                |
 * | the same text                                | not confirmed | keeps its place, and its       |
 * |                                              |               | verdict, if not a person's     |
 * | the same text                                | confirmed     | is confirmed, keeps its place  |
 * | another text                                 | not confirmed | is the row, not validated      |
 * | another text                                 | confirmed     | is the row, confirmed          |
 */
async function storeAddresses(db: Database, batchId: string, starts: number[]): Promise<void> {
  const positions = starts.flatMap((begin) =>
    Array.from({ length: chunkRows }, (_, n) => begin + n),
  )
  await sql`
    insert into stored_addresses as stored (client_id, reference, ${columnList(textFields)},
      batch_id, position, updated_at, decided_hash, ${columnList(verdictColumns)})
    select distinct on (reference) client_id, reference, ${textOf('item')},
      case when person_at is null then batch_id end, case when person_at is null then position end,
      batch.created_at,
      case when person_at is not null then ${hashOfText((field) => sql.ref(`item.${field}`))} end,
      ${columnList(verdictColumns, ofPerson)}
    from batch_items as item join batches as batch on batch.id = item.batch_id
      cross join lateral (select case when item.confirmed_at is not null
        then least(item.confirmed_at, batch.created_at) end as person_at) as confirmed
    where batch_id = ${batchId} and position = any(${positions}::integer[])
      and ${hasNoResultFrom(sql`${Math.min(...positions)}`)}
      and (person_at is null or not ${hasLaterConfirmation})
    order by reference, (person_at is not null) desc, item.position desc
    on conflict (client_id, reference) do update
    set (${columnList(textFields)}, batch_id, position)
        = (${textOf('excluded')}, excluded.batch_id, excluded.position),
      verdict_batch_id = case when ${sameText} then ${resultBatch} end,
      verdict_position = case when ${sameText} then ${resultPosition} end,
      updated_at = ${laterThan(sql`excluded.updated_at`, sql`stored.updated_at`)},
      decided_hash = excluded.decided_hash,
      ${columnList(
        verdictColumns,
        (column) => sql`${sql.ref(column)} =
          case when excluded.confirmed_at is not null then ${sql.ref(`excluded.${column}`)}
          when ${sameText} and stored.confirmed_at is null then ${sql.ref(`stored.${column}`)} end`,
      )},
      ${columnList(
        placeColumns,
        (column) =>
          sql`${sql.ref(column)} = case when ${sameText} then ${sql.ref(`stored.${column}`)} end`,
      )}
    where (stored.updated_at < excluded.updated_at
        or (stored.batch_id = ${batchId}
          and (excluded.confirmed_at is not null or stored.position < excluded.position)))
      and case when stored.confirmed_at is not null
        then (select replace_confirmed from batches where id = ${batchId})
        else excluded.confirmed_at is null or stored.batch_id = ${batchId}
          or ${sameText}
          or date_trunc('milliseconds', stored.updated_at) <= excluded.confirmed_at
        end`.execute(db)
}

/**
 * Whether a later row of the reference brings a confirmation along: it can be fed much later. The
 * batch is a range of one value, which only the index by reference has. With `=` alone, PostgreSQL
 * could read all rows of the batch.
 */
const hasLaterConfirmation = sql`exists (
  select from batch_items as later
  where later.reference = item.reference
    and (later.reference, later.batch_id) >= (item.reference, item.batch_id)
    and (later.reference, later.batch_id) <= (item.reference, item.batch_id)
    and later.position > item.position and later.confirmed_at is not null)`

/** What a person's confirmation puts into this column, where the row brings one along. */
function ofPerson(column: (typeof verdictColumns)[number]): RawBuilder<unknown> {
  if (column === 'validatedAt' || column === 'confirmedAt') return sql`person_at`
  const value = personsVerdict[column]
  return value ? sql`case when person_at is not null then ${value} end` : sql`null::jsonb`
}

const personsVerdict: Record<string, RawBuilder<unknown>> = {
  verdict: sql`${confirmedByPerson.verdict}::text`,
  nextAction: sql`${confirmedByPerson.nextAction}::text`,
  reasons: sql`${confirmedByPerson.reasons}::jsonb`,
  confidence: sql`${confirmedByPerson.confidence}::real`,
  changes: sql`${confirmedByPerson.changes}::jsonb`,
}

const textOf = (table: string) => columnList(textFields, (field) => sql.ref(`${table}.${field}`))
const sameText = sql`(${textOf('stored')}) is not distinct from (${textOf('excluded')})`

/** How far the results of a batch have come. */
export interface Progress extends FeedableBatch {
  status: 'queued' | 'running'
  processed: number
  createdAt: Date
  doneTo: number
  /** The first position without a result; null when all rows have one. */
  firstOpen: number | null
}

export async function readProgress(db: Database): Promise<Progress[]> {
  const { rows } = await sql<Progress>`
    select id, client_id, ${modeOfClient} as mode, status, round, total, processed, created_at,
      fed_to, done_to, (
      select position from batch_items as item
      where batch_id = batch.id and position >= batch.done_to
        and ${hasNoResultFrom(sql`batch.done_to`)}
      order by position limit 1) as first_open
    from batches as batch where status in ('queued', 'running') order by created_at, id`.execute(db)
  return rows
}

export interface PausedBatch {
  id: string
  clientId: string
  round: number
  total: number
  processed: number
  erased: number
  strategy: StrategyName
  pausedReason: PauseReason | null
  /** How many times in a row it paused by itself without a result in between. */
  pauses: number
}

/** The next `limit` paused batches after the one with this id, by id. */
export async function readPaused(
  db: Database,
  after: string | undefined,
  limit: number,
): Promise<PausedBatch[]> {
  const { rows } = await sql<PausedBatch>`
    select id, client_id, round, total, processed, erased, strategy, paused_reason, pauses
    from batches
    where status = 'paused' and id > ${after ?? '00000000-0000-0000-0000-000000000000'}::uuid
    order by id limit ${limit}`.execute(db)
  return rows
}

/** First positions of the chunks before `fedTo` that have rows without a result. */
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

/** Stores up to which position all rows have results, and the recent rate in rows a second. */
export const moveDoneTo = (db: Database, { id, round }: Progress, doneTo: number, rate: number) =>
  db
    .updateTable('batches')
    .set({ doneTo, rate })
    .where('id', '=', id)
    .where('round', '=', round)
    .execute()

/** Ends a batch whose rows all have results. Returns false when the batch has changed meanwhile. */
export async function completeBatch(
  db: Database,
  { id, round }: Pick<Progress, 'id' | 'round'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('batches')
    .set((eb) => ({
      status: 'completed',
      startedAt: sql<Date>`coalesce(started_at, now())`,
      finishedAt: sql<Date>`now()`,
      fedTo: eb.ref('total'),
      doneTo: eb.ref('total'),
      retrying: false,
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

const outage: PauseReason = 'provider_unavailable'
/** Reasons that end at a known time. After an outage, a trial call is made first. */
const endInTime = automaticPauses
  .filter((reason) => reason !== outage)
  .map((reason) => sql.lit(reason))

/** Resumes at most `limit` batches whose pause has ended. */
export const resumeDue = (db: Database, limit: number) =>
  resume(db)
    .where(
      lockedBatches(
        sql`status = 'paused' and paused_reason in (${sql.join(endInTime)})
          and resumes_at <= now()`,
        limit,
      ),
    )
    .execute()

/** The strategy of one batch that an outage paused and that could resume now, if any could. */
export async function strategyToProbe(db: Database): Promise<StrategyName | undefined> {
  const { rows } = await sql<{ strategy: StrategyName }>`
    select strategy from batches
    where status = 'paused' and paused_reason = ${outage} and resumes_at <= now() limit 1`.execute(
    db,
  )
  return rows[0]?.strategy
}

/** At most `limit` batches of a strategy that an outage paused. */
interface Waiting {
  strategy: StrategyName
  limit: number
}

/** Resumes these batches. */
export const resumeAfterOutage = (db: Database, { strategy, limit }: Waiting) =>
  resume(db)
    .where(
      lockedBatches(
        sql`status = 'paused' and paused_reason = ${outage} and strategy = ${strategy}
          and resumes_at is not null`,
        limit,
      ),
    )
    .execute()

/**
 * Extends the pause of those that could resume now. Each pause is longer than the last one, from
 * `minMs` up to `maxMs` milliseconds.
 */
export const extendOutage = (
  db: Database,
  { strategy, limit, minMs, maxMs }: Waiting & { minMs: number; maxMs: number },
) =>
  sql`
    update batches set pauses = pauses + 1,
      resumes_at = now() + least(${maxMs}, ${minMs} * power(2, least(pauses, 30)))
        * interval '1 millisecond'
    where ${lockedBatches(
      sql`status = 'paused' and paused_reason = ${outage} and strategy = ${strategy}
        and resumes_at <= now()`,
      limit,
    )}`.execute(db)

/** Resumes an automatically paused batch before its time. */
export const resumeEarly = (db: Database, { id, round }: PausedBatch) =>
  resume(db)
    .where('id', '=', id)
    .where('round', '=', round)
    .where('resumesAt', 'is not', null)
    .execute()

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
