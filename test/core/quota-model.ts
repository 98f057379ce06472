import type { CalendarWindow, SmoothWindow } from '../../shared/quota/windows.ts'

/** What `take.lua` keeps in Redis, kept here: a second, independent statement of the rule that script and properties are held against. */
export interface QuotaState {
  /** Per smooth window: when the next call would come if calls came evenly, in microseconds. */
  nextAtUs: Map<string, number>
  used: Map<string, { period: string; calls: number }>
}

export const emptyQuota = (): QuotaState => ({ nextAtUs: new Map(), used: new Map() })

export interface Ask {
  nowUs: number
  longestWaitUs: number
  smooth: SmoothWindow[]
  calendar: CalendarWindow[]
}

/** One permit from all windows or none, as `take.lua` documents it: [1, wait], [0, wait] or [-1, index]. */
export function takeFromModel(state: QuotaState, { nowUs, longestWaitUs, smooth, calendar }: Ask): [number, number] {
  const usedIn = ({ name, period }: CalendarWindow) => {
    const kept = state.used.get(name)
    return kept?.period === period ? kept.calls : 0
  }
  const full = calendar.findIndex((window) => usedIn(window) >= window.limit)
  if (full >= 0) return [-1, full]
  const nextAt = ({ name }: SmoothWindow) => state.nextAtUs.get(name) ?? 0
  const startUs = Math.max(nowUs, ...smooth.map((window) => nextAt(window) - window.toleranceUs))
  if (startUs - nowUs > longestWaitUs) return [0, startUs - nowUs]
  for (const window of smooth) state.nextAtUs.set(window.name, Math.max(nextAt(window), startUs) + window.intervalUs)
  for (const window of calendar) state.used.set(window.name, { period: window.period, calls: usedIn(window) + 1 })
  return [1, startUs - nowUs]
}

/** The most of these times that fall into one half-open window of this length. */
export function mostInWindow(times: number[], length: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  let first = 0
  let most = 0
  for (const [last, time] of sorted.entries()) {
    while (time - (sorted[first] ?? 0) >= length) first += 1
    most = Math.max(most, last - first + 1)
  }
  return most
}
