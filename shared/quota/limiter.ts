import { readFileSync } from 'node:fs'
import type { Redis, Result } from 'ioredis'
import type { Clock } from '../clock.ts'
import type { Quotas, QuotaWindow, Sku } from './quota.ts'
import { allowsNothing, calendarWindows, smoothWindows, untilPeriodEnds } from './windows.ts'

declare module 'ioredis' {
  interface RedisCommander<Context> {
    takeQuota(key: string, ...args: (string | number)[]): Result<[number, number], Context>
  }
}

/** What the quota says to one call. */
export type Permit =
  | { granted: true; waitMs: number }
  /** `window` is absent when a shorter window is full; `waitMs` says when it is worth asking again. */
  | { granted: false; waitMs: number; window?: QuotaWindow }

/** The provider quota, one for all workers and queues. It fails closed: without Redis there is no permit. */
export interface Limiter {
  /** A permit for one call that may start within `longestWaitMs`. Taken for good: a call that is not made is lost. */
  take(sku: Sku, longestWaitMs: number): Promise<Permit>
  /** How long the next call would have to wait for its permit. */
  expectedWaitMs(sku: Sku): Promise<number>
}

const never = 86_400_000
const keyOf = (sku: Sku) => `{quota-${sku}}`

export function createLimiter(redis: Redis, quotas: Quotas, now: Clock): Limiter {
  redis.defineCommand('takeQuota', {
    numberOfKeys: 1,
    lua: readFileSync(new URL('./take.lua', import.meta.url), 'utf8'),
  })

  return {
    async take(sku, longestWaitMs) {
      const quota = quotas[sku]
      if (allowsNothing(quota)) return { granted: false, waitMs: never }
      const smooth = smoothWindows(quota)
      const calendar = calendarWindows(quota, now())
      const [outcome, value] = await redis.takeQuota(
        keyOf(sku),
        Math.max(0, Math.round(longestWaitMs * 1000)),
        smooth.length,
        ...smooth.flatMap((window) => [window.name, window.intervalUs, window.toleranceUs]),
        calendar.length,
        ...calendar.flatMap((window) => [window.name, window.limit, window.period]),
      )
      const full = outcome === -1 ? calendar[value]?.name : undefined
      if (full) return { granted: false, waitMs: untilPeriodEnds(full, now()), window: full }
      return { granted: outcome === 1, waitMs: value / 1000 }
    },

    async expectedWaitMs(sku) {
      const quota = quotas[sku]
      if (allowsNothing(quota)) return never
      const smooth = smoothWindows(quota)
      if (smooth.length === 0) return 0
      const tats = await redis.hmget(keyOf(sku), ...smooth.map((window) => window.name))
      const free = smooth.map((window, index) => Number(tats[index] ?? 0) - window.toleranceUs)
      return Math.max(0, Math.max(...free) / 1000 - now())
    },
  }
}
