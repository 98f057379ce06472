import type { Sku } from '../quota/quota.ts'

/** What a call costs, in millionths of a US dollar, after the first `from` calls of a month. */
interface Step {
  from: number
  microUsd: number
}

/** What the provider asks for one of its billing SKUs. The first step begins at 0. */
export interface Price {
  /** The quota that it counts against. */
  sku: Sku
  name: string
  freePerMonth: number
  steps: Step[]
}

/** The day on which the prices below were looked up. */
export const pricesAsOf = '2026-11-20'

const from = [0, 100_000, 500_000, 1_000_000, 5_000_000]
const steps = (...microUsd: number[]): Step[] =>
  microUsd.map((price, index) => ({ from: from[index] ?? 0, microUsd: price }))
const free: Pick<Price, 'freePerMonth' | 'steps'> = { freePerMonth: Infinity, steps: steps(0) }

/** List prices in millionths of a US dollar for one call or session (provider-contract §8), by the provider's SKU. */
export const prices = {
  legacyAutocomplete: {
    sku: 'autocomplete',
    name: 'Autocomplete, per request (legacy)',
    freePerMonth: 10_000,
    steps: steps(2830, 2270, 1700, 850, 210),
  },
  legacySession: {
    sku: 'autocomplete',
    name: 'Autocomplete without Place Details, per session (legacy)',
    freePerMonth: 5000,
    steps: steps(17_000),
  },
  legacyDetails: {
    sku: 'details',
    name: 'Places Details with Basic Data (legacy)',
    freePerMonth: 5000,
    steps: steps(17_000),
  },
  legacyIdRefresh: { sku: 'details', name: 'Places Details, ID Refresh (legacy)', ...free },
  newAutocomplete: {
    sku: 'autocomplete',
    name: 'Autocomplete Requests',
    freePerMonth: 10_000,
    steps: steps(2830, 2270, 1700, 850, 210),
  },
  newDetails: {
    sku: 'details',
    name: 'Place Details Essentials',
    freePerMonth: 10_000,
    steps: steps(5000, 4000, 3000, 1500, 380),
  },
  newIdsOnly: { sku: 'details', name: 'Place Details Essentials IDs Only', ...free },
  geocoding: { sku: 'geocoding', name: 'Geocoding', freePerMonth: 10_000, steps: steps(5000, 4000, 3000, 1500, 380) },
  validation: { sku: 'validation', name: 'Address Validation Pro', freePerMonth: 5000, steps: steps(17_000) },
} as const satisfies Record<string, Price>

export type BillingSku = keyof typeof prices

/** What the first call of a month costs at list price, free calls left out. */
export const listMicroUsd = (sku: BillingSku) => prices[sku].steps[0]?.microUsd ?? 0

/** What the calls of one month cost once free calls and volume discounts are taken off, in millionths of a US dollar. */
export function monthMicroUsd(sku: BillingSku, calls: number): number {
  const { freePerMonth, steps }: Price = prices[sku]
  return steps.reduce((sum, { from, microUsd }, index) => {
    const begin = Math.max(from, freePerMonth)
    const end = Math.min(calls, steps[index + 1]?.from ?? Infinity)
    return sum + Math.max(0, end - begin) * microUsd
  }, 0)
}
