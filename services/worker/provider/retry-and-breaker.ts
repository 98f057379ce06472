import {
  BrokenCircuitError,
  CircuitState,
  circuitBreaker,
  ExponentialBackoff,
  fullJitterGenerator,
  handleWhen,
  type IBackoffFactory,
  type IBreaker,
  type IHalfOpenAfterBackoffContext,
  retry,
  SamplingBreaker,
} from 'cockatiel'
import type { Sku } from '../../../shared/billing/skus.ts'
import { AppError } from '../../../shared/errors/catalogue.ts'
import type { Logger } from '../../../shared/runtime/log.ts'
import { type ModeMetrics, startAtZero } from '../../../shared/runtime/metrics.ts'
import { CallerDeadlineError, ProviderError, type ProviderFailure } from './port.ts'

/** Failures of the provider that may be temporary. */
const temporary = new Set<ProviderFailure>(['unavailable', 'broken', 'timeout'])
/** After `over_rate` the SKU is paused: the retry waits for its permit until the pause ends. */
const worthRetrying = new Set<ProviderFailure>([...temporary, 'over_rate'])
/** What the breaker counts as a failure. An unreadable answer counts, but a retry won't help. */
const faults = new Set<ProviderFailure>([...temporary, 'nonsense'])

const isCutShort = (error: unknown) => error instanceof CallerDeadlineError && !error.hadTime
const isOf = (failures: Set<ProviderFailure>, error: unknown) =>
  error instanceof ProviderError && failures.has(error.failure)
const isTooLong = (error: unknown) => error instanceof ProviderError && error.failure === 'too_long'

/** The breaker opens if more than half of the calls in ten seconds fail, of at least ten calls. */
const sample = { threshold: 0.5, duration: 10_000, minimumRps: 1 }
/** After about a second it makes a trial call. While trials fail, they become less frequent. */
const trials = new ExponentialBackoff({ initialDelay: 1000, maxDelay: 15_000 })

/** For test keys: one shop's faults must not stop the others' calls. */
const neverOpens: IBreaker = { state: undefined, success: () => {}, failure: () => false }

const maxRetries = 2
const maxBackoffMs = 500
const backoff = new ExponentialBackoff({
  initialDelay: 250,
  maxDelay: maxBackoffMs,
  generator: fullJitterGenerator,
})
/**
 * The retry budget of a SKU: each call adds a tenth of a retry, up to ten retries. Retries must not
 * double the load of a provider that fails.
 */
const budgetPerCall = 0.1
const maxRetryBudget = 10

/** What each attempt at one call does, step by step. */
interface AttemptSteps<T> {
  /** Acquires the permit of an attempt. @throws {AppError} which is not retried nor counted */
  prepare(): Promise<void>
  attempt(): Promise<T>
  /** Called if the breaker did not allow the attempt. */
  unused(): void
  /** Called after each attempt that was made. */
  noteOutcome(error?: unknown): Promise<void>
  /** The time left for another attempt, in milliseconds. */
  leftMs(): number
}

/** Makes attempts until one succeeds or a retry is not worthwhile. */
export type Attempts = <T>(steps: AttemptSteps<T>) => Promise<T>

/** Calls for callers who wait, or for batches. */
export type Traffic = 'interactive' | 'bulk'

/** A circuit breaker whose open state is known before a permit is acquired. */
interface Breaker {
  /**
   * Whether an attempt would fail at once. During a trial call the others don't wait for its
   * result.
   */
  refusesCalls(): boolean
  /** @throws {BrokenCircuitError} */
  execute<T>(attempt: () => Promise<T>): Promise<T>
}

