import type { Redis } from 'ioredis'
import { type FallbackKind, fallbackKinds } from '../../../shared/api/limits.ts'
import type { Sku } from '../../../shared/billing/skus.ts'
import { AppError } from '../../../shared/errors/catalogue.ts'
import { byKind, type Kind, kinds } from '../../../shared/jobs/jobs.ts'
import { shardsOf } from '../../../shared/jobs/shards.ts'
import { readWorkers, shardsOfAll, type WorkerQueue } from '../../../shared/jobs/worker-reports.ts'
import type { SkuPauseReason } from '../../../shared/quota/quota.ts'
import type { QuotaReader, SkuState } from '../../../shared/quota/quota-reader.ts'
import { type Clock, dayMs } from '../../../shared/runtime/clock.ts'
import type { Logger } from '../../../shared/runtime/log.ts'
import type { Metrics } from '../../../shared/runtime/metrics.ts'
import { watchOutage } from '../../../shared/runtime/outage.ts'
import { startPeriodicTask } from '../../../shared/runtime/periodic-task.ts'
import { choicesOf, type StrategyName } from '../../../shared/verdict/strategies.ts'
import { queueNames, readQueueDepths } from './queue-depths.ts'
import {
  deniedWith,
  type Providers,
  quotasOfFallback,
  quotasOfFirst,
  type RequiredQuotas,
} from './required-quotas.ts'

/** What the edge knows of the workers and the quota. It is up to half a second old. */
export interface Capacity {
  /** `strategy`: of a request to validate, where its client has another one than the service. */
  expectedWait(kind: Kind, strategy?: StrategyName): ExpectedWait
  /** What is missing: a worker on each queue, a provider that accepts the key. */
  missing(): string[]
  /** The kinds of requests that are refused for that reason. */
  refused(): Kind[]
  /** What the fallback provider answers at present, because the first one cannot. */
  fallback(): FallbackKind[]
  /** How many shards every worker serves, at most `maxShards`. */
  shards(): number
  stop(): Promise<void>
}

/** How long a new job will probably wait, in milliseconds. */
export interface ExpectedWait {
  /** For a worker; Infinity where none was alive at the last read that succeeded. */
  queueMs: number
  /** For a permit of the provider quota. */
  quotaMs: number
  /** Why there are no permits at all, while a SKU is paused. */
  pauseReason?: SkuPauseReason
}

interface Dependencies {
  redis: Redis
  queueRedis: Redis
  quotaReader: QuotaReader
  /** Redis' time. */
  now: Clock
  metrics: Metrics
  providers: Providers
  maxShards: number
  log: Logger
}

const pollEveryMs = 500

/**
 * Reads workers, queues and quotas twice a second. After a read that failed, `/ready` and the
 * limits report no worker; requests are still dispatched, by the last known waits. Rejects when the
 * first read fails.
 */
export async function watchCapacity({
  redis,
  queueRedis,
  quotaReader,
  now,
  metrics,
  providers,
  maxShards,
  log,
}: Dependencies): Promise<Capacity> {
  const outage = watchOutage(log, 'read queues and quotas')
  const waits = byKind(() => new Map<StrategyName, ExpectedWait>())
  const aliveWorkers = new Map<Kind, number>()
  const required = byKind((kind) =>
    choicesOf(providers.strategy).map(
      (strategy) => [strategy, requiredQuotas(kind, { ...providers, strategy })] as const,
    ),
  )
  const skus = [...new Set(kinds.flatMap((kind) => requiredQuotas(kind, providers).flat()))]
  let denied: ReturnType<typeof deniedWith> = { kinds: [], skus: [] }
  let served: FallbackKind[] = []
  let shards = 1
  const expectedWait = (kind: Kind, strategy = providers.strategy) =>
    waits[kind].get(strategy) ?? waits[kind].get(providers.strategy) ?? { queueMs: 0, quotaMs: 0 }
  const hasWorker = (kind: Kind) => (aliveWorkers.get(kind) ?? 0) > 0

  const poll = async () => {
    const [workers, depths, states] = await Promise.all([
      readWorkers(redis, now),
      readQueueDepths(queueRedis, now, shardsOf(maxShards)),
      Promise.all(skus.map((sku) => quotaReader.state(sku))),
    ])
    const stateOf = new Map(skus.map((sku, index) => [sku, states[index] as SkuState]))
    showProvider(metrics, stateOf)
    showQueues(metrics, depths)
    denied = deniedWith(providers, (sku) => stateOf.get(sku)?.paused?.reason === 'denied')
    served = fallbackKinds.filter((kind) => workers[kind].some(({ isFallback }) => isFallback))
    shards = Math.min(maxShards, shardsOfAll(Object.values(workers).flat()))
    for (const kind of kinds) {
      const queueMs = queueWaitMs(depths[kind].waiting, workers[kind])
      for (const [strategy, quotas] of required[kind])
        waits[kind].set(strategy, shortestWait(queueMs, quotas, stateOf))
      aliveWorkers.set(kind, workers[kind].length)
      showKind(metrics, kind, expectedWait(kind), workers[kind].length)
    }
  }

  /** The gauges are emptied: old values would be taken for current ones. */
  const forget = (cause: unknown) => {
    outage.onFailure(cause)
    aliveWorkers.clear()
    for (const gauge of gaugesOf(metrics)) gauge.reset()
  }

  await poll()
  const polling = startPeriodicTask(poll, {
    everyMs: pollEveryMs,
    onSuccess: outage.onSuccess,
    onFailure: forget,
  })
  return {
    expectedWait,
    missing: () => [
      ...(kinds.every(hasWorker) ? [] : ['worker']),
      ...denied.skus.map((sku) => `provider key for ${sku}`),
    ],
    refused: () => kinds.filter((kind) => !hasWorker(kind) || denied.kinds.includes(kind)),
    fallback: () => served,
    shards: () => shards,
    stop: polling.stop,
  }
}

