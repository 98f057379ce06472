import { dayMs } from '../runtime/clock.ts'
import type { Quota, QuotaWindow } from './quota.ts'

/**
 * A sliding window of the GCRA algorithm: one call each `intervalUs`, at most `toleranceUs` early.
 */
export interface SmoothWindow {
  name: 'second' | 'minute'
  intervalUs: number
  toleranceUs: number
}

const lengthUs = { second: 1_000_000, minute: 60_000_000 } as const

/**
 * Calls can reach the provider earlier or later than planned. This margin keeps them within the
 * limit. It costs a fifth of a per cent of a minute's quota, and a tenth of a second's quota.
 */
const jitterUs = 100_000

/**
 * How late a call can start, in milliseconds. Half of the jitter; the other half is for the way to
 * the provider.
 */
export const permitHoldsMs = (windows: SmoothWindow[]) =>
  windows.length === 0 ? Infinity : jitterUs / 2000

/**
 * Share of a window's calls that can start at once. The remaining calls are slower, so that the sum
 * stays within the limit.
 */
const burstShare = 0.01

/**
 * The sliding windows of a quota. With a burst of b, at most `length / interval + b - 1` calls fall
 * into any window. The interval is chosen so that this number, with jitter, is the limit.
 */
export function smoothWindows(quota: Quota): SmoothWindow[] {
  const windows = known.get(quota) ?? windowsOf(quota)
  known.set(quota, windows)
  return windows
}

/** Cached, because each call needs them, and quotas change rarely. */
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

/**
 * The longest interval between two calls that one of the windows asks for, in microseconds; 0
 * without a sliding window.
 */
export const maxIntervalUs = (quota: Quota): number =>
  Math.max(0, ...smoothWindows(quota).map(({ intervalUs }) => intervalUs))

/**
 * How far ahead a call of a batch can reserve its time, in microseconds. Long enough to use the
 * whole quota, short enough not to delay interactive calls: these pass what the burst allows, and
 * wait for the rest. So a quota without a burst has less.
 */
export function bulkLeadUs(windows: SmoothWindow[]): number {
  const toleranceUs = Math.min(...windows.map((window) => window.toleranceUs))
  const intervalUs = Math.max(...windows.map((window) => window.intervalUs))
  return Math.min(maxLeadUs, Math.max(minLeadUs, toleranceUs, 2 * intervalUs))
}

const maxLeadUs = 250_000
/** A busy worker may make its call so late. */
const minLeadUs = 50_000

/** After this many milliseconds without a call, the sliding windows of a SKU are empty. */
export function emptyAfterMs(quota: Quota): number {
  const longest =
    quota.minute !== undefined ? lengthUs.minute : quota.second !== undefined ? lengthUs.second : 0
  return longest === 0 ? 0 : (longest + jitterUs) / 1000
}

export const allowsNothing = (quota: Quota) => Object.values(quota).includes(0)
/** The longest wait, in milliseconds. It stands for "never", because JSON has no Infinity. */
export const unlimitedWaitMs = dayMs

export const calendarNames = ['day', 'month'] as const
export type CalendarName = (typeof calendarNames)[number]

/**
 * A day or month of the provider, with the names of the previous and next one. The script chooses
 * between the three by Redis' time. Days end at midnight Pacific. Names are ISO dates; times are
 * milliseconds since 1970.
 */
export interface Period {
  begins: number
  ends: number
  names: [before: string, now: string, after: string]
}
export type Periods = Record<CalendarName, Period>

/** Cached, because formatting a date is slow and the day changes once a day. */
export function createPeriods(): (nowMs: number) => Periods {
  let known: Periods | undefined
  return (nowMs) => {
    if (!known || nowMs < known.day.begins || nowMs >= known.day.ends)
      known = { day: periodAt('day', nowMs), month: periodAt('month', nowMs) }
    return known
  }
}

/** 2026-11-20 */
const pacificDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Los_Angeles',
  dateStyle: 'short',
})
const nameLength = { day: 10, month: 7 }
const nameAt = (name: CalendarName, atMs: number) =>
  pacificDay.format(atMs).slice(0, nameLength[name])

const hourMs = 3_600_000

/** Searches hour by hour, which is correct on days with a clock change. */
export function periodAt(name: CalendarName, nowMs: number): Period {
  const now = nameAt(name, nowMs)
  let ends = nowMs - (nowMs % hourMs)
  let begins = ends
  while (nameAt(name, ends) === now) ends += hourMs
  while (nameAt(name, begins - 1) === now) begins -= hourMs
  return { begins, ends, names: [nameAt(name, begins - 1), now, nameAt(name, ends)] }
}

/** Milliseconds until the provider's day or month ends. For a sliding window: its length. */
export function untilPeriodEnds(name: QuotaWindow, nowMs: number): number {
  return name === 'day' || name === 'month'
    ? periodAt(name, nowMs).ends - nowMs
    : lengthUs[name] / 1000
}
