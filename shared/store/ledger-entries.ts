import { sql } from 'kysely'
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
   * How many charges and corrections the sums include. Of two rows, the one with more entries is
   * newer.
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

/** Stores when each SKU was last called. `lastCalls` has times by performance.now(). */
export async function writeLastCalls(db: Database, lastCalls: Map<Sku, number>): Promise<void> {
  if (lastCalls.size === 0) return
  await db
    .insertInto('lastCalls')
    .values(
      [...lastCalls].map(([sku, at]) => ({
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

/**
 * The charges from this day on, by day, client and billing SKU. Without `clientId`, of all clients.
 */
export async function readCharges(db: Database, firstDay: string, clientId?: string) {
  const rows = await db
    .selectFrom('ledger')
    .select(({ fn, ref }) => [
      sql<string>`to_char(${ref('day')}, 'YYYY-MM-DD')`.as('day'),
      'clientId',
      'billed',
      fn.sum('calls').as('calls'),
      fn.sum('microUsd').as('microUsd'),
    ])
    .where(sql<boolean>`day >= ${firstDay}::date`)
    .$if(clientId !== undefined, (query) => query.where('clientId', '=', clientId ?? ''))
    .groupBy(['day', 'clientId', 'billed'])
    .execute()
  return rows.map(({ day, clientId, billed, calls, microUsd }) => ({
    day,
    clientId,
    billed: billed as BillingSku,
    calls: Number(calls),
    microUsd: Number(microUsd),
  }))
}

/**
 * Merges the rows of finished days into one row for each client and SKU, because each worker adds
 * its own. Rows of workers that can still write stay.
 */
export async function mergeRows(db: Database, before: string): Promise<void> {
  await sql`
    with merged as (delete from ledger where day < ${before}::date and worker_id <> 'merged'
      and worker_id not in (select worker_id from ledger_workers) returning *)
    insert into ledger (worker_id, day, client_id, billed, calls, micro_usd, entries)
    select 'merged', day, client_id, billed, sum(calls), sum(micro_usd), sum(entries) from merged
      group by day, client_id, billed
    on conflict (day, client_id, billed, worker_id) do update
      set calls = ledger.calls + excluded.calls,
      micro_usd = ledger.micro_usd + excluded.micro_usd,
        entries = ledger.entries + excluded.entries`.execute(db)
}

/** Registers a worker that writes to the ledger, or renews its registration. */
export async function seeWorker(db: Database, workerId: string): Promise<void> {
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
 * Whether other workers with charges were seen in the last `seconds`. Their last charges may not be
 * in the ledger yet.
 */
export async function othersSeen(
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
          .whereRef('ledger.workerId', '=', 'ledgerWorkers.workerId'),
      ),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
