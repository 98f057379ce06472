import { type Static, type TSchema, Type } from 'typebox'

export const metadataExample = {
  languages: ['en'],
  timestamp: 1795159797525,
  timezone: 'UTC',
  requestId: '997806aa-6fdd-453b-b021-93d592eda4ed',
  path: '/api/address/autocomplete',
  version: '1.0.0',
}

/** Specification §2.2. */
export const Metadata = Type.Object(
  {
    languages: Type.Array(Type.String(), { description: 'The language of this response' }),
    timestamp: Type.Integer({ description: 'When the response was made: Unix time in milliseconds' }),
    timezone: Type.Literal('UTC'),
    requestId: Type.String({ description: 'Names the request in all logs; also in `X-Request-Id`' }),
    path: Type.String(),
    version: Type.String({ description: 'The version of the API that answered' }),
  },
  { title: 'Metadata', examples: [metadataExample] },
)
export type Metadata = Static<typeof Metadata>

/** Specification §2.3. */
export const Auth = Type.Object(
  {
    token: Type.String({ description: 'Send it as `Authorization: Bearer …`; its form may change' }),
    type: Type.Literal('ACCESS_TOKEN'),
    exp: Type.Integer({ description: 'When the token expires: Unix time in milliseconds' }),
  },
  { title: 'Auth', examples: [{ token: 'eyJhbGciOiJFZERTQSIs…', type: 'ACCESS_TOKEN', exp: 1795246197000 }] },
)
export type Auth = Static<typeof Auth>

/** The envelope of a success: specification §2.1, with `auth` when a refresh was asked for (§4.4). */
export const Envelope = <T extends TSchema>(data: T) =>
  Type.Object({
    statusCode: Type.Integer({ description: '200 for a success, whatever the HTTP status', examples: [200] }),
    message: Type.String({ examples: ['OK'] }),
    metadata: Metadata,
    data,
    auth: Type.Optional(Auth),
  })

/** The envelope of a failure: specification §2.1 and §7. */
export const ErrorEnvelope = Type.Object({
  statusCode: Type.Integer({ description: 'Code of the error catalogue' }),
  message: Type.String({ description: 'May change: go by `statusCode`' }),
  metadata: Metadata,
  errors: Type.Array(
    Type.Object({
      field: Type.Optional(Type.String({ description: 'Where it is: `near.radius`, `countries.0`, `body`' })),
      code: Type.String({ description: 'The rule that is broken, such as `REQUIRED` or `TOO_LONG`: stable' }),
      message: Type.String(),
    }),
  ),
})
export type ErrorEnvelope = Static<typeof ErrorEnvelope>

/** Specification §4.4: any authenticated request may ask for a new token, in the body or, for clients that can't send one with GET, the query. */
export const Refresh = Type.Object({
  refresh: Type.Optional(Type.Boolean({ description: 'When true, the answer carries a new access token in `auth`' })),
})

/** A query or body that may say nothing else. */
export const RefreshOnly = Type.Object(Refresh.properties, { additionalProperties: false })
