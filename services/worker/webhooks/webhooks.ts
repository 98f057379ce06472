import { batchOf } from '../../../shared/batch/batch-of.ts'
import type { Clock } from '../../../shared/clock.ts'
import type { Logger } from '../../../shared/log.ts'
import type { Metrics } from '../../../shared/metrics.ts'
import type { BatchRow } from '../../../shared/store/batches.ts'
import type { Database } from '../../../shared/store/database.ts'
import { endWebhook, retryWebhook, takeDueWebhooks } from '../../../shared/store/webhooks.ts'
import { waitAfterMs } from './attempts.ts'
import type { Deliver } from './delivery.ts'

interface Dependencies {
  db: Database
  deliver: Deliver
  now: Clock
  log: Logger
  metrics: Metrics
  random?: () => number
  lookEveryMs?: number
}

const lookEveryMs = 2000
/** Deliveries that one worker has in hand at once: targets that hang hold no other up for long. */
const mostInHand = 16

/** Tells clients of their batches that have ended (design §8). Any worker takes any that is due; PostgreSQL knows which are. */
export function sendWebhooks(deps: Dependencies): { stop(): Promise<void> } {
  const { db, deliver, now, log, metrics, random = Math.random } = deps
  const stopping = new AbortController()
  const inHand = new Set<Promise<void>>()
  for (const outcome of ['delivered', 'failed', 'given_up']) metrics.webhooks.inc({ outcome }, 0)

  async function look(): Promise<void> {
    const free = mostInHand - inHand.size
    if (free === 0) return
    for (const batch of await takeDueWebhooks(db, free)) {
      const sending = send(batch)
        .catch((error) => log.warn({ batchId: batch.id, cause: String(error) }, 'the webhook is tried again'))
        .finally(() => inHand.delete(sending))
      inHand.add(sending)
    }
  }

  async function send(batch: BatchRow): Promise<void> {
    const { id, round, status, webhookUrl, webhookSecret, webhookAttempts: attempt } = batch
    if (!webhookUrl || !webhookSecret) return endWebhook(db, batch, 'failed')
    const message = {
      url: webhookUrl,
      secret: webhookSecret,
      id: `${id}-${round}`,
      body: JSON.stringify({ event: `batch.${status}`, batch: batchOf(batch, now()) }),
    }
    const outcome = await deliver(message, stopping.signal)
    if (outcome.delivered) {
      metrics.webhooks.inc({ outcome: 'delivered' })
      return endWebhook(db, batch, 'delivered')
    }
    // Cut short by our own end: another worker sends it.
    if (stopping.signal.aborted) return retryWebhook(db, batch, 0)
    const waitMs = outcome.gone ? undefined : waitAfterMs(attempt, random())
    metrics.webhooks.inc({ outcome: waitMs ? 'failed' : 'given_up' })
    const { cause } = outcome
    log.warn({ batchId: id, attempt, cause, ...(waitMs && { againInMs: Math.round(waitMs) }) }, 'webhook not delivered')
    await (waitMs ? retryWebhook(db, batch, waitMs) : endWebhook(db, batch, 'failed'))
  }

  let looking = Promise.resolve()
  const lookAgain = () => {
    looking = look().catch((error) => log.warn({ cause: String(error) }, 'webhooks not looked for'))
  }
  const timer = setInterval(lookAgain, deps.lookEveryMs ?? lookEveryMs)
  lookAgain()
  return {
    async stop() {
      clearInterval(timer)
      await looking
      stopping.abort()
      await Promise.all(inHand)
    },
  }
}
