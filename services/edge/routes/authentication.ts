import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Auth, Envelope } from '../../../shared/api/envelope.ts'
import { AppError } from '../../../shared/errors.ts'
import type { KeyGrant } from '../../../shared/store/clients.ts'
import { ok } from '../envelope.ts'
import { asAnyRoute, type Reference } from '../reference/described-route.ts'
import type { Tokens } from '../tokens.ts'

interface Options {
  tokens: Tokens
  /** @throws {AppError} API_KEY_NOT_FOUND, STORE_UNAVAILABLE */
  grantOf(apiKey: string): Promise<KeyGrant>
}

const paths = [
  ['/authentication', 'getTokenAtShortPath'],
  ['/api/authentication', 'getToken'],
] as const
const reference = {
  errors: [...asAnyRoute, 'API_KEY_NOT_FOUND', 'STORE_UNAVAILABLE', 'RATE_LIMITED'],
} satisfies Reference

/** A longer key is none of ours: it isn't looked up. */
const longestKey = 200

/** Specification §4.1: an access token for an API key, at both of its paths. */
export const authenticationRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { tokens, grantOf }) => {
  for (const [url, operationId] of paths) {
    const schema = {
      operationId,
      tags: ['Tokens'],
      summary: 'An access token for an API key',
      description: 'For servers: an API key has no place in a page. Both paths are the same.',
      security: [{ apiKey: [] }],
      response: { 200: Envelope(Auth) },
    }
    app.get(url, { config: { reference }, schema }, async (request, reply) => {
      const apiKey = request.headers['x-service-api-key']
      if (typeof apiKey !== 'string' || apiKey === '' || apiKey.length > longestKey)
        throw new AppError('API_KEY_NOT_FOUND')
      const auth = await tokens.issue(await grantOf(apiKey))
      reply.header('cache-control', 'no-store')
      return ok(request, auth)
    })
  }
}
