import { sql } from 'kysely'
import type { KeyMode } from '../api/client-rules.ts'
import type { BulkJob } from '../jobs/bulk-job.ts'
import type { StrategyName } from '../verdict/strategies.ts'
import type { NextAction, PolicyName, VerdictName } from '../verdict/verdicts.ts'
import { modeOfClient } from './clients.ts'
import type { Database } from './database.ts'
import { retentionStartOf } from './place-owner.ts'
import { countersWith } from './verdict-counters.ts'

/** The rows of a job that have no result yet, with their client and its mode. */
export async function readOpenItems(db: Database, { batchId, round, from, to }: BulkJob) {
  const rows = await db
    .selectFrom('batches')
    .innerJoin('batchItems as item', 'item.batchId', 'batches.id')
    .leftJoin('batchResults as result', (join) =>
      join
        .onRef('result.batchId', '=', 'item.batchId')
        .onRef('result.position', '=', 'item.position'),
    )
    .selectAll('item')
    .select([
      'batches.clientId',
      modeOfClient.as('mode'),
      'batches.policy',
      'batches.strategy',
      'batches.pauses',
    ])
    .where('batches.id', '=', batchId)
    .where('batches.status', '=', 'running')
    .where('batches.round', '=', round)
    .where('item.position', '>=', from)
    .where('item.position', '<', to)
    .where('result.position', 'is', null)
    .orderBy('item.position')
    .execute()
  return rows.map((row) => ({
    ...row,
    policy: row.policy as PolicyName,
    strategy: row.strategy as StrategyName,
  }))
}

export type OpenItem = Awaited<ReturnType<typeof readOpenItems>>[number]

/** The stored result of a validated row. */
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
  /** The places that fit equally well, with what each of them would change. */
  candidates?: object[]
  attributions?: string[]
}

/**
 * The outcome of work on one row, with its cost: calls to the provider, and millionths of a US
 * dollar.
 */
export interface Outcome {
  item: Pick<OpenItem, 'batchId' | 'position' | 'clientId' | 'reference'> & { mode?: KeyMode }
  /** Absent when the row has no result. Its calls cost something all the same. */
  result?: RowResult
  calls: number
  microUsd: number
}

export interface Written {
  batchId: string
  position: number
  verdict: VerdictName
  /** Whether it replaces a failed result. */
  wasFailed: boolean
}

/**
 * Writes results in one transaction. The first result of a row is kept, unless it is a failed one:
 * a retry that was cancelled leaves such for rows in flight. Counters count only what was written.
 * The client's stored address gets the result if its text is still the text of this row. Nothing is
 * written for erased rows.
 * @param again whether an earlier attempt with the same outcomes may have been committed: costs are
 * then counted only for results that are written now
 */
export const writeOutcomes = (
  db: Database,
  outcomes: Outcome[],
  again: boolean,
): Promise<Written[]> =>
  db.transaction().execute(async (transaction) => {
    // All rows are locked in the order of ordered-rows.ts.
    const { rows: written } = await sql<Written>`
      with given as materialized (select * from ${recordsOf(outcomes)}),
      items as materialized (
        select item.batch_id, item.position
        from given join batch_items as item
          on item.batch_id = "batchId" and item.position = given.position
        order by item.batch_id, item.position for key share of item)
      insert into batch_results as result (batch_id, position, verdict, next_action, reasons,
        confidence, changes, place_id, formatted_address, latitude, longitude, precision,
        candidates, attributions)
      select distinct on (batch_id, items.position)
        batch_id, items.position, verdict, "nextAction", reasons, confidence, changes,
        "placeId", "formattedAddress", latitude, longitude, precision, candidates, attributions
      from items join given on batch_id = "batchId" and items.position = given.position
      order by batch_id, items.position
      on conflict (batch_id, position) do update
      set (verdict, next_action, reasons, confidence, changes, place_id, formatted_address,
          latitude, longitude, precision, candidates, attributions, validated_at)
        = (excluded.verdict, excluded.next_action, excluded.reasons, excluded.confidence,
          excluded.changes, excluded.place_id, excluded.formatted_address, excluded.latitude,
          excluded.longitude, excluded.precision, excluded.candidates, excluded.attributions,
          now())
      where result.verdict = 'failed' and excluded.verdict <> 'failed'
      returning batch_id, position, verdict, xmax <> 0 as was_failed`.execute(transaction)
    const isWritten = new Set(written.map(({ batchId, position }) => `${batchId} ${position}`))
    const now = outcomes.filter(({ item }) => isWritten.has(`${item.batchId} ${item.position}`))
    for (const batchId of [...new Set(outcomes.map(({ item }) => item.batchId))].sort()) {
      await updateCounters(transaction, batchId, written, again ? now : outcomes)
    }
    await sql`
      with given as materialized (select * from ${recordsOf(now)}),
      locked as materialized (
        select stored.id from stored_addresses as stored join given on ${isItsAddress}
        order by stored.client_id, stored.reference for no key update of stored)
      update stored_addresses as stored
      set verdict_batch_id = null, verdict_position = null,
        verdict = given.verdict, next_action = "nextAction", reasons = given.reasons,
        confidence = given.confidence,
        place_id = "placeId", place_id_at = case when "placeId" is not null then now() end,
        formatted_address = "formattedAddress", latitude = given.latitude,
        longitude = given.longitude, precision = given.precision, changes = given.changes,
        candidates = given.candidates, attributions = given.attributions,
        found_at = ${retentionStartOf(sql`"placeId"`, sql`now()`)}, validated_at = now()
      from given, locked
      where stored.id = locked.id and ${isItsAddress}`.execute(transaction)
    return written
  })

