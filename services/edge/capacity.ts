import type { Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import type { Clock } from '../../shared/clock.ts'
import { type Kind, kinds, skuOf } from '../../shared/jobs/jobs.ts'
import { readWorkers, type WorkerQueue } from '../../shared/jobs/workers.ts'
import type { Metrics } from '../../shared/metrics.ts'
import type { Limiter } from '../../shared/quota/limiter.ts'

/** What the edge knows of the workers and the quota, some hundred milliseconds old: enough to refuse at once what can't be done in time. */
export interface Capacity {
  expectedWaitMs(kind: Kind): number
  /** Whether a worker is alive on each queue. */
  ready(): boolean
  stop(): void
}

const lookEveryMs = 500

export async function watchCapacity(
  redis: Redis,
  queues: Record<Kind, Queue>,
  limiter: Limiter,
  now: Clock,
  metrics: Metrics,
): Promise<Capacity> {
  const waits = new Map<Kind, number>()
  const alive = new Map<Kind, number>()

  const look = async () => {
    const workers = await readWorkers(redis, now)
    for (const kind of kinds) {
      const [queued, quotaMs] = await Promise.all([queues[kind].getWaitingCount(), limiter.expectedWaitMs(skuOf[kind])])
      waits.set(kind, Math.max(queueWaitMs(queued, workers[kind]), quotaMs))
      alive.set(kind, workers[kind].length)
      metrics.expectedWaitSeconds.set({ kind }, Math.min(waits.get(kind) ?? 0, mostMs) / 1000)
      metrics.workersAlive.set({ kind }, workers[kind].length)
    }
  }
  await look()
  const timer = setInterval(() => look().catch(() => alive.clear()), lookEveryMs)
  return {
    expectedWaitMs: (kind) => waits.get(kind) ?? 0,
    ready: () => kinds.every((kind) => (alive.get(kind) ?? 0) > 0),
    stop: () => clearInterval(timer),
  }
}

const mostMs = 86_400_000

/** Little's law: what is waiting, over what all workers together get done in a millisecond. */
export function queueWaitMs(queued: number, workers: WorkerQueue[]): number {
  const jobsPerMs = workers.reduce((sum, { slots, runMs }) => sum + slots / Math.max(runMs, 1), 0)
  return queued === 0 ? 0 : jobsPerMs === 0 ? mostMs : queued / jobsPerMs
}
