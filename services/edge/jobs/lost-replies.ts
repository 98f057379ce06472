import type { Redis } from 'ioredis'
import { AppError } from '../../../shared/errors/catalogue.ts'
import { kinds } from '../../../shared/jobs/jobs.ts'
import { readReplies } from '../../../shared/jobs/replies.ts'
import type { Logger } from '../../../shared/runtime/log.ts'
import { type Metrics, metricsIn, startAtZero } from '../../../shared/runtime/metrics.ts'
import { watchOutage } from '../../../shared/runtime/outage.ts'
import { type PeriodicTask, startPeriodicTask } from '../../../shared/runtime/periodic-task.ts'
import type { PendingRequest, PendingRequests } from './pending-requests.ts'

/** One timer serves all pending requests: a timer for each of them would cost more. */
const pollEveryMs = 250
/** At this age a reply may have been lost on its channel. From then on its copy is looked for. */
const lostAfterMs = 400
/** While Redis is disconnected, a request fails at this age instead of at its deadline. */
const maxDisconnectedMs = 800

interface Dependencies {
  redis: Redis
  pending: PendingRequests
  deadlineMs: number
  metrics: Metrics
  log: Logger
  /** Fails a request while Redis is disconnected. */
  failWithoutQueue(request: PendingRequest): void
}

/**
 * Polls the pending requests: recovers lost replies, and fails requests that are past their
 * deadline.
 */
export function recoverLostReplies(deps: Dependencies): PeriodicTask {
  const { redis, pending, deadlineMs, metrics, log, failWithoutQueue } = deps
  const outage = watchOutage(log, 'recover lost replies')
  startAtZero(metrics.deadlinesMissed, { kind: kinds, stage: ['reply'] })

  function failAtDeadline(request: PendingRequest): void {
    const { kind, mode } = request
    metricsIn(metrics, mode).deadlinesMissed.inc({ kind, stage: 'reply' })
    pending.fail(request, new AppError('DEADLINE_EXCEEDED'))
  }

  async function recover(ids: string[]): Promise<void> {
    const copies = await readReplies(redis, ids)
    for (const [index, id] of ids.entries()) {
      const copy = copies[index]
      if (!copy || !pending.has(id)) continue
      metrics.repliesRecovered.inc()
      pending.resolve(id, copy)
    }
  }

  function poll(): void {
    metrics.inFlight.set(pending.count())
    const isConnected = redis.status === 'ready'
    const late: string[] = []
    for (const request of pending.all()) {
      const ageMs = performance.now() - request.startedAt
      if (ageMs > deadlineMs) failAtDeadline(request)
      else if (!isConnected && ageMs > maxDisconnectedMs) failWithoutQueue(request)
      else if (ageMs > lostAfterMs) late.push(request.id)
    }
    // Not awaited: a slow Redis must not delay the next poll.
    if (isConnected && late.length > 0) recover(late).then(outage.onSuccess, outage.onFailure)
  }

  return startPeriodicTask(poll, { everyMs: pollEveryMs, onFailure: outage.onFailure })
}
