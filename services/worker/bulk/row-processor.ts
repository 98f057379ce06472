import { setTimeout as sleep } from 'node:timers/promises'
import type { WrittenAddress } from '../../../shared/address/written-address.ts'
import type { KeyMode } from '../../../shared/api/client-rules.ts'
import { AppError } from '../../../shared/errors/catalogue.ts'
import type { BulkJob } from '../../../shared/jobs/bulk-job.ts'
import { noCost } from '../../../shared/jobs/jobs.ts'
import type { Logger } from '../../../shared/runtime/log.ts'
import type { Metrics } from '../../../shared/runtime/metrics.ts'
import type { Span } from '../../../shared/runtime/tracing/tracing.ts'
import type { OpenItem, Outcome, RowResult } from '../../../shared/store/batch-work.ts'
import type { CallContext } from '../call-context.ts'
import type { Slots } from '../concurrency-limit.ts'
import type { Judged, Validate } from '../strategies/judged.ts'
import { afterFault, concernsAll, maxTries, type Step } from './after-fault.ts'
import { createHeldAnswers } from './held-answers.ts'
import type { Probe } from './outage-probe.ts'
import type { WriteOutcome } from './result-writer.ts'
import { failedResult } from './result-writer.ts'

/**
 * A job in flight. After `drop` was aborted no more of its rows begin. Rows that have made a call
 * are finished, because the call is paid for.
 */
export interface JobInFlight {
  job: BulkJob
  drop: AbortController
  /** Of the job, or of one of its rows. Only some jobs are traced. */
  span?: Span | undefined
}

/** What rows need of the provider of their mode. */
export interface RowProvider {
  validate: Validate
  /** Tells an outage of the provider from a failure at one address. */
  probe: Probe
  /** For rows in flight, from the first call to the commit. */
  slots: Slots
}

interface Dependencies {
  providers: Record<KeyMode, RowProvider>
  write: WriteOutcome
  log: Logger
  metrics: Metrics
  /** Whether this worker still has the job, and may begin an attempt at a row of it. */
  mayBegin(job: JobInFlight): boolean
  pause(job: JobInFlight, step: Step & { do: 'pause' }, mode: KeyMode): Promise<void>
}

/** The deadline of one attempt at a row, in milliseconds. Long, as it may wait for quota. */
const rowDeadlineMs = 10 * 60_000

/** Validates one row, and resolves when its result is committed. */
export function createRowProcessor({
  providers,
  write,
  log,
  metrics,
  mayBegin,
  pause,
}: Dependencies): (item: OpenItem, job: JobInFlight) => Promise<void> {
  metrics.bulkRowsInFlight.set(0)
  const held = createHeldAnswers(Date.now)

  async function processRow(item: OpenItem, job: JobInFlight): Promise<void> {
    const { slots } = providers[item.mode]
    const owners = ownersOf(item)
    await slots.acquire(...owners)
    metrics.bulkRowsInFlight.inc()
    const span = job.span?.child('row', 'internal', { 'address.position': item.position })
    try {
      const outcome = await outcomeOf(item, { ...job, span })
      if (outcome.result || outcome.calls > 0 || outcome.microUsd > 0) await write(outcome)
      span?.end({
        'address.verdict': outcome.result?.verdict ?? 'none',
        'address.provider_calls': outcome.calls,
      })
    } finally {
      metrics.bulkRowsInFlight.dec()
      slots.release(...owners)
    }
  }

  async function outcomeOf(item: OpenItem, row: JobInFlight): Promise<Outcome> {
    const outcome: Outcome = { item, calls: 0, microUsd: 0 }
    const paidAnswers = held.take(item)
    const { validate, probe, slots } = providers[item.mode]
    let fault = { name: '', times: 0 }
    while (mayBegin(row)) {
      const context = contextOf(item, row, paidAnswers)
      try {
        const judged = await validate(storedOf(item), context, item.policy, item.strategy)
        slots.grow()
        return { ...withCost(outcome, context), result: resultOf(judged) }
      } catch (error) {
        Object.assign(outcome, withCost(outcome, context))
        if (row.drop.signal.aborted) break
        if (concernsAll(error)) slots.shrink()
        const name = error instanceof AppError ? error.error : ''
        fault = { name, times: name === fault.name ? fault.times + 1 : 1 }
        const isLikelyOutage = name === 'PROVIDER_UNAVAILABLE' && fault.times >= maxTries
        const answersOthers = isLikelyOutage && (await succeeds(probe(item.strategy)))
        const { pauses, mode } = item
        const step = afterFault(error, { tries: fault.times, answersOthers, pauses, mode })
        logFault(log, item, error, step)
        if (step.do === 'fail') return { ...outcome, result: failedResult(step.code) }
        if (step.do === 'pause') {
          await pause(row, step, mode)
          break
        }
        slots.release(...ownersOf(item))
        await sleep(step.afterMs, undefined, { signal: row.drop.signal }).catch(() => {})
        await slots.acquire(...ownersOf(item))
      }
    }
    held.hold(item, paidAnswers)
    return outcome
  }

  return processRow
}

/** Who shares the slots: rows that wait for a quota must not take those of other clients. */
const ownersOf = ({ clientId, batchId }: OpenItem): [string, string] => [clientId, batchId]

const succeeds = (call: Promise<unknown>) =>
  call.then(
    () => true,
    () => false,
  )

const contextOf = (
  { clientId }: Pick<OpenItem, 'clientId'>,
  { drop, span }: JobInFlight,
  paidAnswers: Map<string, unknown>,
): CallContext => ({
  clientId,
  paidAnswers,
  deadlineAt: performance.now() + rowDeadlineMs,
  cost: noCost(),
  microUsd: 0,
  bulk: true,
  signal: drop.signal,
  span,
  throwIfCancelled: async () => {},
})

function logFault(log: Logger, { batchId, position }: OpenItem, error: unknown, step: Step): void {
  const known = error instanceof AppError
  const cause = known
    ? (error.cause as Error | undefined)?.message
    : error instanceof Error
      ? error.stack
      : error
  log[known ? 'debug' : 'error'](
    { batchId, position, error: known ? error.error : 'INTERNAL', cause, ...step },
    'row',
  )
}

const withCost = (outcome: Outcome, { cost, microUsd }: CallContext): Outcome => ({
  ...outcome,
  calls: outcome.calls + cost.providerCalls,
  microUsd: outcome.microUsd + microUsd,
})

const textsOf = ({ line1, line2, city, region, postalCode, country, address }: OpenItem) =>
  Object.entries({ line1, line2, city, region, postalCode, country, text: address })

const storedOf = (item: OpenItem): WrittenAddress =>
  Object.fromEntries(textsOf(item).filter(([, value]) => value !== null))

function resultOf({ reasons, components: _, candidates, ...judged }: Judged): RowResult {
  return {
    ...judged,
    ...(candidates && { candidates: candidates.map(({ components: __, ...place }) => place) }),
    reasons: reasons.map(({ code, component }) => ({ code, ...(component && { component }) })),
  }
}
