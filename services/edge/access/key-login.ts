import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { AppError } from '../../../shared/errors/catalogue.ts'
import type { Metrics } from '../../../shared/runtime/metrics.ts'
import type { KeyGrant } from '../../../shared/store/clients.ts'
import { refusal, setLimitHeaders } from '../http/rate-limit-guard.ts'
import { admitTestKey } from './admit-test-key.ts'
import { callerNetwork } from './caller-network.ts'
import type { Limit, RateLimitState, RateLimits } from './rate-limits.ts'

export interface KeyLoginOptions {
  rateLimits: RateLimits
  /** `tokensPerAddress`: requests for tokens a minute from one address. */
  rates: { tokensPerAddress: number }
  metrics: Metrics
  /** Whether there is a sandbox for test keys. */
  testKeys: boolean
  /** @throws {AppError} API_KEY_NOT_FOUND, STORE_UNAVAILABLE */
  grantOf(apiKey: string): Promise<KeyGrant>
}

/**
 * Finds the grant of a request's API key, within the limit of the key and that of its address. Sets
 * the headers of both limits.
 * @throws {AppError} API_KEY_NOT_FOUND, RATE_LIMITED, STORE_UNAVAILABLE, TEST_KEYS_OFF
 */
type KeyLogin = (
  request: FastifyRequest,
  reply: FastifyReply,
  perKey: Pick<Limit, 'name' | 'max'>,
) => Promise<KeyGrant>

/** An unknown key counts as this many requests of its address, to slow down guessing. */
const unknownKeyPoints = 10
const maxKnownKeys = 10_000
const knownForMs = 3_600_000

export function createKeyLogin(options: KeyLoginOptions): KeyLogin {
  const { rateLimits, rates, metrics, testKeys, grantOf } = options
  /**
   * Hashes of keys that were valid lately. Wrong keys of others at the same address do not lock
   * them out.
   */
  const recentKeys = new LRUCache<string, true>({ max: maxKnownKeys, ttl: knownForMs })

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

  return async ({ headers, ip }, reply, perKey) => {
    // A missing or malformed key takes the same path as an unknown one, so that nothing tells them
    // apart.
    const apiKey = String(headers['x-service-api-key'] ?? '')
    // Callers without a key must not share one limit.
    const key = { ...perKey, who: hashOf(apiKey || ip) }
    const address = {
      name: 'tokens-per-address',
      max: rates.tokensPerAddress,
      who: callerNetwork(ip),
    } as const
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
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')
