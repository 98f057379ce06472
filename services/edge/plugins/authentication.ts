import plugin from 'fastify-plugin'
import type { Auth } from '../../../shared/api/envelope.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Metrics } from '../../../shared/metrics.ts'
import type { KeyGrant } from '../../../shared/store/clients.ts'
import type { Access } from '../access.ts'
import type { RateLimits } from '../rate-limits.ts'
import type { Tokens } from '../tokens.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks: there on every route beside this plugin. */
    grant: KeyGrant
  }
}

interface Options {
  tokens: Tokens
  access: Access
  rateLimits: RateLimits
  /** Renewals a minute for one key. */
  rates: { tokensPerKey: number }
  metrics: Metrics
  /** The grant of a key that still holds. @throws {AppError} API_KEY_NOT_FOUND, STORE_UNAVAILABLE */
  holdsStill(keyId: string): Promise<KeyGrant>
}

const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i
/** Ours have some 700 characters; longer ones are not worth a look. */
const longestToken = 4096

/** Every route beside this plugin needs a bearer token (specification §5), and renews it when asked to (§4.4). */
export const authentication = plugin(async function authentication(
  app,
  { tokens, access, rateLimits, rates, metrics, holdsStill }: Options,
) {
  app.decorateRequest('grant')
  app.addHook('onRequest', (request, _reply, done) => {
    const token = bearerToken(request.headers.authorization)
    if (token instanceof AppError) return done(token)
    const grant = tokens.verify(token)
    if (grant instanceof Promise) return void grant.then((fresh) => admit(fresh), done)
    admit(grant)

    function admit(granted: KeyGrant): void {
      // A token is remembered; whether its key still holds is looked at each time.
      if (access.hasEnded(granted.keyId)) return void done(new AppError('TOKEN_INVALID'))
      access.noteUse(granted.keyId)
      request.grant = granted
      done()
    }
  })

  // Any of these requests may come with a body that holds nothing but `refresh`, or without a body.
  app.addHook('preValidation', (request, _reply, done) => {
    request.body ??= {}
    done()
  })

  // Before the work is done, so that nothing is billed for a request whose renewal fails.
  app.addHook('preHandler', (request, _reply, done) => {
    if (!asksToRefresh(request.body) && !asksToRefresh(request.query)) return done()
    renew(request.grant).then((auth) => {
      request.auth = auth
      done()
    }, done)
  })

  /** Beyond its limit a request is answered without a new token: whoever has one token of a key must not end the others' work. */
  async function renew({ keyId }: KeyGrant): Promise<Auth | undefined> {
    const { isOver } = await rateLimits.count({ name: 'tokens-per-key', perMinute: rates.tokensPerKey, who: keyId })
    if (!isOver) return tokens.issue(await holdsStill(keyId))
    metrics.rateLimited.inc({ limit: 'tokens-per-key' })
    return undefined
  }
})

function bearerToken(header: string | undefined): string | AppError {
  if (!header) return new AppError('TOKEN_MISSING')
  const token = header.length <= longestToken ? bearer.exec(header)?.[1] : undefined
  return token ?? new AppError('TOKEN_INVALID')
}

const asksToRefresh = (part: unknown) => (part as { refresh?: boolean } | undefined)?.refresh === true
