import { sql } from 'kysely'
import type { BillingSku } from '../billing/prices.ts'
import type { Sku } from '../quota/quota.ts'
import type { Database } from './database.ts'

/** What one worker charged a client for one of the provider's billing SKUs on one of its days, so far: calls, and millionths of a US dollar. */
export interface LedgerRow {
  day: string
  clientId: string
  billed: BillingSku
  calls: number
  microUsd: number
  /** How many charges and corrections the sums are made of: more entries are the newer sums. */
  entries: number
}

/** A worker's sums so far take the place of its older ones; writing them twice changes nothing. */
export async function writeRows(db: Database, workerId: string, rows: LedgerRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += mostRowsAtOnce)
    await writeSome(db, workerId, rows.slice(from, from + mostRowsAtOnce))
}

/** A statement of PostgreSQL has 65,535 parameters at most. */
const mostRowsAtOnce = 1000

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

/** When the newest call of each SKU left, in milliseconds since 1970. */
export async function writeLastCalls(db: Database, lastCalls: Map<Sku, number>): Promise<void> {
  if (lastCalls.size === 0) return
  await db
    .insertInto('lastCalls')
    .values([...lastCalls].map(([sku, atMs]) => ({ sku, atMs: Math.ceil(atMs) })))
    .onConflict((conflict) =>
      conflict.column('sku').doUpdateSet(() => ({ atMs: sql<number>`greatest(last_calls.at_ms, excluded.at_ms)` })),
    )
    .execute()
}

/** When each SKU was last called, by any worker: Unix time in milliseconds. */
export async function readLastCalls(db: Database): Promise<Map<string, number>> {
  const rows = await db.selectFrom('lastCalls').selectAll().execute()
  return new Map(rows.map(({ sku, atMs }) => [sku, Number(atMs)]))
}

/** What was charged on the days from this one on, by day, client and billing SKU; to all clients, or to one. */
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

/** The rows of finished days become one for each client and SKU: workers come and go. Those of workers that may still write stay. */
export async function mergeRows(db: Database, before: string): Promise<void> {
  await sql`
    with merged as (delete from ledger where day < ${before}::date and worker_id <> 'merged'
      and worker_id not in (select worker_id from ledger_workers) returning *)
    insert into ledger (worker_id, day, client_id, billed, calls, micro_usd, entries)
    select 'merged', day, client_id, billed, sum(calls), sum(micro_usd), sum(entries) from merged group by day, client_id, billed
    on conflict (day, client_id, billed, worker_id) do update set calls = ledger.calls + excluded.calls,
      micro_usd = ledger.micro_usd + excluded.micro_usd, entries = ledger.entries + excluded.entries`.execute(db)
}

/** Says that a worker keeps a ledger. */
export async function seeWorker(db: Database, workerId: string): Promise<void> {
  await db
    .insertInto('ledgerWorkers')
    .values({ workerId, seenAt: sql<Date>`now()` })
    .onConflict((conflict) => conflict.column('workerId').doUpdateSet({ seenAt: sql<Date>`now()` }))
    .execute()
}

/** Says that a worker keeps a ledger no more: all it charged is written. */
export async function forgetWorker(db: Database, workerId: string): Promise<void> {
  await db.deleteFrom('ledgerWorkers').where('workerId', '=', workerId).execute()
}

/** Whether other workers that have charged something were seen in the last `seconds`: their last charges may not be written down yet. */
export async function othersSeen(db: Database, workerId: string, seconds: number): Promise<boolean> {
  const row = await db
    .selectFrom('ledgerWorkers')
    .select('workerId')
    .where('workerId', '<>', workerId)
    .where('seenAt', '>', sql<Date>`now() - make_interval(secs => ${seconds})`)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('ledger').select('day').whereRef('ledger.workerId', '=', 'ledgerWorkers.workerId')),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
