import { readFileSync } from 'node:fs'
import type { Redis, Result } from 'ioredis'
import { atOnce, batched } from '../batched.ts'
import type { Clock } from '../clock.ts'
import { type Quotas, type QuotaWindow, type Sku, skus } from './quota.ts'
import {
  allowsNothing,
  type CalendarWindow,
  calendarWindows,
  permitHoldsMs,
  type SmoothWindow,
  smoothWindows,
  untilPeriodEnds,
} from './windows.ts'

declare module 'ioredis' {
  interface RedisCommander<Context> {
    takeQuota(key: string, ...args: (string | number)[]): Result<number[], Context>
  }
}

/** What the quota says to one call. */
export type Permit =
  /** The call leaves in `waitMs`. After `endsAt` (shared clock) its place in the windows is gone, and it takes another permit. */
  | { granted: true; waitMs: number; endsAt: number }
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

  /** Settings don't change while a process runs: the smooth windows are worked out once. */
  const smoothOf = Object.fromEntries(skus.map((sku) => [sku, smoothWindows(quotas[sku])])) as Record<
    Sku,
    SmoothWindow[]
  >

  /** Calls that are asked for in the same moment get their permits from one run of the script. */
  async function takeTogether(sku: Sku, longestWaitsMs: number[]): Promise<Permit[]> {
    const calendar = calendarWindows(quotas[sku], now())
    const longestWaits = longestWaitsMs.map((ms) => Math.max(0, Math.round(ms * 1000)))
    const [nowUs = 0, ...answers] = await redis.takeQuota(
      keyOf(sku),
      ...windowArguments(smoothOf[sku], calendar),
      ...longestWaits,
    )
    return longestWaits.map((_, index) =>
      readPermit(sku, nowUs / 1000, answers[2 * index], answers[2 * index + 1], calendar),
    )
  }
  const takers = new Map(skus.map((sku) => [sku, batched((waits: number[]) => takeTogether(sku, waits), atOnce)]))

  function readPermit(sku: Sku, takenAt: number, outcome = 0, value = 0, calendar: CalendarWindow[]): Permit {
    const full = outcome === -1 ? calendar[value]?.name : undefined
    if (full) return { granted: false, waitMs: untilPeriodEnds(full, now()), window: full }
    const waitMs = value / 1000
    return outcome === 1
      ? { granted: true, waitMs, endsAt: takenAt + waitMs + permitHoldsMs(smoothOf[sku]) }
      : { granted: false, waitMs }
  }

  return {
    async take(sku, longestWaitMs) {
      if (allowsNothing(quotas[sku])) return { granted: false, waitMs: never }
      const taker = takers.get(sku)
      if (!taker) throw new RangeError(`There is no quota for ${sku}`)
      return taker(longestWaitMs)
    },

    async expectedWaitMs(sku) {
      if (allowsNothing(quotas[sku])) return never
      const smooth = smoothOf[sku]
      if (smooth.length === 0) return 0
      const tats = await redis.hmget(keyOf(sku), ...smooth.map((window) => window.name))
      const free = smooth.map((window, index) => Number(tats[index] ?? 0) - window.toleranceUs)
      return Math.max(0, Math.max(...free) / 1000 - now())
    },
  }
}

function windowArguments(smooth: SmoothWindow[], calendar: CalendarWindow[]): (string | number)[] {
  return [
    smooth.length,
    ...smooth.flatMap((window) => [window.name, window.intervalUs, window.toleranceUs]),
    calendar.length,
    ...calendar.flatMap((window) => [window.name, window.limit, window.period]),
  ]
}
