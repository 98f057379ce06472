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
   * Counts a request with this number of points, by default one. Never rejects: without Redis this
   * process counts by itself.
   */
  count(limit: Limit, points?: number): Promise<RateLimitState>
}

/** A window begins with the first request that counts in it. */
export const minuteSeconds = 60
export const daySeconds = 86_400
const maxLimiters = 1000
const maxWindows = 10_000

/**
 * An edge that has counted in Redis in the last 100 ms knows how much of a limit is left.
 * It grants up to a share of that at once, and counts it in Redis soon after.
 */
const knownForMs = 100
const countAfterMs = 20
/** Up to 64 edges together cannot grant more than is left. */
const shareOfLeft = 1 / 64
/** Smaller limits are counted one by one: that costs little, and callers watch what is left. */
const smallLimit = 1000

/** What this edge knows of a window. Times are by performance.now(). */
interface Window {
  /** Points of all edges, as Redis said at `readAt`. */
  counted: number
  readAt: number
  endsAt: number
  /** Points that this edge has granted, and Redis does not know yet. */
  granted: number
  /** Points that are on their way to Redis. */
  sent: number
}

interface Count {
  points: number
  used: Promise<{ points: number; resetMs: number }>
}

/**
 * Limits of callers, over all edges. A caller over its limit is refused from memory until its
 * window ends.
 * Requests of one turn of the event loop are counted with one command for each caller and limit,
 * and those of a busy caller that is far from its limit with one command in `countAfterMs`.
 * When Redis' clock jumps back, all windows would end later by as much. So each `timeline` of the
 * clock has counts of its own.
 */
export function createRateLimits(redis: Redis, timeline = () => ''): RateLimits {
  const limiterOf = createLimiters(redis)
  const openCounts = new Map<string, Count>()
  const windows = new LRUCache<string, Window>({ max: maxWindows })

  function windowOf(key: string): Window {
    const known = windows.get(key)
    if (known) return known
    const window: Window = { counted: 0, readAt: -Infinity, endsAt: 0, granted: 0, sent: 0 }
    windows.set(key, window)
    return window
  }

  /** Counts in Redis what this edge has granted, and this many points more. */
  async function countInRedis(limit: Limit, key: string, points: number) {
    const window = windowOf(key)
    const { granted } = window
    window.granted = 0
    window.sent += granted
    const used = await consume(limiterOf(limit, timeline()), limit, granted + points)
    window.sent -= granted
    window.counted = used.points
    window.readAt = performance.now()
    window.endsAt = window.readAt + used.resetMs
    return used
  }

  function openCount(limit: Limit, key: string): Count {
    const count: Count = {
      points: 0,
      used: new Promise((resolve) => {
        setImmediate(() => {
          openCounts.delete(key)
          resolve(countInRedis(limit, key, count.points))
        })
      }),
    }
    openCounts.set(key, count)
    return count
  }

  /** The state of the limit with these points, if this edge may grant them by itself. */
  function grant(limit: Limit, key: string, points: number): RateLimitState | undefined {
    const window = limit.max < smallLimit ? undefined : windows.get(key)
    const at = performance.now()
    if (!window || at - window.readAt > knownForMs || at >= window.endsAt) return undefined
    const { counted, sent, granted, endsAt } = window
    const ahead = sent + granted + points
    if (ahead > (limit.max - counted) * shareOfLeft) return undefined
    if (granted === 0) setTimeout(countGranted, countAfterMs, limit, key)
    window.granted += points
    return { ...limit, left: limit.max - counted - ahead, resetMs: endsAt - at, isOver: false }
  }

  function countGranted(limit: Limit, key: string): void {
    if (windowOf(key).granted > 0) countInRedis(limit, key, 0)
  }

  return {
    async count(limit, points = 1) {
      const key = `${prefixOf(limit.name, timeline())}:${limit.max}:${limit.who}`
      const granted = grant(limit, key, points)
      if (granted) return granted
      const count = openCounts.get(key) ?? openCount(limit, key)
      count.points += points
      const upToThis = count.points
      const used = await count.used
      const left = limit.max - (used.points - count.points + upToThis)
      return { ...limit, left: Math.max(0, left), resetMs: used.resetMs, isOver: left < 0 }
    },
  }
}

/** When a limit changes, a new limiter continues the same counts. */
function createLimiters(redis: Redis) {
  const limiters = new LRUCache<string, RateLimiterRedis>({ max: maxLimiters })
  return (
    { name, max, windowSeconds = minuteSeconds }: Limit,
    timeline: string,
  ): RateLimiterRedis => {
    const keyPrefix = prefixOf(name, timeline)
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
}

const prefixOf = (name: LimitName, timeline: string): string =>
  ['rate', name, timeline].filter(Boolean).join(':')

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
