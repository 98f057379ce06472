/** A running mean of durations in milliseconds, where the last hundred or so count. */
export function createRunTime(startMs: number): { took(ms: number): void; meanMs(): number } {
  let mean = startMs
  return {
    took: (ms) => {
      mean += (ms - mean) / 50
    },
    meanMs: () => mean,
  }
}
