import type { ErrorEnvelope } from '../api/envelope.ts'
import type { catalogue } from '../errors/catalogue.ts'

/** A code of the error catalogue. Codes never change, so a `switch` can use them; messages may. */
export type ErrorCode = (typeof catalogue)[keyof typeof catalogue]['code']

/** One fault of the request: the field, and what is wrong with it. */
export type ErrorDetail = ErrorEnvelope['errors'][number]

/** The service replied with an error. */
export class AddressServiceError extends Error {
  override name = 'AddressServiceError'
  /** HTTP status. */
  readonly status: number
  /**
   * The error code. Undefined when the response came from something else on the way, such as a
   * proxy.
   */
  readonly statusCode: ErrorCode | undefined
  readonly errors: readonly ErrorDetail[]
  /** Milliseconds to wait before a retry. Undefined when the service does not say. */
  readonly retryAfterMs: number | undefined
  /** Calls to the provider that were made before it failed. They may have been billed. */
  readonly providerCalls: number
  /** For support: the service's log has the same id. */
  readonly requestId: string | undefined

  constructor(response: Response, envelope: Partial<ErrorEnvelope>) {
    super(envelope.message ?? `HTTP ${response.status}`)
    this.status = response.status
    this.statusCode = envelope.statusCode as ErrorCode | undefined
    this.errors = envelope.errors ?? []
    this.retryAfterMs = retryAfterMs(response.headers.get('retry-after'))
    this.providerCalls = Number(response.headers.get('x-provider-calls'))
    this.requestId = envelope.metadata?.requestId
  }
}

/** No response arrived: no network, unknown host, or a broken connection. See `cause`. */
export class ConnectionError extends Error {
  override name = 'ConnectionError'

  constructor(cause: unknown) {
    super('The address service cannot be reached', { cause })
  }
}

/** No response arrived within `timeoutMs`. */
export class TimeoutError extends Error {
  override name = 'TimeoutError'

  constructor(timeoutMs: number) {
    super(`The address service did not answer within ${timeoutMs} ms`)
  }
}

/** Parses `Retry-After`: seconds, or a date (RFC 9110, section 10.2.3). */
function retryAfterMs(header: string | null): number | undefined {
  if (!header) return undefined
  const seconds = Number(header)
  const waitMs = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000
  return Number.isNaN(waitMs) ? undefined : Math.max(waitMs, 0)
}
