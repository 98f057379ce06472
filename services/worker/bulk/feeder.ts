import { setTimeout as sleep } from 'node:timers/promises'
import type { Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import { unendedStatuses } from '../../../shared/api/batch-status.ts'
import type { Clock } from '../../../shared/clock.ts'
import {
  type BulkJob,
  bulkJobId,
  bulkJobOf,
  bulkJobOptions,
  chunkRows,
  readBulkJobId,
} from '../../../shared/jobs/bulk-job.ts'
import type { Logger } from '../../../shared/log.ts'
import type { Metrics } from '../../../shared/metrics.ts'
import type { PauseReason } from '../../../shared/store/batch-work.ts'
import type { Database } from '../../../shared/store/database.ts'
import {
  completeBatch,
  type FedBatch,
  feed,
  moveDoneTo,
  type Progress,
  readFeedable,
  readOpenChunks,
  readProgress,
  resumeDue,
  resumeEarly,
} from '../../../shared/store/feeding.ts'
import { readHands } from './hands.ts'
import { createIdleTimes } from './idle-times.ts'
import type { Leadership } from './leadership.ts'
import { createRates } from './rates.ts'
import { type Served, takeTurns } from './turns.ts'

interface Dependencies {
  db: Database
  redis: Redis
  queue: Queue<BulkJob>
  leadership: Leadership
  /** Jobs that a worker has in hand at once. */
  jobsInHand: number
  /** Whether the quotas and budgets of day and month have room for a client's rows. */
  hasRoomFor(clientId: string): Promise<boolean>
  now: Clock
  log: Logger
  metrics: Metrics
}

const busyMs = 40
const idleMs = 400
const lookEveryMs = 1000
/** How much work the queue holds besides what is in hand, in seconds at the present pace. */
const aheadSeconds = 0.5
/** Once a batch begins anew, every worker has said by then whether it still has rows of the round before. */
const settleMs = 2500

/** After how many looks it is seen again whether a day's or month's limit has room. */
const looksForRoom = 10
const waitsForRoom = new Set<PauseReason>(['quota_day', 'quota_month', 'budget_day', 'budget_month'])

/**
 * Keeps the workers in work from the batches in PostgreSQL, with a bounded number of jobs in Redis whatever the size of the batches; moves
 * batches on, and makes good what Redis lost. Every worker runs it, the leader alone does something.
 */
export function startFeeder(deps: Dependencies): { stop(): Promise<void> } {
  const { db, redis, queue, leadership, jobsInHand, hasRoomFor, now, log, metrics } = deps
  const served: Served = new Map()
  const rates = createRates()
  const idleTimes = createIdleTimes()
  const rounds = new Map<string, { round: number; since: number }>()
  let hands = new Map<string, string[]>()
  let missing = new Set<string>()
  let lookedAt = Number.NEGATIVE_INFINITY
  let looks = 0
  const stopping = new AbortController()

  /** Gives how long to wait for the next. */
  async function tick(): Promise<number> {
    if (!(await leadership.hold())) {
      showNothing()
      return idleMs
    }
    if (performance.now() - lookedAt >= lookEveryMs) {
      lookedAt = performance.now()
      await look()
    }
    return (await fillWindow()) ? busyMs : idleMs
  }

  /** False when there is nothing to feed. */
  async function fillWindow(): Promise<boolean> {
    const { wait = 0, active = 0 } = await queue.getJobCounts('wait', 'active')
    const window = Math.ceil(hands.size * jobsInHand + Math.max(1, (rates.sum() * aheadSeconds) / chunkRows))
    metrics.bulkJobs.set(wait + active)
    metrics.bulkWindow.set(window)
    if (wait + active >= window) return true
    const batches = (await readFeedable(db)).filter(isSettled)
    for (const [batch, chunks] of takeTurns(batches, window - wait - active, served)) {
      const begins = await feed(db, batch, chunks)
      await add(begins.map((from) => bulkJobOf(batch, from)))
    }
    return batches.length > 0
  }

  const add = (jobs: BulkJob[]) =>
    queue.addBulk(jobs.map((data) => ({ name: 'rows', data, opts: { ...bulkJobOptions, jobId: bulkJobId(data) } })))

  /** Rows that are still in hand from before the batch paused must not be given to a second worker. */
  function isSettled({ id, round }: FedBatch): boolean {
    if (round === 0) return true
    const known = rounds.get(id)
    if (known?.round !== round) rounds.set(id, { round, since: performance.now() })
    const since = known?.round === round ? known.since : performance.now()
    const older = [...hands.values()].flat().map(readBulkJobId)
    return performance.now() - since >= settleMs && !older.some((job) => job.batchId === id && job.round !== round)
  }

  async function look(): Promise<void> {
    hands = await readHands(redis, now)
    for (const { id } of await resumeDue(db)) log.info({ batchId: id }, 'batch goes on')
    const progress = await readProgress(db)
    if (looks++ % looksForRoom === 0) await useRoom(progress)
    rates.forgetAllBut(progress)
    const known = new Set(progress.map(({ id }) => id))
    for (const id of rounds.keys()) if (!known.has(id)) rounds.delete(id)
    for (const batch of progress) await moveOn(batch)
    await makeGood(progress)
    show(progress)
  }

  /** The reserve melts away during the day, and limits may be raised: what waits for the next day may have its turn before. */
  async function useRoom(progress: Progress[]): Promise<void> {
    const waiting = progress.filter(({ pausedReason }) => pausedReason && waitsForRoom.has(pausedReason))
    for (const [clientId, batches] of Map.groupBy(waiting, (batch) => batch.clientId)) {
      if (!(await hasRoomFor(clientId))) continue
      for (const batch of batches) await resumeEarly(db, batch)
      log.info({ batchIds: batches.map(({ id }) => id) }, 'batches go on before it is time')
    }
  }

  async function moveOn(batch: Progress): Promise<void> {
    if (batch.firstOpen === null) {
      if (await completeBatch(db, batch)) log.info({ batchId: batch.id, rows: batch.total }, 'batch completed')
      return
    }
    const { rate, changed } = rates.measure(batch)
    if (changed || batch.firstOpen !== batch.doneTo) await moveDoneTo(db, batch, batch.firstOpen, rate)
  }

  /**
   * Adds the jobs again that Redis lost, or that ended with rows left over: chunks without all of their results that are neither in Redis
   * nor in a worker's hand, and were not the last time either.
   */
  async function makeGood(progress: Progress[]): Promise<void> {
    const held = new Set([...hands.values()].flat())
    const lost = new Map<string, BulkJob>()
    for (const batch of progress) {
      if (batch.status !== 'running' || batch.firstOpen === null || batch.firstOpen >= batch.fedTo) continue
      const begins = await readOpenChunks(db, { ...batch, doneTo: batch.firstOpen })
      const jobs = begins.map((from) => bulkJobOf(batch, from)).filter((job) => !held.has(bulkJobId(job)))
      const states = redis.pipeline()
      for (const job of jobs) states.exists(queue.toKey(bulkJobId(job)))
      const there = (await states.exec()) ?? []
      for (const [index, job] of jobs.entries()) if (there[index]?.[1] === 0) lost.set(bulkJobId(job), job)
    }
    const again = [...lost].filter(([id]) => missing.has(id)).map(([, job]) => job)
    missing = new Set(lost.keys())
    if (again.length === 0) return
    log.info({ jobs: again.length }, 'jobs added again')
    await add(again)
  }

  const alone = [
    metrics.bulkJobs,
    metrics.bulkWindow,
    metrics.oldestBatchSeconds,
    metrics.bulkRowsLeft,
    metrics.batchEta,
    metrics.batchIdle,
  ]

  /** Only the leader's numbers are those of now. */
  function showNothing(): void {
    metrics.batches.reset()
    for (const gauge of alone) gauge.remove()
    idleTimes.forget()
  }

  function show(progress: Progress[]): void {
    for (const status of unendedStatuses)
      metrics.batches.set({ status }, progress.filter((batch) => batch.status === status).length)
    const begun = progress.filter(({ status }) => status !== 'paused').map(({ createdAt }) => createdAt.getTime())
    metrics.oldestBatchSeconds.set(begun.length > 0 ? Math.max(0, now() - Math.min(...begun)) / 1000 : 0)
    const left = progress.reduce(
      (sum, { status, total, processed }) => sum + (status === 'paused' ? 0 : total - processed),
      0,
    )
    metrics.bulkRowsLeft.set(left)
    const rate = rates.sum()
    if (left === 0) metrics.batchEta.set(0)
    else if (rate > 0) metrics.batchEta.set(left / rate)
    else metrics.batchEta.remove()
    metrics.batchIdle.set(idleTimes.longestMs(progress) / 1000)
    metrics.feederLooked.set(now() / 1000)
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const pauseMs = await tick().catch((error) => {
        log.warn({ cause: String(error) }, 'batches are not fed')
        return idleMs
      })
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const running = run()

  return {
    async stop() {
      stopping.abort()
      await running
      await leadership.leave().catch(() => {})
    },
  }
}
