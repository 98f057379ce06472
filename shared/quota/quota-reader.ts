import type { Redis } from 'ioredis'
import type { Sku } from '../billing/skus.ts'
import type { Clock } from '../runtime/clock.ts'
import { serviceScope, spentKey, stateKey } from './keys.ts'
import type { Limits } from './limits.ts'
import type { SkuPauseReason } from './quota.ts'
import {
  allowsNothing,
  type CalendarName,
  calendarNames,
  createPeriods,
  smoothWindows,
  unlimitedWaitMs,
} from './windows.ts'

/** The quota state of a SKU. */
export interface SkuState {
  /** How long an interactive call would wait for its permit, in milliseconds. */
  waitMs: number
  /** Calls made in the provider's current day and month. */
  used: Record<CalendarName, number>
  /** The part of the quota that is used: less than 1 after the provider refused calls. */
  pace: number
  /** The current pause, after the provider refused a call. */
  paused?: { reason: SkuPauseReason; forMs: number }
}

/** Redis has the pace in millionths. */
const fullPace = 1_000_000

/**
 * Calls and costs in the provider's current day and month. Costs are millionths of a US dollar at
 * list price.
 */
export type Spent = Record<CalendarName, { calls: number; microUsd: number }>

/** Reads the quota state without acquiring a permit. */
export function createQuotaReader(redis: Redis, limits: () => Limits, now: Clock) {
  const periodsAt = createPeriods()
  const read = (name: CalendarName, text: string | null | undefined) => {
    const [period, calls, microUsd = 0] = text?.split(' ') ?? []
    const isCurrent = period === periodsAt(now())[name].names[1]
    return { calls: isCurrent ? Number(calls) : 0, microUsd: isCurrent ? Number(microUsd) : 0 }
  }

  return {
    async state(sku: Sku): Promise<SkuState> {
      const quota = limits().quotas[sku]
      const [pausedUntil, reason, day, month, refusals, pace, second, minute] = await redis.hmget(
        stateKey(sku),
        'closed',
        'reason',
        'day',
        'month',
        'refusals',
        'pace',
        'second',
        'minute',
      )
      const next = { second: Number(second ?? 0), minute: Number(minute ?? 0) }
      const paceNow = Number(pace ?? fullPace) / fullPace
      // The same formula as in pace.lua.
      const burstShare = Number(refusals ?? 0) > 0 ? 0 : Math.max(0, 2 * paceNow - 1)
      const starts = smoothWindows(quota).map(
        ({ name, toleranceUs }) => next[name] - toleranceUs * burstShare,
      )
      const pausedMs = Number(pausedUntil ?? 0) / 1000 - now()
      const waitMs = Math.max(0, pausedMs, Math.max(...starts, 0) / 1000 - now())
      return {
        waitMs: allowsNothing(quota) ? unlimitedWaitMs : waitMs,
        pace: paceNow,
        used: { day: read('day', day).calls, month: read('month', month).calls },
        ...(pausedMs > 0 && { paused: { reason: reason as SkuPauseReason, forMs: pausedMs } }),
      }
    },

    async spent(scope: string = serviceScope): Promise<Spent> {
      const kept = await redis.hmget(spentKey(scope), ...calendarNames)
      return { day: read('day', kept[0]), month: read('month', kept[1]) }
    },
  }
}
export type QuotaReader = ReturnType<typeof createQuotaReader>
