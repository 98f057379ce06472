import { type BillableCall, billedAs } from '../../../shared/billing/charges.ts'
import { type BillingSku, listMicroUsd, prices } from '../../../shared/billing/prices.ts'
import { type Edition, type Sku, skus } from '../../../shared/billing/skus.ts'
import { AppError } from '../../../shared/errors/catalogue.ts'
import type { Limiter } from '../../../shared/quota/limiter.ts'
import type { Permit } from '../../../shared/quota/permit.ts'
import type { Clock } from '../../../shared/runtime/clock.ts'
import type { Logger } from '../../../shared/runtime/log.ts'
import { type ModeMetrics, startAtZero } from '../../../shared/runtime/metrics.ts'
import type { CallContext } from '../call-context.ts'
import { createMovingAverage } from '../moving-average.ts'
import { createPermits, leftToStartMs, type Permits } from './permits.ts'
import {
  type Answer,
  CallerDeadlineError,
  mayBeBilled,
  ProviderError,
  type ProviderFailure,
  UnsentError,
} from './port.ts'
import {
  errorOfFailure,
  isAccepted,
  maxPauseMs,
  pauseReasons,
  provesKey,
} from './provider-errors.ts'
import { type Attempts, createAttempts } from './retry-and-breaker.ts'

/** The charge for one attempt at a call. */
export interface Charge {
  /** The provider's day that it counts in, as an ISO date. */
  day: string
  /**
   * Refunds `microUsd` millionths of a US dollar: once its session is known, a call may turn out
   * to be cheaper. Or an earlier call of the session, which was charged on another `day`.
   */
  refund(billed: BillingSku, microUsd: number, day?: string): void
}

/**
 * Makes a call to the provider with a permit, within the deadline. Retries it where that can help.
 * Charges and times each attempt, and translates the provider's failure.
 * @throws {AppError}
 */
export type ProviderCall = <Data>(
  bought: BillableCall,
  context: CallContext,
  call: (signal: AbortSignal, charge: Charge) => Promise<Answer<Data>>,
) => Promise<{ data: Data; charge: Charge }>

interface Dependencies {
  limiter: Limiter
  now: Clock
  timeoutMs: number
  metrics: ModeMetrics
  log: Logger
  hasBreaker: boolean
}

/** The expected duration of a call before the first one was made, in milliseconds. */
const defaultCallMs = 100

/** A provider that does not answer in this time is slow, not its caller late. Milliseconds. */
const enoughMs = (timeoutMs: number, { share = 1 }: CallContext) => (timeoutMs * share) / 2

const bySku = <T>(make: (sku: Sku) => T) =>
  Object.fromEntries(skus.map((sku) => [sku, make(sku)])) as Record<Sku, T>

/** The calls of all editions, which have quotas and circuit breakers in common. */
export function createProviderCalls(deps: Dependencies): (edition: Edition) => ProviderCall {
  const { limiter, now, timeoutMs, metrics, log, hasBreaker } = deps
  startAtZero(metrics.providerRefusals, { sku: skus, reason: Object.values(pauseReasons) })
  const callTimes = bySku(() => createMovingAverage(defaultCallMs))
  /** Limited, so that a slow provider still gets calls: only they show that it has recovered. */
  const expectedMs = (sku: Sku, context: CallContext) =>
    Math.min(callTimes[sku].meanMs(), enoughMs(timeoutMs, context))
  const permits = createPermits({ limiter, metrics, expectedMs })
  const attempts = {
    interactive: bySku(
      (sku): Attempts => createAttempts(sku, 'interactive', metrics, log, hasBreaker),
    ),
    bulk: bySku((sku): Attempts => createAttempts(sku, 'bulk', metrics, log, hasBreaker)),
  }

  return (edition) => async (bought, context, call) => {
    const { cost, deadlineAt } = context
    const billed = billedAs(edition, bought)
    const { sku } = prices[billed]
    const refundAll = (calls: 0 | 1) =>
      permits.refund(permit, billed, context, calls, listMicroUsd(billed))
    let permit: Permit
    let pausedForMs: number | undefined

    const steps = {
      async prepare() {
        permit = await timedPermit(permits, sku, billed, context, metrics)
        if (deadlineAt > performance.now()) return
        refundAll(1)
        throw new AppError('DEADLINE_EXCEEDED')
      },
      async attempt() {
        const charge = chargeOf(permits, permit, context)
        const answer = await attemptOnce((signal) => call(signal, charge), {
          sku,
          context,
          timeoutMs,
          metrics,
          noteDuration: callTimes[sku].add,
          refund: refundAll,
        })
        return { ...answer, charge }
      },
      unused: () => refundAll(1),
      async noteOutcome(error?: unknown) {
        if (error !== undefined && !(error instanceof ProviderError)) return
        await noteAccepted(limiter, sku, permit, error?.failure ?? 'ok')
        // After the trial call's result: resuming the SKU would end a pause that begins here.
        if (error) pausedForMs = await pauseSku(deps, error, sku, permit)
      },
      leftMs: () => leftToStartMs(deadlineAt, expectedMs(sku, context)),
    }
    const attemptsOf = attempts[context.bulk ? 'bulk' : 'interactive']
    const { data, provider, charge } = await attemptsOf[sku](steps).catch((error) => {
      throw error instanceof ProviderError ? errorOfFailure(error, now(), pausedForMs) : error
    })
    if (provider) cost.provider = provider
    return { data, charge }
  }
}

