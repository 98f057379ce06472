/** One entry of the catalogue: what the caller sees, and what it can do about it. */
interface CatalogueEntry {
  /** `statusCode` in the body. It never changes. Messages can change. */
  code: number
  /** HTTP status. */
  status: number
  message: string
  /** What happened, in more words than the message. For the API reference. */
  explanation: string
  /** What the caller can do, for the API reference. */
  action: string
}

/**
 * Every error that a caller can receive, by name. 4xxx: the request; 5xxx: authentication and
 * access (5000 is fixed by the API contract); 6xxx: the place, address, batch or client; 7xxx:
 * limits and budgets; 8xxx: dependencies; 9xxx: faults of the service. All of 7xxx and 8xxx carry
 * `Retry-After`.
 */
export const catalogue = {
  REQUEST_INVALID: {
    code: 4000,
    status: 400,
    message: 'The request is not valid',
    explanation:
      'A field or parameter is missing, malformed, or unknown to this path. `errors` names ' +
      'each one and its rule.',
    action: 'Correct the fields that `errors` names.',
  },
  BODY_MALFORMED: {
    code: 4001,
    status: 400,
    message: 'The body is not well-formed JSON',
    explanation:
      'The body is not JSON, is incomplete, is not UTF-8, or its length differs from ' +
      '`Content-Length`.',
    action: 'Send a JSON object as UTF-8.',
  },
  BODY_TOO_LARGE: {
    code: 4002,
    status: 413,
    message: 'The body is too large',
    explanation:
      'A body can have at most 64 KiB. Only files of addresses, and decisions on results ' +
      '(2 MiB), can be larger.',
    action: 'Send at most 64 KiB.',
  },
  MEDIA_TYPE_UNSUPPORTED: {
    code: 4003,
    status: 415,
    message: 'The media type of the body is not supported',
    explanation: '`Content-Type` is missing, or names a media type that this path does not accept.',
    action:
      'Send `Content-Type: application/json`. A file of addresses can also be `text/csv` or ' +
      '`application/x-ndjson`.',
  },
  ROUTE_NOT_FOUND: {
    code: 4004,
    status: 404,
    message: 'No route for this path and method',
    explanation: 'The path is misspelt or malformed, or exists only with another method.',
    action: 'Check the path and the method against the API reference.',
  },
  VERSION_UNSUPPORTED: {
    code: 4005,
    status: 400,
    message: 'This version of the API does not exist',
    explanation:
      '`Accept-Version` names a version that never existed, or that is no longer available.',
    action: 'Omit `Accept-Version`, or send one of the versions that `errors` lists.',
  },
  HEADERS_TOO_LARGE: {
    code: 4006,
    status: 431,
    message: 'The request headers are too large',
    explanation: 'The request line and the headers together have more than 16 KiB.',
    action: 'Send at most 16 KiB of headers.',
  },
  HTTP_MALFORMED: {
    code: 4007,
    status: 400,
    message: 'This is not a well-formed HTTP request',
    explanation: 'The bytes that arrived are not valid HTTP.',
    action: 'Check the client or the proxy that sent it.',
  },
  REQUEST_TOO_SLOW: {
    code: 4008,
    status: 408,
    message: 'The request took too long to arrive',
    explanation: 'The connection was open, but the headers or the body did not arrive in time.',
    action: 'Send it again. A request has 10 seconds to arrive.',
  },
  UPLOAD_INVALID: {
    code: 4009,
    status: 400,
    message: 'The addresses cannot be read',
    explanation:
      'The file is empty, lacks a required column, has an unknown encoding, or has no valid row.',
    action: 'Correct the file as `errors` says. Nothing was stored.',
  },
  UPLOAD_TOO_LARGE: {
    code: 4010,
    status: 413,
    message: 'There are too many addresses for one batch',
    explanation: 'The size of the file, or its number of rows, exceeds the limit of one batch.',
    action: 'Send them in several batches, each within the limit that `errors` names.',
  },
  UPLOAD_INCOMPLETE: {
    code: 4011,
    status: 400,
    message: 'The upload ended or stopped before it was complete',
    explanation:
      'The connection broke, or no byte arrived for 30 seconds, before the end of the file.',
    action: 'Send it again, with the same `Idempotency-Key` if it had one. Nothing was stored.',
  },
  CURSOR_INVALID: {
    code: 4012,
    status: 400,
    message: 'The cursor is not valid',
    explanation: '`cursor` is not a `nextCursor` of this list.',
    action:
      'Send the `nextCursor` of the previous page unchanged, or omit it to start from the ' +
      'first page.',
  },
  NOT_ACCEPTABLE: {
    code: 4013,
    status: 406,
    message: 'No media type of `Accept` is supported',
    explanation: '`Accept` excludes every media type in which results are available.',
    action: 'Accept `application/json`, `text/csv` or `application/x-ndjson`.',
  },
  UPLOAD_TOO_SLOW: {
    code: 4014,
    status: 408,
    message: 'The upload was too slow',
    explanation:
      'Fewer bytes than the minimum arrived, on average over 30 seconds. The default ' +
      'minimum is 64 KiB a second. Time in which the service itself was busy does not count.',
    action:
      'Send it again over a faster connection, or in smaller parts, with the same ' +
      '`Idempotency-Key` if it had one. Nothing was stored.',
  },
  IDEMPOTENCY_MISMATCH: {
    code: 4020,
    status: 422,
    message: 'This `Idempotency-Key` was used for another request',
    explanation: 'The first request with this key had a different body, query or media type.',
    action: 'Use a new key for each new upload.',
  },
  IDEMPOTENCY_IN_PROGRESS: {
    code: 4021,
    status: 409,
    message: 'A request with this `Idempotency-Key` is still in progress',
    explanation: 'Another request with the same key has not been read to its end.',
    action: 'Wait for the response to the other request, or send this one again later.',
  },
  WEBHOOK_REFUSED: {
    code: 4022,
    status: 400,
    message: 'This URL cannot be used as a webhook',
    explanation: 'The URL is malformed, is not `https:`, or contains a user name or password.',
    action: 'Send an `https:` URL of a public host, without user name and password.',
  },
  API_KEY_NOT_FOUND: {
    code: 5000,
    status: 400,
    message: 'API Key not found',
    explanation:
      'The header is missing, or the key is unknown, revoked or expired. A refresh fails in ' +
      'the same way when its key was revoked or has expired.',
    action: 'Send a valid key in `X-SERVICE-API-KEY`.',
  },
  TOKEN_MISSING: {
    code: 5001,
    status: 401,
    message: 'Access token missing',
    explanation: 'This path needs an access token, and the request has no `Authorization` header.',
    action: 'Get a token at /api/authentication, and send `Authorization: Bearer <ACCESS_TOKEN>`.',
  },
  TOKEN_INVALID: {
    code: 5002,
    status: 401,
    message: 'Access token not valid',
    explanation:
      'The token is malformed, is not signed by this service, is for another service, or ' +
      'its API key was revoked, or its console session was ended.',
    action: 'Get a new token at /api/authentication.',
  },
  TOKEN_EXPIRED: {
    code: 5003,
    status: 401,
    message: 'Access token expired',
    explanation:
      'A token is valid for a day, a token for a page for some minutes, one of the console for ' +
      'an hour, and never longer than its API key.',
    action: 'Get a new token at /api/authentication. Send `refresh: true` before a token expires.',
  },
  NOT_ALLOWED_FROM_HERE: {
    code: 5004,
    status: 403,
    message: 'This path is available only from private addresses',
    explanation:
      "The path is for the operator's own networks (INTERNAL_NETWORKS). The request came from " +
      'outside or through a proxy, or another port has this path (EDGE_METRICS_PORT).',
    action: "Call it from the service's own network, at the port that has it.",
  },
  SCOPE_MISSING: {
    code: 5005,
    status: 403,
    message: 'The API key lacks the scope for this call',
    explanation:
      'The token is valid, but its API key does not have the scope of this path. A token ' +
      'for a page is only for autocomplete, details and validate.',
    action:
      'Use a key with the scope of this path: `address`, `batch` for batches and stored ' +
      'addresses, `admin` for clients and keys. On a server use a token from ' +
      '/api/authentication.',
  },
  ORIGIN_NOT_ALLOWED: {
    code: 5006,
    status: 403,
    message: 'The origin of the page is not allowed with this access token',
    explanation:
      'A browser sent this request from a page. The origin of the page is not one of the ' +
      'client, or not the one that the token is bound to. Only pages of the service itself use ' +
      'sessions of the console.',
    action: 'Ask the operator to add the origin to your client.',
  },
  ORIGIN_MISSING: {
    code: 5007,
    status: 403,
    message: 'This access token is for a page, but the request has no `Origin`',
    explanation:
      'A token for a page is valid only in requests with an `Origin`. A browser sends it ' +
      'from pages of another host.',
    action:
      'Call from a page of one of your origins. On a server use a token from /api/authentication.',
  },
  SESSION_ENDED: {
    code: 5008,
    status: 401,
    message: 'Nobody is signed in to the console here, or the session has ended',
    explanation:
      'The request has no session cookie, or its session has ended: after eight hours, or ' +
      'because somebody signed out.',
    action: 'Sign in to the console again. Servers get a token at /api/authentication.',
  },
  TEST_KEYS_OFF: {
    code: 5009,
    status: 403,
    message: 'This service has no sandbox for test keys',
    explanation:
      'The key begins with `addr_test_`, so its calls go to the sandbox. None is configured here.',
    action:
      'Use a live key, or ask the operator to run the sandbox and to set `TEST_PROVIDER_URL` for ' +
      'edges and workers.',
  },
  PLACE_NOT_FOUND: {
    code: 6000,
    status: 404,
    message: 'No place has this place id',
    explanation: 'The provider has removed the place, or changed its id.',
    action: 'Search again with the text that the buyer typed. A place id can become obsolete.',
  },
  PLACE_ID_MALFORMED: {
    code: 6001,
    status: 400,
    message: 'This is not a place id',
    explanation: 'The provider does not recognise this text as a place id.',
    action: 'Send the `placeId` of a prediction unchanged.',
  },
  SUPERSEDED: {
    code: 6002,
    status: 409,
    message: 'A newer input of the same session superseded this one',
    explanation:
      'The buyer continued to type. A newer input with the same session token arrived ' +
      'before the provider was called for this one. It cost nothing.',
    action: 'Use the response to the newer input.',
  },
  CALLER_LEFT: {
    code: 6003,
    status: 499,
    message: 'The caller closed the connection',
    explanation:
      'The connection was closed before the response was ready. Work that had not begun was ' +
      'dropped and cost nothing.',
    action: 'None: the caller has already left.',
  },
  BATCH_NOT_FOUND: {
    code: 6004,
    status: 404,
    message: 'You have no batch with this id',
    explanation: 'The id is wrong, or the batch belongs to another client or was erased.',
    action: 'Read the ids of your batches with GET /api/address/batches.',
  },
  BATCH_STATE: {
    code: 6005,
    status: 409,
    message: 'The status of the batch does not allow this',
    explanation:
      'For example, a batch that has ended cannot be paused, and a running one cannot be retried.',
    action: 'See `errors` for the current status; GET /api/address/batches/{id} shows more.',
  },
  ADDRESS_NOT_FOUND: {
    code: 6006,
    status: 404,
    message: 'You have no stored address with this reference',
    explanation: 'Nothing is stored under this reference, or it was erased.',
    action: 'Read your references with GET /api/address/stored. They are case-sensitive.',
  },
  CLIENT_NOT_FOUND: {
    code: 6007,
    status: 404,
    message: 'There is no client with this id',
    explanation: 'No client has this id.',
    action: 'Read the ids with GET /api/admin/clients.',
  },
  KEY_NOT_FOUND: {
    code: 6008,
    status: 404,
    message: 'There is no usable API key with this id',
    explanation: 'The id is wrong, or the key was revoked or has expired.',
    action:
      'Read the keys with GET /api/admin/clients/{id}. A revoked or expired key cannot be changed.',
  },
  NAME_TAKEN: {
    code: 6009,
    status: 409,
    message: 'A client with this name exists already',
    explanation: 'Names of clients are unique.',
    action: 'Choose another name, or use the existing client.',
  },
  ADDRESS_CHANGED: {
    code: 6010,
    status: 409,
    message: 'The stored address was changed meanwhile',
    explanation:
      'The stored address has another `updatedAt` than `ifUpdatedAt`, or nothing is stored ' +
      'under this reference.',
    action: 'Read the stored address again, then repeat the change if it is still right.',
  },
  TOO_MANY_OPEN_BATCHES: {
    code: 6011,
    status: 409,
    message: 'You have too many open batches',
    explanation:
      'Batches that are queued, running or paused are open. `errors` says how many a client ' +
      'can have.',
    action:
      'Wait until a batch has ended, or cancel one. GET /api/address/batches lists them. ' +
      'The operator can raise the limit.',
  },
  BATCH_EXPIRED: {
    code: 6020,
    status: 410,
    message: 'The rows and results of this batch were deleted',
    explanation:
      'They are kept for a number of days after the end of a batch. The name, counts and ' +
      'costs of the batch stay, and so do stored addresses.',
    action:
      'Read the stored address with GET /api/address/stored/{reference}, or validate it again.',
  },
  RATE_LIMITED: {
    code: 7000,
    status: 429,
    message: 'Too many requests',
    explanation:
      'The client, the API key, the page or the network has exceeded its limit of requests ' +
      'in a minute or a day. `errors` names the limit.',
    action:
      'Call again after `Retry-After` seconds. `RateLimit` says what is left. The operator ' +
      'can raise the limit.',
  },
  QUOTA_USED_UP: {
    code: 7001,
    status: 503,
    message: "The provider's quota is used up for now",
    explanation:
      'All clients together use the whole quota of the provider. The next call is not ' +
      'possible within the deadline.',
    action: 'Call again after `Retry-After` seconds.',
  },
  OVERLOADED: {
    code: 7002,
    status: 503,
    message: 'The service is overloaded',
    explanation:
      'More requests are waiting than can be answered in time, so this one was refused at ' +
      'once. It cost nothing.',
    action: 'Call again after `Retry-After` seconds.',
  },
  CLIENT_BUDGET_USED_UP: {
    code: 7003,
    status: 429,
    message: 'The budget of this client is used up',
    explanation:
      "The client's budget of calls or money for the day or month does not allow another call.",
    action:
      'Wait for `Retry-After` seconds, or ask the operator for a higher budget. `errors` ' +
      'names the budget, and GET /api/limits shows it.',
  },
  SERVICE_BUDGET_USED_UP: {
    code: 7004,
    status: 503,
    message: "The service's budget is used up",
    explanation:
      "The operator's budget of calls or money for the day or month does not allow another call.",
    action:
      'Call again after `Retry-After` seconds. The operator can raise the budget that ' +
      '`errors` names.',
  },
  QUEUE_UNAVAILABLE: {
    code: 8000,
    status: 503,
    message: 'The service cannot process requests at present',
    explanation: 'The queue is unavailable, or no worker is alive.',
    action: 'Call again after `Retry-After` seconds.',
  },
  DEADLINE_EXCEEDED: {
    code: 8001,
    status: 504,
    message: 'No response within the deadline',
    explanation:
      'The provider or a worker took too long, or the queue became unavailable meanwhile. Work ' +
      'that had not begun by then was dropped and cost nothing.',
    action: 'Call again.',
  },
  STORE_UNAVAILABLE: {
    code: 8002,
    status: 503,
    message: 'The service cannot reach its database at present',
    explanation: 'PostgreSQL does not answer.',
    action:
      'Call again after `Retry-After` seconds. Autocomplete and details still work with a ' +
      'valid token.',
  },
  PROVIDER_UNAVAILABLE: {
    code: 8003,
    status: 503,
    message: 'The places provider is unavailable',
    explanation:
      'The provider did not answer, broke the connection, or returned an error, more than once.',
    action: 'Call again after `Retry-After` seconds.',
  },
  PROVIDER_DENIED: {
    code: 8004,
    status: 503,
    message: "The places provider refuses this service's key",
    explanation:
      'The provider key is wrong or restricted, its API is not enabled, or billing is off.',
    action: 'The operator has to check the provider key, its API and its billing.',
  },
  PROVIDER_ANSWER_INVALID: {
    code: 8005,
    status: 502,
    message: 'The response of the places provider is not valid',
    explanation: 'The service could not parse the response of the provider.',
    action: 'Call again after `Retry-After` seconds.',
  },
  EDGE_UNAVAILABLE: {
    code: 8006,
    status: 503,
    message: 'No process of the service answers',
    explanation:
      'The proxy before the service reached no process that answers, or lost it during the ' +
      'request. Its HTTP status may also be 502 or 504.',
    action: 'Call again after `Retry-After` seconds.',
  },
  INTERNAL: {
    code: 9000,
    status: 500,
    message: 'Internal error',
    explanation: 'The service failed. The error was logged with the `requestId`.',
    action: 'Tell the operator of the service the `requestId`.',
  },
  UPLOAD_READER_FAILED: {
    code: 9001,
    status: 500,
    message: 'The upload could not be read to its end',
    explanation:
      'A separate process reads each upload. This one crashed, or made no progress for 20 ' +
      'seconds and was ended. Nothing was stored, and other uploads are not affected.',
    action:
      'Send it again, with the same `Idempotency-Key` if it had one. If that fails too, ' +
      'look for lines in the file that differ from the others, and tell us the `requestId`.',
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
  /** When to call again. Errors of 7xxx and 8xxx use at least 1 s. */
  retryAfterMs?: number
  cause?: unknown
}

const minRetryAfterMs = 1000

/** An error of the catalogue. `cause` is logged and never sent. */
export class AppError extends Error {
  override name = 'AppError'
  readonly error: ErrorName
  readonly details: ErrorDetail[]
  readonly retryAfterMs: number | undefined

  constructor(error: ErrorName, { details = [], retryAfterMs, cause }: ErrorOptions = {}) {
    super(catalogue[error].message, { cause })
    this.error = error
    this.details = details
    this.retryAfterMs = isTemporary(error)
      ? Math.max(retryAfterMs ?? 0, minRetryAfterMs)
      : undefined
  }
}

/** Whether the same request can succeed a little later. These errors carry `Retry-After`. */
export const isTemporary = (error: ErrorName) =>
  catalogue[error].code >= 7000 && catalogue[error].code < 9000
