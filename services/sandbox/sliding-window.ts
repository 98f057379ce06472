/** Counts events in the last `windowMs` milliseconds: an event at t counts for every moment in [t, t + windowMs). */
export type SlidingWindow = {
  /** How many events lie in the window that ends at `now`. Calls must come in order of time. */
  count(now: number): number
  /** Adds one event, and answers how many the window now holds. */
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
