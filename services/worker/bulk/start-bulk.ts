import { setTimeout as sleep } from 'node:timers/promises'
import { MetricsTime, Queue, Worker } from 'bullmq'
import type { Redis } from 'ioredis'
import type { Clock } from '../../../shared/clock.ts'
import { type BulkJob, bulkLockMs, bulkQueue, bulkStalledCheckMs, chunkRows } from '../../../shared/jobs/bulk-job.ts'
import { queuePrefix } from '../../../shared/jobs/jobs.ts'
import type { Logger } from '../../../shared/log.ts'
import type { Metrics } from '../../../shared/metrics.ts'
import type { Limits } from '../../../shared/quota/limits.ts'
import type { Look } from '../../../shared/quota/look.ts'
import type { Sku } from '../../../shared/quota/quota.ts'
import { openDatabase } from '../../../shared/store/database.ts'
import type { Tracing } from '../../../shared/tracing/tracing.ts'
import type { Validate } from '../validation.ts'
import { createBulkWorker } from './bulk-worker.ts'
import { startFeeder } from './feeder.ts'
import { createLeadership } from './leadership.ts'
import { createResultWriter } from './result-writer.ts'
import { createRoom } from './room.ts'

interface Dependencies {
  databaseUrl: string
  /** Fails fast. */
  redis: Redis
  /** Waits for Redis to come back. */
  jobs: Redis
  workerId: string
  validate: Validate
  /** Rows in hand at once. */
  concurrency: number
  look: Look
  limits(): Limits
  /** The calls that a row takes. */
  skus: readonly Sku[]
  now: Clock
  log: Logger
  metrics: Metrics
  tracing?: Tracing | undefined
}

/** Enough to write a group while the next is read. */
const connections = 4
const queryTimeoutMs = 30_000
/** How long rows in hand have to be finished when the process ends, in milliseconds. */
const finishMs = 6000
/** It is given to others again and again: what a worker died of was hardly this job. */
const mostStalls = 1000
const lookForJobsEverySeconds = 1
const retryFetchMs = 500

/** Works on batches: this worker's part of the rows, and, as the leader, feeding all workers. Gives what ends it. */
export async function startBulk(deps: Dependencies): Promise<() => Promise<void>> {
  const { databaseUrl, redis, jobs, workerId, concurrency, now, log, metrics } = deps
  const db = openDatabase(databaseUrl, connections, queryTimeoutMs)
  const write = createResultWriter({ db, log, metrics })
  const bulk = await createBulkWorker({ ...deps, db, write })
  // One more than has slots for all of its rows: the next begins while the last rows of one are written.
  const jobsInHand = Math.ceil(concurrency / chunkRows) + 1
  const worker = new Worker<BulkJob>(bulkQueue, bulk.work, {
    connection: jobs,
    prefix: queuePrefix,
    concurrency: jobsInHand,
    lockDuration: bulkLockMs,
    stalledInterval: bulkStalledCheckMs,
    maxStalledCount: mostStalls,
    drainDelay: lookForJobsEverySeconds,
    runRetryDelay: retryFetchMs,
    metrics: { maxDataPoints: MetricsTime.ONE_HOUR },
  })
  worker.on('error', (error) => log.warn({ queue: bulkQueue, cause: error.message }, 'queue error'))
  worker.on('failed', (_job, error) => log.warn({ queue: bulkQueue, cause: error.message }, 'job failed'))
  // Events carry job ids only, and nobody reads them.
  const queue = new Queue<BulkJob>(bulkQueue, {
    connection: redis,
    prefix: queuePrefix,
    streams: { events: { maxLen: 100 } },
  })
  queue.on('error', (error) => log.warn({ queue: bulkQueue, cause: error.message }, 'queue error'))
  await worker.waitUntilReady()
  const leadership = createLeadership(redis, workerId)
  const feeder = startFeeder({
    db,
    redis,
    queue,
    leadership,
    jobsInHand,
    hasRoomFor: createRoom(deps),
    now,
    log,
    metrics,
  })

  return async () => {
    bulk.stop()
    await feeder.stop()
    await Promise.race([worker.close(), sleep(finishMs)])
    // Only now may others have what this worker had.
    await bulk.ended()
    await queue.close()
    await db.destroy()
  }
}
