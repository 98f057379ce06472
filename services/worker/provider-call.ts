import { setTimeout as sleep } from 'node:timers/promises'
import { type BillableCall, billedAs } from '../../shared/billing/charges.ts'
import { type BillingSku, listMicroUsd, prices } from '../../shared/billing/prices.ts'
import type { Clock } from '../../shared/clock.ts'
import { AppError, type ErrorName } from '../../shared/errors.ts'
import type { Logger } from '../../shared/log.ts'
import type { Metrics } from '../../shared/metrics.ts'
import { type Limiter, type Permit, type Refusal, trialEveryMs } from '../../shared/quota/limiter.ts'
import { type Edition, type Sku, skus } from '../../shared/quota/quota.ts'
import { type CalendarName, untilPeriodEnds } from '../../shared/quota/windows.ts'
import { CutOff, mayBeBilled, PlacesError, type PlacesFailure, type Reply } from './places/places.ts'
import { type Errand, worthAskingMs } from './processors/work.ts'
import { type Attempts, createAttempts } from './retry-and-breaker.ts'
import { createRunTime } from './run-time.ts'

/** A call that was answered and paid for. */
interface Made<Data> {
  data: Data
  /** Gives back `microUsd` millionths of a US dollar: what it told about its session makes calls cheaper. */
  refund(billed: BillingSku, microUsd: number): void
}

/**
 * Makes a call to the provider: under the quota and the budgets, within the deadline, once more where that helps, charged, timed, and its failure
 * translated. @throws {AppError}
 */
export type ProviderCall = <Data>(
  bought: BillableCall,
  errand: Errand,
  call: (signal: AbortSignal) => Promise<Reply<Data>>,
) => Promise<Made<Data>>

interface Dependencies {
  limiter: Limiter
  edition: Edition
  now: Clock
  timeoutMs: number
  metrics: Metrics
  log: Logger
}

/** What a call is thought to take before one was seen, in milliseconds. */
const firstGuessMs = 100
/** Time kept free for the call, in mean durations: one that starts just before the deadline is billed and comes too late. */
const keptFreeMeans = 2

/** Then the call isn't made at all. */
const mostPermitsLost = 3