function createBreaker(
  sku: Sku,
  traffic: Traffic,
  metrics: ModeMetrics,
  log: Logger,
  hasBreaker: boolean,
): Breaker {
  let openUntil = 0
  const circuit = circuitBreaker(
    // cockatiel counts an unhandled error of a trial call as a success. So every error is handled
    // there that is no answer of the provider: a call that was cut short proves nothing.
    handleWhen((error) =>
      circuit.state === CircuitState.HalfOpen
        ? isOf(faults, error) || isTooLong(error) || !(error instanceof ProviderError)
        : isOf(faults, error) && !isCutShort(error),
    ),
    {
      halfOpenAfter: measuredHere(trials, (ms) => {
        openUntil = performance.now() + ms
      }),
      breaker: hasBreaker ? new SamplingBreaker(sample) : neverOpens,
    },
  )
  metrics.providerBreaker.set({ sku, traffic }, CircuitState.Closed)
  circuit.onStateChange((state) => {
    metrics.providerBreaker.set({ sku, traffic }, state)
    log.warn({ sku, traffic, state: CircuitState[state] }, 'circuit breaker')
  })
  const refusesCalls = () =>
    circuit.state === CircuitState.HalfOpen ||
    (circuit.state === CircuitState.Open && performance.now() < openUntil)
  return {
    refusesCalls,
    async execute(attempt) {
      // Another call may have begun a trial while this one waited for its permit.
      if (refusesCalls()) throw new BrokenCircuitError()
      return circuit.execute(attempt)
    },
  }
}

/**
 * The same backoff, for a breaker whose open state is timed here. cockatiel times it by the wall
 * clock, which people set. So it is told that the time is always over, and `note` gets the real
 * time in milliseconds. A trial call that was too long says nothing of the provider: the next call
 * is the trial, and the backoff stays as it was.
 */
const measuredHere = (
  backoff: IBackoffFactory<IHalfOpenAfterBackoffContext>,
  note: (ms: number) => void,
): IBackoffFactory<IHalfOpenAfterBackoffContext> => ({
  next(context) {
    const { result } = context
    const next = 'error' in result && isTooLong(result.error) ? undefined : backoff.next(context)
    note(next?.duration ?? 0)
    return { ...measuredHere(next ?? backoff, note), duration: -Infinity }
  },
})

/**
 * Retries and a circuit breaker for one SKU and class of traffic. Bulk traffic has its own breaker,
 * so that checkouts don't wait for the result of its trial calls.
 * @throws {AppError} PROVIDER_UNAVAILABLE while the breaker is open
 */
export function createAttempts(
  sku: Sku,
  traffic: Traffic,
  metrics: ModeMetrics,
  log: Logger,
  hasBreaker: boolean,
): Attempts {
  const breaker = createBreaker(sku, traffic, metrics, log, hasBreaker)
  startAtZero(metrics.providerRetries, { sku: [sku] })
  let retryBudget = maxRetryBudget
  const retryable = new WeakSet<Error>()
  const retries = retry(
    handleWhen((error) => error instanceof Error && retryable.has(error)),
    { maxAttempts: maxRetries, backoff },
  )
  retries.onRetry(() => {
    retryBudget -= 1
    metrics.providerRetries.inc({ sku })
  })

  function worthwhile(error: unknown, leftMs: () => number): error is ProviderError {
    if (
      !isOf(worthRetrying, error) ||
      error instanceof CallerDeadlineError ||
      retryBudget < 1 ||
      leftMs() < maxBackoffMs
    )
      return false
    // With a Retry-After of its own, the provider wants a longer wait than the backoff.
    return (error as ProviderError).retryAfterMs === undefined
  }

  return async ({ prepare, attempt, unused, noteOutcome, leftMs }) => {
    retryBudget = Math.min(maxRetryBudget, retryBudget + budgetPerCall)
    try {
      return await retries.execute(async () => {
        // No permit is acquired for a call that would not be made.
        if (breaker.refusesCalls()) throw new BrokenCircuitError()
        await prepare()
        try {
          const result = await breaker.execute(attempt)
          await noteOutcome()
          return result
        } catch (error) {
          if (error instanceof BrokenCircuitError) unused()
          else await noteOutcome(error)
          if (worthwhile(error, leftMs)) retryable.add(error)
          throw error
        }
      })
    } catch (error) {
      throw error instanceof BrokenCircuitError
        ? new AppError('PROVIDER_UNAVAILABLE', { cause: error })
        : error
    }
  }
}
