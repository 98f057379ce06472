import { BUSINESS, GEOCODE, NEW_BUSINESS } from '../data/place-types.ts'
import { type Place, typesOf } from '../places/place.ts'

const LEGACY_TYPES = new Set([...BUSINESS, ...GEOCODE])
const NEW_TYPES = new Set([...BUSINESS, ...GEOCODE, ...NEW_BUSINESS])

const MAX_TYPES = 5
const REGIONS = [
  'locality',
  'sublocality',
  'postal_code',
  'country',
  'administrative_area_level_1',
  'administrative_area_level_2',
]
const CITIES = ['locality', 'administrative_area_level_3']
const ADDRESS = [
  'street_address',
  'premise',
  'subpremise',
  'route',
  'post_box',
  'street_number',
  'intersection',
]

export type TypeFilter = (types: readonly string[]) => boolean

/** The filter of the legacy parameter `types`, or `invalid`. */
export function legacyTypeFilter(types: readonly string[]): TypeFilter | 'invalid' {
  const [first] = types
  if (first === undefined) return () => true
  const collection =
    types.length === 1 && { address: ADDRESS, '(cities)': CITIES, '(regions)': REGIONS }[first]
  if (collection) return anyOf(collection)
  if (types.length > MAX_TYPES || !types.every((type) => LEGACY_TYPES.has(type))) return 'invalid'
  const wide = types.filter((type) => type === 'geocode' || type === 'establishment')
  return wide.length > 0 && wide.length < types.length ? 'invalid' : anyOf(types)
}

/** The filter of `includedPrimaryTypes` in New, or `invalid`. */
export function newTypeFilter(types: readonly string[]): TypeFilter | 'invalid' {
  const [first] = types
  if (first === undefined) return () => true
  const collection = types.length === 1 && { '(cities)': CITIES, '(regions)': REGIONS }[first]
  if (collection) return anyOf(collection)
  return types.length <= MAX_TYPES && types.every((type) => NEW_TYPES.has(type))
    ? anyOf(types)
    : 'invalid'
}

/** Types of a prediction: those of the place, and `geocode`. */
export const predictionTypes = (place: Place): string[] => [...typesOf(place), 'geocode']

const anyOf =
  (wanted: readonly string[]): TypeFilter =>
  (types) =>
    types.some((type) => wanted.includes(type))
