import type { Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import type { Clock } from '../../shared/clock.ts'
import { type Kind, kinds, skuOf } from '../../shared/jobs/jobs.ts'
import { readWorkers, type WorkerQueue } from '../../shared/jobs/workers.ts'
import type { Metrics } from '../../shared/metrics.ts'
import type { Closure } from '../../shared/quota/limiter.ts'
import type { Look } from '../../shared/quota/look.ts'

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

export async function watchCapacity(
  redis: Redis,
  queues: Record<Kind, Queue>,
  look: Look,
  now: Clock,
  metrics: Metrics,
): Promise<Capacity> {
  const waits = new Map<Kind, ExpectedWait>()
  const alive = new Map<Kind, number>()

  const waitOf = (kind: Kind) => Promise.all([redis.llen(queues[kind].toKey('wait')), look.state(skuOf[kind])])
  const lookAround = async () => {
    const [workers, autocomplete, details] = await Promise.all([
      readWorkers(redis, now),
      waitOf('autocomplete'),
      waitOf('details'),
    ])
    const seen = { autocomplete, details }
    metrics.providerClosed.reset()
    for (const kind of kinds) {
      const [queued, { waitMs: quotaMs, closed }] = seen[kind]
      const queueMs = queueWaitMs(queued, workers[kind])
      waits.set(kind, { queueMs, quotaMs, ...(closed && { closed: closed.reason }) })
      alive.set(kind, workers[kind].length)
      metrics.expectedWaitSeconds.set({ kind }, Math.min(Math.max(queueMs, quotaMs), mostMs) / 1000)
      if (closed) metrics.providerClosed.set({ sku: skuOf[kind], reason: closed.reason }, closed.forMs / 1000)
      metrics.workersAlive.set({ kind }, workers[kind].length)
    }
  }

  await lookAround()
  const timer = setInterval(() => lookAround().catch(() => alive.clear()), lookEveryMs)
  return {
    expectedWait: (kind) => waits.get(kind) ?? { queueMs: 0, quotaMs: 0 },
    missing: () => [
      ...(kinds.every((kind) => (alive.get(kind) ?? 0) > 0) ? [] : ['worker']),
      ...kinds.filter((kind) => waits.get(kind)?.closed === 'denied').map((kind) => `provider key for ${kind}`),
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
