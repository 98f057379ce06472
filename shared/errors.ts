/** One entry of the catalogue: what the caller sees, and what it can do about it. */
interface CatalogueEntry {
  /** `statusCode` in the body (specification §2.1, §7). It never changes; messages may. */
  code: number
  /** HTTP status. */
  status: number
  message: string
  /** What happened, at more length than the message, for the API reference. */
  explanation: string
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
    explanation:
      'A field or parameter is missing, of the wrong form, or unknown to this path; `errors` names each one and its rule.',
    action: 'Correct the fields that `errors` names.',
  },
  BODY_MALFORMED: {
    code: 4001,
    status: 400,
    message: 'The body is not well-formed JSON',
    explanation:
      'The body could not be read: it is not JSON, breaks off, is not UTF-8, or its length is not what its header says.',
    action: 'Send a JSON object as UTF-8.',
  },
  BODY_TOO_LARGE: {
    code: 4002,
    status: 413,
    message: 'The body is too large',
    explanation: 'Bodies may have 64 KiB. Only files of addresses may be larger.',
    action: 'Send at most 64 KiB.',
  },
  MEDIA_TYPE_UNSUPPORTED: {
    code: 4003,
    status: 415,
    message: 'The media type of the body is not supported',
    explanation: '`Content-Type` is missing or names a form that this path does not read.',
    action:
      'Send `Content-Type: application/json`; a file of addresses may also be `text/csv` or `application/x-ndjson`.',
  },
  ROUTE_NOT_FOUND: {
    code: 4004,
    status: 404,
    message: 'There is nothing at this path and method',
    explanation: 'The path is misspelt or malformed, or exists with another method only.',
    action: 'Check the path and the method against the API reference.',
  },
  VERSION_UNSUPPORTED: {
    code: 4005,
    status: 400,
    message: 'This version of the API does not exist',
    explanation: '`Accept-Version` names a version that there never was, or that has ended.',
    action: 'Leave `Accept-Version` out, or name one of the versions that `errors` lists.',
  },
  HEADERS_TOO_LARGE: {
    code: 4006,
    status: 431,
    message: 'The request headers are too large',
    explanation: 'Request line and headers have more than 16 KiB together.',
    action: 'Send at most 16 KiB of headers.',
  },
  HTTP_MALFORMED: {
    code: 4007,
    status: 400,
    message: 'This is not a well-formed HTTP request',
    explanation: 'What arrived could not be understood as HTTP, so that it reached no path.',
    action: 'Check the client or the proxy that sent it.',
  },
  REQUEST_TOO_SLOW: {
    code: 4008,
    status: 408,
    message: 'The request took too long to arrive',
    explanation: 'The connection was open, but headers or body did not arrive in time.',
    action: 'Send it again; a request has 10 seconds to arrive.',
  },
  UPLOAD_INVALID: {
    code: 4009,
    status: 400,
    message: 'The addresses cannot be read',
    explanation:
      'The file is empty, lacks a column that is needed, is in an unknown encoding, or has no row that can be used.',
    action: 'Correct the file as `errors` says. Nothing of it was kept.',
  },
  UPLOAD_TOO_LARGE: {
    code: 4010,
    status: 413,
    message: 'There are too many addresses for one batch',
    explanation: 'The file, or its number of rows, is beyond what one batch may have.',
    action: 'Send them in several batches, each within the limit that `errors` names.',
  },
  UPLOAD_INCOMPLETE: {
    code: 4011,
    status: 400,
    message: 'The upload ended, or stood still, before it was complete',
    explanation: 'The connection broke, or no byte arrived for 30 seconds, before the end of the file.',
    action: 'Send it again, with the same `Idempotency-Key` if it had one. Nothing of it was kept.',
  },
  CURSOR_INVALID: {
    code: 4012,
    status: 400,
    message: 'This cursor is none of ours',
    explanation: '`cursor` is not what an answer gave as `nextCursor`, or belongs to another list.',
    action: 'Send the `nextCursor` of the page before unchanged, or leave it out to begin anew.',
  },
  NOT_ACCEPTABLE: {
    code: 4013,
    status: 406,
    message: 'None of the media types that `Accept` names can be given',
    explanation: '`Accept` rules out every form in which results can be given.',
    action: 'Accept `application/json`, `text/csv` or `application/x-ndjson`.',
  },
  IDEMPOTENCY_MISMATCH: {
    code: 4020,
    status: 422,
    message: 'This `Idempotency-Key` was used for another request',
    explanation:
      'The first request with this key had another body, query or media type, so this is no repetition of it.',
    action: 'Use a new key for each new upload.',
  },
  IDEMPOTENCY_IN_PROGRESS: {
    code: 4021,
    status: 409,
    message: 'A request with this `Idempotency-Key` is still being read',
    explanation: 'Two requests with the same key came at once; the other one has not been read to its end.',
    action: 'Wait for its answer, or send it again a little later.',
  },
  WEBHOOK_REFUSED: {
    code: 4022,
    status: 400,
    message: 'This URL cannot be called as a webhook',
    explanation: 'The URL is none, is not `https:`, or holds a user name or password.',
    action: 'Give an `https:` URL of a public host, without user name and password.',
  },
  API_KEY_NOT_FOUND: {
    code: 5000,
    status: 400,
    message: 'API Key not found',
    explanation:
      'The header is missing, or the key is unknown, revoked or expired; a refresh says the same once its key has ended.',
    action: 'Send a valid key in `X-SERVICE-API-KEY`. A revoked or expired key answers the same.',
  },
  TOKEN_MISSING: {
    code: 5001,
    status: 401,
    message: 'Access token missing',
    explanation: 'This path needs an access token, and the request has no `Authorization` header.',
    action: 'Send `Authorization: Bearer <ACCESS_TOKEN>`; get a token at /api/authentication.',
  },
  TOKEN_INVALID: {
    code: 5002,
    status: 401,
    message: 'Access token not valid',
    explanation:
      'The token is malformed, is not signed by this service, is for another one, or its API key was revoked.',
    action: 'Get a new token at /api/authentication.',
  },
  TOKEN_EXPIRED: {
    code: 5003,
    status: 401,
    message: 'Access token expired',
    explanation: "A token lasts a day, and never longer than its API key. This one's time is over.",
    action: 'Get a new token at /api/authentication; send `refresh: true` before the next one expires.',
  },
  NOT_ALLOWED_FROM_HERE: {
    code: 5004,
    status: 403,
    message: 'This path answers private addresses only',
    explanation: "The path is for the operator's own network; the request came from outside or through a proxy.",
    action: "Call it from the service's own network.",
  },
  SCOPE_MISSING: {
    code: 5005,
    status: 403,
    message: 'This API key is not meant for this call',
    explanation: 'The token is valid, but its API key was made for other paths.',
    action:
      'Use a key with the scope that this path needs: `address`, `batch` for batches and stored addresses, `admin` for clients and keys.',
  },
  ORIGIN_NOT_ALLOWED: {
    code: 5006,
    status: 403,
    message: 'Pages of this origin may not call with this access token',
    explanation: 'A browser sent this request from a page whose origin is not among those of the client.',
    action: 'Ask the operator to add the origin to your client.',
  },
  PLACE_NOT_FOUND: {
    code: 6000,
    status: 404,
    message: 'No place has this place id any more',
    explanation: 'The provider has dropped the place, or given it another id.',
    action: 'Repeat the search with the text that the buyer typed; a place id can become obsolete.',
  },
  PLACE_ID_MALFORMED: {
    code: 6001,
    status: 400,
    message: 'This is not a place id',
    explanation: 'The provider does not take this text for a place id at all.',
    action: 'Send the `placeId` of a prediction unchanged.',
  },
  OVERTAKEN: {
    code: 6002,
    status: 409,
    message: 'A newer input of the same session took the place of this one',
    explanation:
      'The buyer typed on: a newer input with the same session token arrived before a worker had begun with this one. It cost nothing.',
    action: 'Nothing: use the answer to the newer input.',
  },
  CALLER_LEFT: {
    code: 6003,
    status: 499,
    message: 'The caller closed the connection',
    explanation:
      'The connection was closed before the answer was ready. Work that had not begun was dropped and cost nothing.',
    action: 'Nothing: nobody reads this.',
  },
  BATCH_NOT_FOUND: {
    code: 6004,
    status: 404,
    message: 'You have no batch with this id',
    explanation: 'The id is wrong, or the batch belongs to another client or was erased.',
    action: 'Look at GET /api/address/batches for the ids of your batches.',
  },
  BATCH_STATE: {
    code: 6005,
    status: 409,
    message: 'The state of the batch does not allow this',
    explanation: 'For example, a batch that has ended cannot be paused, and one that runs cannot be retried.',
    action: 'See `errors` for the state that it is in, and GET /api/address/batches/{id} for more.',
  },
  ADDRESS_NOT_FOUND: {
    code: 6006,
    status: 404,
    message: 'You have no stored address with this reference',
    explanation: 'Nothing is stored under this reference, or it was erased.',
    action: 'Look at GET /api/address/stored for your references; they differ by upper and lower case.',
  },
  CLIENT_NOT_FOUND: {
    code: 6007,
    status: 404,
    message: 'There is no client with this id',
    explanation: 'The id is wrong.',
    action: 'Look at GET /api/admin/clients for the ids.',
  },
  KEY_NOT_FOUND: {
    code: 6008,
    status: 404,
    message: 'There is no usable API key with this id',
    explanation: 'The id is wrong, or the key was revoked or has expired.',
    action: 'Look at GET /api/admin/clients/{id} for its keys; a revoked or expired one cannot be changed any more.',
  },
  NAME_TAKEN: {
    code: 6009,
    status: 409,
    message: 'There is a client of this name already',
    explanation: 'Names of clients are unique.',
    action: 'Choose another name, or use the client that there is.',
  },
  ADDRESS_CHANGED: {
    code: 6010,
    status: 409,
    message: 'Somebody else has changed this address meanwhile',
    explanation:
      'What is stored under this reference has another `updatedAt` than `ifUpdatedAt`, or nothing is stored.',
    action: 'Read the stored address again, and decide again.',
  },
  RATE_LIMITED: {
    code: 7000,
    status: 429,
    message: 'Too many requests',
    explanation:
      'The client, the API key or the address that it came from made more requests of this kind than it may in a minute.',
    action: 'Call again after `Retry-After` seconds; `RateLimit` says what is left. The operator can raise the limit.',
  },
  QUOTA_USED_UP: {
    code: 7001,
    status: 503,
    message: "The provider's quota is used up for now",
    explanation:
      'All clients together make as many calls as the provider allows; the next one cannot be made within the deadline.',
    action: 'Call again after `Retry-After` seconds.',
  },
  OVERLOADED: {
    code: 7002,
    status: 503,
    message: 'The service is overloaded',
    explanation:
      'More is waiting than can be answered in time, so this request was refused at once instead of late. It cost nothing.',
    action: 'Call again after `Retry-After` seconds.',
  },
  CLIENT_BUDGET_USED_UP: {
    code: 7003,
    status: 429,
    message: 'The budget of this client is used up',
    explanation: "The client's own budget of calls or money for the day or month does not allow another call.",
    action:
      'Wait for `Retry-After` seconds (`errors` names the budget, GET /api/limits shows it), or ask the operator for more.',
  },
  SERVICE_BUDGET_USED_UP: {
    code: 7004,
    status: 503,
    message: "The service's budget is used up",
    explanation: "The operator's budget of calls or money for the day or month does not allow another call.",
    action: 'Call again after `Retry-After` seconds; the operator can raise the budget that `errors` names.',
  },
  QUEUE_UNAVAILABLE: {
    code: 8000,
    status: 503,
    message: 'The service cannot take requests at present',
    explanation: "The queue between the service's parts is away, or no worker is alive.",
    action: 'Call again after `Retry-After` seconds.',
  },
  DEADLINE_EXCEEDED: {
    code: 8001,
    status: 504,
    message: 'There was no answer in time',
    explanation: 'The provider or a worker took too long. What had not begun by then was dropped and cost nothing.',
    action: 'Call again.',
  },
  STORE_UNAVAILABLE: {
    code: 8002,
    status: 503,
    message: 'The service cannot reach its database at present',
    explanation: 'PostgreSQL does not answer.',
    action:
      'Call again after `Retry-After` seconds; with a token that is still valid, autocomplete and details go on working.',
  },
  PROVIDER_UNAVAILABLE: {
    code: 8003,
    status: 503,
    message: 'The places provider cannot be reached or failed',
    explanation:
      'The provider did not answer, broke the connection, or answered with an error of its own, more than once.',
    action: 'Call again after `Retry-After` seconds.',
  },
  PROVIDER_DENIED: {
    code: 8004,
    status: 503,
    message: "The places provider refuses this service's key",
    explanation: 'The provider key is wrong or restricted, its API is not enabled, or billing is off.',
    action: 'The operator has to check the provider key, its API and its billing.',
  },
  PROVIDER_ANSWER_INVALID: {
    code: 8005,
    status: 502,
    message: 'The places provider gave an answer that makes no sense',
    explanation: 'What the provider sent could not be understood.',
    action: 'Call again after `Retry-After` seconds.',
  },
  INTERNAL: {
    code: 9000,
    status: 500,
    message: 'Something went wrong inside the service',
    explanation: "A fault of the service's own. It was logged under the `requestId`.",
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

/** Whether the same request may succeed a little later: such errors carry `Retry-After`. */
export const isPassing = (error: ErrorName) => catalogue[error].code >= 7000 && catalogue[error].code < 9000
