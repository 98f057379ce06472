import type { StrategyName } from '../verdict/strategies.ts'
import type { Sku } from './skus.ts'

/** The price of a call after the first `from` calls of a month, in millionths of a US dollar. */
interface Step {
  from: number
  microUsd: number
}

/** The provider's price for one billing SKU. The first step begins at 0. */
export interface Price {
  /** The quota that the call counts against. */
  sku: Sku
  name: string
  freePerMonth: number
  steps: Step[]
}

/** When the prices below were read from the provider's price list. */
export const pricesAsOf = '2026-11-20'

const from = [0, 100_000, 500_000, 1_000_000, 5_000_000]
const steps = (...microUsd: number[]): Step[] =>
  microUsd.map((price, index) => ({ from: from[index] ?? 0, microUsd: price }))
const free: Pick<Price, 'freePerMonth' | 'steps'> = { freePerMonth: Infinity, steps: steps(0) }

/**
 * List prices for one call or session, in millionths of a US dollar, by billing SKU. Source:
 * services/worker/provider/README.md.
 */
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
  geocoding: {
    sku: 'geocoding',
    name: 'Geocoding',
    freePerMonth: 10_000,
    steps: steps(5000, 4000, 3000, 1500, 380),
  },
  validation: {
    sku: 'validation',
    name: 'Address Validation Pro',
    freePerMonth: 5000,
    steps: steps(17_000),
  },
  photonSearch: { sku: 'photon', name: 'Photon search (own servers)', ...free },
  nominatimLookup: { sku: 'nominatim', name: 'Nominatim lookup (own servers)', ...free },
  nominatimSearch: { sku: 'nominatim', name: 'Nominatim search (own servers)', ...free },
} as const satisfies Record<string, Price>

export type BillingSku = keyof typeof prices

/** The list price of the first paid call of a month, in millionths of a US dollar. */
export const listMicroUsd = (sku: BillingSku) => prices[sku].steps[0]?.microUsd ?? 0

/**
 * The cost of one month's calls after free calls and volume discounts, in millionths of a US
 * dollar.
 */
export function monthMicroUsd(sku: BillingSku, calls: number): number {
  const { freePerMonth, steps }: Price = prices[sku]
  return steps.reduce((sum, { from, microUsd }, index) => {
    const begin = Math.max(from, freePerMonth)
    const end = Math.min(calls, steps[index + 1]?.from ?? Infinity)
    return sum + Math.max(0, end - begin) * microUsd
  }, 0)
}

/** The calls that most addresses need, by strategy. Few need more. */
export const rowCalls: Record<StrategyName, readonly Sku[]> = {
  places: ['autocomplete', 'details'],
  geocoding: ['geocoding'],
  'address-validation': ['validation'],
  osm: ['nominatim'],
  cascade: ['nominatim', 'autocomplete', 'details'],
  'cascade-geocoding': ['nominatim', 'geocoding'],
  'cascade-address-validation': ['nominatim', 'validation'],
}
