import type { Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import type { Clock } from '../../shared/clock.ts'
import { type Kind, kinds, skuOf } from '../../shared/jobs/jobs.ts'
import { readWorkers, type WorkerQueue } from '../../shared/jobs/workers.ts'
import type { Metrics } from '../../shared/metrics.ts'
import type { Limiter } from '../../shared/quota/limiter.ts'

/** What the edge knows of the workers and the quota, some hundred milliseconds old: enough to refuse at once what can't be done in time. */
export interface Capacity {
  expectedWait(kind: Kind): ExpectedWait
  /** Whether a worker is alive on each queue. */
  ready(): boolean
  stop(): void
}

/** How long a new job will probably wait, in milliseconds. */
export interface ExpectedWait {
  /** For a worker; Infinity where none is alive. */
  queueMs: number
  /** For a permit of the provider quota. */
  quotaMs: number
}

const lookEveryMs = 500

export async function watchCapacity(
  redis: Redis,
  queues: Record<Kind, Queue>,
  limiter: Limiter,
  now: Clock,
  metrics: Metrics,
): Promise<Capacity> {
  const waits = new Map<Kind, ExpectedWait>()
  const alive = new Map<Kind, number>()

  const waitOf = (kind: Kind) =>
    Promise.all([redis.llen(queues[kind].toKey('wait')), limiter.expectedWaitMs(skuOf[kind])])
  const look = async () => {
    const [workers, autocomplete, details] = await Promise.all([
      readWorkers(redis, now),
      waitOf('autocomplete'),
      waitOf('details'),
    ])
    const seen = { autocomplete, details }
    for (const kind of kinds) {
      const [queued, quotaMs] = seen[kind]
      const queueMs = queueWaitMs(queued, workers[kind])
      waits.set(kind, { queueMs, quotaMs })
      alive.set(kind, workers[kind].length)
      metrics.expectedWaitSeconds.set({ kind }, Math.min(Math.max(queueMs, quotaMs), mostMs) / 1000)
      metrics.workersAlive.set({ kind }, workers[kind].length)
    }
  }

  await look()
  const timer = setInterval(() => look().catch(() => alive.clear()), lookEveryMs)
  return {
    expectedWait: (kind) => waits.get(kind) ?? { queueMs: 0, quotaMs: 0 },
    ready: () => kinds.every((kind) => (alive.get(kind) ?? 0) > 0),
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
