import { sql } from 'kysely'
import { addClientKey, makeApiKey } from '../../../shared/store/clients.ts'
import type { Database } from '../../../shared/store/database.ts'
import { type BatchSnapshot, type Snapshot, unfinished } from './agreement.ts'

/** What the batches of a database and its ledger say. */
export async function readSnapshot(db: Database): Promise<Snapshot> {
  const { rows } = await sql<Record<keyof BatchSnapshot, never>>`
    with of_items as (select batch_id, count(*)::int as items from batch_items group by batch_id),
    newest as (select max(validated_at) as at from batch_results),
    of_results as (
      select batch_id, count(*)::int as results,
        (count(*) filter (where validated_at > newest.at - interval '10 seconds'))::int
          as recent_results
      from batch_results, newest group by batch_id)
    select batches.id, clients.name as client, clients.test_of is null as is_live,
      status, paused_reason, expired_at is not null as is_expired, total, erased, processed,
      confirmed + corrected + needs_review + undeliverable + failed as verdicts,
      calls::float8 as calls, coalesce(items, 0) as items, coalesce(results, 0) as results,
      coalesce(recent_results, 0) as recent_results
    from batches join clients on clients.id = batches.client_id
      left join of_items on of_items.batch_id = batches.id
      left join of_results on of_results.batch_id = batches.id
    order by batches.created_at, batches.id`.execute(db)
  const { rows: ofClients } = await sql<{ client: string; calls: number }>`
    select clients.name as client, sum(calls)::float8 as calls
    from ledger join clients on clients.id::text = ledger.client_id
    where clients.id in (select client_id from batches)
    group by clients.name`.execute(db)
  const { rows: sums } = await sql<{ calls: number; test: number; newest: string | null }>`
    select (select coalesce(sum(calls), 0)::float8 from ledger) as calls,
      (select coalesce(sum(calls), 0)::float8 from test_calls) as test,
      to_char(greatest((select max(validated_at) from batch_results),
        (select max(created_at) from batches)) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        as newest`.execute(db)
  return {
    batches: rows,
    ledgerCalls: sums[0]?.calls ?? 0,
    ledgerOfClients: Object.fromEntries(ofClients.map(({ client, calls }) => [client, calls])),
    testCalls: sums[0]?.test ?? 0,
    newest: sums[0]?.newest ?? undefined,
  }
}

/** Counts no rows, which may be many: this is asked again and again. */
export async function countUnfinished(db: Database): Promise<number> {
  const batches = await db.selectFrom('batches').select(['status', 'pausedReason']).execute()
  return unfinished(batches).length
}

/**
 * Makes a copy harmless: its calls go to the sandbox, nobody gets a webhook, and no quota or budget
 * of the original slows it down. Returns a key for the drill.
 */
export async function makeHarmless(db: Database): Promise<string> {
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('deployment').set({ mode: 'sandbox' }).execute()
    await transaction
      .updateTable('batches')
      .set({ webhookUrl: null, webhookState: null, webhookNextAt: null })
      .where('webhookUrl', 'is not', null)
      .execute()
    await transaction.deleteFrom('quotas').execute()
    await transaction.deleteFrom('budgets').execute()
    // The real provider has not heard of the copy's calls.
    await transaction.deleteFrom('lastCalls').execute()
    // Those that pause by themselves try again at once.
    await transaction
      .updateTable('batches')
      .set({ resumesAt: sql<Date>`now()` })
      .where('resumesAt', 'is not', null)
      .execute()
  })
  const apiKey = makeApiKey()
  await addClientKey(db, 'restore drill', apiKey, ['address', 'batch'])
  return apiKey
}
