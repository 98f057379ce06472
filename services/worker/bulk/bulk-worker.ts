import { setTimeout as sleep } from 'node:timers/promises'
import type { Job } from 'bullmq'
import type { Redis } from 'ioredis'
import type { WrittenAddress } from '../../../shared/address/written-address.ts'
import type { Clock } from '../../../shared/clock.ts'
import { AppError } from '../../../shared/errors.ts'
import { type BulkJob, leaseMs } from '../../../shared/jobs/bulk-job.ts'
import { noCost } from '../../../shared/jobs/jobs.ts'
import type { Logger } from '../../../shared/log.ts'
import type { Metrics } from '../../../shared/metrics.ts'
import {
  type OpenItem,
  type Outcome,
  pauseItself,
  type RowResult,
  readOpenItems,
  readRunning,
} from '../../../shared/store/batch-work.ts'
import type { Database } from '../../../shared/store/database.ts'
import type { Span, Tracing } from '../../../shared/tracing/tracing.ts'
import type { Errand } from '../processors/work.ts'
import type { Judged, Validate } from '../validation.ts'
import { afterFault, concernsAll, mostTries, type Step } from './after-fault.ts'
import { failedResult } from './failed-result.ts'
import { reportHand, withdrawHand } from './hands.ts'
import type { WriteOutcome } from './result-writer.ts'
import { createSlots } from './slots.ts'

interface Dependencies {
  db: Database
  redis: Redis
  workerId: string
  validate: Validate
  write: WriteOutcome
  /** Rows in hand at once, from the first call to the commit. */
  concurrency: number
  now: Clock
  log: Logger
  metrics: Metrics
  tracing?: Tracing | undefined
}

/** A job in hand. Aborted, it begins no more rows; those that made a call are finished, being paid for. */
interface InHand {
  job: BulkJob
  drop: AbortController
  /** Of the job, or of one of its rows; for some jobs only. */
  span?: Span | undefined
}

const beatMs = 1000
const retryMs = 500
/** Of this many rows of a batch the first job is traced, row by row. */
const tracedEveryRows = 1000
/** A row may stand in line for the quota for long. */
const rowDeadlineMs = 10 * 60_000

export interface BulkWorker {
  /** BullMQ's processor. A job ends when its rows have results, or are left to a later job. */
  work(job: Job<BulkJob>): Promise<void>
  /** Begins no more rows. Jobs in hand end soon. */
  stop(): void
  /** The jobs in hand have ended, or are given up: others may have them. */
  ended(): Promise<void>
}

