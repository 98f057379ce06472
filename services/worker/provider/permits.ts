import { setTimeout as sleep } from 'node:timers/promises'
import { type BillingSku, listMicroUsd, prices } from '../../../shared/billing/prices.ts'
import { type Sku, skus } from '../../../shared/billing/skus.ts'
import { AppError } from '../../../shared/errors/catalogue.ts'
import type { Limiter } from '../../../shared/quota/limiter.ts'
import type { Permit, Refusal } from '../../../shared/quota/permit.ts'
import { type ModeMetrics, startAtZero } from '../../../shared/runtime/metrics.ts'
import { type CallContext, minCancelCheckMs } from '../call-context.ts'
import { errorOfRefusal } from './provider-errors.ts'
import type { Traffic } from './retry-and-breaker.ts'

/** Permits for the calls of this worker, and what they charge to `CallContext.microUsd`. */
export interface Permits {
  /** Resolves when the call may be made. @throws {AppError} when it may not */
  acquire(billed: BillingSku, context: CallContext): Promise<Permit>
  /** Refunds calls and money. `microUsd` is in millionths of a US dollar. */
  refund(
    permit: Permit,
    billed: BillingSku,
    context: CallContext,
    calls: number,
    microUsd: number,
  ): void
}

interface Dependencies {
  limiter: Limiter
  metrics: ModeMetrics
  /** How long a call of this work is expected to take, in milliseconds. */
  expectedMs(sku: Sku, context: CallContext): number
}

/**
 * How many mean call durations are kept free before the deadline. A call that starts just before
 * the deadline is billed, and its answer comes too late.
 */
const keptFreeDurations = 2
/** After this many expired permits the call fails with OVERLOADED. */
const maxPermitsLost = 3

/** The time until the deadline in which a call can still start, in milliseconds. */
export const leftToStartMs = (deadlineAt: number, expectedMs: number): number =>
  deadlineAt - performance.now() - keptFreeDurations * expectedMs

export function createPermits({ limiter, metrics, expectedMs }: Dependencies): Permits {
  startCounters(metrics)
  async function acquire(billed: BillingSku, context: CallContext, lost = 0): Promise<Permit> {
    const { sku } = prices[billed]
    const microUsd = listMicroUsd(billed)
    const { clientId, deadlineAt, bulk = false } = context
    if (cancelSignal(context)?.aborted) throw new AppError('CALLER_LEFT')
    const callMs = expectedMs(sku, context)
    if (deadlineAt - performance.now() < callMs) throw new AppError('DEADLINE_EXCEEDED')
    const maxWaitMs = leftToStartMs(deadlineAt, callMs)
    const permit = await limiter
      .acquire({ sku, billed, clientId, microUsd, maxWaitMs, bulk })
      .catch((cause) => {
        throw new AppError('QUEUE_UNAVAILABLE', { cause })
      })
    if (!permit.granted) {
      if (bulk && isWorthWaiting(permit)) {
        const signal = cancelSignal(context)
        await sleep(Math.max(1, permit.waitMs), undefined, { signal }).catch(() => {})
        return acquire(billed, context, lost)
      }
      metrics.quotaRefused.inc({ sku, because: permit.because })
      throw errorOfRefusal(permit)
    }
    metrics.chargedMicroUsd.inc({ sku, traffic: trafficOf(bulk) }, microUsd)
    context.microUsd += microUsd
    if (permit.waitMs >= 1) await sleep(permit.waitMs)
    // The SKU may have been paused during the wait. The next refusal says for how long.
    const usable = limiter.revalidate(sku, permit)
    if (!usable) {
      refund(permit, billed, context, 1, microUsd)
      return acquire(billed, context, lost)
    }
    // The caller may have cancelled during the wait. Only the minute's quota is used up then.
    if (permit.waitMs > minCancelCheckMs) {
      await context.throwIfCancelled().catch((error) => {
        refund(permit, billed, context, 1, microUsd)
        throw error
      })
    }
    // A busy or frozen process may wake up after the permit has expired.
    if (performance.now() <= permit.endsAt) return usable
    refund(permit, billed, context, 1, microUsd)
    metrics.permitsLost.inc({ sku })
    // A process that is always late would use up the quota of all workers without making a call.
    if (lost === maxPermitsLost) throw new AppError('OVERLOADED')
    return acquire(billed, context, lost + 1)
  }

  const refund: Permits['refund'] = (permit, billed, context, calls, microUsd) => {
    if (calls === 0 && microUsd === 0) return
    const { sku } = prices[billed]
    context.microUsd -= microUsd
    metrics.refundedMicroUsd.inc({ sku, traffic: trafficOf(context.bulk) }, microUsd)
    limiter.refund({
      day: permit.day,
      clientId: context.clientId,
      billed,
      calls: 0 - calls,
      microUsd: 0 - microUsd,
    })
    // This trial call was not made, so it says nothing about the key: the next call is the trial.
    if (permit.trial && calls > 0) limiter.pause(sku, 'denied', 0).catch(() => {})
  }

  return { acquire: (billed, context) => acquire(billed, context), refund }
}

/** Labels of the metric. */
const refusalCauses: readonly Refusal['because'][] = ['wait_too_long', 'quota', 'budget', 'paused']

function startCounters(metrics: ModeMetrics): void {
  startAtZero(metrics.quotaRefused, { sku: skus, because: refusalCauses })
  startAtZero(metrics.permitsLost, { sku: skus })
  for (const counter of [metrics.chargedMicroUsd, metrics.refundedMicroUsd])
    startAtZero(counter, { sku: skus, traffic: [true, false].map(trafficOf) })
}

const trafficOf = (bulk = false): Traffic => (bulk ? 'bulk' : 'interactive')

/**
 * The longest single wait of bulk work, in milliseconds. A SKU that is paused for longer pauses the
 * batch.
 */
export const maxBulkWaitMs = 90_000
const isWorthWaiting = (refusal: Refusal) =>
  refusal.waitMs <= maxBulkWaitMs &&
  (refusal.because === 'wait_too_long' ||
    (refusal.because === 'paused' && refusal.reason !== 'denied'))

/** A row that has made a call is finished: cancelling it would waste a call that is paid for. */
const cancelSignal = ({ signal, cost }: CallContext) =>
  cost.providerCalls === 0 ? signal : undefined
