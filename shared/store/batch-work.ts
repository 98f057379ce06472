import { sql } from 'kysely'
import type { NextAction, PolicyName, VerdictName } from '../api/verdict.ts'
import type { BulkJob } from '../jobs/bulk-job.ts'
import type { Database } from './database.ts'
import { countersWith } from './verdict-counters.ts'

/** What a worker works with: an item without a result, and whose it is. */
export async function readOpenItems(db: Database, { batchId, round, from, to }: BulkJob) {
  const rows = await db
    .selectFrom('batches')
    .innerJoin('batchItems as item', 'item.batchId', 'batches.id')
    .leftJoin('batchResults as result', (join) =>
      join.onRef('result.batchId', '=', 'item.batchId').onRef('result.position', '=', 'item.position'),
    )
    .selectAll('item')
    .select(['batches.clientId', 'batches.policy', 'batches.pauses'])
    .where('batches.id', '=', batchId)
    .where('batches.status', '=', 'running')
    .where('batches.round', '=', round)
    .where('item.position', '>=', from)
    .where('item.position', '<', to)
    .where('result.position', 'is', null)
    .orderBy('item.position')
    .execute()
  return rows.map((row) => ({ ...row, policy: row.policy as PolicyName }))
}

export type OpenItem = Awaited<ReturnType<typeof readOpenItems>>[number]

/** What is kept of a validated row. */
export interface RowResult {
  verdict: VerdictName
  nextAction: NextAction
  reasons: { code: string; component?: string }[]
  confidence: number
  changes: { component: string; before?: string; after: string }[]
  placeId?: string
  formattedAddress?: string
  latitude?: number
  longitude?: number
  precision?: string
}

/** What came of working on an item, and what it cost: calls to the provider, and millionths of a US dollar. */
export interface Outcome {
  item: Pick<OpenItem, 'batchId' | 'position' | 'clientId' | 'reference'>
  /** Absent when it was left without one: it cost something all the same. */
  result?: RowResult
  calls: number
  microUsd: number
}

export interface Written {
  batchId: string
  position: number
  verdict: VerdictName
}

/**
 * Writes results in one transaction: each item gets one, the first that comes; counters count what was really written; the client's
 * stored address gets it too, while its text is still this item's. Nothing is written for items that were erased.
 * @param again the same outcomes were tried before, and may have been written: costs are counted for those that are written now only
 */
export const writeOutcomes = (db: Database, outcomes: Outcome[], again: boolean): Promise<Written[]> =>
  db.transaction().execute(async (transaction) => {
    const { rows: written } = await sql<Written>`
      insert into batch_results (batch_id, position, verdict, next_action, reasons, confidence, changes,
        place_id, formatted_address, latitude, longitude, precision)
      select item.batch_id, item.position, verdict, "nextAction", reasons, confidence, changes,
        "placeId", "formattedAddress", latitude, longitude, precision
      from ${recordsOf(outcomes)} join batch_items as item on item.batch_id = "batchId" and item.position = given.position
      for key share of item
      on conflict do nothing
      returning batch_id, position, verdict`.execute(transaction)
    const isWritten = new Set(written.map(({ batchId, position }) => `${batchId} ${position}`))
    const now = outcomes.filter(({ item }) => isWritten.has(`${item.batchId} ${item.position}`))
    // Batches before addresses, and both in order: who writes at the same time, or feeds, takes its locks the same way.
    for (const batchId of [...new Set(outcomes.map(({ item }) => item.batchId))].sort()) {
      await count(transaction, batchId, written, again ? now : outcomes)
    }
    await sql`
      update stored_addresses as stored
      set verdict = given.verdict, next_action = "nextAction", reasons = given.reasons, confidence = given.confidence,
        place_id = "placeId", place_id_at = case when "placeId" is not null then now() end,
        formatted_address = "formattedAddress", latitude = given.latitude, longitude = given.longitude,
        precision = given.precision, changes = given.changes, found_at = now(), validated_at = now()
      from ${recordsOf(now)}
      where stored.client_id = "clientId" and stored.reference = given.reference
        and stored.batch_id = "batchId" and stored.position = given.position
        -- A fault says nothing of the address: what was known stays.
        and (given.verdict <> 'failed' or stored.verdict is null)`.execute(transaction)
    return written
  })

/** The provider's words may hold what PostgreSQL doesn't take. */
const storable = (_name: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value

const recordsOf = (outcomes: Outcome[]) => sql`json_to_recordset(${JSON.stringify(
  outcomes.flatMap(({ item: { batchId, position, clientId, reference }, result }) =>
    result ? [{ batchId, position, clientId, reference, ...result }] : [],
  ),
  storable,
)}::json) as given (
  "batchId" uuid, position integer, "clientId" uuid, reference text, verdict text, "nextAction" text, reasons jsonb, confidence real,
  changes jsonb, "placeId" text, "formattedAddress" text, latitude double precision, longitude double precision, precision text)`

async function count(db: Database, batchId: string, written: Written[], paid: Outcome[]): Promise<void> {
  const own = written.filter((result) => result.batchId === batchId)
  const costs = paid.filter(({ item }) => item.batchId === batchId)
  await db
    .updateTable('batches')
    .set((eb) => ({
      ...countersWith(eb, '+', own),
      calls: sql<number>`calls + ${sum(costs, 'calls')}`,
      microUsd: sql<number>`micro_usd + ${sum(costs, 'microUsd')}`,
      // What comes in after it paused was in flight before.
      ...(own.length > 0 && { pauses: sql<number>`case when status = 'paused' then pauses else 0 end` }),
    }))
    .where('id', '=', batchId)
    .execute()
}

const sum = (outcomes: Outcome[], of: 'calls' | 'microUsd') =>
  outcomes.reduce((total, outcome) => total + outcome[of], 0)

/** Why a batch waits. It goes on by itself, except after `client`. */
export type PauseReason =
  | 'client'
  /** The provider refuses calls for some time. */
  | 'quota'
  | 'quota_day'
  | 'quota_month'
  | 'budget_day'
  | 'budget_month'
  | 'provider_unavailable'
  | 'provider_denied'

/** Lets a running batch wait for `forMs` milliseconds. Without effect when it isn't in this round any more. */
export async function pauseItself(
  db: Database,
  { batchId, round }: Pick<BulkJob, 'batchId' | 'round'>,
  reason: Exclude<PauseReason, 'client'>,
  forMs: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('batches')
    .set((eb) => ({
      status: 'paused',
      pausedReason: reason,
      resumesAt: sql<Date>`now() + make_interval(secs => ${forMs / 1000})`,
      pauses: eb('pauses', '+', 1),
      rate: 0,
    }))
    .where('id', '=', batchId)
    .where('round', '=', round)
    .where('status', '=', 'running')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Of these batches, those that are running, and in which round. */
export async function readRunning(db: Database, batchIds: string[]): Promise<Map<string, number>> {
  if (batchIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('batches')
    .select(['id', 'round'])
    .where('id', 'in', batchIds)
    .where('status', '=', 'running')
    .execute()
  return new Map(rows.map(({ id, round }) => [id, round]))
}