/**
 * Refuses a request that the workers cannot answer within its deadline. The caller learns it at
 * once, with `retryAfterMs` where the wait is known, instead of waiting for a timeout.
 * @throws {AppError} QUEUE_UNAVAILABLE, PROVIDER_DENIED, QUOTA_USED_UP, OVERLOADED
 */
export function refuseIfTooLate(
  { queueMs, quotaMs, pauseReason }: ExpectedWait,
  deadlineMs: number,
): void {
  if (queueMs === Infinity) throw new AppError('QUEUE_UNAVAILABLE')
  if (pauseReason === 'denied') throw new AppError('PROVIDER_DENIED', { retryAfterMs: quotaMs })
  if (pauseReason === 'restart' && quotaMs > deadlineMs)
    throw new AppError('QUEUE_UNAVAILABLE', { retryAfterMs: quotaMs })
  if (quotaMs > deadlineMs)
    throw new AppError('QUOTA_USED_UP', { retryAfterMs: quotaMs - deadlineMs })
  if (queueMs > deadlineMs) throw new AppError('OVERLOADED', { retryAfterMs: queueMs - deadlineMs })
}

const requiredQuotas = (kind: Kind, providers: Providers): RequiredQuotas => [
  ...quotasOfFirst(kind, providers),
  ...quotasOfFallback(kind, providers),
]

/** A job waits for the SKU with the longest wait, of the alternative that is ready first. */
function shortestWait(
  queueMs: number,
  quotas: RequiredQuotas,
  stateOf: Map<Sku, SkuState>,
): ExpectedWait {
  const states = quotas.map((some) => some.flatMap((sku) => stateOf.get(sku) ?? []))
  const longest = states.map((some) => some.reduce((a, b) => (b.waitMs > a.waitMs ? b : a)))
  const { waitMs, paused } = longest.reduce((a, b) => (b.waitMs < a.waitMs ? b : a))
  return { queueMs, quotaMs: waitMs, ...(paused && { pauseReason: paused.reason }) }
}

/**
 * How long a new job waits for a worker, in milliseconds; Infinity without workers. Little's law:
 * the jobs that wait, over the jobs that all workers finish in a millisecond. Exported for its
 * test.
 */
export function queueWaitMs(queued: number, workers: WorkerQueue[]): number {
  const jobsPerMs = workers.reduce((sum, { slots, runMs }) => sum + slots / Math.max(runMs, 1), 0)
  return jobsPerMs === 0 ? Infinity : queued / jobsPerMs
}

/** The longest wait that the gauge shows, in milliseconds. */
const maxShownMs = dayMs

const gaugesOf = (metrics: Metrics) => [
  metrics.workersAlive,
  metrics.expectedWaitSeconds,
  metrics.queueJobs,
  metrics.queueOldestJobSeconds,
  metrics.providerPausedSeconds,
  metrics.providerPace,
]

function showProvider(metrics: Metrics, stateOf: Map<Sku, SkuState>): void {
  metrics.providerPausedSeconds.reset()
  for (const [sku, { paused, pace }] of stateOf) {
    metrics.providerPace.set({ sku }, pace)
    if (paused)
      metrics.providerPausedSeconds.set({ sku, reason: paused.reason }, paused.forMs / 1000)
  }
}

function showQueues(metrics: Metrics, depths: Awaited<ReturnType<typeof readQueueDepths>>): void {
  for (const queue of queueNames) {
    const { oldestMs, ...jobs } = depths[queue]
    for (const [state, count] of Object.entries(jobs))
      metrics.queueJobs.set({ queue, state }, count)
    metrics.queueOldestJobSeconds.set({ queue }, oldestMs / 1000)
  }
}

function showKind(
  metrics: Metrics,
  kind: Kind,
  { queueMs, quotaMs }: ExpectedWait,
  workers: number,
): void {
  for (const [cause, waitMs] of Object.entries({ queue: queueMs, quota: quotaMs }))
    metrics.expectedWaitSeconds.set({ kind, cause }, Math.min(waitMs, maxShownMs) / 1000)
  metrics.workersAlive.set({ kind }, workers)
}
