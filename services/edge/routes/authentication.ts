import { createHash } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { Auth, Envelope } from '../../../shared/api/envelope.ts'
import { PageTokenBody } from '../../../shared/api/page-token.ts'
import { AppError } from '../../../shared/errors/catalogue.ts'
import { type Metrics, startAtZero } from '../../../shared/runtime/metrics.ts'
import type { KeyGrant } from '../../../shared/store/clients.ts'
import { callerNetwork } from '../access/caller-network.ts'
import type { Access } from '../access/key-access.ts'
import { newPage, throwUnlessPageScopes } from '../access/page.ts'
import type { Limit, RateLimitState, RateLimits } from '../access/rate-limits.ts'
import { admitTestKey } from '../access/test-keys.ts'
import type { Tokens } from '../access/tokens.ts'
import { ok } from '../http/envelope.ts'
import { refusal, setLimitHeaders } from '../http/rate-limit-guard.ts'
import { anyRouteErrors, type Reference } from '../reference/described-route.ts'

interface Options {
  tokens: Tokens
  access: Access
  rateLimits: RateLimits
  rates: {
    /** Tokens a minute for one key. */
    tokensPerKey: number
    /** Tokens for pages a minute for one key. */
    pageTokensPerKey: number
    /** Requests for tokens a minute from one address. */
    tokensPerAddress: number
  }
  /** From the first token of a page to the end of its last one, in seconds. */
  pageLifeSeconds: number
  metrics: Metrics
  /** Whether there is a sandbox for test keys. */
  testKeys: boolean
  /** @throws {AppError} API_KEY_NOT_FOUND, STORE_UNAVAILABLE */
  grantOf(apiKey: string): Promise<KeyGrant>
}

const paths = [
  ['/authentication', 'AtShortPath'],
  ['/api/authentication', ''],
] as const
const reference = {
  errors: [
    ...anyRouteErrors,
    'API_KEY_NOT_FOUND',
    'ORIGIN_NOT_ALLOWED',
    'RATE_LIMITED',
    'STORE_UNAVAILABLE',
    'TEST_KEYS_OFF',
  ],
} satisfies Reference
const pageReference = {
  errors: [...reference.errors, 'REQUEST_INVALID', 'SCOPE_MISSING'],
} satisfies Reference

const pageDescription =
  'For a server that gives it to a page. It lasts 15 minutes and can be renewed for two ' +
  'hours, unless the operator says otherwise. ' +
  'It is for autocomplete, details and validate alone, from a page of an origin that the ' +
  'client has, and has limits of its own.'

/** An unknown key counts as this many requests of its address, to slow down guessing. */
const unknownKeyPoints = 10
const maxKnownKeys = 10_000
const knownForMs = 3_600_000

