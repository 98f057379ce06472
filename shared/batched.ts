/** Decides when what has been gathered is done, given how many items come in a millisecond lately. */
export type Schedule = (flush: () => void, perMs: number) => void

/** At the end of the piece of code that asks: for what is asked in a row. */
export const atOnce: Schedule = queueMicrotask

/** Items a millisecond from which on sharing is worth a wait. */
const busyPerMs = 0.7

/** At once too; but when much comes, `gatherMs` later, so that the cost of one call is shared by many. */
export const gatherWhenBusy =
  (gatherMs: number): Schedule =>
  (flush, perMs) =>
    perMs > busyPerMs ? setTimeout(flush, gatherMs) : queueMicrotask(flush)

/**
 * Makes one call of many. `run` gets the gathered items, `most` of them at most, in order, and gives their results in the same
 * order; when it fails, each of them has failed.
 */
export function batched<Item, Result>(
  run: (items: Item[]) => Promise<Result[]>,
  schedule: Schedule,
  most = Infinity,
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
      if (waiting.length >= most) flush()
    })
}

/** The mean in which the last moments count most: older ones fade with this. */
const memoryMs = 20

/** Each call counts an item, and says how many come in a millisecond lately. */
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
