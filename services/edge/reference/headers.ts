const text = (description: string, example: string) => ({
  description,
  schema: { type: 'string' },
  example,
})
const whole = (description: string, example: number) => ({
  description,
  schema: { type: 'integer', minimum: 0 },
  example,
})

/** Response headers in the API reference. */
export const headers = {
  'X-Request-Id': text(
    'Names the request in all logs of the service',
    '997806aa-6fdd-453b-b021-93d592eda4ed',
  ),
  'Server-Timing': text(
    'Where the milliseconds of the answer went',
    'edge;dur=0.6, queue;dur=2.0, quota;dur=0.3, provider;dur=4.0, reply;dur=5.4',
  ),
  'X-Provider-Calls': whole(
    'How many calls to the provider it took: 0 when it shared that of an identical request',
    1,
  ),
  'X-Provider': {
    description:
      '`sandbox` where the answer is made up, `osm` where it is from OpenStreetMap, or from a ' +
      'sandbox in its place; absent where it is from Google',
    schema: { type: 'string', enum: ['sandbox', 'osm'] },
    example: 'sandbox',
  },
  RateLimit: text(
    'What is left of the limit, and the seconds until it is whole again',
    '"autocomplete";r=5999;t=60',
  ),
  'RateLimit-Policy': text('The limit, and its window in seconds', '"autocomplete";q=6000;w=60'),
  'Retry-After': whole('Seconds to wait before the next try', 1),
  'WWW-Authenticate': text('What a token lacks (RFC 6750)', 'Bearer error="invalid_token"'),
  'Cache-Control': text('Whether, and for how long, it may be kept', 'no-store'),
  ETag: text('Names this state of the document, for `If-None-Match`', '"mV1q…"'),
  Deprecation: text('Since when the version of the API is deprecated (RFC 9745)', '@1798761600'),
  Sunset: text('When the version of the API ends (RFC 8594)', 'Fri, 31 Dec 2027 23:59:59 GMT'),
  Location: text(
    'The path of what was made',
    '/api/address/batches/8c19f3a1-7c52-4d1e-9a3b-5f2c8e6d4b10',
  ),
  'Idempotent-Replayed': text(
    '`true` where the answer is about what an earlier request had made',
    'true',
  ),
  'Set-Cookie': text(
    'The session, which scripts cannot read',
    '__Host-console-session=…; Path=/; Max-Age=28800; HttpOnly; SameSite=Strict; Secure',
  ),
  'Content-Disposition': text('A name for the file', 'attachment; filename="batch-8c19f3a1.csv"'),
} as const

/** Without an example: Swagger UI would fill it in and send it along. */
const inHeader = (name: string, description: string, schema: object = {}) => ({
  in: 'header',
  name,
  description,
  required: false,
  schema: { type: 'string', ...schema },
})

/** Request headers in the API reference. */
export const parameters = {
  requestId: inHeader(
    'X-Request-Id',
    "The caller's own id of the request, such as `checkout-4711`; one that is not well-formed is " +
      'replaced',
    { pattern: '^[\\w.:\\-]{1,128}$' },
  ),
  version: inHeader(
    'Accept-Version',
    'The version of the API, such as `1.x`; the newest when absent',
  ),
  language: inHeader(
    'Accept-Language',
    'The language of the answer, such as `de`, where `language` does not say',
  ),
  idempotencyKey: inHeader(
    'Idempotency-Key',
    'The same key, such as `orders-2026-11`, with the same request makes one batch, however ' +
      'often it is sent',
    { pattern: '^[\\x21-\\x7e]{1,255}$' },
  ),
} as const
