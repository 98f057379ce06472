import type { TSchema } from 'typebox'
import type { ErrorName } from '../../../shared/errors/catalogue.ts'
import type { headers, parameters } from './headers.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the API reference says of the route in addition to its schema. */
    reference?: Reference
  }
}

/** What a route schema of Fastify has no field for. */
export interface Reference {
  /**
   * The errors of the catalogue that the route may return. A route with a token states only its
   * own: `guarded-route.ts` adds those of all of them.
   */
  errors: readonly ErrorName[]
  /** Request headers, in addition to those of every route. */
  requestHeaders?: readonly (keyof typeof parameters)[]
  /** Response headers of successes, in addition to those of every route. */
  responseHeaders?: readonly (keyof typeof headers)[]
  /** Bodies that the route parses itself, by media type. */
  bodies?: Record<string, Media>
  /** Responses without the envelope, by media type. */
  plainResponses?: Record<string, Media>
}

interface Media {
  schema: TSchema
  /** By a short title. */
  examples: Record<string, unknown>
}

/** Errors of any path. */
export const anyRouteErrors = [
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

/**
 * Errors of any route with a token. With `refresh` it may also fail for the key or the database.
 */
export const guardedRouteErrors = [
  ...anyRouteErrors,
  'REQUEST_INVALID',
  'TOKEN_MISSING',
  'TOKEN_INVALID',
  'TOKEN_EXPIRED',
  'SCOPE_MISSING',
  'ORIGIN_NOT_ALLOWED',
  'TEST_KEYS_OFF',
  'RATE_LIMITED',
  'API_KEY_NOT_FOUND',
  'STORE_UNAVAILABLE',
] as const satisfies ErrorName[]

/** What a route that calls the provider adds to them. Page tokens are accepted too. */
export const providerErrors = [
  'ORIGIN_MISSING',
  'QUOTA_USED_UP',
  'CLIENT_BUDGET_USED_UP',
  'SERVICE_BUDGET_USED_UP',
  'QUEUE_UNAVAILABLE',
  'DEADLINE_EXCEEDED',
  'PROVIDER_UNAVAILABLE',
  'PROVIDER_DENIED',
  'PROVIDER_ANSWER_INVALID',
] as const satisfies ErrorName[]

/** Errors of a guarded route with a parameter in its path. A malformed one is not found. */
export const routeWithParameterErrors = [
  ...guardedRouteErrors,
  'ROUTE_NOT_FOUND',
] as const satisfies ErrorName[]

/** Errors of the routes for machines, which need no token. */
export const operationRouteErrors = [
  ...anyRouteErrors,
  'NOT_ALLOWED_FROM_HERE',
] as const satisfies ErrorName[]
