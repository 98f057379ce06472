import { AddressServiceError, ConnectionError } from './errors.ts'

/**
 * What may be sent again. `never`: a stream, which is gone. `refused`: what must not happen, or be billed, twice is sent again only when
 * the service said that it did nothing. `always`: as often as one likes; the effect is the same.
 */
export type Repeat = 'never' | 'refused' | 'always'

const mostRefusals = 3
/** Who is asked to wait longer than this gets the error instead. */
const longestPauseMs = 60_000
const sameUploadPauseMs = 1000
const lostPauseMs = { least: 200, most: 1000 }

const codeOf = (failure: unknown) => (failure instanceof AddressServiceError ? failure.statusCode : undefined)
const statusOf = (failure: unknown) => (failure instanceof AddressServiceError ? failure.status : undefined)

/** The token has expired, or its key or client has ended (5002, 5003). */
export const isTokenRefused = (failure: unknown): boolean => [5002, 5003].includes(codeOf(failure) ?? 0)
/** A renewal needs more than the request itself does: the key must still hold, and the database be there (5000, 8002). */
export const isRenewalRefused = (failure: unknown): boolean => [5000, 8002].includes(codeOf(failure) ?? 0)
/** The first attempt of an upload, whose connection broke, is still being read (4021). */
const isSameUpload = (failure: unknown) => codeOf(failure) === 4021
const isRefused = (failure: unknown) => [429, 503].includes(statusOf(failure) ?? 0) || isSameUpload(failure)
/** The provider was asked, and may have answered (8003). */
const isUnsure = (failure: unknown) => codeOf(failure) === 8003
const isLost = (failure: unknown) => [502, 504].includes(statusOf(failure) ?? 0) || failure instanceof ConnectionError

/** How long to wait after these failures of one request, the last one last, in milliseconds; undefined: give up. */
export function pauseAfter(
  failures: readonly unknown[],
  repeat: Repeat,
  random: () => number = Math.random,
): number | undefined {
  const last = failures.at(-1)
  const isWithin = (most: number, isSuch: (failure: unknown) => boolean) =>
    isSuch(last) && failures.filter(isSuch).length <= most
  if (repeat === 'never' || (repeat === 'refused' && isUnsure(last))) return undefined
  if (isWithin(1, isTokenRefused)) return 0
  if (isWithin(mostRefusals, isRefused)) return refusalPause(last as AddressServiceError)
  if (repeat === 'always' && isWithin(1, isLost))
    return lostPauseMs.least + random() * (lostPauseMs.most - lostPauseMs.least)
  return undefined
}

function refusalPause(failure: AddressServiceError): number | undefined {
  const pauseMs = isSameUpload(failure) ? sameUploadPauseMs : failure.retryAfterMs
  return pauseMs !== undefined && pauseMs <= longestPauseMs ? pauseMs : undefined
}
