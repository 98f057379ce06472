import type { Progress } from '../../../shared/store/feeding.ts'
import { nextMean } from '../moving-average.ts'

/** The weight of the newest measurement in the mean. */
const weight = 0.25

/** The recent rate of each batch, in rows a second. */
export interface Rates {
  /** Measures the rate since the last call for this batch. */
  measure(batch: Pick<Progress, 'id' | 'processed'>): { rate: number; changed: boolean }
  /** The rate of all batches together. */
  sum(): number
  forgetAllBut(batches: Pick<Progress, 'id'>[]): void
}

export function createRates(clock: () => number = () => performance.now()): Rates {
  const known = new Map<string, { processed: number; at: number; rate: number }>()

  return {
    measure({ id, processed }) {
      const at = clock()
      const last = known.get(id)
      if (!last) {
        known.set(id, { processed, at, rate: 0 })
        return { rate: 0, changed: false }
      }
      const latest = (Math.max(0, processed - last.processed) * 1000) / Math.max(1, at - last.at)
      const mean = last.rate === 0 ? latest : nextMean(last.rate, latest, weight)
      const rate = mean < 0.05 ? 0 : mean
      known.set(id, { processed, at, rate })
      return { rate, changed: rate !== last.rate }
    },
    sum: () => [...known.values()].reduce((sum, { rate }) => sum + rate, 0),
    forgetAllBut(batches) {
      const ids = new Set(batches.map(({ id }) => id))
      for (const id of known.keys()) if (!ids.has(id)) known.delete(id)
    },
  }
}
