const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs

/** The wait after each failed attempt, in milliseconds. Together they are about a day. */
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

/** The jitter, as a share of the wait: so not all failed webhooks are retried at once. */
const spread = 0.1

/**
 * The wait after a failed attempt in milliseconds; undefined after the last one. `attempt` counts
 * from 1, `random` is from 0 up to 1.
 */
export function waitAfterMs(attempt: number, random: number): number | undefined {
  const waitMs = waitsMs[attempt - 1]
  return waitMs && waitMs * (1 + spread * (2 * random - 1))
}
