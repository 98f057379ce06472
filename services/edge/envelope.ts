import type { FastifyRequest } from 'fastify'
import type { Auth, Metadata } from '../../shared/api/envelope.ts'
import { currentVersion } from './versions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Language of the response. */
    language: string
    /** A renewed token, where the caller asked for one (specification §4.4). */
    auth: Auth | undefined
  }
}

/** A success in the envelope of specification §2.1. */
export const ok = <Data>(request: FastifyRequest, data: Data) => ({
  statusCode: 200,
  message: 'OK',
  metadata: metadataOf(request),
  data,
  ...(request.auth && { auth: request.auth }),
})

export const metadataOf = (request: FastifyRequest): Metadata => ({
  languages: [request.language],
  timestamp: Date.now(),
  timezone: 'UTC',
  requestId: request.id,
  path: pathOf(request.url),
  // A URL that cannot be read fails before the request has one.
  version: request.version ?? currentVersion,
})

/** Specification §4.1: both paths of the token endpoint show this one. */
export function pathOf(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  return path === '/authentication' ? '/api/authentication' : path
}
