import { sql } from 'kysely'
import { endedStatuses } from '../api/batch-status.ts'
import type { Database } from './database.ts'

/** A worker that died with a webhook in hand leaves it to others after this. Longer than an attempt may take. */
const inHandSeconds = 60

/**
 * Takes webhooks that are due, the longest due first: their batches, with the attempt counted. No two workers take the same one; what
 * isn't settled in a minute is due again.
 */
export const takeDueWebhooks = (db: Database, most: number) =>
  db
    // Apart, and once: a subquery with a limit may be run again for each row.
    .with(
      (cte) => cte('due').materialized(),
      (query) =>
        query
          .selectFrom('batches')
          .select('id')
          .where('webhookState', '=', 'pending')
          .where('webhookNextAt', '<=', sql<Date>`now()`)
          .where('status', 'in', endedStatuses)
          .orderBy('webhookNextAt')
          .limit(most)
          .forUpdate()
          .skipLocked(),
    )
    .updateTable('batches')
    .from('due')
    .whereRef('batches.id', '=', 'due.id')
    .set((eb) => ({ webhookAttempts: eb('batches.webhookAttempts', '+', 1), webhookNextAt: fromNow(inHandSeconds) }))
    .returningAll('batches')
    .execute()

/** One that was taken. */
export interface TakenWebhook {
  id: string
  round: number
  webhookAttempts: number
}

/** Ends a webhook. The next time that its batch ends it begins anew. */
export const endWebhook = async (db: Database, taken: TakenWebhook, state: 'delivered' | 'failed'): Promise<void> => {
  await settle(db, taken).set({ webhookState: state, webhookNextAt: null, webhookAttempts: 0 }).execute()
}

/** Has it tried again in `inMs` milliseconds. */
export const retryWebhook = async (db: Database, taken: TakenWebhook, inMs: number): Promise<void> => {
  await settle(db, taken)
    .set({ webhookNextAt: fromNow(inMs / 1000) })
    .execute()
}

/** Only while it is still this attempt: who comes late, with another worker or round at it, changes nothing. */
const settle = (db: Database, { id, round, webhookAttempts }: TakenWebhook) =>
  db
    .updateTable('batches')
    .where('id', '=', id)
    .where('round', '=', round)
    .where('webhookAttempts', '=', webhookAttempts)
    .where('webhookState', '=', 'pending')

const fromNow = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`
