import { type Static, type TSchema, Type } from 'typebox'

export const metadataExample = {
  languages: ['en'],
  timestamp: 1795159797525,
  timezone: 'UTC',
  requestId: '997806aa-6fdd-453b-b021-93d592eda4ed',
  path: '/api/address/autocomplete',
  version: '1.0.0',
}

/** Described in shared/api/README.md. */
export const Metadata = Type.Object(
  {
    languages: Type.Array(Type.String(), { description: 'The language of this response' }),
    timestamp: Type.Integer({
      description: 'When the response was made: Unix time in milliseconds',
    }),
    timezone: Type.Literal('UTC'),
    requestId: Type.String({
      description: 'Id of the request in all logs; also in `X-Request-Id`',
    }),
    path: Type.String(),
    version: Type.String({ description: 'Version of the API' }),
  },
  { title: 'Metadata', examples: [metadataExample] },
)
export type Metadata = Static<typeof Metadata>

/** Described in shared/api/README.md. */
export const Auth = Type.Object(
  {
    token: Type.String({
      description: 'Send it as `Authorization: Bearer …`. Its format can change',
    }),
    type: Type.Literal('ACCESS_TOKEN'),
    exp: Type.Integer({ description: 'When the token expires: Unix time in milliseconds' }),
  },
  {
    title: 'Auth',
    examples: [{ token: 'eyJhbGciOiJFZERTQSIs…', type: 'ACCESS_TOKEN', exp: 1795246197000 }],
  },
)
export type Auth = Static<typeof Auth>

/**
 * The envelope of a success. It has `auth` when a refresh was requested. See shared/api/README.md.
 */
export const Envelope = <T extends TSchema>(data: T) =>
  Type.Object({
    statusCode: Type.Integer({
      description: '200 for a success, whatever the HTTP status',
      examples: [200],
    }),
    message: Type.String({ examples: ['OK'] }),
    metadata: Metadata,
    data,
    auth: Type.Optional(Auth),
  })

/**
 * The envelope of a failure. It has `auth` when a token was renewed before the request failed. See
 * shared/api/README.md.
 */
export const ErrorEnvelope = Type.Object({
  statusCode: Type.Integer({ description: 'Code of the error catalogue' }),
  message: Type.String({ description: 'Can change: use `statusCode` in code' }),
  metadata: Metadata,
  errors: Type.Array(
    Type.Object({
      field: Type.Optional(
        Type.String({ description: 'Path of the field: `near.radius`, `countries.0`, `body`' }),
      ),
      code: Type.String({
        description: 'Stable code of the violated rule, such as `REQUIRED` or `TOO_LONG`',
      }),
      message: Type.String(),
    }),
  ),
  auth: Type.Optional(Auth),
})
export type ErrorEnvelope = Static<typeof ErrorEnvelope>

/**
 * Any authenticated request can ask for a new token: in the body, or in the query, since not all
 * clients can send a body with GET.
 */
export const Refresh = Type.Object({
  refresh: Type.Optional(
    Type.Boolean({ description: 'When true, the response has a new access token in `auth`' }),
  ),
})

/** Of a query or body that may have no other fields. */
export const strict = { additionalProperties: false }

/** A query or body with no other field than `refresh`. */
export const RefreshOnly = Type.Object(Refresh.properties, strict)
