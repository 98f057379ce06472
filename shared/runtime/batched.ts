/**
 * Decides when the collected items are processed. `perMs` is the recent number of items a
 * millisecond.
 */
export type Schedule = (flush: () => void, perMs: number) => void

/** At the end of the current task, so that items of the same task share one call. */
export const atOnce: Schedule = queueMicrotask

/** From this many items a millisecond on, batching is worth a delay. */
const busyPerMs = 0.7

/**
 * Like `atOnce` at a low rate. At a high rate `delayMs` later, so that many items share the cost of
 * one call.
 */
export const gatherWhenBusy =
  (delayMs: number): Schedule =>
  (flush, perMs) =>
    perMs > busyPerMs ? setTimeout(flush, delayMs) : queueMicrotask(flush)

/**
 * Batches single calls. `run` gets at most `max` items, in order, and returns their results in the
 * same order. When `run` rejects, all items of the batch reject.
 */
export function batched<Item, Result>(
  run: (items: Item[]) => Promise<Result[]>,
  schedule: Schedule,
  max = Infinity,
): (item: Item) => Promise<Result> {
  interface Waiting {
    item: Item
    resolve(result: Result): void
    reject(error: unknown): void
  }
  const rate = createRate()
  let waiting: Waiting[] = []

  async function flush(): Promise<void> {
    const batch = waiting
    if (batch.length === 0) return
    waiting = []
    try {
      const results = await run(batch.map(({ item }) => item))
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      const perMs = rate()
      if (waiting.length === 0) schedule(flush, perMs)
      waiting.push({ item, resolve, reject })
      if (waiting.length >= max) flush()
    })
}

/** Time constant of the exponential moving average. */
const memoryMs = 20

/** Each call counts one item and returns the recent number of items a millisecond. */
function createRate(): () => number {
  let perMs = 0
  let last = performance.now()
  return () => {
    const at = performance.now()
    perMs = perMs * Math.exp((last - at) / memoryMs) + 1 / memoryMs
    last = at
    return perMs
  }
}
