import type { Operation } from './operations.ts'

type Price = { operation: Operation; microUsdPerCall: number }

/**
 * List prices in millionths of a US dollar per call (or per session), first tier, without free
 * calls. Source: `services/worker/provider/README.md`, Prices. Not imported from the service, so
 * that the sandbox does not repeat a mistake in the service's own table.
 */
export const PRICES = {
  legacyAutocompletePerRequest: { operation: 'autocomplete', microUsdPerCall: 2_830 },
  legacyAutocompleteSessionWithDetails: { operation: 'autocomplete', microUsdPerCall: 0 },
  legacyAutocompleteSessionWithoutDetails: { operation: 'autocomplete', microUsdPerCall: 17_000 },
  legacyDetailsIdRefresh: { operation: 'details', microUsdPerCall: 0 },
  legacyDetails: { operation: 'details', microUsdPerCall: 17_000 },
  legacyBasicData: { operation: 'details', microUsdPerCall: 0 },
  legacyContactData: { operation: 'details', microUsdPerCall: 3_000 },
  legacyAtmosphereData: { operation: 'details', microUsdPerCall: 5_000 },
  newAutocompleteRequest: { operation: 'autocomplete', microUsdPerCall: 2_830 },
  newAutocompleteSessionUsage: { operation: 'autocomplete', microUsdPerCall: 0 },
  newDetailsIdsOnly: { operation: 'details', microUsdPerCall: 0 },
  newDetailsEssentials: { operation: 'details', microUsdPerCall: 5_000 },
  newDetailsPro: { operation: 'details', microUsdPerCall: 17_000 },
  newDetailsEnterprise: { operation: 'details', microUsdPerCall: 20_000 },
  newDetailsAtmosphere: { operation: 'details', microUsdPerCall: 25_000 },
  geocoding: { operation: 'geocoding', microUsdPerCall: 5_000 },
  validationPro: { operation: 'validation', microUsdPerCall: 17_000 },
  validationEnterprise: { operation: 'validation', microUsdPerCall: 25_000 },
} as const satisfies Record<string, Price>

export type Sku = keyof typeof PRICES

/** A number of calls of a SKU. Negative where a later call makes an earlier one free. */
export type Charge = { sku: Sku; count: number }
