import type { TSchema } from 'typebox'
import type { ErrorName } from '../../../shared/errors.ts'
import type { headers, parameters } from './headers.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the API reference says of the route besides its schema. */
    reference?: Reference
  }
}

/** What Fastify's own schema of a route has no place for. */
export interface Reference {
  /** Every error of the catalogue that the route can give. */
  errors: readonly ErrorName[]
  /** Headers that it reads, besides those that every route reads. */
  reads?: readonly (keyof typeof parameters)[]
  /** Headers of its successes, besides those of every answer. */
  tells?: readonly (keyof typeof headers)[]
  /** Bodies that it parses itself, by media type. */
  bodies?: Record<string, Media>
  /** Answers that are not in the envelope, by media type. */
  answers?: Record<string, Media>
}

interface Media {
  schema: TSchema
  /** By a few words that say what it shows. */
  examples: Record<string, unknown>
}

/** What a request can meet on any path, before or after a route has looked at it. */
export const asAnyRoute = [
  'HTTP_MALFORMED',
  'HEADERS_TOO_LARGE',
  'REQUEST_TOO_SLOW',
  'VERSION_UNSUPPORTED',
  'BODY_MALFORMED',
  'BODY_TOO_LARGE',
  'MEDIA_TYPE_UNSUPPORTED',
  'OVERLOADED',
  'INTERNAL',
] as const satisfies ErrorName[]

/** Any route with a token: it may also be asked to `refresh`, for which key and database are looked at. */
export const asAnyGuardedRoute = [
  ...asAnyRoute,
  'REQUEST_INVALID',
  'TOKEN_MISSING',
  'TOKEN_INVALID',
  'TOKEN_EXPIRED',
  'SCOPE_MISSING',
  'ORIGIN_NOT_ALLOWED',
  'RATE_LIMITED',
  'API_KEY_NOT_FOUND',
  'STORE_UNAVAILABLE',
] as const satisfies ErrorName[]

/** A guarded route that asks the provider. */
export const asAnyProviderRoute = [
  ...asAnyGuardedRoute,
  'QUOTA_USED_UP',
  'CLIENT_BUDGET_USED_UP',
  'SERVICE_BUDGET_USED_UP',
  'QUEUE_UNAVAILABLE',
  'DEADLINE_EXCEEDED',
  'PROVIDER_UNAVAILABLE',
  'PROVIDER_DENIED',
  'PROVIDER_ANSWER_INVALID',
] as const satisfies ErrorName[]

/** A guarded route with a part of its path to be filled in: what is not well-formed there leads nowhere. */
export const asAnyNamedThing = [...asAnyGuardedRoute, 'ROUTE_NOT_FOUND'] as const satisfies ErrorName[]

/** Machines ask these; there is no token to be wrong. */
export const asAnyOperationRoute = [...asAnyRoute, 'NOT_ALLOWED_FROM_HERE'] as const satisfies ErrorName[]