export function createProviderCall(deps: Dependencies): ProviderCall {
  const { limiter, edition, now, timeoutMs, metrics, log } = deps
  const bySku = <T>(make: (sku: Sku) => T) => Object.fromEntries(skus.map((sku) => [sku, make(sku)])) as Record<Sku, T>
  const callTimes = bySku(() => createRunTime(firstGuessMs))
  const attempts = {
    interactive: bySku((sku): Attempts => createAttempts(sku, 'interactive', metrics, log)),
    bulk: bySku((sku): Attempts => createAttempts(sku, 'bulk', metrics, log)),
  }
  /** When this process last heard of a closure, by performance.now(): permits from before are given back. */
  const closedAt = bySku(() => 0)

  /** However slow the provider is, some calls are made: else nobody would see it recover. */
  const usualMs = (sku: Sku) => Math.min(callTimes[sku].meanMs(), timeoutMs / 2)

  async function permitted(billed: BillingSku, errand: Errand, lost = 0): Promise<Permit> {
    const { sku } = prices[billed]
    const microUsd = listMicroUsd(billed)
    const { clientId, deadlineAt, bulk = false } = errand
    if (mayLeave(errand)?.aborted) throw new AppError('CALLER_LEFT')
    const leftMs = deadlineAt - now()
    if (leftMs < usualMs(sku)) throw new AppError('DEADLINE_EXCEEDED')
    const longestWaitMs = leftMs - keptFreeMeans * usualMs(sku)
    const permit = await limiter.take({ sku, billed, clientId, microUsd, longestWaitMs, bulk }).catch((cause) => {
      throw new AppError('QUEUE_UNAVAILABLE', { cause })
    })
    if (!permit.granted) {
      if (bulk && mayPass(permit)) {
        await sleep(Math.max(1, permit.waitMs), undefined, { signal: mayLeave(errand) }).catch(() => {})
        return permitted(billed, errand, lost)
      }
      metrics.quotaRefused.inc({ sku, because: permit.because })
      if (permit.because === 'closed') closedAt[sku] = performance.now()
      throw refused(permit)
    }
    metrics.chargedMicroUsd.inc({ sku }, microUsd)
    errand.microUsd += microUsd
    if (permit.waitMs >= 1) await sleep(permit.waitMs)
    // The provider may have refused another call meanwhile: whoever asks anew is told for how long.
    if (permit.grantedAt < closedAt[sku]) {
      giveBack(permit, billed, errand, 1, microUsd)
      return permitted(billed, errand, lost)
    }
    // Who had to wait may have typed on, or left: the permit is lost then, the money isn't.
    if (permit.waitMs > worthAskingMs) {
      await errand.stillWanted().catch((error) => {
        giveBack(permit, billed, errand, 1, microUsd)
        throw error
      })
    }
    // A busy or frozen process comes too late for its place in the window.
    if (performance.now() <= permit.endsAt) return permit
    giveBack(permit, billed, errand, 1, microUsd)
    metrics.permitsLost.inc({ sku })
    // Not again and again: a process that is always late would use up the quota of all and make no call.
    if (lost === mostPermitsLost) throw new AppError('OVERLOADED')
    return permitted(billed, errand, lost + 1)
  }

  function giveBack(permit: Permit, billed: BillingSku, errand: Errand, calls: number, microUsd: number): void {
    if (calls === 0 && microUsd === 0) return
    const { sku } = prices[billed]
    errand.microUsd -= microUsd
    metrics.refundedMicroUsd.inc({ sku }, microUsd)
    limiter.correct({ day: permit.day, clientId: errand.clientId, billed, calls: 0 - calls, microUsd: 0 - microUsd })
    // A trial that wasn't made tells nothing of the key: the next call is one.
    if (permit.trial && calls > 0) limiter.close(sku, 'denied', 0).catch(() => {})
  }

  /** The provider's own word holds for all workers. */
  function obey(error: PlacesError, sku: Sku): void {
    const closure = closures[error.failure]
    if (!closure) return
    metrics.providerRefusals.inc({ sku, reason: closure })
    const longestMs = closedMs(closure, now())
    const forMs = Math.min(error.retryAfterMs ?? longestMs, closure === 'rate' ? Infinity : longestMs)
    closedAt[sku] = performance.now()
    const level = closure === 'denied' ? 'error' : 'warn'
    limiter.close(sku, closure, forMs).then(
      (isNews) => isNews && log[level]({ sku, reason: closure, cause: error.message }, 'the provider refuses'),
      () => {},
    )
  }

  return async (bought, errand, call) => {
    const { sku } = bought
    const { cost, deadlineAt } = errand
    const billed = billedAs(edition, bought)
    const microUsd = listMicroUsd(billed)
    let permit: Permit

    async function prepare(): Promise<void> {
      const asked = performance.now()
      const span = errand.span?.child(`quota ${sku}`, 'internal')
      try {
        permit = await permitted(billed, errand)
      } finally {
        const waitedMs = performance.now() - asked
        cost.quotaMs += waitedMs
        metrics.quotaWaitSeconds.observe({ sku }, waitedMs / 1000)
        span?.end()
      }
      if (deadlineAt > now()) return
      giveBack(permit, billed, errand, 1, microUsd)
      throw new AppError('DEADLINE_EXCEEDED')
    }

    async function attempt() {
      const started = performance.now()
      const timeMs = Math.min(timeoutMs, deadlineAt - now())
      const controller = new AbortController()
      const span = errand.span?.child(`provider ${sku}`, 'client')
      const timer = setTimeout(() => controller.abort(), timeMs)
      let outcome: PlacesFailure | 'ok' | 'not made' = 'not made'
      try {
        cost.providerCalls += 1
        const reply = await call(controller.signal)
        outcome = 'ok'
        callTimes[sku].took(performance.now() - started)
        return reply
      } catch (error) {
        if (!(error instanceof PlacesError)) {
          cost.providerCalls -= 1
          giveBack(permit, billed, errand, 1, microUsd)
          throw error
        }
        outcome = error.failure
        if (!mayBeBilled(error)) giveBack(permit, billed, errand, 0, microUsd)
        throw outcome === 'timeout' && timeMs < timeoutMs ? new CutOff(error.message, timeMs >= timeoutMs / 2) : error
      } finally {
        clearTimeout(timer)
        const ms = performance.now() - started
        cost.providerMs += ms
        metrics.providerCallSeconds.observe({ sku, outcome }, ms / 1000)
        span?.end({ 'address.sku': sku, 'address.outcome': outcome }, { error: outcome === 'ok' ? undefined : outcome })
      }
    }

    const unused = () => giveBack(permit, billed, errand, 1, microUsd)

    /** The key first: what the provider says besides holds after that. */
    async function heed(error?: unknown): Promise<void> {
      if (error !== undefined && !(error instanceof PlacesError)) return
      const failure = error?.failure ?? 'ok'
      if (permit?.trial && tellsOfKey(failure)) await limiter.reopen(sku).catch(() => {})
      if (error) obey(error, sku)
    }

    const leftMs = () => deadlineAt - now() - keptFreeMeans * usualMs(sku)
    const attemptsOf = attempts[errand.bulk ? 'bulk' : 'interactive']
    const steps = { prepare, attempt, unused, heed, leftMs }
    const { data, provider } = await attemptsOf[sku](steps).catch((error) => {
      throw error instanceof PlacesError ? translated(error, sku, now()) : error
    })
    if (provider) cost.provider = provider
    return { data, refund: (of, amount) => giveBack(permit, of, errand, 0, amount) }
  }
}

