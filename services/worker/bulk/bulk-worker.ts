import { setTimeout as sleep } from 'node:timers/promises'
import type { Job } from 'bullmq'
import type { Redis } from 'ioredis'
import type { KeyMode } from '../../../shared/api/client-rules.ts'
import { type BulkJob, leaseMs } from '../../../shared/jobs/bulk-job.ts'
import type { Clock } from '../../../shared/runtime/clock.ts'
import type { Logger } from '../../../shared/runtime/log.ts'
import { type Metrics, metricsIn, startAtZero } from '../../../shared/runtime/metrics.ts'
import { watchOutage } from '../../../shared/runtime/outage.ts'
import { startPeriodicTask } from '../../../shared/runtime/periodic-task.ts'
import type { Span, Tracing } from '../../../shared/runtime/tracing/tracing.ts'
import {
  automaticPauses,
  type OpenItem,
  pauseAutomatically,
  readOpenItems,
  readRunning,
} from '../../../shared/store/batch-work.ts'
import type { Database } from '../../../shared/store/database.ts'
import type { StrategyName } from '../../../shared/verdict/strategies.ts'
import { pauseMsAfter, type Step } from './after-fault.ts'
import { removeJobsInFlight, reportJobsInFlight } from './jobs-in-flight.ts'
import type { WriteOutcome } from './result-writer.ts'
import { createRowProcessor, type JobInFlight, type RowProvider } from './row-processor.ts'

interface Dependencies {
  db: Database
  redis: Redis
  /** Has the locks of jobs. */
  queueRedis: Redis
  workerId: string
  providers: Record<KeyMode, RowProvider>
  /** Whether the service does not offer this strategy any more, and rows cost more by its own. */
  costsMore(strategy: StrategyName): boolean
  write: WriteOutcome
  now: Clock
  log: Logger
  metrics: Metrics
  tracing?: Tracing | undefined
}

const heartbeatMs = 1000
const retryMs = 500
/** A job is traced, with its rows, if it begins at a multiple of this row number. */
const tracedEveryRows = 1000

export interface BulkWorker {
  /** BullMQ's processor. A job ends when its rows have results, or are left to a later job. */
  work(job: Job<BulkJob>): Promise<void>
  /** Begins no more rows. Jobs in flight end soon. */
  stop(): void
  /** Removes this worker's heartbeat, so that other workers may get its jobs. */
  removeHeartbeat(): Promise<void>
}

/** Validates the rows of jobs and has their results written. */
export async function createBulkWorker(deps: Dependencies): Promise<BulkWorker> {
  const { redis, workerId, metrics } = deps
  const inFlight = new Map<string, JobInFlight>()
  let isStopping = false
  startAtZero(metrics.jobsTaken, { kind: ['bulk'] })
  startAtZero(metrics.batchPauses, { reason: automaticPauses })
  const heartbeat = await startHeartbeat(deps, inFlight)
  const processRow = createRowProcessor({
    ...deps,
    mayBegin: ({ drop }) => !drop.signal.aborted && heartbeat.isFresh(),
    pause: (current, step, mode) => pauseBatch(deps, inFlight, current, step, mode),
  })

  /** Nobody has agreed to a higher price than that of the batch's strategy. */
  async function pauseIfDearer([first]: OpenItem[], current: JobInFlight): Promise<boolean> {
    if (first?.mode !== 'live' || !deps.costsMore(first.strategy)) return false
    const forMs = pauseMsAfter(first.pauses)
    const step = { do: 'pause', reason: 'strategy_not_offered', forMs } as const
    await pauseBatch(deps, inFlight, current, step, first.mode)
    return true
  }

  async function work({ id = '', data: job }: Job<BulkJob>): Promise<void> {
    if (isStopping || inFlight.has(id)) return
    metrics.jobsTaken.inc({ kind: 'bulk' })
    const started = performance.now()
    const span = startSpan(job, deps.tracing)
    const current: JobInFlight = { job, drop: new AbortController(), span }
    inFlight.set(id, current)
    try {
      const items =
        (await retryUntilAvailable(() => readOpenItems(deps.db, job), current, deps.log)) ?? []
      if (!(await pauseIfDearer(items, current)))
        await Promise.all(items.map((item) => processRow(item, current)))
      const outcome = current.drop.signal.aborted ? 'left' : 'done'
      const { batchId, from, to } = job
      const counts = { rows: items.length, outcome, ms: Math.round(performance.now() - started) }
      deps.log.info({ batchId, from, to, kind: 'bulk', ...counts, traceId: span?.traceId }, 'job')
      span?.end({ 'address.rows': items.length, 'address.outcome': outcome })
    } finally {
      inFlight.delete(id)
    }
  }

  return {
    work,
    stop() {
      isStopping = true
      for (const { drop } of inFlight.values()) drop.abort()
    },
    async removeHeartbeat() {
      await heartbeat.stop()
      await removeJobsInFlight(redis, workerId).catch(() => {})
    },
  }
}

