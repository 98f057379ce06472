/** How an address is looked up to validate it. */
export const strategies = ['places', 'geocoding', 'address-validation', 'osm'] as const
export type StrategyName = (typeof strategies)[number]
