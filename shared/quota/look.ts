import type { Redis } from 'ioredis'
import type { Clock } from '../clock.ts'
import { serviceScope, spentKey, stateKey } from './keys.ts'
import type { Closure } from './limiter.ts'
import type { Limits } from './limits.ts'
import type { Sku } from './quota.ts'
import { allowsNothing, type CalendarName, calendarNames, createPeriods, neverMs, smoothWindows } from './windows.ts'

/** What can be seen of a SKU without taking anything. */
export interface SkuState {
  /** How long an interactive call would wait for its permit, in milliseconds. */
  waitMs: number
  /** Calls made in the provider's day and month. */
  used: Record<CalendarName, number>
  /** The provider's own word, while it holds. */
  closed?: { reason: Closure; forMs: number }
}

/** What was called and spent in the provider's day and month: millionths of a US dollar at list price. */
export type Spent = Record<CalendarName, { calls: number; microUsd: number }>

/** Looks at the limiter's books. */
export function createLook(redis: Redis, limits: () => Limits, now: Clock) {
  const periodsAt = createPeriods()
  const read = (name: CalendarName, text: string | null | undefined) => {
    const [period, calls, microUsd = 0] = text?.split(' ') ?? []
    const isCurrent = period === periodsAt(now())[name].names[1]
    return { calls: isCurrent ? Number(calls) : 0, microUsd: isCurrent ? Number(microUsd) : 0 }
  }

  return {
    async state(sku: Sku): Promise<SkuState> {
      const quota = limits().quotas[sku]
      const [closed, reason, day, month, gentle, ...tats] = await redis.hmget(
        stateKey(sku),
        'closed',
        'reason',
        'day',
        'month',
        'gentle',
        'second',
        'minute',
      )
      const next = Object.fromEntries(
        [
          ['second', tats[0]],
          ['minute', tats[1]],
        ].map(([name, tat]) => [name, Number(tat ?? 0)]),
      )
      const starts = smoothWindows(quota).map(
        ({ name, toleranceUs }) => (next[name] ?? 0) - (Number(gentle ?? 0) / 1000 > now() ? 0 : toleranceUs),
      )
      const closedMs = Number(closed ?? 0) / 1000 - now()
      const waitMs = Math.max(0, closedMs, Math.max(...starts, 0) / 1000 - now())
      return {
        waitMs: allowsNothing(quota) ? neverMs : waitMs,
        used: { day: read('day', day).calls, month: read('month', month).calls },
        ...(closedMs > 0 && { closed: { reason: reason as Closure, forMs: closedMs } }),
      }
    },

    async spent(scope: string = serviceScope): Promise<Spent> {
      const kept = await redis.hmget(spentKey(scope), ...calendarNames)
      return { day: read('day', kept[0]), month: read('month', kept[1]) }
    },
  }
}
export type Look = ReturnType<typeof createLook>
