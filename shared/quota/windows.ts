import type { Quota, QuotaWindow } from './quota.ts'

/** A sliding window as GCRA keeps it: one call each `intervalUs`, ahead of that by `toleranceUs` at most. */
export interface SmoothWindow {
  name: 'second' | 'minute'
  intervalUs: number
  toleranceUs: number
}

/** A window that starts anew with each period: the provider's days end at midnight Pacific (provider-contract §12). */
export interface CalendarWindow {
  name: QuotaWindow
  limit: number
  period: string
}

const lengthUs = { second: 1_000_000, minute: 60_000_000 } as const

/**
 * Calls reach the provider a little earlier or later than planned. What is allowed for it is lost to the quota: a fifth of a
 * per cent of a minute, but a tenth of a second; a limit that is never passed is worth it.
 */
const jitterUs = 100_000

/** How late, in milliseconds, a call may leave: half of that; the other half is for its way to the provider. */
export const permitHoldsMs = (windows: SmoothWindow[]) => (windows.length === 0 ? Infinity : jitterUs / 2000)

/** Share of a window's calls that may come at once. The rest of the window is slower by as much: the sum never passes the limit. */
const burstShare = 0.01

/**
 * The smooth windows of a quota. With a burst of b, at most `length / interval + b - 1` calls fall into any window;
 * the interval is chosen so that this is the limit, with the calls' jitter allowed for.
 */
export function smoothWindows(quota: Quota): SmoothWindow[] {
  return (['second', 'minute'] as const).flatMap((name) => {
    const limit = quota[name]
    if (limit === undefined || limit === 0) return []
    const burst = Math.max(1, Math.floor(limit * burstShare))
    const intervalUs = Math.ceil((lengthUs[name] + jitterUs) / (limit - burst + 1))
    return [{ name, intervalUs, toleranceUs: intervalUs * (burst - 1) }]
  })
}

export function calendarWindows(quota: Quota, nowMs: number): CalendarWindow[] {
  if (quota.day === undefined && quota.month === undefined) return []
  const day = pacificDay.format(nowMs)
  return [
    ...(quota.day === undefined ? [] : [{ name: 'day' as const, limit: quota.day, period: day }]),
    ...(quota.month === undefined ? [] : [{ name: 'month' as const, limit: quota.month, period: day.slice(0, 7) }]),
  ]
}

/** 2026-11-20 */
const pacificDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles', dateStyle: 'short' })

/** A quota with a window of 0 calls allows none at all. */
export const allowsNothing = (quota: Quota) => Object.values(quota).includes(0)

const hourMs = 3_600_000

/** Milliseconds until the day or month ends at the provider. Days with a clock change are met by looking hour by hour. */
export function untilPeriodEnds(name: QuotaWindow, nowMs: number): number {
  const length = name === 'month' ? 7 : 10
  const period = (at: number) => pacificDay.format(at).slice(0, length)
  const current = period(nowMs)
  let at = nowMs - (nowMs % hourMs)
  while (period(at) === current) at += hourMs
  return at - nowMs
}