/** The longest that bulk stands in line in one go, in milliseconds; a SKU that takes no calls for longer is closed for the day. */
const longestLineMs = 90_000
const mayPass = (refusal: Refusal) =>
  refusal.waitMs <= longestLineMs &&
  (refusal.because === 'line' || (refusal.because === 'closed' && refusal.reason !== 'denied'))

/** Once a row has made a call it is finished: the call would be paid for nothing. */
const mayLeave = ({ signal, cost }: Errand) => (cost.providerCalls === 0 ? signal : undefined)

/** The key was looked at, and taken. */
const tellsOfKey = (outcome: PlacesFailure | 'ok') =>
  !['denied', 'unavailable', 'broken', 'timeout', 'nonsense'].includes(outcome)

const closures: { [F in PlacesFailure]?: 'rate' | 'day' | 'denied' } = {
  over_rate: 'rate',
  over_day: 'day',
  denied: 'denied',
}
const minuteMs = 60_000

/** How long the provider's word holds where it doesn't say it. */
function closedMs(closure: 'rate' | 'day' | 'denied', nowMs: number): number {
  if (closure === 'day') return untilPeriodEnds('day', nowMs)
  return closure === 'rate' ? minuteMs : trialEveryMs
}

function refused(refusal: Refusal): AppError {
  const retryAfterMs = refusal.waitMs
  if (refusal.because === 'closed' && refusal.reason === 'denied')
    return new AppError('PROVIDER_DENIED', { retryAfterMs })
  if (refusal.because === 'closed' && refusal.reason === 'restart')
    return new AppError('QUEUE_UNAVAILABLE', { retryAfterMs })
  if (refusal.because === 'quota') return quotaUsedUp(refusal.window, retryAfterMs)
  if (refusal.because === 'closed' && refusal.reason === 'day') return quotaUsedUp('day', retryAfterMs)
  if (refusal.because !== 'budget') return new AppError('QUOTA_USED_UP', { retryAfterMs })
  const { of, window, unit } = refusal
  const message = `the ${of === 'client' ? "client's" : "service's"} budget of ${unit} per ${window} is used up`
  const details = [{ code: `${unit}_per_${window}`.toUpperCase(), message }]
  return new AppError(of === 'client' ? 'CLIENT_BUDGET_USED_UP' : 'SERVICE_BUDGET_USED_UP', { retryAfterMs, details })
}

const quotaUsedUp = (window: CalendarName, retryAfterMs: number) =>
  new AppError('QUOTA_USED_UP', {
    retryAfterMs,
    details: [{ code: `CALLS_PER_${window}`.toUpperCase(), message: `the provider's quota per ${window} is used up` }],
  })

const errorNames: Record<PlacesFailure, ErrorName> = {
  over_rate: 'QUOTA_USED_UP',
  over_day: 'QUOTA_USED_UP',
  denied: 'PROVIDER_DENIED',
  invalid: 'REQUEST_INVALID',
  not_found: 'PLACE_NOT_FOUND',
  gone: 'PLACE_NOT_FOUND',
  unavailable: 'PROVIDER_UNAVAILABLE',
  broken: 'PROVIDER_UNAVAILABLE',
  timeout: 'PROVIDER_UNAVAILABLE',
  nonsense: 'PROVIDER_ANSWER_INVALID',
}

/** The provider's failure in the words of our catalogue. A malformed request for details can only be its place id: the rest is ours. */
function translated(error: PlacesError, sku: Sku, nowMs: number): AppError {
  if (error instanceof CutOff) return new AppError('DEADLINE_EXCEEDED', { cause: error })
  const name = error.failure === 'invalid' && sku === 'details' ? 'PLACE_ID_MALFORMED' : errorNames[error.failure]
  const closure = closures[error.failure]
  const retryAfterMs = error.retryAfterMs ?? (closure && closedMs(closure, nowMs))
  if (closure === 'day' && retryAfterMs !== undefined) return quotaUsedUp('day', retryAfterMs)
  return new AppError(name, { cause: error, ...(retryAfterMs !== undefined && { retryAfterMs }) })
}
