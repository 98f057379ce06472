/** What is known when the first item of a batch arrives. */
interface Load {
  /** The recent number of items a millisecond. */
  perMs: number
  /** Resolves when the call of the batch before has ended; undefined if none is in flight. */
  before: Promise<void> | undefined
}

/** Decides when the collected items are processed. */
type Schedule = (flush: () => void, load: Load) => void

/** At the end of this turn of the event loop, so that the items of one turn share one call. */
export const endOfTurn: Schedule = (flush) => setImmediate(flush)

/** `delayMs` later, for calls that nobody waits for. */
export const after =
  (delayMs: number): Schedule =>
  (flush) =>
    setTimeout(flush, delayMs)

/** From this many items a millisecond on, batching is worth a delay. */
const busyPerMs = 0.7

/**
 * Like `endOfTurn` at a low rate. At a high rate `delayMs` later, so that many items share the cost
 * of one call. In between when the call before has ended, but at most `delayMs` later: where calls
 * take long, more items share one.
 */
export const gatherWhenBusy =
  (delayMs: number): Schedule =>
  (flush, { perMs, before }) => {
    if (perMs <= busyPerMs && !before) return endOfTurn(flush, { perMs, before })
    setTimeout(flush, delayMs)
    if (perMs <= busyPerMs) before?.then(flush)
  }

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
  let before: Promise<void> | undefined

  function flush(): void {
    if (waiting.length === 0) return
    const batch = waiting
    waiting = []
    const current = settle(batch).finally(() => {
      if (before === current) before = undefined
    })
    before = current
  }

  async function settle(batch: Waiting[]): Promise<void> {
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
      if (waiting.length === 0) schedule(flush, { perMs, before })
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
