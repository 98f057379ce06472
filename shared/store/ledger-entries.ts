import { type RawBuilder, sql } from 'kysely'
import type { BillingSku } from '../billing/prices.ts'
import type { Sku } from '../billing/skus.ts'
import type { Database } from './database.ts'

/**
 * What one worker has charged a client for one billing SKU on one day of the provider: calls, and
 * millionths of a US dollar.
 */
export interface LedgerRow {
  day: string
  clientId: string
  billed: BillingSku
  calls: number
  microUsd: number
  /**
   * How many charges and refunds the sums include. Of two rows, the one with more entries is newer.
   */
  entries: number
}

/** Replaces a worker's older sums with newer ones. Writing the same rows twice changes nothing. */
export async function writeRows(db: Database, workerId: string, rows: LedgerRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += maxRowsAtOnce)
    await writeSome(db, workerId, rows.slice(from, from + maxRowsAtOnce))
}

/** A statement of PostgreSQL has at most 65,535 parameters. */
const maxRowsAtOnce = 1000

async function writeSome(db: Database, workerId: string, rows: LedgerRow[]): Promise<void> {
  await db
    .insertInto('ledger')
    .values(rows.map((row) => ({ workerId, ...row })))
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'clientId', 'billed', 'workerId'])
        .doUpdateSet((eb) => ({
          calls: eb.ref('excluded.calls'),
          microUsd: eb.ref('excluded.microUsd'),
          entries: eb.ref('excluded.entries'),
        }))
        .whereRef('excluded.entries', '>=', 'ledger.entries'),
    )
    .execute()
}

/**
 * PostgreSQL's time in milliseconds since 1970. It does not depend on Redis' clock, which can jump.
 */
