import type { Clock } from '../../../shared/runtime/clock.ts'
import type { Logger } from '../../../shared/runtime/log.ts'
import { type Metrics, metricsIn, startAtZero } from '../../../shared/runtime/metrics.ts'
import { watchOutage } from '../../../shared/runtime/outage.ts'
import { startPeriodicTask } from '../../../shared/runtime/periodic-task.ts'
import { nextRun } from '../../../shared/runtime/single-flight.ts'
import { batchOf } from '../../../shared/store/batch-of.ts'
import type { Database } from '../../../shared/store/database.ts'
import {
  type EndedBatch,
  endWebhook,
  retryWebhook,
  takeDueWebhooks,
} from '../../../shared/store/webhooks.ts'
import { waitAfterMs } from './attempts.ts'
import type { Deliver, Delivery } from './delivery.ts'
import { createInFlight, maxOfClient } from './in-flight.ts'

interface Dependencies {
  db: Database
  deliver: Deliver
  now: Clock
  log: Logger
  metrics: Metrics
  random?: () => number
  pollEveryMs?: number
}

const defaultPollEveryMs = 2000

/** Sends the webhooks of ended batches. PostgreSQL knows which are due; any worker takes them. */
export function sendWebhooks(deps: Dependencies): { stop(): Promise<void> } {
  const { db, log, metrics, pollEveryMs = defaultPollEveryMs } = deps
  const stopping = new AbortController()
  const inFlight = createInFlight()
  const outage = watchOutage(log, 'look for webhooks')
  let after: string | undefined
  startAtZero(metrics.webhooks, { outcome: ['delivered', 'failed', 'given_up'] })

  const poll = nextRun(async () => {
    const limit = inFlight.free()
    if (limit === 0 || stopping.signal.aborted) return
    const { ofClient } = inFlight
    const take = { limit, perClient: maxOfClient, inFlight: ofClient, after }
    const due = await takeDueWebhooks(db, take)
    for (const batch of due) begin(batch)
    // If there were too many, the next query starts with the clients that come later.
    after = due.length === limit ? lastOf(due.map(({ clientId }) => clientId)) : undefined
  })

  function begin(batch: EndedBatch): void {
    const sending = send(batch, deps, stopping.signal).catch((error) =>
      log.warn({ batchId: batch.id, cause: String(error) }, 'the webhook is tried again'),
    )
    // Another webhook of the client may have waited for this one.
    inFlight.add(batch.clientId, sending, () => poll().then(outage.onSuccess, outage.onFailure))
  }

  const polling = startPeriodicTask(poll, { everyMs: pollEveryMs, atStart: true, ...outage })
  return {
    async stop() {
      stopping.abort()
      await polling.stop()
      // A query that another webhook has asked for may still take webhooks.
      await poll()
      await inFlight.allEnded()
    },
  }
}

/** Makes one attempt, and stores whether the webhook is retried. */
async function send(
  batch: EndedBatch,
  { db, deliver, now, log, metrics, random = Math.random }: Dependencies,
  signal: AbortSignal,
): Promise<void> {
  const message = messageOf(batch, now())
  if (!message) return endWebhook(db, batch, 'failed')
  const outcome = await deliver(message, signal)
  const { webhooks } = metricsIn(metrics, batch.mode)
  if (outcome.delivered) {
    webhooks.inc({ outcome: 'delivered' })
    return endWebhook(db, batch, 'delivered')
  }
  // Aborted because this process ends: another worker sends it.
  if (signal.aborted) return retryWebhook(db, batch, 0)
  const { id, webhookAttempts: attempt } = batch
  const waitMs = outcome.gone ? undefined : waitAfterMs(attempt, random())
  webhooks.inc({ outcome: waitMs ? 'failed' : 'given_up' })
  const { cause } = outcome
  log.warn(
    { batchId: id, attempt, cause, ...(waitMs && { againInMs: Math.round(waitMs) }) },
    'webhook not delivered',
  )
  await (waitMs ? retryWebhook(db, batch, waitMs) : endWebhook(db, batch, 'failed'))
}

/** Undefined where the batch has no target. Pure. */
function messageOf(batch: EndedBatch, nowMs: number): Delivery | undefined {
  const { id, round, mode, status, webhookUrl: url, webhookSecret: secret } = batch
  if (!url || !secret) return undefined
  const body = JSON.stringify({
    event: `batch.${status}`,
    ...(mode === 'test' && { mode }),
    batch: batchOf(batch, nowMs),
  })
  return { url, secret, id: `${id}-${round}`, body }
}

const lastOf = (ids: string[]) => ids.sort().at(-1)
