import type { Redis } from 'ioredis'
import type { StrategyName } from '../../shared/api/batch.ts'
import type { Clock } from '../../shared/clock.ts'
import { type Kind, kinds, skusOf } from '../../shared/jobs/jobs.ts'
import { queueNames, readQueueDepths } from '../../shared/jobs/queue-depths.ts'
import { readWorkers, type WorkerQueue } from '../../shared/jobs/workers.ts'
import type { Logger } from '../../shared/log.ts'
import type { Metrics } from '../../shared/metrics.ts'
import { watchOutage } from '../../shared/outage.ts'
import type { Closure } from '../../shared/quota/limiter.ts'
import type { Look, SkuState } from '../../shared/quota/look.ts'
import type { Sku } from '../../shared/quota/quota.ts'

/** What the edge knows of the workers and the quota, some hundred milliseconds old: enough to refuse at once what can't be done in time. */
export interface Capacity {
  expectedWait(kind: Kind): ExpectedWait
  /** What is missing for calls to be made: a worker on each queue, a provider that takes the key. */
  missing(): string[]
  stop(): void
}

/** How long a new job will probably wait, in milliseconds. */
export interface ExpectedWait {
  /** For a worker; Infinity where none is alive. */
  queueMs: number
  /** For a permit of the provider quota. */
  quotaMs: number
  /** Why there are no permits at all, by the provider's word. */
  closed?: Closure
}

const lookEveryMs = 500

/** Looks twice a second; after a look that failed no worker counts as alive. Rejects when the first one fails. */
export async function watchCapacity(
  redis: Redis,
  look: Look,
  now: Clock,
  metrics: Metrics,
  strategy: StrategyName,
  log: Logger,
): Promise<Capacity> {
  const outage = watchOutage(log, 'look at queues and quotas')
  const waits = new Map<Kind, ExpectedWait>()
  const alive = new Map<Kind, number>()
  const asked = [...new Set(kinds.flatMap((kind) => skusOf(kind, strategy)))]
  let denied: Sku[] = []
  const shown = [
    metrics.workersAlive,
    metrics.expectedWaitSeconds,
    metrics.queueJobs,
    metrics.queueOldestJobSeconds,
    metrics.providerClosed,
  ]

  const lookAround = async () => {
    const [workers, depths, states] = await Promise.all([
      readWorkers(redis, now),
      readQueueDepths(redis, now),
      Promise.all(asked.map((sku) => look.state(sku))),
    ])
    const stateOf = new Map(asked.map((sku, index) => [sku, states[index] as SkuState]))
    metrics.providerClosed.reset()
    for (const [sku, { closed }] of stateOf)
      if (closed) metrics.providerClosed.set({ sku, reason: closed.reason }, closed.forMs / 1000)
    denied = asked.filter((sku) => stateOf.get(sku)?.closed?.reason === 'denied')
    for (const queue of queueNames) {
      const { oldestMs, ...jobs } = depths[queue]
      for (const [state, count] of Object.entries(jobs)) metrics.queueJobs.set({ queue, state }, count)
      metrics.queueOldestJobSeconds.set({ queue }, oldestMs / 1000)
    }
    for (const kind of kinds) {
      const queueMs = queueWaitMs(depths[kind].waiting, workers[kind])
      const needed = skusOf(kind, strategy).flatMap((sku) => stateOf.get(sku) ?? [])
      const { waitMs: quotaMs, closed } = needed.reduce((a, b) => (b.waitMs > a.waitMs ? b : a))
      waits.set(kind, { queueMs, quotaMs, ...(closed && { closed: closed.reason }) })
      alive.set(kind, workers[kind].length)
      metrics.expectedWaitSeconds.set({ kind }, Math.min(Math.max(queueMs, quotaMs), mostMs) / 1000)
      metrics.workersAlive.set({ kind }, workers[kind].length)
    }
  }

  /** Numbers from before would be taken for those of now. */
  const seeNothing = (cause: unknown) => {
    outage.fails(cause)
    alive.clear()
    for (const gauge of shown) gauge.reset()
  }

  await lookAround()
  const timer = setInterval(() => lookAround().then(outage.works, seeNothing), lookEveryMs)
  return {
    expectedWait: (kind) => waits.get(kind) ?? { queueMs: 0, quotaMs: 0 },
    missing: () => [
      ...(kinds.every((kind) => (alive.get(kind) ?? 0) > 0) ? [] : ['worker']),
      ...denied.map((sku) => `provider key for ${sku}`),
    ],
    stop: () => clearInterval(timer),
  }
}

/** What the gauge shows at most: a day. */
const mostMs = 86_400_000

/** Little's law: what is waiting, over what all workers together get done in a millisecond. */
export function queueWaitMs(queued: number, workers: WorkerQueue[]): number {
  const jobsPerMs = workers.reduce((sum, { slots, runMs }) => sum + slots / Math.max(runMs, 1), 0)
  return jobsPerMs === 0 ? Infinity : queued / jobsPerMs
}