/** Issues access tokens and page tokens for API keys, each at two paths. */
export const authenticationRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { tokens, access, rateLimits, rates, pageLifeSeconds, metrics, testKeys, grantOf },
) => {
  for (const [url, suffix] of paths) {
    const schema = {
      operationId: `getToken${suffix}`,
      tags: ['Tokens'],
      summary: 'An access token for an API key',
      description: 'For servers: an API key has no place in a page. Both paths are the same.',
      security: [{ apiKey: [] }],
      response: { 200: Envelope(Auth) },
    }
    app.get(url, { config: { reference }, schema }, async (request, reply) => {
      // A missing or malformed key takes the same path as an unknown one, so that nothing tells
      // them apart.
      const apiKey = String(request.headers['x-service-api-key'] ?? '')
      const perKey = { name: 'tokens-per-key', max: rates.tokensPerKey } as const
      const grant = await grantWithin(tokenLimitsOf(request, apiKey, perKey), reply, apiKey)
      return ok(request, noted(grant, await tokens.issue(grant)))
    })
  }

  for (const [url, suffix] of paths) {
    const schema = {
      operationId: `getPageToken${suffix}`,
      tags: ['Tokens'],
      summary: 'An access token for a page',
      description: pageDescription,
      security: [{ apiKey: [] }],
      body: PageTokenBody,
      response: { 200: Envelope(Auth) },
    }
    const options = { config: { reference: pageReference }, schema, preValidation: emptyBody }
    app.post(`${url}/page`, options, async (request, reply) => {
      const apiKey = String(request.headers['x-service-api-key'] ?? '')
      const perKey = { name: 'page-tokens-per-key', max: rates.pageTokensPerKey } as const
      const grant = await grantWithin(tokenLimitsOf(request, apiKey, perKey), reply, apiKey)
      throwUnlessPageScopes(grant)
      const { origin } = request.body
      if (origin !== undefined) await throwUnlessOrigin(grant, origin)
      const page = newPage(pageLifeSeconds, origin, Date.now())
      return ok(request, noted(grant, await tokens.issue(grant, { page })))
    })
  }

  async function throwUnlessOrigin({ clientId }: KeyGrant, origin: string): Promise<void> {
    if (access.hasOrigin(clientId, origin)) return
    await access.readIfNew(clientId)
    if (!access.hasOrigin(clientId, origin)) throw new AppError('ORIGIN_NOT_ALLOWED')
  }

  startAtZero(metrics.tokensIssued, { outcome: ['ok', 'unknown_key', 'rate_limited'] })

  function noted({ keyId }: KeyGrant, auth: Auth): Auth {
    access.noteUse(keyId)
    metrics.tokensIssued.inc({ outcome: 'ok' })
    return auth
  }

  const tokenLimitsOf = (
    { ip }: FastifyRequest,
    apiKey: string,
    perKey: Pick<Limit, 'name' | 'max'>,
  ) => ({
    // Callers without a key must not share one limit.
    key: { ...perKey, who: hashOf(apiKey || ip) },
    address: {
      name: 'tokens-per-address',
      max: rates.tokensPerAddress,
      who: callerNetwork(ip),
    } as const,
  })

  /**
   * Hashes of keys that were valid lately. Wrong keys of others at the same address do not lock
   * them out.
   */
  const recentKeys = new LRUCache<string, true>({ max: maxKnownKeys, ttl: knownForMs })

  /**
   * Finds the grant of a key, within the limits of the key and of its address. @throws {AppError}
   * RATE_LIMITED, TEST_KEYS_OFF
   */
  async function grantWithin(
    { key, address }: ReturnType<typeof tokenLimitsOf>,
    reply: FastifyReply,
    apiKey: string,
  ) {
    const ofAddress = recentKeys.has(key.who) ? undefined : await counted(address, [], reply)
    const ofKey = await counted(key, ofAddress ? [ofAddress] : [], reply)
    try {
      const grant = await grantOf(apiKey)
      recentKeys.set(key.who, true)
      const refused = admitTestKey(grant, testKeys, reply)
      if (refused) throw refused
      return grant
    } catch (error) {
      if (error instanceof AppError && error.error === 'API_KEY_NOT_FOUND') {
        recentKeys.delete(key.who)
        metrics.tokensIssued.inc({ outcome: 'unknown_key' })
        const points = ofAddress ? unknownKeyPoints - 1 : unknownKeyPoints
        setLimitHeaders(reply, [await rateLimits.count(address, points), ofKey])
      }
      throw error
    }
  }

  /**
   * Counts one limit. Limits are counted one after the other, so that guesses beyond the first
   * leave nothing in Redis.
   */
  async function counted(
    limit: Limit,
    others: RateLimitState[],
    reply: FastifyReply,
  ): Promise<RateLimitState> {
    const limitState = await rateLimits.count(limit)
    setLimitHeaders(reply, [...others, limitState])
    const refused = refusal(limitState, metrics)
    if (!refused) return limitState
    metrics.tokensIssued.inc({ outcome: 'rate_limited' })
    throw refused
  }
}

/** The body is optional. */
function emptyBody(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  request.body ??= {}
  done()
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')
