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
import { CutOff, PlacesError, type PlacesFailure } from './places/places.ts'

/** Failures of the provider's side that may pass (provider-contract §7). */
const passing = new Set<PlacesFailure>(['unavailable', 'broken', 'timeout'])
/** What counts against the provider: an answer that can't be read does, but asking again won't mend it. */
const faults = new Set<PlacesFailure>([...passing, 'nonsense'])

const isCutShort = (error: unknown) => error instanceof CutOff && !error.hadTime
const isOf = (failures: Set<PlacesFailure>, error: unknown) =>
  error instanceof PlacesError && failures.has(error.failure)

/** The breaker opens when more than half of the calls of ten seconds failed, ten of them at least. */
const sample = { threshold: 0.5, duration: 10_000, minimumRps: 1 }
/** Then it tries one call after about a second, and less and less often while that fails. */
const firstTrialMs = 1000
const trials = new ExponentialBackoff({ initialDelay: firstTrialMs, maxDelay: 15_000 })

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

/** One errand's calls. */
interface Call<T> {
  /** Before each attempt: its permit. @throws {AppError} which ends it all and counts for nothing */
  prepare(): Promise<void>
  attempt(): Promise<T>
  /** The breaker let no attempt be made. */
  unused(): void
  /** After each attempt that was made. */
  heed(error?: unknown): Promise<void>
  /** The time that there is for one more. */
  leftMs(): number
}

/** Makes attempts until one is answered, or it isn't worth another. */
export type Attempts = <T>(call: Call<T>) => Promise<T>

/** Who makes the calls: people who wait, or batches. */
export type Traffic = 'interactive' | 'bulk'

/**
 * Retries and a circuit breaker for one SKU and class. Bulk has its own: while it tries whether the provider is back, checkouts must
 * not wait for the outcome.
 * @throws {AppError} PROVIDER_UNAVAILABLE while the breaker is open
 */
export function createAttempts(sku: Sku, traffic: Traffic, metrics: Metrics, log: Logger): Attempts {
  const breaker = circuitBreaker(
    // While one call tries, what says nothing must not pass for a success.
    handleWhen((error) => isOf(faults, error) && (!isCutShort(error) || breaker.state === CircuitState.HalfOpen)),
    { halfOpenAfter: trials, breaker: new SamplingBreaker(sample) },
  )
  let restsUntil = 0
  metrics.providerBreaker.set({ sku, traffic }, CircuitState.Closed)
  breaker.onBreak(() => {
    restsUntil = performance.now() + firstTrialMs
  })
  breaker.onStateChange((state) => {
    metrics.providerBreaker.set({ sku, traffic }, state)
    log.warn({ sku, traffic, state: CircuitState[state] }, 'circuit breaker')
  })
  let saved = mostSaved
  const worthAnother = new WeakSet<Error>()
  const again = retry(
    handleWhen((error) => error instanceof Error && worthAnother.has(error)),
    { maxAttempts: mostRetries, backoff: pauses },
  )
  again.onRetry(() => {
    saved -= 1
    metrics.providerRetries.inc({ sku })
  })

  function worthwhile(error: unknown, leftMs: () => number): error is PlacesError {
    if (!isOf(passing, error) || error instanceof CutOff || saved < 1 || leftMs() < longestPauseMs) return false
    // It says itself when to come back.
    return (error as PlacesError).retryAfterMs === undefined
  }

  /** No permit is asked for while the breaker is surely open; and nobody waits for the outcome of another's trial. */
  const isResting = () =>
    breaker.state === CircuitState.HalfOpen || (breaker.state === CircuitState.Open && performance.now() < restsUntil)

  return async ({ prepare, attempt, unused, heed, leftMs }) => {
    saved = Math.min(mostSaved, saved + retryShare)
    try {
      return await again.execute(async () => {
        if (isResting()) throw new BrokenCircuitError()
        await prepare()
        try {
          const reply = await breaker.execute(attempt)
          await heed()
          return reply
        } catch (error) {
          if (error instanceof BrokenCircuitError) unused()
          else await heed(error)
          if (worthwhile(error, leftMs)) worthAnother.add(error)
          throw error
        }
      })
    } catch (error) {
      throw error instanceof BrokenCircuitError ? new AppError('PROVIDER_UNAVAILABLE', { cause: error }) : error
    }
  }
}
