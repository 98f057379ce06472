/** Numbers in [0, 1); the same seed gives the same sequence (mulberry32). */
export type Random = () => number

export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const STANDARD_DEVIATIONS_AT_P99 = 2.326_347_9

/**
 * A draw from the log-normal distribution with this median and 99th percentile, in milliseconds.
 */
export function logNormal(random: Random, { p50, p99 }: { p50: number; p99: number }): number {
  if (p50 <= 0) return 0
  const sigma = Math.log(Math.max(p99, p50) / p50) / STANDARD_DEVIATIONS_AT_P99
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return p50 * Math.exp(sigma * normal)
}
