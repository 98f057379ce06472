import { AddressServiceError } from '../../shared/client/errors.ts'

/**
 * Codes of the error catalogue that pages handle themselves. An HTTP status alone would be
 * ambiguous.
 */
const is = (code: number) => (failure: unknown) =>
  failure instanceof AddressServiceError && failure.statusCode === code

/** BATCH_NOT_FOUND */
export const isUnknownBatch = is(6004)
/** BATCH_STATE */
export const isRefusedByStatus = is(6005)
/** ADDRESS_NOT_FOUND */
export const isUnknownAddress = is(6006)
/** ADDRESS_CHANGED */
export const isAddressChanged = is(6010)
const isRateLimited = is(7000)

/** RATE_LIMITED: milliseconds until the next request. Undefined for other failures. */
export const rateLimitMs = (failure: unknown): number | undefined =>
  failure instanceof AddressServiceError && isRateLimited(failure)
    ? failure.retryAfterMs
    : undefined
