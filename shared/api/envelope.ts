import { type Static, type TSchema, Type } from 'typebox'

/** Specification §2.2. */
export const Metadata = Type.Object({
  languages: Type.Array(Type.String(), { description: 'The language of this response' }),
  timestamp: Type.Integer({ description: 'When the response was made: Unix time in milliseconds' }),
  timezone: Type.Literal('UTC'),
  requestId: Type.String(),
  path: Type.String(),
  version: Type.String(),
})
export type Metadata = Static<typeof Metadata>

/** Specification §2.3. */
export const Auth = Type.Object({
  token: Type.String(),
  type: Type.Literal('ACCESS_TOKEN'),
  exp: Type.Integer({ description: 'When the token expires: Unix time in milliseconds' }),
})
export type Auth = Static<typeof Auth>

/** The envelope of a success: specification §2.1, with `auth` when a refresh was asked for (§4.4). */
export const Envelope = <T extends TSchema>(data: T) =>
  Type.Object({
    statusCode: Type.Integer(),
    message: Type.String(),
    metadata: Metadata,
    data,
    auth: Type.Optional(Auth),
  })

/** The envelope of a failure: specification §2.1 and §7. */
export const ErrorEnvelope = Type.Object({
  statusCode: Type.Integer({ description: 'Code of the error catalogue' }),
  message: Type.String(),
  metadata: Metadata,
  errors: Type.Array(Type.Object({ field: Type.Optional(Type.String()), code: Type.String(), message: Type.String() })),
})
export type ErrorEnvelope = Static<typeof ErrorEnvelope>

/** Specification §4.4: any authenticated request may ask for a new token, in the body or, for clients that can't send one with GET, the query. */
export const Refresh = Type.Object({
  refresh: Type.Optional(Type.Boolean({ description: 'When true, the answer carries a new access token in `auth`' })),
})

/** A query or body that may say nothing else. */
export const RefreshOnly = Type.Object(Refresh.properties, { additionalProperties: false })
