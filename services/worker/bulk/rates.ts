import type { Progress } from '../../../shared/store/feeding.ts'

/** How much the newest measure counts against those before it. */
const weight = 0.25

/** How many rows a second each batch makes lately. */
export function createRates(clock: () => number = () => performance.now()) {
  const known = new Map<string, { processed: number; at: number; rate: number }>()

  return {
    /** Measures a batch against the last time. */
    measure({ id, processed }: Pick<Progress, 'id' | 'processed'>): { rate: number; changed: boolean } {
      const at = clock()
      const last = known.get(id)
      if (!last) {
        known.set(id, { processed, at, rate: 0 })
        return { rate: 0, changed: false }
      }
      const latest = (Math.max(0, processed - last.processed) * 1000) / Math.max(1, at - last.at)
      const mean = last.rate === 0 ? latest : last.rate + (latest - last.rate) * weight
      const rate = mean < 0.05 ? 0 : mean
      known.set(id, { processed, at, rate })
      return { rate, changed: rate !== last.rate }
    },
    /** Of all batches together. */
    sum: () => [...known.values()].reduce((sum, { rate }) => sum + rate, 0),
    forgetAllBut(batches: Pick<Progress, 'id'>[]): void {
      const ids = new Set(batches.map(({ id }) => id))
      for (const id of known.keys()) if (!ids.has(id)) known.delete(id)
    },
  }
}
