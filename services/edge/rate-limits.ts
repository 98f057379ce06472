import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { LimitKind } from '../../shared/access/client-rules.ts'

/** A limit by its name, and whom it holds for. */
export interface Limit {
  name: LimitKind | 'tokens-per-key' | 'tokens-per-address'
  /** Requests a minute. */
  perMinute: number
  /** A client's id, a key's hash or a network: never a key itself. */
  who: string
}

/** Where a caller stands with a limit once its request is counted. */
export interface Standing extends Limit {
  left: number
  /** Until the minute is over, in milliseconds. */
  resetMs: number
  isOver: boolean
}

export interface RateLimits {
  /** Counts a request, or what is worth several. Never rejects: what Redis can't count is counted in this process alone. */
  count(limit: Limit, points?: number): Promise<Standing>
}

/** A minute begins with the first request that counts in it. */
export const windowSeconds = 60
const mostLimiters = 1000

interface Count {
  points: number
  used: Promise<{ points: number; resetMs: number }>
}

/**
 * Limits of callers, over all edges. What is over its limit is refused from memory until its minute is over. Requests that one turn of the event loop
 * brings are counted with one command for each caller and limit: a fifth of the CPU that a command each takes, and auto-pipelining saves nothing.
 */
export function createRateLimits(redis: Redis): RateLimits {
  const limiters = new LRUCache<string, RateLimiterRedis>({ max: mostLimiters })
  const gathering = new Map<string, Count>()

  /** A changed limit is another limiter over the same counts. */
  function limiterOf({ name, perMinute }: Limit): RateLimiterRedis {
    const known = limiters.get(`${name}:${perMinute}`)
    if (known) return known
    const options = { points: perMinute, duration: windowSeconds, keyPrefix: `rate:${name}` }
    const limiter = new RateLimiterRedis({
      ...options,
      storeClient: redis,
      rejectIfRedisNotReady: true,
      inMemoryBlockOnConsumed: perMinute,
      insuranceLimiter: new RateLimiterMemory(options),
    })
    limiters.set(`${name}:${perMinute}`, limiter)
    return limiter
  }

  function gather(limit: Limit, key: string): Count {
    const count: Count = {
      points: 0,
      used: new Promise((resolve) => {
        setImmediate(() => {
          gathering.delete(key)
          resolve(consume(limiterOf(limit), limit.who, count.points))
        })
      }),
    }
    gathering.set(key, count)
    return count
  }

  return {
    async count(limit, points = 1) {
      const key = `${limit.name}:${limit.perMinute}:${limit.who}`
      const count = gathering.get(key) ?? gather(limit, key)
      count.points += points
      const upToThis = count.points
      const used = await count.used
      const left = limit.perMinute - (used.points - count.points + upToThis)
      return { ...limit, left: Math.max(0, left), resetMs: used.resetMs, isOver: left < 0 }
    },
  }
}

async function consume(limiter: RateLimiterRedis, who: string, points: number) {
  const result: unknown = await limiter.consume(who, points).catch((refusal) => refusal)
  if (!(result instanceof RateLimiterRes)) return { points: 0, resetMs: windowSeconds * 1000 }
  // What is refused from memory isn't counted any more.
  return { points: result.consumedPoints || Infinity, resetMs: result.msBeforeNext }
}
