import { setTimeout as sleep } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import { type KeyMode, keyModes } from '../../../shared/api/client-rules.ts'
import type { Sku } from '../../../shared/billing/skus.ts'
import {
  type BulkJob,
  bulkLockMs,
  bulkQueues,
  bulkStalledCheckMs,
  chunkRows,
} from '../../../shared/jobs/bulk-job.ts'
import {
  fewEvents,
  openQueue,
  promptWorkerOptions,
  startWorker,
  warnOfQueueErrors,
} from '../../../shared/jobs/queues.ts'
import type { Limits } from '../../../shared/quota/limits.ts'
import type { QuotaReader } from '../../../shared/quota/quota-reader.ts'
import { openDatabase } from '../../../shared/store/database.ts'
import type { StrategyName } from '../../../shared/verdict/strategies.ts'
import { createSlots } from '../concurrency-limit.ts'
import type { Runtime } from '../runtime.ts'
import { createValidation } from '../strategies/judged.ts'
import type { Strategy } from '../strategies/strategy.ts'
import { createBulkWorker } from './bulk-worker.ts'
import { startFeeder } from './feeder.ts'
import { createFeederLease } from './feeder-lease.ts'
import { createHeadroom } from './headroom.ts'
import { createProbe } from './outage-probe.ts'
import { createResultWriter } from './result-writer.ts'

interface Dependencies {
  /** For heartbeats and the feeder's lease; fails fast. */
  redis: Redis
  /** For the queue; fails fast. */
  queueRedis: Redis
  /** For BullMQ's worker: waits for Redis to come back. */
  jobConnection: Redis
  strategies: Record<KeyMode, Strategy>
  quota: QuotaReader
  limits(): Limits
  /** The SKUs that a row of this strategy needs. */
  skusOf(strategy: StrategyName): readonly Sku[]
  /** Whether the service does not offer this strategy any more, and rows cost more by its own. */
  costsMore(strategy: StrategyName): boolean
}

/** Enough to write a group of results while the next rows are read. */
const connections = 4
const queryTimeoutMs = 30_000
/** How long rows in flight may take to finish when the process ends, in milliseconds. */
const drainMs = 6000
/** A job of a dead worker is retried almost without limit: the job is hardly what killed it. */
const maxStalls = 1000

/**
 * Starts work on batches: this worker's share of the rows, and the feeder. Returns the function
 * that stops both.
 */
export async function startBulk(
  runtime: Runtime,
  deps: Dependencies,
): Promise<() => Promise<void>> {
  const { config, workerId, now, log, metrics } = runtime
  const { redis, queueRedis, limits } = deps
  const { bulkConcurrency: concurrency } = config
  const db = openDatabase(config.databaseUrl, connections, queryTimeoutMs)
  const write = createResultWriter({ db, log, metrics })
  const providerOf = (mode: KeyMode) => {
    const strategy = deps.strategies[mode]
    return {
      validate: createValidation(strategy),
      probe: createProbe(strategy),
      slots: createSlots(concurrency),
    }
  }
  const providers = { live: providerOf('live'), test: providerOf('test') }
  const bulk = await createBulkWorker({ ...runtime, ...deps, db, write, providers })
  // One job more than there are slots for: it begins while the last rows of another are written.
  const maxJobsInFlight = { live: Math.ceil(concurrency / chunkRows) + 1, test: 1 }
  const workers = keyModes.map((mode) =>
    startWorker<BulkJob>(bulkQueues[mode], bulk.work, log, {
      ...promptWorkerOptions,
      connection: deps.jobConnection,
      // The feeder fills half. Jobs of a client that has none begin at once in the other half.
      concurrency: 2 * maxJobsInFlight[mode],
      lockDuration: bulkLockMs,
      stalledInterval: bulkStalledCheckMs,
      maxStalledCount: maxStalls,
    }),
  )
  const queueOf = (name: string) =>
    openQueue<BulkJob>(name, warnOfQueueErrors(name, log), {
      connection: queueRedis,
      streams: fewEvents,
    })
  const queues = { live: queueOf(bulkQueues.live), test: queueOf(bulkQueues.test) }
  await Promise.all(workers.map((worker) => worker.waitUntilReady()))
  const lease = createFeederLease(redis, workerId)
  const feeder = startFeeder({
    db,
    redis,
    queueRedis,
    queues,
    lease,
    maxJobsInFlight,
    hasHeadroomFor: createHeadroom({ ...deps, now }),
    limits,
    probe: providers.live.probe,
    now,
    log,
    metrics,
  })

  return async () => {
    // Jobs that a stopping worker takes end at once, without their rows.
    const closing = Promise.all(workers.map((worker) => worker.close()))
    bulk.stop()
    // Both at once: a probe of a provider that hangs takes seconds, too, and the shutdown of the
    // process has a timeout.
    const drained = Promise.race([closing, sleep(drainMs, undefined, { ref: false })])
    await Promise.all([feeder.stop(), drained])
    // Only now may other workers get the jobs of this one.
    await bulk.removeHeartbeat()
    for (const queue of Object.values(queues)) await queue.close()
    await db.destroy()
  }
}
