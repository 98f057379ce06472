import { readFileSync } from 'node:fs'
import type { Redis, Result } from 'ioredis'
import type { Clock } from '../clock.ts'
import type { Quota, Quotas, QuotaWindow, Sku } from './quota.ts'
import { allowsNothing, type CalendarWindow, calendarWindows, smoothWindows, untilPeriodEnds } from './windows.ts'

declare module 'ioredis' {
  interface RedisCommander<Context> {
    takeQuota(key: string, ...args: (string | number)[]): Result<number[], Context>
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

interface Asked {
  longestWaitMs: number
  resolve(permit: Permit): void
  reject(error: unknown): void
}

const never = 86_400_000
const keyOf = (sku: Sku) => `{quota-${sku}}`

export function createLimiter(redis: Redis, quotas: Quotas, now: Clock): Limiter {
  redis.defineCommand('takeQuota', {
    numberOfKeys: 1,
    lua: readFileSync(new URL('./take.lua', import.meta.url), 'utf8'),
  })
  const asked = new Map<Sku, Asked[]>()

  /** Calls that are asked for in the same moment get their permits from one run of the script. */
  async function takeTogether(sku: Sku): Promise<void> {
    const calls = asked.get(sku) ?? []
    asked.delete(sku)
    const calendar = calendarWindows(quotas[sku], now())
    const longestWaits = calls.map(({ longestWaitMs }) => Math.max(0, Math.round(longestWaitMs * 1000)))
    try {
      const answers = await redis.takeQuota(keyOf(sku), ...windowArguments(quotas[sku], calendar), ...longestWaits)
      for (const [index, call] of calls.entries())
        call.resolve(readPermit(answers[2 * index], answers[2 * index + 1], calendar))
    } catch (error) {
      for (const call of calls) call.reject(error)
    }
  }

  function readPermit(outcome = 0, value = 0, calendar: CalendarWindow[]): Permit {
    const full = outcome === -1 ? calendar[value]?.name : undefined
    return full
      ? { granted: false, waitMs: untilPeriodEnds(full, now()), window: full }
      : { granted: outcome === 1, waitMs: value / 1000 }
  }

  return {
    async take(sku, longestWaitMs) {
      if (allowsNothing(quotas[sku])) return { granted: false, waitMs: never }
      const { promise, resolve, reject } = Promise.withResolvers<Permit>()
      const waiting = asked.get(sku) ?? []
      if (waiting.length === 0) queueMicrotask(() => takeTogether(sku))
      asked.set(sku, waiting)
      waiting.push({ longestWaitMs, resolve, reject })
      return promise
    },

    async expectedWaitMs(sku) {
      if (allowsNothing(quotas[sku])) return never
      const smooth = smoothWindows(quotas[sku])
      if (smooth.length === 0) return 0
      const tats = await redis.hmget(keyOf(sku), ...smooth.map((window) => window.name))
      const free = smooth.map((window, index) => Number(tats[index] ?? 0) - window.toleranceUs)
      return Math.max(0, Math.max(...free) / 1000 - now())
    },
  }
}

function windowArguments(quota: Quota, calendar: CalendarWindow[]): (string | number)[] {
  const smooth = smoothWindows(quota)
  return [
    smooth.length,
    ...smooth.flatMap((window) => [window.name, window.intervalUs, window.toleranceUs]),
    calendar.length,
    ...calendar.flatMap((window) => [window.name, window.limit, window.period]),
  ]
}
