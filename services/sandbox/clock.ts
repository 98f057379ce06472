/** Passed in, so that tests control time and never sleep. */
export type Clock = {
  /** Milliseconds since the epoch, with fractions. Monotonic. */
  now(): number
  sleep(milliseconds: number): Promise<void>
}

export const systemClock: Clock = {
  // Monotonic, unlike Date.now(): a step of the wall clock would falsify the sliding windows.
  now: () => performance.timeOrigin + performance.now(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}
