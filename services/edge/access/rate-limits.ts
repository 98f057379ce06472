import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { limitKinds } from '../../../shared/api/client-rules.ts'

export const limitNames = [
  ...limitKinds,
  'tokens-per-key',
  'tokens-per-address',
  'page-tokens-per-key',
  'page-renewals',
  'page',
  'page-day',
  'page-network',
  'page-network-day',
  'unknown-tokens',
] as const
type LimitName = (typeof limitNames)[number]

/** A limit, and who it is for. */
export interface Limit {
  name: LimitName
  /** Requests in one window. */
  max: number
  /** A minute when absent. */
  windowSeconds?: number
  /** The id of a client, the hash of a key or a network; never a key itself. */
  who: string
}

/** The state of a limit after a request was counted. */
export interface RateLimitState extends Limit {
  left: number
  /** Milliseconds until the window ends. */
  resetMs: number
  isOver: boolean
}

export interface RateLimits {
  /**
   * Counts a request with so many points, by default one. Never rejects: without Redis this process
   * counts by itself.
   */
  count(limit: Limit, points?: number): Promise<RateLimitState>
}

/** A window begins with the first request that counts in it. */
export const minuteSeconds = 60
export const daySeconds = 86_400
const maxLimiters = 1000

interface Count {
  points: number
  used: Promise<{ points: number; resetMs: number }>
}

/**
 * Limits of callers, over all edges. A caller over its limit is refused from memory until its
 * window ends.
 * Requests of one turn of the event loop are counted with one command for each caller and limit.
 * That takes a fifth of the CPU of a command each; auto-pipelining saves nothing.
 * When Redis' clock jumps back, all windows would end later by as much. So each `timeline` of the
 * clock has counts of its own.
 */
export function createRateLimits(redis: Redis, timeline = () => ''): RateLimits {
  const limiters = new LRUCache<string, RateLimiterRedis>({ max: maxLimiters })
  const openCounts = new Map<string, Count>()

  /** When a limit changes, a new limiter continues the same counts. */
  function limiterOf({ name, max, windowSeconds = minuteSeconds }: Limit): RateLimiterRedis {
    const keyPrefix = ['rate', name, timeline()].filter(Boolean).join(':')
    const known = limiters.get(`${keyPrefix}:${max}`)
    if (known) return known
    const options = { points: max, duration: windowSeconds, keyPrefix }
    const limiter = new RateLimiterRedis({
      ...options,
      storeClient: redis,
      rejectIfRedisNotReady: true,
      inMemoryBlockOnConsumed: max,
      insuranceLimiter: new RateLimiterMemory(options),
    })
    limiters.set(`${keyPrefix}:${max}`, limiter)
    return limiter
  }

  function openCount(limit: Limit, key: string): Count {
    const count: Count = {
      points: 0,
      used: new Promise((resolve) => {
        setImmediate(() => {
          openCounts.delete(key)
          resolve(consume(limiterOf(limit), limit, count.points))
        })
      }),
    }
    openCounts.set(key, count)
    return count
  }

  return {
    async count(limit, points = 1) {
      const key = `${limit.name}:${limit.max}:${limit.who}`
      const count = openCounts.get(key) ?? openCount(limit, key)
      count.points += points
      const upToThis = count.points
      const used = await count.used
      const left = limit.max - (used.points - count.points + upToThis)
      return { ...limit, left: Math.max(0, left), resetMs: used.resetMs, isOver: left < 0 }
    },
  }
}

async function consume(
  limiter: RateLimiterRedis,
  { who, windowSeconds = minuteSeconds }: Limit,
  points: number,
) {
  const result: unknown = await limiter.consume(who, points).catch((refusal) => refusal)
  if (!(result instanceof RateLimiterRes)) return { points: 0, resetMs: windowSeconds * 1000 }
  // A request that is refused from memory has no count.
  return { points: result.consumedPoints || Infinity, resetMs: result.msBeforeNext }
}
