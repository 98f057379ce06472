import type { ErrorEnvelope } from '../api/envelope.ts'
import type { catalogue } from '../errors.ts'

/** A code of the error catalogue. It never changes, so a `switch` can decide by it; messages may change. */
export type ErrorCode = (typeof catalogue)[keyof typeof catalogue]['code']

/** One fault of the request: which field, and what is wrong with it. */
export type ErrorDetail = ErrorEnvelope['errors'][number]

/** The service answered, and not with what was asked for. */
export class AddressServiceError extends Error {
  override name = 'AddressServiceError'
  /** HTTP status. */
  readonly status: number
  /** What happened; undefined when not the service answered but something on the way to it. */
  readonly statusCode: ErrorCode | undefined
  readonly errors: readonly ErrorDetail[]
  /** How long the service wants to be left alone, in milliseconds; undefined when it doesn't say. */
  readonly retryAfterMs: number | undefined
  /** For support: it is in the service's log too. */
  readonly requestId: string | undefined

  constructor(response: Response, envelope: Partial<ErrorEnvelope>) {
    super(envelope.message ?? `HTTP ${response.status}`)
    this.status = response.status
    this.statusCode = envelope.statusCode as ErrorCode | undefined
    this.errors = envelope.errors ?? []
    this.retryAfterMs = retryAfterMs(response.headers.get('retry-after'))
    this.requestId = envelope.metadata?.requestId
  }
}

/** No answer came: no network, no such host, a connection that broke. `cause` has what is known. */
export class ConnectionError extends Error {
  override name = 'ConnectionError'

  constructor(cause: unknown) {
    super('The address service cannot be reached', { cause })
  }
}

/** No answer came within `timeoutMs`. */
export class TimeoutError extends Error {
  override name = 'TimeoutError'

  constructor(timeoutMs: number) {
    super(`The address service did not answer within ${timeoutMs} ms`)
  }
}

/** Seconds, or a date (RFC 9110, section 10.2.3). */
function retryAfterMs(header: string | null): number | undefined {
  if (!header) return undefined
  const seconds = Number(header)
  const waitMs = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000
  return Number.isNaN(waitMs) ? undefined : Math.max(waitMs, 0)
}
