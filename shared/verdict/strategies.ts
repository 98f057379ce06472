/**
 * How an address is looked up to validate it. A cascade asks `osm` first, and its paid strategy for
 * what that does not settle.
 */
export const strategies = [
  'places',
  'geocoding',
  'address-validation',
  'osm',
  'cascade',
  'cascade-geocoding',
  'cascade-address-validation',
] as const
export type StrategyName = (typeof strategies)[number]

export type SingleName = 'places' | 'geocoding' | 'address-validation' | 'osm'

const paid = {
  cascade: 'places',
  'cascade-geocoding': 'geocoding',
  'cascade-address-validation': 'address-validation',
} as const

/** The strategy itself, or the two of a cascade: the free one, then the paid one. */
export const partsOf = (name: StrategyName): SingleName[] =>
  name in paid ? ['osm', paid[name as keyof typeof paid]] : [name as SingleName]

/** What clients and batches may choose where the service has this strategy: it, or one part. */
export const choicesOf = (name: StrategyName): StrategyName[] => [
  ...new Set([name, ...partsOf(name)]),
]
