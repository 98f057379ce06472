import type { Usage } from '../api/admin.ts'
import { type BillingSku, prices } from '../billing/prices.ts'
import { periodAt } from '../quota/windows.ts'
import { dayMs } from '../runtime/clock.ts'

interface Charge {
  day: string
  billed: BillingSku
  calls: number
  microUsd: number
}

/**
 * The first of the last `days` days, today included, as an ISO date. A day ends at midnight
 * Pacific, as the provider counts. Pure.
 */
export const firstDayOf = (days: number, nowMs: number): string => {
  const today = Date.parse(periodAt('day', nowMs).names[1])
  return new Date(today - (days - 1) * dayMs).toISOString().slice(0, 10)
}

/**
 * The costs of a client's calls to the provider, by day and SKU, newest day first; and apart from
 * them, what its test keys called. Pure.
 */
export const usageOf = (live: Charge[], test: Charge[]): Usage => ({
  ...sumsOf(live),
  test: sumsOf(test),
})

function sumsOf(charges: Charge[]): Usage['test'] {
  const days = charges
    .map(({ day, billed, calls, microUsd }) => ({
      day,
      sku: prices[billed].name,
      calls,
      usd: microUsd / 1_000_000,
    }))
    .sort((one, other) => other.day.localeCompare(one.day) || one.sku.localeCompare(other.sku))
  const sum = (of: 'calls' | 'microUsd') => charges.reduce((total, charge) => total + charge[of], 0)
  return { days, calls: sum('calls'), usd: sum('microUsd') / 1_000_000 }
}
