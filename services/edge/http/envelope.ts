import type { FastifyRequest } from 'fastify'
import type { Auth, Metadata } from '../../../shared/api/envelope.ts'
import { currentVersion } from './versions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Language of the response. */
    language: string
    /** A renewed token, if the caller asked for one with `refresh`. */
    auth: Auth | undefined
  }
}

/** A success in the envelope: see shared/api/README.md. */
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
  // A malformed URL fails before the request has a version.
  version: request.version ?? currentVersion,
})

/** The path in the metadata. Both paths of a token endpoint are shown as the one under `/api`. */
export function pathOf(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  return /^\/authentication(\/page)?$/.test(path) ? `/api${path}` : path
}