/** Validates the rows of jobs and has their results written. */
export async function createBulkWorker(deps: Dependencies): Promise<BulkWorker> {
  const { db, redis, workerId, validate, write, now, log, metrics, tracing } = deps
  const slots = createSlots(deps.concurrency)
  const inHand = new Map<string, InHand>()
  let isStopping = false
  let aliveAt = performance.now()
  /** The last row that was answered: asked once more, it tells a provider that is down from one that fails at one address. */
  let lastAnswered: OpenItem | undefined
  metrics.jobsTaken.inc({ kind: 'bulk' }, 0)
  metrics.bulkRowsInHand.set(0)

  /** Says that this worker lives and what it has in hand; lets go of what is no longer its own, or no longer wanted. */
  async function beat(): Promise<void> {
    const asked = performance.now()
    if (asked - aliveAt > leaseMs) for (const { drop } of inHand.values()) drop.abort()
    await reportHand(redis, workerId, [...inHand.keys()], now)
    aliveAt = asked
    const batchIds = [...new Set([...inHand.values()].map(({ job }) => job.batchId))]
    const running = await readRunning(db, batchIds)
    for (const { job, drop } of inHand.values()) {
      if (batchIds.includes(job.batchId) && running.get(job.batchId) !== job.round) drop.abort()
    }
  }

  /** Frozen or cut off for a while, it can't know who has its jobs now. */
  const mayBegin = ({ drop }: InHand) => !drop.signal.aborted && performance.now() - aliveAt < leaseMs

  async function work({ id = '', data: job }: Job<BulkJob>): Promise<void> {
    if (isStopping || inHand.has(id)) return
    metrics.jobsTaken.inc({ kind: 'bulk' })
    const started = performance.now()
    const own: InHand = { job, drop: new AbortController(), span: traceOf(job) }
    inHand.set(id, own)
    try {
      const items = (await persistently(() => readOpenItems(db, job), own)) ?? []
      await Promise.all(items.map((item) => workOn(item, own)))
      const outcome = own.drop.signal.aborted ? 'left' : 'done'
      const { batchId, from, to } = job
      const ms = Math.round(performance.now() - started)
      log.info({ batchId, from, to, kind: 'bulk', rows: items.length, outcome, ms, traceId: own.span?.traceId }, 'job')
      own.span?.end({ 'address.rows': items.length, 'address.outcome': outcome })
    } finally {
      inHand.delete(id)
    }
  }

  function traceOf({ batchId, from }: BulkJob): Span | undefined {
    if (from % tracedEveryRows !== 0) return undefined
    const attributes = {
      'messaging.system': 'bullmq',
      'messaging.destination.name': 'bulk',
      'address.batch_id': batchId,
    }
    return tracing?.start('process bulk', 'consumer', { attributes })
  }

  async function workOn(item: OpenItem, job: InHand): Promise<void> {
    await slots.take()
    metrics.bulkRowsInHand.inc()
    const own = { ...job, span: job.span?.child('row', 'internal', { 'address.position': item.position }) }
    try {
      const outcome = await outcomeOf(item, own)
      if (outcome.result || outcome.calls > 0 || outcome.microUsd > 0) await write(outcome)
      own.span?.end({ 'address.verdict': outcome.result?.verdict ?? 'none', 'address.provider_calls': outcome.calls })
    } finally {
      metrics.bulkRowsInHand.dec()
      slots.release()
    }
  }

  async function outcomeOf(item: OpenItem, own: InHand): Promise<Outcome> {
    const outcome: Outcome = { item, calls: 0, microUsd: 0 }
    const kept = new Map<string, unknown>()
    let fault = { name: '', times: 0 }
    while (mayBegin(own)) {
      const errand = errandOf(item, own, kept)
      try {
        const judged = await validate(storedOf(item), errand, item.policy)
        lastAnswered = item
        slots.grow()
        return { ...spentMore(outcome, errand), result: resultOf(judged) }
      } catch (error) {
        Object.assign(outcome, spentMore(outcome, errand))
        if (own.drop.signal.aborted) break
        if (concernsAll(error)) slots.shrink()
        const name = error instanceof AppError ? error.error : ''
        fault = { name, times: name === fault.name ? fault.times + 1 : 1 }
        const mostlyDown = name === 'PROVIDER_UNAVAILABLE' && fault.times >= mostTries
        const answersOthers = mostlyDown && (await answersLast(own, outcome))
        const step = afterFault(error, { tries: fault.times, answersOthers, pauses: item.pauses })
        note(item, error, step)
        if (step.do === 'fail') return { ...outcome, result: failedResult(step.code) }
        if (step.do === 'pause') {
          await pause(own, step)
          break
        }
        slots.release()
        await sleep(step.afterMs, undefined, { signal: own.drop.signal }).catch(() => {})
        await slots.take()
      }
    }
    return outcome
  }

  async function answersLast(own: InHand, outcome: Outcome): Promise<boolean> {
    if (!lastAnswered) return false
    const errand = errandOf({ ...lastAnswered, clientId: outcome.item.clientId }, own, new Map())
    const answered = await validate(storedOf(lastAnswered), errand, lastAnswered.policy).then(
      () => true,
      () => false,
    )
    Object.assign(outcome, spentMore(outcome, errand))
    return answered
  }

  const errandOf = (
    { clientId }: Pick<OpenItem, 'clientId'>,
    { drop, span }: InHand,
    kept: Map<string, unknown>,
  ): Errand => ({
    clientId,
    kept,
    deadlineAt: now() + rowDeadlineMs,
    cost: noCost(),
    microUsd: 0,
    bulk: true,
    signal: drop.signal,
    span,
    stillWanted: async () => {},
  })

  function note({ batchId, position }: OpenItem, error: unknown, step: Step): void {
    const known = error instanceof AppError
    const cause = known ? (error.cause as Error | undefined)?.message : error instanceof Error ? error.stack : error
    log[known ? 'debug' : 'error'](
      { batchId, position, error: known ? error.error : 'INTERNAL', cause, ...step },
      'row',
    )
  }

  /** All jobs of the batch end here at once; other workers find out within a second. */
  async function pause(own: InHand, { reason, forMs }: Step & { do: 'pause' }): Promise<void> {
    const { batchId, round } = own.job
    const paused = await persistently(() => pauseItself(db, own.job, reason, forMs), own)
    for (const { job, drop } of inHand.values()) if (job.batchId === batchId && job.round === round) drop.abort()
    if (!paused) return
    metrics.batchPauses.inc({ reason })
    log.warn({ batchId, reason, forMs: Math.round(forMs) }, 'batch paused')
  }

  /** PostgreSQL may be away for a while. Undefined when the job is let go meanwhile. */
  async function persistently<T>(ask: () => Promise<T>, { job, drop }: InHand): Promise<T | undefined> {
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

  await beat()
  const timer = setInterval(() => beat().catch(() => {}), beatMs)
  return {
    work,
    stop() {
      isStopping = true
      for (const { drop } of inHand.values()) drop.abort()
    },
    async ended() {
      clearInterval(timer)
      await withdrawHand(redis, workerId).catch(() => {})
    },
  }
}

const spentMore = (outcome: Outcome, { cost, microUsd }: Errand): Outcome => ({
  ...outcome,
  calls: outcome.calls + cost.providerCalls,
  microUsd: outcome.microUsd + microUsd,
})

const textsOf = ({ line1, line2, city, region, postalCode, country, address }: OpenItem) =>
  Object.entries({ line1, line2, city, region, postalCode, country, text: address })

const storedOf = (item: OpenItem): WrittenAddress =>
  Object.fromEntries(textsOf(item).filter(([, value]) => value !== null))

function resultOf({ reasons, components: _, ...judged }: Judged): RowResult {
  return { ...judged, reasons: reasons.map(({ code, component }) => ({ code, ...(component && { component }) })) }
}
