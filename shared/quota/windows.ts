import { dayMs } from '../day-ms.ts'
import type { Quota, QuotaWindow } from './quota.ts'

/** A sliding window as GCRA keeps it: one call each `intervalUs`, ahead of that by `toleranceUs` at most. */
export interface SmoothWindow {
  name: 'second' | 'minute'
  intervalUs: number
  toleranceUs: number
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
  const windows = known.get(quota) ?? windowsOf(quota)
  known.set(quota, windows)
  return windows
}

/** It is asked for at each call, and changes when an operator says so. */
const known = new WeakMap<Quota, SmoothWindow[]>()

function windowsOf(quota: Quota): SmoothWindow[] {
  return (['second', 'minute'] as const).flatMap((name) => {
    const limit = quota[name]
    if (limit === undefined || limit === 0) return []
    const burst = Math.max(1, Math.floor(limit * burstShare))
    const intervalUs = Math.ceil((lengthUs[name] + jitterUs) / (limit - burst + 1))
    return [{ name, intervalUs, toleranceUs: intervalUs * (burst - 1) }]
  })
}

/** How long after its last call a SKU's smooth windows are surely empty, in milliseconds. */
export function emptyAfterMs(quota: Quota): number {
  const longest = quota.minute !== undefined ? lengthUs.minute : quota.second !== undefined ? lengthUs.second : 0
  return longest === 0 ? 0 : (longest + jitterUs) / 1000
}

/** A quota with a window of 0 calls allows none at all. */
export const allowsNothing = (quota: Quota) => Object.values(quota).includes(0)
/** How long a call waits for such a quota, and the longest that any waits, in milliseconds: a day, as JSON has no Infinity. */
export const neverMs = dayMs

export const calendarNames = ['day', 'month'] as const
export type CalendarName = (typeof calendarNames)[number]

/**
 * A day or month of the provider's (they end at midnight Pacific, provider-contract §12) with those beside it: whoever has the exact
 * time, Redis, says in which of the three it is. Names are ISO dates; times are milliseconds since 1970.
 */
export interface Period {
  begins: number
  ends: number
  names: [before: string, now: string, after: string]
}
export type Periods = Record<CalendarName, Period>

/** Formatting a date is slow, and it changes once a day. */
export function createPeriods(): (nowMs: number) => Periods {
  let known: Periods | undefined
  return (nowMs) => {
    if (!known || nowMs < known.day.begins || nowMs >= known.day.ends)
      known = { day: periodAt('day', nowMs), month: periodAt('month', nowMs) }
    return known
  }
}

/** 2026-11-20 */
const pacificDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles', dateStyle: 'short' })
const nameLength = { day: 10, month: 7 }
const nameAt = (name: CalendarName, atMs: number) => pacificDay.format(atMs).slice(0, nameLength[name])

const hourMs = 3_600_000

/** Days with a clock change are met by looking hour by hour. */
export function periodAt(name: CalendarName, nowMs: number): Period {
  const now = nameAt(name, nowMs)
  let ends = nowMs - (nowMs % hourMs)
  let begins = ends
  while (nameAt(name, ends) === now) ends += hourMs
  while (nameAt(name, begins - 1) === now) begins -= hourMs
  return { begins, ends, names: [nameAt(name, begins - 1), now, nameAt(name, ends)] }
}

/** Milliseconds until the day or month ends at the provider; a second or minute has passed by the end of a sliding one. */
export function untilPeriodEnds(name: QuotaWindow, nowMs: number): number {
  return name === 'day' || name === 'month' ? periodAt(name, nowMs).ends - nowMs : lengthUs[name] / 1000
}
