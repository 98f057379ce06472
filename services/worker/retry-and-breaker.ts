import {
  BrokenCircuitError,
  CircuitState,
  circuitBreaker,
  ExponentialBackoff,
  fullJitterGenerator,
  handleWhen,
  retry,
  SamplingBreaker,
} from 'cockatiel'
import { AppError } from '../../shared/errors.ts'
import type { Logger } from '../../shared/log.ts'
import type { Metrics } from '../../shared/metrics.ts'
import type { Sku } from '../../shared/quota/quota.ts'
import { PlacesError, type PlacesFailure } from './places/places.ts'

/** Failures of the provider's side that may pass (provider-contract §7). */
const passing = new Set<PlacesFailure>(['unavailable', 'broken', 'timeout'])
/** What counts against the provider: an answer that can't be read does, but asking again won't mend it. */
const faults = new Set<PlacesFailure>([...passing, 'nonsense'])

const isOf = (failures: Set<PlacesFailure>, error: unknown) =>
  error instanceof PlacesError && failures.has(error.failure)

/** The breaker opens when more than half of the calls of ten seconds failed, ten of them at least. */
const sample = { threshold: 0.5, duration: 10_000, minimumRps: 1 }
/** Then it tries one call after about a second, and less and less often while that fails. */
const trials = new ExponentialBackoff({ initialDelay: 1000, maxDelay: 15_000 })

const mostRetries = 2
const longestPauseMs = 500
const pauses = new ExponentialBackoff({
  initialDelay: 250,
  maxDelay: longestPauseMs,
  generator: fullJitterGenerator,
})
/** Retries are at most a tenth of the calls, but for a few: they must not double the load of a provider that is down. */
const retryShare = 0.1
const mostSaved = 10

/** Makes attempts until one is answered, or it isn't worth another. `leftMs` is the time that there is for one more. */
export type Attempts = <T>(attempt: () => Promise<T>, leftMs: () => number) => Promise<T>

/**
 * Retries and a circuit breaker for one SKU. An attempt's own AppErrors (no permit, caller gone) pass through and count for nothing.
 * @throws {AppError} PROVIDER_UNAVAILABLE while the breaker is open
 */
export function createAttempts(sku: Sku, metrics: Metrics, log: Logger): Attempts {
  const breaker = circuitBreaker(
    handleWhen((error) => isOf(faults, error)),
    { halfOpenAfter: trials, breaker: new SamplingBreaker(sample) },
  )
  metrics.providerBreaker.set({ sku }, CircuitState.Closed)
  breaker.onStateChange((state) => {
    metrics.providerBreaker.set({ sku }, state)
    log.warn({ sku, state: CircuitState[state] }, 'circuit breaker')
  })
  let saved = mostSaved

  function worthwhile(error: unknown, leftMs: () => number): boolean {
    if (!isOf(passing, error) || saved < 1 || leftMs() < longestPauseMs) return false
    // It says itself when to come back.
    return (error as PlacesError).retryAfterMs === undefined
  }

  return async (attempt, leftMs) => {
    saved = Math.min(mostSaved, saved + retryShare)
    const again = retry(
      handleWhen((error) => worthwhile(error, leftMs)),
      { maxAttempts: mostRetries, backoff: pauses },
    )
    again.onRetry(() => {
      saved -= 1
      metrics.providerRetries.inc({ sku })
    })
    try {
      return await again.execute(() => {
        // Nobody waits for the outcome of another's trial.
        if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError()
        return breaker.execute(attempt)
      })
    } catch (error) {
      throw error instanceof BrokenCircuitError ? new AppError('PROVIDER_UNAVAILABLE', { cause: error }) : error
    }
  }
}
