import { createHash } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { Auth, Envelope } from '../../../shared/api/envelope.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Metrics } from '../../../shared/metrics.ts'
import type { KeyGrant } from '../../../shared/store/clients.ts'
import type { Access } from '../access.ts'
import { callerNetwork } from '../caller-network.ts'
import { ok } from '../envelope.ts'
import { refusal, tellLimits } from '../plugins/rate-limits.ts'
import type { Limit, RateLimits, Standing } from '../rate-limits.ts'
import { asAnyRoute, type Reference } from '../reference/described-route.ts'
import type { Tokens } from '../tokens.ts'

interface Options {
  tokens: Tokens
  access: Access
  rateLimits: RateLimits
  rates: {
    /** Tokens a minute for one key. */
    tokensPerKey: number
    /** Requests for tokens a minute from one address. */
    tokensPerAddress: number
  }
  metrics: Metrics
  /** @throws {AppError} API_KEY_NOT_FOUND, STORE_UNAVAILABLE */
  grantOf(apiKey: string): Promise<KeyGrant>
}

const paths = [
  ['/authentication', 'getTokenAtShortPath'],
  ['/api/authentication', 'getToken'],
] as const
const reference = {
  errors: [...asAnyRoute, 'API_KEY_NOT_FOUND', 'ORIGIN_NOT_ALLOWED', 'RATE_LIMITED', 'STORE_UNAVAILABLE'],
} satisfies Reference

/** What an unknown key counts against its address: guessing is slowed ten times as much. */
const unknownKeyPoints = 10
const mostKnownKeys = 10_000
const knownForMs = 3_600_000

/** Specification §4.1: an access token for an API key, at both of its paths. */
export const authenticationRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { tokens, access, rateLimits, rates, metrics, grantOf },
) => {
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
      // A missing or malformed key goes the way of an unknown one: nothing tells them apart.
      const apiKey = String(request.headers['x-service-api-key'] ?? '')
      const grant = await grantWithin(limitsOf(request, apiKey), reply, apiKey)
      const auth = await tokens.issue(grant)
      access.noteUse(grant.keyId)
      metrics.tokensIssued.inc({ outcome: 'ok' })
      return ok(request, auth)
    })
  }

  const limitsOf = ({ ip }: FastifyRequest, apiKey: string) => ({
    // Whoever sends no key shares no limit with others who don't.
    key: { name: 'tokens-per-key', perMinute: rates.tokensPerKey, who: hashOf(apiKey || ip) } as const,
    address: { name: 'tokens-per-address', perMinute: rates.tokensPerAddress, who: callerNetwork(ip) } as const,
  })

  /** Keys that were good lately, by their hashes: another's wrong keys from the same address don't shut them out. */
  const lately = new LRUCache<string, true>({ max: mostKnownKeys, ttl: knownForMs })

  /** Looks a key up, unless its sender or it asks too often. @throws {AppError} RATE_LIMITED */
  async function grantWithin({ key, address }: ReturnType<typeof limitsOf>, reply: FastifyReply, apiKey: string) {
    const ofAddress = lately.has(key.who) ? undefined : await counted(address, [], reply)
    const ofKey = await counted(key, ofAddress ? [ofAddress] : [], reply)
    try {
      const grant = await grantOf(apiKey)
      lately.set(key.who, true)
      return grant
    } catch (error) {
      if (error instanceof AppError && error.error === 'API_KEY_NOT_FOUND') {
        lately.delete(key.who)
        metrics.tokensIssued.inc({ outcome: 'unknown_key' })
        const points = ofAddress ? unknownKeyPoints - 1 : unknownKeyPoints
        tellLimits(reply, [await rateLimits.count(address, points), ofKey])
      }
      throw error
    }
  }

  /** One limit after the other: guesses beyond the first leave nothing behind in Redis. */
  async function counted(limit: Limit, others: Standing[], reply: FastifyReply): Promise<Standing> {
    const standing = await rateLimits.count(limit)
    tellLimits(reply, [...others, standing])
    const refused = refusal(standing, metrics)
    if (!refused) return standing
    metrics.tokensIssued.inc({ outcome: 'rate_limited' })
    throw refused
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')
