/** One entry of the catalogue: what the caller sees, and what it can do about it. */
interface CatalogueEntry {
  /** `statusCode` in the body (specification §2.1, §7). It never changes; messages may. */
  code: number
  /** HTTP status. */
  status: number
  message: string
  /** What the caller can do, for the API reference. */
  action: string
}

/**
 * Every error that a caller can meet, by name. 4xxx: the request; 5xxx: who asks (5000 is the specification's); 6xxx: what it is about;
 * 7xxx: limits; 8xxx: what the service depends on; 9xxx: its own fault. All of 7xxx and 8xxx carry `Retry-After`.
 */
export const catalogue = {
  REQUEST_INVALID: {
    code: 4000,
    status: 400,
    message: 'The request is not valid',
    action: 'Correct the fields that `errors` names.',
  },
  BODY_MALFORMED: {
    code: 4001,
    status: 400,
    message: 'The body is not well-formed JSON',
    action: 'Send a JSON object as UTF-8.',
  },
  BODY_TOO_LARGE: {
    code: 4002,
    status: 413,
    message: 'The body is too large',
    action: 'Send at most 64 KiB.',
  },
  MEDIA_TYPE_UNSUPPORTED: {
    code: 4003,
    status: 415,
    message: 'The media type of the body is not supported',
    action:
      'Send `Content-Type: application/json`; a file of addresses may also be `text/csv` or `application/x-ndjson`.',
  },
  ROUTE_NOT_FOUND: {
    code: 4004,
    status: 404,
    message: 'There is nothing at this path and method',
    action: 'Check the path and the method against the API reference.',
  },
  VERSION_UNSUPPORTED: {
    code: 4005,
    status: 400,
    message: 'This version of the API does not exist',
    action: 'Leave `Accept-Version` out, or name one of the versions that `errors` lists.',
  },
  HEADERS_TOO_LARGE: {
    code: 4006,
    status: 431,
    message: 'The request headers are too large',
    action: 'Send at most 16 KiB of headers.',
  },
  HTTP_MALFORMED: {
    code: 4007,
    status: 400,
    message: 'This is not a well-formed HTTP request',
    action: 'Check the client or the proxy that sent it.',
  },
  REQUEST_TOO_SLOW: {
    code: 4008,
    status: 408,
    message: 'The request took too long to arrive',
    action: 'Send it again; a request has 10 seconds to arrive.',
  },
  UPLOAD_INVALID: {
    code: 4009,
    status: 400,
    message: 'The addresses cannot be read',
    action: 'Correct the file as `errors` says. Nothing of it was kept.',
  },
  UPLOAD_TOO_LARGE: {
    code: 4010,
    status: 413,
    message: 'There are too many addresses for one batch',
    action: 'Send them in several batches, each within the limit that `errors` names.',
  },
  UPLOAD_INCOMPLETE: {
    code: 4011,
    status: 400,
    message: 'The upload ended, or stood still, before it was complete',
    action: 'Send it again, with the same `Idempotency-Key` if it had one. Nothing of it was kept.',
  },
  CURSOR_INVALID: {
    code: 4012,
    status: 400,
    message: 'This cursor is none of ours',
    action: 'Send the `nextCursor` of the page before unchanged, or leave it out to begin anew.',
  },
  NOT_ACCEPTABLE: {
    code: 4013,
    status: 406,
    message: 'None of the media types that `Accept` names can be given',
    action: 'Accept `application/json`, `text/csv` or `application/x-ndjson`.',
  },
  IDEMPOTENCY_MISMATCH: {
    code: 4020,
    status: 422,
    message: 'This `Idempotency-Key` was used for another request',
    action: 'Use a new key for each new upload.',
  },
  IDEMPOTENCY_IN_PROGRESS: {
    code: 4021,
    status: 409,
    message: 'A request with this `Idempotency-Key` is still being read',
    action: 'Wait for its answer, or send it again a little later.',
  },
  WEBHOOK_REFUSED: {
    code: 4022,
    status: 400,
    message: 'This URL cannot be called as a webhook',
    action: 'Give an `https:` URL of a public host, without user name and password.',
  },
  API_KEY_NOT_FOUND: {
    code: 5000,
    status: 400,
    message: 'API Key not found',
    action: 'Send a valid key in `X-SERVICE-API-KEY`. A revoked or expired key answers the same.',
  },
  TOKEN_MISSING: {
    code: 5001,
    status: 401,
    message: 'Access token missing',
    action: 'Send `Authorization: Bearer <ACCESS_TOKEN>`; get a token at /api/authentication.',
  },
  TOKEN_INVALID: {
    code: 5002,
    status: 401,
    message: 'Access token not valid',
    action: 'Get a new token at /api/authentication.',
  },
  TOKEN_EXPIRED: {
    code: 5003,
    status: 401,
    message: 'Access token expired',
    action: 'Get a new token at /api/authentication; send `refresh: true` before the next one expires.',
  },
  NOT_ALLOWED_FROM_HERE: {
    code: 5004,
    status: 403,
    message: 'This path answers private addresses only',
    action: "Call it from the service's own network.",
  },
  SCOPE_MISSING: {
    code: 5005,
    status: 403,
    message: 'This API key is not meant for this call',
    action:
      'Use a key with the scope that this path needs: `address`, `batch` for batches and stored addresses, `admin` for clients and keys.',
  },
  ORIGIN_NOT_ALLOWED: {
    code: 5006,
    status: 403,
    message: 'Pages of this origin may not call with this access token',
    action: 'Ask the operator to add the origin to your client.',
  },
  PLACE_NOT_FOUND: {
    code: 6000,
    status: 404,
    message: 'No place has this place id any more',
    action: 'Repeat the search with the text that the buyer typed; a place id can become obsolete.',
  },
  PLACE_ID_MALFORMED: {
    code: 6001,
    status: 400,
    message: 'This is not a place id',
    action: 'Send the `placeId` of a prediction unchanged.',
  },
  OVERTAKEN: {
    code: 6002,
    status: 409,
    message: 'A newer input of the same session took the place of this one',
    action: 'Nothing: use the answer to the newer input.',
  },
  CALLER_LEFT: {
    code: 6003,
    status: 499,
    message: 'The caller closed the connection',
    action: 'Nothing: nobody reads this.',
  },
  BATCH_NOT_FOUND: {
    code: 6004,
    status: 404,
    message: 'You have no batch with this id',
    action: 'Look at GET /api/address/batches for the ids of your batches.',
  },
  BATCH_STATE: {
    code: 6005,
    status: 409,
    message: 'The state of the batch does not allow this',
    action: 'See `errors` for the state that it is in, and GET /api/address/batches/{id} for more.',
  },
  ADDRESS_NOT_FOUND: {
    code: 6006,
    status: 404,
    message: 'You have no stored address with this reference',
    action: 'Look at GET /api/address/stored for your references; they differ by upper and lower case.',
  },
  CLIENT_NOT_FOUND: {
    code: 6007,
    status: 404,
    message: 'There is no client with this id',
    action: 'Look at GET /api/admin/clients for the ids.',
  },
  KEY_NOT_FOUND: {
    code: 6008,
    status: 404,
    message: 'There is no usable API key with this id',
    action: 'Look at GET /api/admin/clients/{id} for its keys; a revoked or expired one cannot be changed any more.',
  },
  NAME_TAKEN: {
    code: 6009,
    status: 409,
    message: 'There is a client of this name already',
    action: 'Choose another name, or use the client that there is.',
  },
  RATE_LIMITED: {
    code: 7000,
    status: 429,
    message: 'Too many requests',
    action: 'Call again after `Retry-After` seconds; `RateLimit` says what is left. The operator can raise the limit.',
  },
  QUOTA_USED_UP: {
    code: 7001,
    status: 503,
    message: "The provider's quota is used up for now",
    action: 'Call again after `Retry-After` seconds.',
  },
  OVERLOADED: {
    code: 7002,
    status: 503,
    message: 'The service is overloaded',
    action: 'Call again after `Retry-After` seconds.',
  },
  CLIENT_BUDGET_USED_UP: {
    code: 7003,
    status: 429,
    message: 'The budget of this client is used up',
    action:
      'Wait for `Retry-After` seconds (`errors` names the budget, GET /api/limits shows it), or ask the operator for more.',
  },
  SERVICE_BUDGET_USED_UP: {
    code: 7004,
    status: 503,
    message: "The service's budget is used up",
    action: 'Call again after `Retry-After` seconds; the operator can raise the budget that `errors` names.',
  },
  QUEUE_UNAVAILABLE: {
    code: 8000,
    status: 503,
    message: 'The service cannot take requests at present',
    action: 'Call again after `Retry-After` seconds.',
  },
  DEADLINE_EXCEEDED: {
    code: 8001,
    status: 504,
    message: 'There was no answer in time',
    action: 'Call again.',
  },
  STORE_UNAVAILABLE: {
    code: 8002,
    status: 503,
    message: 'The service cannot reach its database at present',
    action:
      'Call again after `Retry-After` seconds; with a token that is still valid, autocomplete and details go on working.',
  },
  PROVIDER_UNAVAILABLE: {
    code: 8003,
    status: 503,
    message: 'The places provider cannot be reached or failed',
    action: 'Call again after `Retry-After` seconds.',
  },
  PROVIDER_DENIED: {
    code: 8004,
    status: 503,
    message: "The places provider refuses this service's key",
    action: 'The operator has to check the provider key, its API and its billing.',
  },
  PROVIDER_ANSWER_INVALID: {
    code: 8005,
    status: 502,
    message: 'The places provider gave an answer that makes no sense',
    action: 'Call again after `Retry-After` seconds.',
  },
  INTERNAL: {
    code: 9000,
    status: 500,
    message: 'Something went wrong inside the service',
    action: 'Tell us the `requestId`.',
  },
} as const satisfies Record<string, CatalogueEntry>

export type ErrorName = keyof typeof catalogue

/** One entry of `errors[]`. `code` is stable, `message` may change. */
export interface ErrorDetail {
  field?: string
  code: string
  message: string
}

interface ErrorOptions {
  details?: ErrorDetail[]
  /** When to call again. Errors of 7xxx and 8xxx say 1 s unless told otherwise. */
  retryAfterMs?: number
  cause?: unknown
}

const leastRetryAfterMs = 1000

/** An error of the catalogue. What is inside (`cause`) is logged and never sent. */
export class AppError extends Error {
  override name = 'AppError'
  readonly error: ErrorName
  readonly details: ErrorDetail[]
  readonly retryAfterMs: number | undefined

  constructor(error: ErrorName, { details = [], retryAfterMs, cause }: ErrorOptions = {}) {
    super(catalogue[error].message, { cause })
    this.error = error
    this.details = details
    this.retryAfterMs = isPassing(error) ? Math.max(retryAfterMs ?? 0, leastRetryAfterMs) : undefined
  }
}

const isPassing = (error: ErrorName) => catalogue[error].code >= 7000 && catalogue[error].code < 9000
