import { setTimeout as sleep } from 'node:timers/promises'
import { type BillableCall, billedAs, type Edition } from '../../shared/billing/charges.ts'
import { type BillingSku, listMicroUsd, prices } from '../../shared/billing/prices.ts'
import type { Clock } from '../../shared/clock.ts'
import { AppError, type ErrorName } from '../../shared/errors.ts'
import type { Logger } from '../../shared/log.ts'
import type { Metrics } from '../../shared/metrics.ts'
import { type Limiter, type Permit, type Refusal, trialEveryMs } from '../../shared/quota/limiter.ts'
import { type Sku, skus } from '../../shared/quota/quota.ts'
import { untilPeriodEnds } from '../../shared/quota/windows.ts'
import { PlacesError, type PlacesFailure, type Reply } from './places/places.ts'
import { type Errand, worthAskingMs } from './processors/work.ts'
import { type Attempts, createAttempts } from './retry-and-breaker.ts'
import { createRunTime } from './run-time.ts'

/** A call that was answered and paid for. */
interface Made<Data> {
  data: Data
  /** Gives back so many millionths of a US dollar: what it told about its session makes calls cheaper. */
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

export function createProviderCall(deps: Dependencies): ProviderCall {
  const { limiter, edition, now, timeoutMs, metrics, log } = deps
  const bySku = <T>(make: (sku: Sku) => T) => Object.fromEntries(skus.map((sku) => [sku, make(sku)])) as Record<Sku, T>
  const callTimes = bySku(() => createRunTime(firstGuessMs))
  const attempts = bySku((sku): Attempts => createAttempts(sku, metrics, log))

  /** However slow the provider is, some calls are made: else nobody would see it recover. */
  const usualMs = (sku: Sku) => Math.min(callTimes[sku].meanMs(), timeoutMs / 2)

  async function permitted(billed: BillingSku, errand: Errand): Promise<Permit> {
    const { sku } = prices[billed]
    const microUsd = listMicroUsd(billed)
    const { clientId, deadlineAt } = errand
    const leftMs = deadlineAt - now()
    if (leftMs < usualMs(sku)) throw new AppError('DEADLINE_EXCEEDED')
    const longestWaitMs = leftMs - keptFreeMeans * usualMs(sku)
    const permit = await limiter.take({ sku, billed, clientId, microUsd, longestWaitMs }).catch((cause) => {
      throw new AppError('QUEUE_UNAVAILABLE', { cause })
    })
    if (!permit.granted) {
      metrics.quotaRefused.inc({ sku })
      throw refused(permit)
    }
    metrics.chargedMicroUsd.inc({ sku }, microUsd)
    if (permit.waitMs >= 1) await sleep(permit.waitMs)
    // Who had to wait may have typed on, or left: the permit is lost then, the money isn't.
    if (permit.waitMs > worthAskingMs) {
      await errand.stillWanted().catch((error) => {
        giveBack(permit, billed, errand, 1, microUsd)
        throw error
      })
    }
    // A busy or frozen process comes too late for its place in the window.
    if (now() <= permit.endsAt) return permit
    giveBack(permit, billed, errand, 1, microUsd)
    return permitted(billed, errand)
  }

  function giveBack({ day }: Permit, billed: BillingSku, { clientId }: Errand, calls: number, microUsd: number): void {
    if (calls === 0 && microUsd === 0) return
    metrics.refundedMicroUsd.inc({ sku: prices[billed].sku }, microUsd)
    limiter.correct({ day, clientId, billed, calls: 0 - calls, microUsd: 0 - microUsd })
  }

  /** The provider's own word holds for all workers. */
  function obey(error: PlacesError, sku: Sku): void {
    const closure = closures[error.failure]
    if (!closure) return
    metrics.providerRefusals.inc({ sku, reason: closure })
    log[closure === 'denied' ? 'error' : 'warn']({ sku, reason: closure, cause: error.message }, 'the provider refuses')
    limiter.close(sku, closure, error.retryAfterMs ?? closedMs(closure, now())).catch(() => {})
  }

  return async (bought, errand, call) => {
    const { sku } = bought
    const { cost, deadlineAt } = errand
    const billed = billedAs(edition, bought)
    const microUsd = listMicroUsd(billed)
    let permit: Permit

    async function attempt() {
      const asked = performance.now()
      permit = await permitted(billed, errand)
      const started = performance.now()
      cost.quotaMs += started - asked
      metrics.quotaWaitSeconds.observe({ sku }, (started - asked) / 1000)

      const leftMs = deadlineAt - now()
      if (leftMs <= 0) {
        giveBack(permit, billed, errand, 1, microUsd)
        throw new AppError('DEADLINE_EXCEEDED')
      }
      const controller = new AbortController()
      const timer = setTimeout(() => controller.abort(), Math.min(timeoutMs, leftMs))
      cost.providerCalls += 1
      let outcome: PlacesFailure | 'ok' = 'ok'
      try {
        const reply = await call(controller.signal)
        callTimes[sku].took(performance.now() - started)
        return reply
      } catch (error) {
        if (!(error instanceof PlacesError)) throw error
        outcome = error.failure
        if (!mayBeBilled.has(outcome)) giveBack(permit, billed, errand, 0, microUsd)
        obey(error, sku)
        // Cut short by the caller's deadline, which is not the provider's fault.
        if (outcome === 'timeout' && leftMs < timeoutMs) throw new AppError('DEADLINE_EXCEEDED', { cause: error })
        throw error
      } finally {
        clearTimeout(timer)
        if (permit.trial && tellsOfKey(outcome)) limiter.reopen(sku).catch(() => {})
        const ms = performance.now() - started
        cost.providerMs += ms
        metrics.providerCallSeconds.observe({ sku, outcome }, ms / 1000)
      }
    }

    const leftMs = () => deadlineAt - now() - keptFreeMeans * usualMs(sku)
    const { data, provider } = await attempts[sku](attempt, leftMs).catch((error) => {
      throw error instanceof PlacesError ? translated(error, sku, now()) : error
    })
    if (provider) cost.provider = provider
    return { data, refund: (of, amount) => giveBack(permit, of, errand, 0, amount) }
  }
}

/** Without a whole answer nobody knows: it counts as billed. */
const mayBeBilled = new Set<PlacesFailure>(['timeout', 'broken', 'nonsense'])

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
  if (refusal.because !== 'budget') return new AppError('QUOTA_USED_UP', { retryAfterMs })
  const { of, window, unit } = refusal
  const message = `the ${of === 'client' ? "client's" : "service's"} budget of ${unit} per ${window} is used up`
  const details = [{ code: `${unit}_per_${window}`.toUpperCase(), message }]
  return new AppError(of === 'client' ? 'CLIENT_BUDGET_USED_UP' : 'SERVICE_BUDGET_USED_UP', { retryAfterMs, details })
}

const errorNames: Record<PlacesFailure, ErrorName> = {
  over_rate: 'QUOTA_USED_UP',
  over_day: 'QUOTA_USED_UP',
  denied: 'PROVIDER_DENIED',
  invalid: 'REQUEST_INVALID',
  not_found: 'PLACE_NOT_FOUND',
  unavailable: 'PROVIDER_UNAVAILABLE',
  broken: 'PROVIDER_UNAVAILABLE',
  timeout: 'PROVIDER_UNAVAILABLE',
  nonsense: 'PROVIDER_ANSWER_INVALID',
}

/** The provider's failure in the words of our catalogue. A malformed request for details can only be its place id: the rest is ours. */
function translated(error: PlacesError, sku: Sku, nowMs: number): AppError {
  const name = error.failure === 'invalid' && sku === 'details' ? 'PLACE_ID_MALFORMED' : errorNames[error.failure]
  const closure = closures[error.failure]
  const retryAfterMs = error.retryAfterMs ?? (closure && closedMs(closure, nowMs))
  return new AppError(name, { cause: error, ...(retryAfterMs !== undefined && { retryAfterMs }) })
}