const nowMs = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`

/**
 * Stores when each SKU was last called. `lastCalls` has times by performance.now(). All workers
 * write the same rows, so they are locked in one order.
 */
export async function writeLastCalls(db: Database, lastCalls: Map<Sku, number>): Promise<void> {
  if (lastCalls.size === 0) return
  await db
    .insertInto('lastCalls')
    .values(
      [...lastCalls].sort().map(([sku, at]) => ({
        sku,
        atMs: sql<number>`${nowMs} - ${Math.floor(performance.now() - at)}::bigint`,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('sku')
        .doUpdateSet(() => ({ atMs: sql<number>`greatest(last_calls.at_ms, excluded.at_ms)` })),
    )
    .execute()
}

/** Milliseconds since each SKU was last called by any worker. */
export async function readSinceLastCalls(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('lastCalls')
    .select(({ ref }) => ['sku', sql<number>`${nowMs} - ${ref('atMs')}`.as('sinceMs')])
    .execute()
  return new Map(rows.map(({ sku, sinceMs }) => [sku, Math.max(0, Number(sinceMs))]))
}

/** A client's charges from this day on, by day and billing SKU. */
export async function readCharges(db: Database, firstDay: string, clientId: string) {
  const rows = await db
    .selectFrom('ledger')
    .select(({ fn, ref }) => [
      sql<string>`to_char(${ref('day')}, 'YYYY-MM-DD')`.as('day'),
      'billed',
      fn.sum('calls').as('calls'),
      fn.sum('microUsd').as('microUsd'),
    ])
    .where(sql<boolean>`day >= ${firstDay}::date`)
    .where('clientId', '=', clientId)
    .groupBy(['day', 'billed'])
    .execute()
  return rows.map(({ day, billed, calls, microUsd }) => ({
    day,
    billed: billed as BillingSku,
    calls: Number(calls),
    microUsd: Number(microUsd),
  }))
}

/** What was called, and what it costs in millionths of a US dollar. */
interface Sum {
  calls: number
  microUsd: number
}

/** What a client was charged for one billing SKU: this month, and today. */
export interface MonthCharge {
  clientId: string
  billed: BillingSku
  month: Sum
  day: Sum
}

/**
 * The charges of all clients from the first day of the month on, and those of `today`. PostgreSQL
 * adds them up: a month has a line for each client and day.
 */
export async function readMonth(
  db: Database,
  firstDay: string,
  today: string,
): Promise<MonthCharge[]> {
  const { rows } = await sql<
    Record<'clientId' | 'billed' | 'dayCalls' | 'dayMicroUsd', string> &
      Record<'calls' | 'microUsd', string>
  >`
    select client_id, billed, sum(calls) as calls, sum(micro_usd) as micro_usd,
      coalesce(sum(calls) filter (where day = ${today}::date), 0) as day_calls,
      coalesce(sum(micro_usd) filter (where day = ${today}::date), 0) as day_micro_usd
    from ledger where day >= ${firstDay}::date group by client_id, billed`.execute(db)
  return rows.map((row) => ({
    clientId: row.clientId,
    billed: row.billed as BillingSku,
    month: { calls: Number(row.calls), microUsd: Number(row.microUsd) },
    day: { calls: Number(row.dayCalls), microUsd: Number(row.dayMicroUsd) },
  }))
}

/**
 * Merges at most `max` rows of days before this one into one row for each client and SKU, because
 * each worker adds its own. Rows of workers that can still write stay. Returns how many were
 * merged; several workers may merge at once.
 */
export async function mergeSome(db: Database, before: string, max: number): Promise<number> {
  // Jumps from one worker to the next in the index of rows that are not merged, so that the rows of
  // those that can still write are not read.
  const nextWorker = (after: RawBuilder<unknown>) => sql`
    select worker_id from ledger where worker_id <> 'merged' and worker_id > ${after}
    order by worker_id limit 1`
  const { rows } = await sql<{ count: number }>`
    with recursive workers as (
      (${nextWorker(sql`''`)})
      union all
      select (${nextWorker(sql`workers.worker_id`)}) from workers
        where workers.worker_id is not null),
    ended as materialized (
      select worker_id from workers
      where worker_id is not null and worker_id not in (select worker_id from ledger_workers)),
    old as materialized (
      select found.* from ended, lateral (
        select day, client_id, billed, worker_id from ledger
        where worker_id <> 'merged' and worker_id = ended.worker_id and day < ${before}::date
        -- In the order of the index. Without it, PostgreSQL could read all of the ledger.
        order by day limit ${max} for update skip locked) as found
      limit ${max}),
    deleted as (
      delete from ledger using old
      where ledger.day = old.day and ledger.client_id = old.client_id
        and ledger.billed = old.billed and ledger.worker_id = old.worker_id
      returning ledger.*),
    merged as (
      insert into ledger (worker_id, day, client_id, billed, calls, micro_usd, entries)
      select 'merged', day, client_id, billed, sum(calls), sum(micro_usd), sum(entries)
        from deleted group by day, client_id, billed order by day, client_id, billed
      on conflict (day, client_id, billed, worker_id) do update
        set calls = ledger.calls + excluded.calls,
        micro_usd = ledger.micro_usd + excluded.micro_usd,
          entries = ledger.entries + excluded.entries)
    select count(*)::integer as count from deleted`.execute(db)
  return rows[0]?.count ?? 0
}

/** Writes the heartbeat of a worker that has a ledger. */
export async function writeHeartbeat(db: Database, workerId: string): Promise<void> {
  await db
    .insertInto('ledgerWorkers')
    .values({ workerId, seenAt: sql<Date>`now()` })
    .onConflict((conflict) => conflict.column('workerId').doUpdateSet({ seenAt: sql<Date>`now()` }))
    .execute()
}

/** Removes a worker that has written all of its charges. */
export async function forgetWorker(db: Database, workerId: string): Promise<void> {
  await db.deleteFrom('ledgerWorkers').where('workerId', '=', workerId).execute()
}

/**
 * Deletes workers that had no heartbeat for so many days and have no recorder. Those whose recorder
 * Redis has lost are deleted by nobody else.
 */
export async function deleteSilentWorkers(
  db: Database,
  days: number,
  withRecorder: string[],
): Promise<void> {
  await db
    .deleteFrom('ledgerWorkers')
    .where('seenAt', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .where(({ ref }) => sql<boolean>`${ref('workerId')} <> all(${withRecorder}::text[])`)
    .execute()
}

/**
 * Whether another worker with charges had a heartbeat in the last `seconds`. Its last charges may
 * not be in the ledger yet.
 */
export async function areOthersAlive(
  db: Database,
  workerId: string,
  seconds: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('ledgerWorkers')
    .select('workerId')
    .where('workerId', '<>', workerId)
    .where('seenAt', '>', sql<Date>`now() - make_interval(secs => ${seconds})`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('ledger')
          .select('day')
          .whereRef('ledger.workerId', '=', 'ledgerWorkers.workerId')
          // Says that the index of rows that are not merged has it.
          .where('ledger.workerId', '<>', sql.lit('merged')),
      ),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
