/** An exponential moving average after a new value. `weight` is the part of that value. Pure. */
export const nextMean = (mean: number, value: number, weight: number): number =>
  mean + (value - mean) * weight

/** About the last hundred values make up the mean. */
const durationWeight = 1 / 50

/** The moving average of durations in milliseconds. */
export function createMovingAverage(startMs: number): { add(ms: number): void; meanMs(): number } {
  let mean = startMs
  return {
    add: (ms) => {
      mean = nextMean(mean, ms, durationWeight)
    },
    meanMs: () => mean,
  }
}
