import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '../../shared/clock.ts'
import { AppError, type ErrorName } from '../../shared/errors.ts'
import type { Metrics } from '../../shared/metrics.ts'
import type { Limiter, Permit } from '../../shared/quota/limiter.ts'
import { type Sku, skus } from '../../shared/quota/quota.ts'
import { untilPeriodEnds } from '../../shared/quota/windows.ts'
import { PlacesError, type PlacesFailure, type Reply } from './places/places.ts'
import { type Errand, worthAskingMs } from './processors/work.ts'
import { createRunTime } from './run-time.ts'

/** Makes one call to the provider: under the quota, within the deadline, timed, and its failure translated. */
export type ProviderCall = <Data>(
  sku: Sku,
  errand: Errand,
  call: (signal: AbortSignal) => Promise<Reply<Data>>,
) => Promise<Data>

interface Dependencies {
  limiter: Limiter
  now: Clock
  timeoutMs: number
  metrics: Metrics
}

/** What a call is thought to take before one was seen, in milliseconds. */
const firstGuessMs = 100
/** Time kept free for the call, in mean durations: one that starts just before the deadline is billed and comes too late. */
const keptFreeMeans = 2

export function createProviderCall({ limiter, now, timeoutMs, metrics }: Dependencies): ProviderCall {
  const callTimes = new Map(skus.map((sku) => [sku, createRunTime(firstGuessMs)]))

  async function permitted(sku: Sku, errand: Errand): Promise<void> {
    // However slow the provider is, some calls are made: else nobody would see it recover.
    const usualMs = Math.min(callTimes.get(sku)?.meanMs() ?? 0, timeoutMs / 2)
    const leftMs = errand.deadlineAt - now()
    if (leftMs < usualMs) throw new AppError('DEADLINE_EXCEEDED')
    const permit = await limiter.take(sku, leftMs - keptFreeMeans * usualMs).catch((cause) => {
      throw new AppError('QUEUE_UNAVAILABLE', { cause })
    })
    if (!permit.granted) throw usedUp(sku, permit)
    if (permit.waitMs >= 1) await sleep(permit.waitMs)
    // Who had to wait may have typed on, or left: the permit is lost then, the money isn't.
    if (permit.waitMs > worthAskingMs) await errand.stillWanted()
    // A busy or frozen process comes too late for its place in the window.
    if (now() > permit.endsAt) await permitted(sku, errand)
  }

  function usedUp(sku: Sku, permit: Permit): AppError {
    metrics.quotaRefused.inc({ sku })
    return new AppError('QUOTA_USED_UP', { retryAfterMs: permit.waitMs })
  }

  return async (sku, errand, call) => {
    const { cost, deadlineAt } = errand
    const asked = performance.now()
    await permitted(sku, errand)
    const started = performance.now()
    cost.quotaMs += started - asked
    metrics.quotaWaitSeconds.observe({ sku }, (started - asked) / 1000)

    const leftMs = deadlineAt - now()
    if (leftMs <= 0) throw new AppError('DEADLINE_EXCEEDED')
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(), Math.min(timeoutMs, leftMs))
    cost.providerCalls += 1
    let outcome: PlacesFailure | 'ok' = 'ok'
    try {
      const { data, provider } = await call(controller.signal)
      if (provider) cost.provider = provider
      callTimes.get(sku)?.took(performance.now() - started)
      return data
    } catch (error) {
      if (!(error instanceof PlacesError)) throw error
      outcome = error.failure
      // Cut short by the caller's deadline, which is not the provider's fault.
      if (outcome === 'timeout' && leftMs < timeoutMs) throw new AppError('DEADLINE_EXCEEDED', { cause: error })
      throw translated(error, sku, now())
    } finally {
      clearTimeout(timer)
      const ms = performance.now() - started
      cost.providerMs += ms
      metrics.providerCallSeconds.observe({ sku, outcome }, ms / 1000)
    }
  }
}

const errorNames: Record<PlacesFailure, ErrorName> = {
  over_rate: 'QUOTA_USED_UP',
  over_day: 'QUOTA_USED_UP',
  denied: 'PROVIDER_DENIED',
  invalid: 'REQUEST_INVALID',
  not_found: 'PLACE_NOT_FOUND',
  unavailable: 'PROVIDER_UNAVAILABLE',
  timeout: 'PROVIDER_UNAVAILABLE',
  nonsense: 'PROVIDER_ANSWER_INVALID',
}

const minuteMs = 60_000

/** The provider's failure in the words of our catalogue. A malformed request for details can only be its place id: the rest is ours. */
function translated(error: PlacesError, sku: Sku, nowMs: number): AppError {
  const name = error.failure === 'invalid' && sku === 'details' ? 'PLACE_ID_MALFORMED' : errorNames[error.failure]
  const wait = { over_rate: minuteMs, over_day: untilPeriodEnds('day', nowMs) }[error.failure as string]
  const retryAfterMs = error.retryAfterMs ?? wait
  return new AppError(name, { cause: error, ...(retryAfterMs !== undefined && { retryAfterMs }) })
}
