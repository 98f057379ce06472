import { type RawBuilder, sql } from 'kysely'
import { endedStatuses } from '../api/batch-status.ts'
import type { KeyMode } from '../api/client-rules.ts'
import type { BatchRow } from './batches.ts'
import { modeOfClient } from './clients.ts'
import type { Database } from './database.ts'

/**
 * Longer than an attempt can take. When a worker dies during an attempt, others take the webhook
 * after this time.
 */
const inFlightSeconds = 60

interface Take {
  /** How many webhooks to take, in all and of one client. */
  limit: number
  perClient: number
  /** How many webhooks of each client are in flight. */
  inFlight: Map<string, number>
  /** Only clients with an id after this one, in the order of ids. */
  after: string | undefined
}

/** A batch whose webhook is due, and the mode of the key that created it. */
export type EndedBatch = BatchRow & { mode: KeyMode }

/**
 * Takes webhooks that are due, by client, the longest due first. Returns their batches with the
 * attempt counted. No two workers take the same webhook. One that is not settled within a minute is
 * due again.
 */
export async function takeDueWebhooks(
  db: Database,
  { limit, perClient, inFlight, after }: Take,
): Promise<EndedBatch[]> {
  // Jumps from one client to the next in the index, so that a client with many webhooks costs no
  // more than one with few.
  const nextClient = (before: RawBuilder<unknown>) => sql`
    select client_id from batches where webhook_state = 'pending' and client_id > ${before}
    order by client_id limit 1`
  const held = JSON.stringify(Object.fromEntries(inFlight))
  const { rows } = await sql<EndedBatch>`
    with recursive waiting as (
      (${nextClient(sql`${after ?? noClient}::uuid`)})
      union all
      select (${nextClient(sql`waiting.client_id`)}) from waiting
        where waiting.client_id is not null),
    -- Apart, and once: a subquery with a limit may be run again for each row.
    due as materialized (
      select taken.id from waiting, lateral (
        select id from batches
        where webhook_state = 'pending' and client_id = waiting.client_id
          and webhook_next_at <= now()
          and status in (${sql.join(endedStatuses.map((status) => sql.lit(status)))})
        order by webhook_next_at
        limit greatest(0, ${perClient}
          - coalesce((${held}::jsonb ->> waiting.client_id::text)::integer, 0))
        for update skip locked) as taken
      limit ${limit})
    update batches set webhook_attempts = webhook_attempts + 1,
      webhook_next_at = ${fromNow(inFlightSeconds)}
    from due where batches.id = due.id
    returning batches.*, ${modeOfClient} as mode`.execute(db)
  return rows
}

const noClient = '00000000-0000-0000-0000-000000000000'

/** A webhook that a worker has taken. */
export interface TakenWebhook {
  id: string
  round: number
  webhookAttempts: number
}

/** Ends a webhook. When the batch ends again, it begins again. */
export const endWebhook = async (
  db: Database,
  taken: TakenWebhook,
  state: 'delivered' | 'failed',
): Promise<void> => {
  await settle(db, taken)
    .set({ webhookState: state, webhookNextAt: null, webhookAttempts: 0 })
    .execute()
}

/** Schedules the next attempt in `inMs` milliseconds. */
export const retryWebhook = async (
  db: Database,
  taken: TakenWebhook,
  inMs: number,
): Promise<void> => {
  await settle(db, taken)
    .set({ webhookNextAt: fromNow(inMs / 1000) })
    .execute()
}

/**
 * Matches only the same attempt. A worker that is late, after another attempt or round, changes
 * nothing.
 */
const settle = (db: Database, { id, round, webhookAttempts }: TakenWebhook) =>
  db
    .updateTable('batches')
    .where('id', '=', id)
    .where('round', '=', round)
    .where('webhookAttempts', '=', webhookAttempts)
    .where('webhookState', '=', 'pending')

const fromNow = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`
