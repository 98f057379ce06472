import { AppError, type ErrorName } from '../../../shared/errors/catalogue.ts'
import { trialEveryMs } from '../../../shared/quota/limiter.ts'
import type { Refusal } from '../../../shared/quota/permit.ts'
import type { SkuPauseReason } from '../../../shared/quota/quota.ts'
import { type CalendarName, periodAt, untilPeriodEnds } from '../../../shared/quota/windows.ts'
import { CallerDeadlineError, type ProviderError, type ProviderFailure } from './port.ts'

/** Failures of one provider that another one may not have (./FALLBACK.md). */
export const failuresOfProvider = [
  'PROVIDER_UNAVAILABLE',
  'PROVIDER_ANSWER_INVALID',
  'PROVIDER_DENIED',
  'QUOTA_USED_UP',
  'SERVICE_BUDGET_USED_UP',
  'CLIENT_BUDGET_USED_UP',
  'DEADLINE_EXCEEDED',
] as const satisfies ErrorName[]
type FailureOfProvider = (typeof failuresOfProvider)[number]

/** Which of them an error is; undefined if another provider would have it as well. */
export const failureOfProvider = (error: unknown): FailureOfProvider | undefined =>
  failuresOfProvider.find((name) => error instanceof AppError && error.error === name)

type ProviderPauseReason = Exclude<SkuPauseReason, 'restart'>

/** Why a failure pauses the SKU. After any other failure the SKU takes further calls. */
export const pauseReasons: { [F in ProviderFailure]?: ProviderPauseReason } = {
  over_rate: 'rate',
  over_day: 'day',
  denied: 'denied',
}

/** How long to wait after a call that was refused for its rate, if the provider doesn't say. */
const defaultPauseMs = 1000

/**
 * How much later than Redis' day the provider's may begin, in milliseconds. Until then "used up for
 * today" may mean yesterday: a pause for the whole new day would be wrong.
 */
const maxDayLateMs = 15 * 60_000

/** How long a pause lasts at most, in milliseconds, and also if the provider names no time. */
export const maxPauseMs = (reason: 'day' | 'denied', nowMs: number): number =>
  reason === 'denied' || nowMs - periodAt('day', nowMs).begins < maxDayLateMs
    ? trialEveryMs
    : untilPeriodEnds('day', nowMs)

/** Whether the outcome proves that the provider checked the key and accepted it. */
export const provesKey = (outcome: ProviderFailure | 'ok'): boolean =>
  !['denied', 'too_long', 'unavailable', 'broken', 'timeout', 'nonsense'].includes(outcome)

/** Whether the outcome proves that the call was within the provider's quota. */
export const isAccepted = (outcome: ProviderFailure | 'ok'): boolean =>
  ['ok', 'invalid', 'not_found', 'gone'].includes(outcome)

/** The error for a call that the limiter granted no permit. */
export function errorOfRefusal(refusal: Refusal): AppError {
  const retryAfterMs = refusal.waitMs
  if (refusal.because === 'paused' && refusal.reason === 'denied')
    return new AppError('PROVIDER_DENIED', { retryAfterMs })
  if (refusal.because === 'paused' && refusal.reason === 'restart')
    return new AppError('QUEUE_UNAVAILABLE', { retryAfterMs })
  if (refusal.because === 'quota') return quotaUsedUp(refusal.window, retryAfterMs)
  if (refusal.because === 'paused' && refusal.reason === 'day')
    return quotaUsedUp('day', retryAfterMs)
  if (refusal.because !== 'budget') return new AppError('QUOTA_USED_UP', { retryAfterMs })
  const { of, window, unit } = refusal
  const whose = of === 'client' ? "client's" : "service's"
  const message = `the ${whose} budget of ${unit} per ${window} is used up`
  const details = [{ code: `${unit}_per_${window}`.toUpperCase(), message }]
  return new AppError(of === 'client' ? 'CLIENT_BUDGET_USED_UP' : 'SERVICE_BUDGET_USED_UP', {
    retryAfterMs,
    details,
  })
}

const quotaUsedUp = (window: CalendarName, retryAfterMs: number) =>
  new AppError('QUOTA_USED_UP', {
    retryAfterMs,
    details: [
      {
        code: `CALLS_PER_${window}`.toUpperCase(),
        message: `the provider's quota per ${window} is used up`,
      },
    ],
  })

const errorNames: Record<ProviderFailure, ErrorName> = {
  over_rate: 'QUOTA_USED_UP',
  over_day: 'QUOTA_USED_UP',
  denied: 'PROVIDER_DENIED',
  invalid: 'REQUEST_INVALID',
  too_long: 'REQUEST_INVALID',
  bad_place_id: 'PLACE_ID_MALFORMED',
  bad_language: 'REQUEST_INVALID',
  not_found: 'PLACE_NOT_FOUND',
  gone: 'PLACE_NOT_FOUND',
  unavailable: 'PROVIDER_UNAVAILABLE',
  broken: 'PROVIDER_UNAVAILABLE',
  timeout: 'PROVIDER_UNAVAILABLE',
  nonsense: 'PROVIDER_ANSWER_INVALID',
}

const tooLong = { code: 'TOO_LONG', message: 'the text is too long for the provider' }

/**
 * The error for a call that failed at the provider. `pausedForMs` is how long the SKU is paused
 * now, if the limiter said so.
 */
export function errorOfFailure(
  error: ProviderError,
  nowMs: number,
  pausedForMs: number | undefined,
): AppError {
  if (error instanceof CallerDeadlineError)
    return new AppError('DEADLINE_EXCEEDED', { cause: error })
  const name = errorNames[error.failure]
  const reason = pauseReasons[error.failure]
  const retryAfterMs =
    reason === 'rate'
      ? (pausedForMs ?? error.retryAfterMs ?? defaultPauseMs)
      : (error.retryAfterMs ?? (reason && maxPauseMs(reason, nowMs)))
  if (reason === 'day' && retryAfterMs !== undefined) return quotaUsedUp('day', retryAfterMs)
  return new AppError(name, {
    cause: error,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
    ...(error.failure === 'too_long' && { details: [tooLong] }),
  })
}
