import type { Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import { type KeyMode, keyModes } from '../../../shared/api/client-rules.ts'
import {
  type BulkJob,
  bulkJobId,
  bulkJobOf,
  chunkRows,
  readBulkJobId,
} from '../../../shared/jobs/bulk-job.ts'
import { jobOptionsAt } from '../../../shared/jobs/jobs.ts'
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
import type { StrategyName } from '../../../shared/verdict/strategies.ts'
import { createFeederMetrics } from './feeder-metrics.ts'
import { readJobsInFlight } from './jobs-in-flight.ts'
import { createLostJobs, type LostJob } from './lost-jobs.ts'
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
  queues: Record<KeyMode, Queue<BulkJob>>
  /** Of one worker. */
  maxJobsInFlight: Record<KeyMode, number>
  /** Whether the quotas and budgets of day and month have headroom for a client's rows. */
  hasHeadroomFor(clientId: string, strategy: StrategyName): Promise<boolean>
  /** The same object until a limit changes. */
  limits(): Limits
  probe: Probe
  now: Clock
  log: Logger
  metrics: Metrics
}

/** What the feeder does while it holds the lease. */
export interface Feeding {
  /** Adds jobs until the queues are full. Returns false when there is nothing to feed. */
  fillQueues(): Promise<boolean>
  /** Reads the state of workers and batches, and moves batches on. */
  update(haveLimitsChanged: boolean): Promise<void>
  /** Another worker holds the lease: empties the metrics. */
  clear(): void
  /** Resolves when no probe of the provider is under way, or after some seconds. */
  probeEnded(): Promise<unknown>
}

/** How much work the queue holds besides the jobs in flight: seconds at the present rate. */
const aheadSeconds = 0.5

/** How many batches are resumed in one update. The others follow in the next one. */
const maxResumed = 1000
/** How long `probeEnded` waits for a probe of the provider, in milliseconds. */
const probeStopMs = 5000

export function createFeeding(deps: FeedingDependencies): Feeding {
  const { db, redis, queues, maxJobsInFlight, now, log, metrics } = deps
  const paused = createPausedBatches(deps)
  const outageEnd = createOutageEnd(deps)
  const findLostJobs = createLostJobs(deps)
  const { show, clear } = createFeederMetrics(metrics, now)
  const served: Record<KeyMode, Served> = { live: new Map(), test: new Map() }
  const rates = createRates()
  const rounds = createSettledRounds()
  /** Of the batches that are open: the queue of the others is left alone. */
  let modes: KeyMode[] = ['live']
  /** Job ids by worker. */
  let inFlight = new Map<string, string[]>()
  const idsInFlight = () => [...inFlight.values()].flat()
  /** Whether to look for clients without jobs, though the queues are full. */
  let checkClients = true

  /** The jobs of this mode, and how many there may be. */
  async function loadOf(mode: KeyMode): Promise<Load> {
    const jobIds = await queues[mode].getRanges(['wait', 'active'], 0, -1)
    const window = windowOf(inFlight.size * maxJobsInFlight[mode], rates.sum())
    return { mode, jobIds, window }
  }

  async function fillQueues(): Promise<boolean> {
    const loads = await Promise.all(modes.map(loadOf))
    showLoad(metrics, loads)
    const fillable = loads.filter(({ jobIds, window }) => checkClients || jobIds.length < window)
    if (fillable.length === 0) return true
    checkClients = false
    const idsNow = idsInFlight()
    const batches = (await readFeedable(db)).filter((batch) => rounds.isSettled(batch, idsNow))
    for (const { mode, jobIds, window } of fillable) {
      const ofMode = batches.filter((batch) => batch.mode === mode)
      const free = window - jobIds.length
      const chunksOf = roundRobin(ofMode, free, served[mode], jobsByBatch(jobIds))
      for (const [batch, chunks] of chunksOf) {
        const jobs = (await feed(db, batch, chunks)).map((from) => bulkJobOf(batch, from))
        await addJobs(queues[mode], jobs, now)
      }
    }
    return batches.length > 0
  }

  async function update(haveLimitsChanged: boolean): Promise<void> {
    checkClients = true
    if (haveLimitsChanged) paused.limitsChanged()
    inFlight = await readJobsInFlight(redis, now)
    for (const { id } of await resumeDue(db, maxResumed)) log.info({ batchId: id }, 'batch resumed')
    await outageEnd.check()
    const pausedCount = await paused.check()
    const progress = await readProgress(db)
    modes = keyModes.filter((mode) => mode === 'live' || progress.some((one) => one.mode === mode))
    rates.forgetAllBut(progress)
    rounds.forgetAllBut(new Set(progress.map(({ id }) => id)))
    for (const batch of progress) await moveOn(batch, rates, db, log)
    const lost = await findLostJobs(progress, new Set(idsInFlight()))
    if (lost.length > 0) {
      log.info({ jobs: lost.length }, 'jobs added again')
      await addLost(queues, lost, now)
    }
    // A test batch that waits, or never ends, is nothing to alert an operator of.
    const live = progress.filter(({ mode }) => mode === 'live')
    show(live, pausedCount, rates.sum())
  }

  return { fillQueues, update, clear, probeEnded: () => outageEnd.stopped(probeStopMs) }
}

/**
 * How many jobs the queue may hold, those in flight included: so many that no worker waits for the
 * feeder. A client that has none may add one. Pure.
 */
const windowOf = (maxInFlight: number, rowsPerSecond: number): number =>
  Math.ceil(maxInFlight + Math.max(1, (rowsPerSecond * aheadSeconds) / chunkRows))

const addJobs = (queue: Queue<BulkJob>, jobs: BulkJob[], now: Clock): Promise<unknown> =>
  queue.addBulk(
    jobs.map((data) => ({
      name: 'rows',
      data,
      opts: { ...jobOptionsAt(now()), jobId: bulkJobId(data) },
    })),
  )

async function addLost(
  queues: FeedingDependencies['queues'],
  lost: LostJob[],
  now: Clock,
): Promise<void> {
  for (const [mode, some] of Map.groupBy(lost, (one) => one.mode))
    await addJobs(
      queues[mode],
      some.map(({ job }) => job),
      now,
    )
}

const jobsByBatch = (jobIds: string[]): Map<string, number> =>
  new Map(
    [...Map.groupBy(jobIds, (id) => readBulkJobId(id).batchId)].map(([id, jobs]) => [
      id,
      jobs.length,
    ]),
  )

interface Load {
  mode: KeyMode
  /** Of those that wait and those in flight. */
  jobIds: string[]
  window: number
}

/** A test batch that waits is nothing to alert an operator of. */
function showLoad(metrics: Metrics, loads: Load[]): void {
  const live = loads.find(({ mode }) => mode === 'live')
  if (!live) return
  metrics.bulkJobs.set(live.jobIds.length)
  metrics.bulkWindow.set(live.window)
}

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
