import { AddressServiceError, ConnectionError } from './errors.ts'

/**
 * When a request may be retried. `never`: its body is a stream that is consumed. `refused`: it must
 * not take effect or be billed twice, so only when the service says that nothing happened.
 * `always`: it is idempotent.
 */
export type RetryRule = 'never' | 'refused' | 'always'

const maxRefusals = 3
/** In milliseconds. When the service asks for a longer wait, the caller gets the error. */
const maxPauseMs = 60_000
/**
 * The key of an upload whose connection vanished without a word is free after 30 seconds
 * (`maxIdleMs` of services/edge/intake/upload.ts). The pauses of these retries make 40.
 */
const maxSameUploads = 10
const maxSameUploadPauseMs = 5000
const lostPauseMs = { min: 200, max: 1000 }

const codeOf = (failure: unknown) =>
  failure instanceof AddressServiceError ? failure.statusCode : undefined
const statusOf = (failure: unknown) =>
  failure instanceof AddressServiceError ? failure.status : undefined

/** The token is expired, or its key or client is (5002, 5003). */
export const isTokenRefused = (failure: unknown): boolean =>
  [5002, 5003].includes(codeOf(failure) ?? 0)
/**
 * A renewal can fail where the request itself would not: the key must be valid and the database
 * reachable (5000, 8002).
 */
export const isRenewalRefused = (failure: unknown): boolean =>
  [5000, 8002].includes(codeOf(failure) ?? 0)
/** The first attempt of this upload, whose connection broke, is still being read (4021). */
const isSameUpload = (failure: unknown) => codeOf(failure) === 4021
const isRefused = (failure: unknown) => [429, 503].includes(statusOf(failure) ?? 0)
/** The provider may have been called, and may have billed: a proxy's page does not say. */
const isUnsure = (failure: unknown) =>
  [undefined, 8003].includes(codeOf(failure)) ||
  (failure instanceof AddressServiceError && failure.providerCalls > 0)
const isLost = (failure: unknown) =>
  [502, 504].includes(statusOf(failure) ?? 0) || failure instanceof ConnectionError

/** Milliseconds to wait after these failures of one request, in order. Undefined: give up. */
export function retryDelayMs(
  failures: readonly unknown[],
  retry: RetryRule,
  random: () => number = Math.random,
): number | undefined {
  const last = failures.at(-1)
  const isWithin = (max: number, isSuch: (failure: unknown) => boolean) =>
    isSuch(last) && failures.filter(isSuch).length <= max
  if (retry === 'never' || (retry === 'refused' && isUnsure(last))) return undefined
  if (isWithin(1, isTokenRefused)) return 0
  if (isWithin(maxSameUploads, isSameUpload))
    return Math.min(1000 * failures.filter(isSameUpload).length, maxSameUploadPauseMs)
  if (isWithin(maxRefusals, isRefused)) return refusalPause(last as AddressServiceError)
  if (retry === 'always' && isWithin(1, isLost))
    return lostPauseMs.min + random() * (lostPauseMs.max - lostPauseMs.min)
  return undefined
}

function refusalPause(failure: AddressServiceError): number | undefined {
  const pauseMs = failure.retryAfterMs
  return pauseMs !== undefined && pauseMs <= maxPauseMs ? pauseMs : undefined
}
