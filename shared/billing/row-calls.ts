import type { StrategyName } from '../api/batch.ts'
import type { Sku } from '../quota/quota.ts'

/** The calls that an address takes as a rule, by how it is validated (design §8); more are rare. */
export const rowCalls: Record<StrategyName, readonly Sku[]> = {
  places: ['autocomplete', 'details'],
  geocoding: ['geocoding'],
  'address-validation': ['validation'],
}
