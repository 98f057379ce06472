/**
 * Counts the events of the last `windowMs` milliseconds: an event at t counts in [t, t + windowMs).
 */
export type SlidingWindow = {
  /** The number of events in the window that ends at `now`. Times of calls must not decrease. */
  count(now: number): number
  /** Adds an event and returns the new count. */
  add(now: number): number
  clear(): void
}

export function slidingWindow(windowMs: number): SlidingWindow {
  let times: number[] = []
  let first = 0
  const count = (now: number): number => {
    while (first < times.length && (times[first] ?? 0) <= now - windowMs) first += 1
    if (first > 1_024 && first * 2 > times.length) {
      times = times.slice(first)
      first = 0
    }
    return times.length - first
  }
  return {
    count,
    add(now) {
      times.push(now)
      return count(now)
    },
    clear() {
      times = []
      first = 0
    },
  }
}
