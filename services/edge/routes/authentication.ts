import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Auth, Envelope } from '../../../shared/api/envelope.ts'
import { AppError } from '../../../shared/errors.ts'
import type { KeyGrant } from '../../../shared/store/clients.ts'
import type { Access } from '../access.ts'
import { ok } from '../envelope.ts'
import type { Tokens } from '../tokens.ts'

interface Options {
  tokens: Tokens
  access: Access
  /** @throws {AppError} API_KEY_NOT_FOUND, STORE_UNAVAILABLE */
  grantOf(apiKey: string): Promise<KeyGrant>
}

/** A longer key is none of ours: it isn't looked up. */
const longestKey = 200

/** Specification §4.1: an access token for an API key, at both of its paths. */
export const authenticationRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { tokens, access, grantOf }) => {
  for (const url of ['/authentication', '/api/authentication']) {
    app.get(url, { schema: { response: { 200: Envelope(Auth) } } }, async (request, reply) => {
      const apiKey = request.headers['x-service-api-key']
      if (typeof apiKey !== 'string' || apiKey === '' || apiKey.length > longestKey)
        throw new AppError('API_KEY_NOT_FOUND')
      const grant = await grantOf(apiKey)
      const auth = await tokens.issue(grant)
      access.noteUse(grant.keyId)
      reply.header('cache-control', 'no-store')
      return ok(request, auth)
    })
  }
}