/**
 * Reports once a second that this worker is alive, and which jobs it has in flight. Drops jobs that
 * this worker must not go on with: without the queue's Redis it loses its locks, too.
 */
async function startHeartbeat(
  { db, redis, queueRedis, workerId, now, log }: Dependencies,
  inFlight: Map<string, JobInFlight>,
) {
  let aliveAt = performance.now()

  /** Drops all jobs after a freeze or a lost connection: they may have gone to other workers. */
  async function beat(): Promise<void> {
    const started = performance.now()
    if (started - aliveAt > leaseMs) for (const { drop } of inFlight.values()) drop.abort()
    if (queueRedis !== redis) await queueRedis.ping()
    await reportJobsInFlight(redis, workerId, [...inFlight.keys()], now)
    aliveAt = started
  }

  await beat()
  const beating = startPeriodicTask(beat, {
    everyMs: heartbeatMs,
    ...watchOutage(log, 'report jobs in flight'),
  })
  // A task of its own: a PostgreSQL that hangs must not stop the heartbeat.
  const dropping = startPeriodicTask(() => dropEnded(db, inFlight), {
    everyMs: heartbeatMs,
    ...watchOutage(log, 'drop jobs of batches that do not run'),
  })
  return {
    /** False after a freeze or a lost connection: other workers may have the jobs by now. */
    isFresh: () => performance.now() - aliveAt < leaseMs,
    async stop(): Promise<void> {
      void dropping.stop()
      await beating.stop()
    },
  }
}

/** Drops jobs whose batch no longer runs, or runs in a later round. */
async function dropEnded(db: Database, inFlight: Map<string, JobInFlight>): Promise<void> {
  const batchIds = [...new Set([...inFlight.values()].map(({ job }) => job.batchId))]
  const running = await readRunning(db, batchIds)
  for (const { job, drop } of inFlight.values()) {
    if (batchIds.includes(job.batchId) && running.get(job.batchId) !== job.round) drop.abort()
  }
}

function startSpan({ batchId, from }: BulkJob, tracing: Tracing | undefined): Span | undefined {
  if (from % tracedEveryRows !== 0) return undefined
  const attributes = {
    'messaging.system': 'bullmq',
    'messaging.destination.name': 'bulk',
    'address.batch_id': batchId,
  }
  return tracing?.start('process bulk', 'consumer', { attributes })
}

/** Drops this worker's jobs of the batch at once. Other workers drop theirs within a second. */
async function pauseBatch(
  { db, log, metrics }: Dependencies,
  inFlight: Map<string, JobInFlight>,
  current: JobInFlight,
  { reason, forMs }: Step & { do: 'pause' },
  mode: KeyMode,
): Promise<void> {
  const { batchId, round } = current.job
  const paused = await retryUntilAvailable(
    () => pauseAutomatically(db, current.job, reason, forMs),
    current,
    log,
  )
  for (const { job, drop } of inFlight.values())
    if (job.batchId === batchId && job.round === round) drop.abort()
  if (!paused) return
  metricsIn(metrics, mode).batchPauses.inc({ reason })
  log.warn({ batchId, reason, forMs: Math.round(forMs) }, 'batch paused')
}

/** Retries while PostgreSQL is unavailable. Undefined if the job is dropped meanwhile. */
async function retryUntilAvailable<T>(
  ask: () => Promise<T>,
  { job, drop }: JobInFlight,
  log: Logger,
): Promise<T | undefined> {
  while (!drop.signal.aborted) {
    try {
      return await ask()
    } catch (error) {
      log.warn({ batchId: job.batchId, cause: String(error) }, 'PostgreSQL does not answer')
      await sleep(retryMs, undefined, { signal: drop.signal }).catch(() => {})
    }
  }
  return undefined
}
