const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs

/** How long after each failed attempt the next one comes, in milliseconds: growing steps that add up to a day. */
const waitsMs = [
  5 * secondMs,
  30 * secondMs,
  2 * minuteMs,
  10 * minuteMs,
  30 * minuteMs,
  hourMs,
  2 * hourMs,
  4 * hourMs,
  8 * hourMs,
  8 * hourMs,
]

/** The share of its wait by which an attempt may come earlier or later: targets that failed together don't all hear again at once. */
const spread = 0.1

/** The wait after the failed attempt of this number, from 1 on, in milliseconds; undefined after the last. `random` is from 0 up to 1. */
export function waitAfterMs(attempt: number, random: number): number | undefined {
  const waitMs = waitsMs[attempt - 1]
  return waitMs && waitMs * (1 + spread * (2 * random - 1))
}
