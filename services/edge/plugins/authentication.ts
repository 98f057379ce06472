import plugin from 'fastify-plugin'
import { AppError } from '../../../shared/errors.ts'
import type { KeyGrant } from '../../../shared/store/clients.ts'
import type { Tokens } from '../tokens.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks: there on every route behind this plugin. */
    grant: KeyGrant
  }
}

interface Options {
  tokens: Tokens
  /** The grant of a key that still holds. @throws {AppError} API_KEY_NOT_FOUND, STORE_UNAVAILABLE */
  holdsStill(keyId: string): Promise<KeyGrant>
}

const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i
/** Ours have some 500 characters; longer ones are not worth a look. */
const longestToken = 4096

/** Every route beside this plugin needs a bearer token (specification §5), and renews it when asked to (§4.4). */
export const authentication = plugin(async function authentication(app, { tokens, holdsStill }: Options) {
  app.decorateRequest('grant')

  app.addHook('onRequest', async (request) => {
    const header = request.headers.authorization
    if (!header) throw new AppError('TOKEN_MISSING')
    const token = header.length <= longestToken ? bearer.exec(header)?.[1] : undefined
    if (!token) throw new AppError('TOKEN_INVALID')
    request.grant = await tokens.verify(token)
  })

  // Any of these requests may come with a body that holds nothing but `refresh`, or without a body.
  app.addHook('preValidation', async (request) => {
    request.body ??= {}
  })

  // Before the work is done, so that nothing is billed for a request whose renewal fails.
  app.addHook('preHandler', async (request) => {
    if (asksToRefresh(request.body) || asksToRefresh(request.query)) {
      request.auth = await tokens.issue(await holdsStill(request.grant.keyId))
    }
  })
})

const asksToRefresh = (part: unknown) => (part as { refresh?: boolean } | undefined)?.refresh === true
