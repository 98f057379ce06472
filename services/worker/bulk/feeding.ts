import type { Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import {
  type BulkJob,
  bulkJobId,
  bulkJobOf,
  bulkJobOptions,
  chunkRows,
} from '../../../shared/jobs/bulk-job.ts'
import type { Limits } from '../../../shared/quota/limits.ts'
import type { Clock } from '../../../shared/runtime/clock.ts'
import type { Logger } from '../../../shared/runtime/log.ts'
import type { Metrics } from '../../../shared/runtime/metrics.ts'
import type { Database } from '../../../shared/store/database.ts'
import {
  completeBatch,
  feed,
  moveDoneTo,
  type Progress,
  readFeedable,
  readProgress,
  resumeDue,
} from '../../../shared/store/feeding.ts'
import { createFeederMetrics } from './feeder-metrics.ts'
import { readJobsInFlight } from './jobs-in-flight.ts'
import { createLostJobs } from './lost-jobs.ts'
import { createOutageEnd, type Probe } from './outage-probe.ts'
import { createPausedBatches } from './paused-batches.ts'
import { createRates, type Rates } from './rates.ts'
import { roundRobin, type Served } from './round-robin.ts'
import { createSettledRounds } from './settled-rounds.ts'

export interface FeedingDependencies {
  db: Database
  /** For the workers' heartbeats. */
  redis: Redis
  queueRedis: Redis
  queue: Queue<BulkJob>
  /** Of one worker. */
  maxJobsInFlight: number
  /** Whether the quotas and budgets of day and month have headroom for a client's rows. */
  hasHeadroomFor(clientId: string): Promise<boolean>
  /** The same object until a limit changes. */
  limits(): Limits
  probe: Probe
  now: Clock
  log: Logger
  metrics: Metrics
}

/** What the feeder does while it holds the lease. */
export interface Feeding {
  /** Adds jobs until the queue is full. Returns false when there is nothing to feed. */
  fillQueue(): Promise<boolean>
  /** Reads the state of workers and batches, and moves batches on. */
  update(haveLimitsChanged: boolean): Promise<void>
  /** Another worker holds the lease: empties the metrics. */
  clear(): void
  /** Resolves when no probe of the provider is under way, or after some seconds. */
  stopped(): Promise<unknown>
}

/** How much work the queue holds besides the jobs in flight: seconds at the present rate. */
const aheadSeconds = 0.5

/** How many batches are resumed in one update. The others follow in the next one. */
const maxResumed = 1000
/** How long `stopped` waits for a probe of the provider, in milliseconds. */
const probeStopMs = 5000

export function createFeeding(deps: FeedingDependencies): Feeding {
  const { db, redis, queue, maxJobsInFlight, now, log, metrics } = deps
  const paused = createPausedBatches(deps)
  const outageEnd = createOutageEnd(deps)
  const findLostJobs = createLostJobs(deps)
  const { show, clear } = createFeederMetrics(metrics, now)
  const served: Served = new Map()
  const rates = createRates()
  const rounds = createSettledRounds()
  /** Job ids by worker. */
  let inFlight = new Map<string, string[]>()
  const idsInFlight = () => [...inFlight.values()].flat()

  async function fillQueue(): Promise<boolean> {
    const { wait = 0, active = 0 } = await queue.getJobCounts('wait', 'active')
    const queued = wait + active
    const window = windowOf(inFlight.size * maxJobsInFlight, rates.sum())
    metrics.bulkJobs.set(queued)
    metrics.bulkWindow.set(window)
    if (queued >= window) return true
    const jobIds = idsInFlight()
    const batches = (await readFeedable(db)).filter((batch) => rounds.isSettled(batch, jobIds))
    for (const [batch, chunks] of roundRobin(batches, window - queued, served)) {
      const begins = await feed(db, batch, chunks)
      await addJobs(
        queue,
        begins.map((from) => bulkJobOf(batch, from)),
      )
    }
    return batches.length > 0
  }

  async function update(haveLimitsChanged: boolean): Promise<void> {
    if (haveLimitsChanged) paused.limitsChanged()
    inFlight = await readJobsInFlight(redis, now)
    for (const { id } of await resumeDue(db, maxResumed)) log.info({ batchId: id }, 'batch goes on')
    await outageEnd.check()
    const pausedCount = await paused.check()
    const progress = await readProgress(db)
    rates.forgetAllBut(progress)
    rounds.forgetAllBut(new Set(progress.map(({ id }) => id)))
    for (const batch of progress) await moveOn(batch, rates, db, log)
    const lost = await findLostJobs(progress, new Set(idsInFlight()))
    if (lost.length > 0) {
      log.info({ jobs: lost.length }, 'jobs added again')
      await addJobs(queue, lost)
    }
    // A test batch that waits, or never ends, is nothing to alert an operator of.
    show(
      progress.filter(({ mode }) => mode === 'live'),
      pausedCount,
      rates.sum(),
    )
  }

  return { fillQueue, update, clear, stopped: () => outageEnd.stopped(probeStopMs) }
}

/**
 * How many jobs the queue may hold, those in flight included: so many that no worker waits for the
 * feeder. Pure.
 */
const windowOf = (maxInFlight: number, rowsPerSecond: number): number =>
  Math.ceil(maxInFlight + Math.max(1, (rowsPerSecond * aheadSeconds) / chunkRows))

const addJobs = (queue: Queue<BulkJob>, jobs: BulkJob[]): Promise<unknown> =>
  queue.addBulk(
    jobs.map((data) => ({
      name: 'rows',
      data,
      opts: { ...bulkJobOptions, jobId: bulkJobId(data) },
    })),
  )

/** Completes a batch whose rows all have results. Else stores how far it is, and how fast. */
async function moveOn(batch: Progress, rates: Rates, db: Database, log: Logger): Promise<void> {
  if (batch.firstOpen === null) {
    if (await completeBatch(db, batch))
      log.info({ batchId: batch.id, rows: batch.total }, 'batch completed')
    return
  }
  const { rate, changed } = rates.measure(batch)
  if (changed || batch.firstOpen !== batch.doneTo)
    await moveDoneTo(db, batch, batch.firstOpen, rate)
}