/**
 * Whether `given` is about the stored text. A failed result does not replace an earlier validation.
 */
const isItsAddress = sql`stored.client_id = "clientId" and stored.reference = given.reference
  and stored.batch_id = "batchId" and stored.position = given.position
  and (given.verdict <> 'failed' or stored.verdict is null)`

/** Texts of the provider can have characters that PostgreSQL does not accept. */
const storable = (_name: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value

const recordsOf = (outcomes: Outcome[]) => sql`json_to_recordset(${JSON.stringify(
  outcomes.flatMap(({ item: { batchId, position, clientId, reference }, result }) =>
    result ? [{ batchId, position, clientId, reference, ...result }] : [],
  ),
  storable,
)}::json) as given (
  "batchId" uuid, position integer, "clientId" uuid, reference text, verdict text,
  "nextAction" text, reasons jsonb, confidence real,
  changes jsonb, "placeId" text, "formattedAddress" text, latitude double precision,
  longitude double precision, precision text,
  candidates jsonb, attributions jsonb)`

async function updateCounters(
  db: Database,
  batchId: string,
  written: Written[],
  paid: Outcome[],
): Promise<void> {
  const ofBatch = written.filter((result) => result.batchId === batchId)
  const costs = paid.filter(({ item }) => item.batchId === batchId)
  const replaced = ofBatch.flatMap(({ wasFailed }) => (wasFailed ? [{ verdict: 'failed' }] : []))
  if (replaced.length > 0)
    await db
      .updateTable('batches')
      .set((eb) => countersWith(eb, '-', replaced))
      .where('id', '=', batchId)
      .execute()
  await db
    .updateTable('batches')
    .set((eb) => ({
      ...countersWith(eb, '+', ofBatch),
      calls: sql<number>`calls + ${sum(costs, 'calls')}`,
      microUsd: sql<number>`micro_usd + ${sum(costs, 'microUsd')}`,
      // Results that arrive after a pause were in flight before it.
      ...(ofBatch.length > 0 && {
        pauses: sql<number>`case when status = 'paused' then pauses else 0 end`,
      }),
    }))
    .where('id', '=', batchId)
    .execute()
}

const sum = (outcomes: Outcome[], of: 'calls' | 'microUsd') =>
  outcomes.reduce((total, outcome) => total + outcome[of], 0)

/** Why a batch is paused. It resumes by itself, except after `client`. */
export type PauseReason = 'client' | AutomaticPauseReason
export type AutomaticPauseReason = (typeof automaticPauses)[number]
export const automaticPauses = [
  /** The provider refuses calls for a while. */
  'quota',
  'quota_day',
  'quota_month',
  'budget_day',
  'budget_month',
  'provider_unavailable',
  'provider_denied',
  /** A server of OpenStreetMap data is a public host, which takes no batches. */
  'public_host',
  /** The service does not offer the batch's strategy any more, and its own costs more. */
  'strategy_not_offered',
  /** The sandbox of test keys cannot be reached, or is not configured any more. */
  'sandbox_unavailable',
] as const

/**
 * Pauses a running batch for `forMs` milliseconds. Returns false when the batch is not running in
 * this round.
 */
export async function pauseAutomatically(
  db: Database,
  { batchId, round }: Pick<BulkJob, 'batchId' | 'round'>,
  reason: AutomaticPauseReason,
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

/** The round of each of these batches that is running. */
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
