import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import type { Auth } from '../../../shared/api/envelope.ts'
import { AppError } from '../../../shared/errors/catalogue.ts'
import { type Metrics, startAtZero } from '../../../shared/runtime/metrics.ts'
import type { KeyGrant } from '../../../shared/store/clients.ts'
import { admitTestKey } from '../access/admit-test-key.ts'
import { callerNetwork } from '../access/caller-network.ts'
import { type Access, isRevoked } from '../access/key-access.ts'
import { throwUnlessPageScopes } from '../access/page.ts'
import { pageRenewals } from '../access/page-limits.ts'
import type { Limit, RateLimits } from '../access/rate-limits.ts'
import type { TokenGrant, Tokens } from '../access/tokens.ts'
import type { UnknownTokens } from '../access/unknown-tokens.ts'
import { throwIfOver } from './rate-limit-guard.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, on every route in the scope of this plugin. */
    grant: TokenGrant
    /**
     * Puts a new token into the answer, on every route in the scope of this plugin. Only routes
     * that read their body themselves need to call it.
     */
    renewToken(): Promise<void>
  }
}

interface Options {
  tokens: Tokens
  unknownTokens: UnknownTokens
  access: Access
  rateLimits: RateLimits
  /** Renewals a minute for one key. */
  rates: { tokensPerKey: number }
  metrics: Metrics
  /** Whether there is a sandbox for test keys. */
  testKeys: boolean
  /** The grant of a key. @throws {AppError} API_KEY_NOT_FOUND, STORE_UNAVAILABLE */
  currentGrant(keyId: string): Promise<KeyGrant>
}

const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i
/** How long a request waits for its new token, in milliseconds. */
const renewalMs = 1000
/** The longest token that is verified. Ours have some 700 characters. */
const maxToken = 4096

/**
 * Every route that is registered in the same scope as this plugin needs a bearer token. `refresh`
 * renews it: see shared/api/README.md.
 */
export const authentication = plugin(async function authentication(
  app,
  { tokens, unknownTokens, access, rateLimits, rates, metrics, testKeys, currentGrant }: Options,
) {
  app.decorateRequest('grant')
  app.decorateRequest('renewToken', async function renewToken() {
    this.auth ??= await renew(this)
  })
  startAtZero(metrics.tokensVerified, { outcome: ['good', 'refused'] })
  app.addHook('onRequest', (request, reply, done) => {
    const token = bearerToken(request.headers.authorization)
    if (token instanceof AppError) return done(token)
    const known = tokens.recall(token)
    if (known) return admit(known)
    verify(token, request, reply).then(admit, done)

    function admit(granted: TokenGrant): void {
      // Verified tokens are cached. Whether the key was revoked is checked each time.
      if (isRevoked(access, granted)) return void done(new AppError('TOKEN_INVALID'))
      access.noteUse(granted.keyId)
      request.grant = granted
      done(admitTestKey(granted, testKeys, reply))
    }
  })

  // Each of these requests may have a body with `refresh` alone, or no body.
  app.addHook('preValidation', (request, _reply, done) => {
    request.body ??= {}
    done()
  })

  /** Verifying signatures costs CPU, so unknown tokens are limited for each network. */
  async function verify(
    token: string,
    { ip }: FastifyRequest,
    reply: FastifyReply,
  ): Promise<TokenGrant> {
    const network = callerNetwork(ip)
    throwIfOver(unknownTokens.count(network), reply, metrics)
    try {
      const grant = await tokens.verify(token)
      unknownTokens.refund(network)
      metrics.tokensVerified.inc({ outcome: 'good' })
      return grant
    } catch (error) {
      metrics.tokensVerified.inc({ outcome: 'refused' })
      throw error
    }
  }

  /**
   * Beyond the limit of renewals a request is answered without a new token. An error would let one
   * holder of a token end the work of others with the same key. In the last second of a page or of
   * a console session there is no new token either.
   */
  async function renew({ grant, ip }: FastifyRequest): Promise<Auth | undefined> {
    const { keyId, page, consoleSession, clientId } = grant
    const limit: Limit = page
      ? pageRenewals({ clientId, page, ip })
      : { name: 'tokens-per-key', max: rates.tokensPerKey, who: keyId }
    const { isOver } = await rateLimits.count(limit)
    if (isOver) metrics.rateLimited.inc({ limit: limit.name })
    const endsAtMs = page?.untilMs ?? consoleSession?.untilMs ?? Infinity
    if (isOver || endsAtMs - Date.now() < 1000) return undefined
    const key = await unlessLate(currentGrant(keyId))
    if (!key) return undefined
    if (page) throwUnlessPageScopes(key)
    return tokens.issue(key, grant)
  }
})

/** Undefined where PostgreSQL does not answer: the request itself may not need it. */
async function unlessLate(grant: Promise<KeyGrant>): Promise<KeyGrant | undefined> {
  const answered = new AbortController()
  const late = sleep(renewalMs, undefined, { signal: answered.signal })
  try {
    return await Promise.race([grant, late])
  } catch (error) {
    if (error instanceof AppError && error.error === 'STORE_UNAVAILABLE') return undefined
    throw error
  } finally {
    answered.abort()
  }
}

/**
 * Renews the token of requests with `refresh`, on all routes in the scope of this plugin. Register
 * it after the limits, which refuse first. A request whose fields are refused gets its token, too.
 * Nothing is billed for a request whose renewal fails.
 */
export const renewal = plugin(async function renewal(app) {
  app.addHook('preValidation', (request, _reply, done) => {
    const asks = refreshOf(request.body) === true || refreshOf(request.query) === 'true'
    if (!asks) return done()
    request.renewToken().then(() => done(), done)
  })
})

function bearerToken(header: string | undefined): string | AppError {
  if (!header) return new AppError('TOKEN_MISSING')
  const token = header.length <= maxToken ? bearer.exec(header)?.[1] : undefined
  return token ?? new AppError('TOKEN_INVALID')
}

/** As it was sent: a parameter of the query is a text. */
const refreshOf = (part: unknown) => (part as { refresh?: unknown } | undefined)?.refresh