/** It belongs to one permit: a retry has another one, of another day perhaps. */
const chargeOf = (permits: Permits, permit: Permit, context: CallContext): Charge => ({
  day: permit.day,
  refund: (billed, microUsd, day = permit.day) =>
    permits.refund({ ...permit, day }, billed, context, 0, microUsd),
})

/** A permit. The time that it took is measured, whether it was granted or not. */
async function timedPermit(
  permits: Permits,
  sku: Sku,
  billed: BillingSku,
  context: CallContext,
  metrics: ModeMetrics,
): Promise<Permit> {
  const started = performance.now()
  const span = context.span?.child(`quota ${sku}`, 'internal')
  try {
    return await permits.acquire(billed, context)
  } finally {
    const waitedMs = performance.now() - started
    context.cost.quotaMs += waitedMs
    metrics.quotaWaitSeconds.observe({ sku }, waitedMs / 1000)
    span?.end()
  }
}

interface Attempt {
  sku: Sku
  context: CallContext
  timeoutMs: number
  metrics: ModeMetrics
  /** Called with the duration of a successful call in milliseconds. */
  noteDuration(ms: number): void
  /** Refunds the price of the call, and this number of calls. */
  refund(calls: 0 | 1): void
}

/** One call to the provider, until the timeout or the deadline. @throws {ProviderError} */
async function attemptOnce<Data>(
  call: (signal: AbortSignal) => Promise<Answer<Data>>,
  { sku, context, timeoutMs, metrics, noteDuration, refund }: Attempt,
): Promise<Answer<Data>> {
  const { cost, deadlineAt, span: parent } = context
  const started = performance.now()
  const timeMs = Math.min(timeoutMs, deadlineAt - performance.now())
  const controller = new AbortController()
  const span = parent?.child(`provider ${sku}`, 'client')
  const timer = setTimeout(() => controller.abort(), timeMs)
  let outcome: ProviderFailure | 'ok' | 'not made' = 'not made'
  try {
    cost.providerCalls += 1
    const answer = await call(controller.signal)
    outcome = 'ok'
    noteDuration(performance.now() - started)
    return answer
  } catch (error) {
    if (!(error instanceof ProviderError)) {
      cost.providerCalls -= 1
      refund(1)
      throw error
    }
    outcome = error.failure
    if (!mayBeBilled(error)) refund(error instanceof UnsentError ? 1 : 0)
    throw outcome === 'timeout' && timeMs < timeoutMs
      ? new CallerDeadlineError(error.message, timeMs >= enoughMs(timeoutMs, context))
      : error
  } finally {
    clearTimeout(timer)
    const ms = performance.now() - started
    cost.providerMs += ms
    metrics.providerCallSeconds.observe({ sku, outcome }, ms / 1000)
    span?.end(
      { 'address.sku': sku, 'address.outcome': outcome },
      { error: outcome === 'ok' ? undefined : outcome },
    )
  }
}

/** Tells the limiter what an outcome proves: that the key works, and that there is quota. */
async function noteAccepted(
  limiter: Limiter,
  sku: Sku,
  permit: Permit,
  outcome: ProviderFailure | 'ok',
): Promise<void> {
  if (permit.trial && provesKey(outcome)) await limiter.resume(sku).catch(() => {})
  if (isAccepted(outcome)) limiter.noteAccepted(sku, permit)
}

/**
 * Pauses the SKU for all workers, if the provider refused the call. Resolves to how long the SKU
 * is paused now, in milliseconds.
 */
async function pauseSku(
  { limiter, metrics, log, now }: Dependencies,
  error: ProviderError,
  sku: Sku,
  permit: Permit,
): Promise<number | undefined> {
  const reason = pauseReasons[error.failure]
  if (!reason) return undefined
  const { retryAfterMs, message } = error
  metrics.providerRefusals.inc({ sku, reason })
  const paused = await (reason === 'rate'
    ? limiter.slowDown(sku, { permit, retryAfterMs })
    : limiter.pause(sku, reason, Math.min(retryAfterMs ?? Infinity, maxPauseMs(reason, now())))
  ).catch(() => undefined)
  const level = reason === 'denied' ? 'error' : 'warn'
  if (paused?.isNew)
    log[level](
      { sku, reason, forMs: Math.round(paused.forMs), cause: message },
      'the provider refuses',
    )
  return paused?.forMs
}
