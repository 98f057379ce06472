/** The APIs of the provider that the service can use. */
export const editions = ['new', 'legacy', 'osm'] as const
export type Edition = (typeof editions)[number]

/** Whose servers answer in an edition: key, quotas and outages are the owner's. */
export const ownerOf = (edition: Edition): Owner => (edition === 'osm' ? 'osm' : 'google')
/** Whose place an id is. Ids of OpenStreetMap are ours, and begin so. */
export const ownerOfPlace = (placeId: string): Owner =>
  placeId.startsWith('osm:') ? 'osm' : 'google'
export const owners = ['google', 'osm'] as const
export type Owner = (typeof owners)[number]

/**
 * Kinds of calls. The provider has a separate quota for each. `photon` and `nominatim` are the
 * servers of the edition `osm`, each with one quota for all its calls.
 */
export const skus = [
  'autocomplete',
  'details',
  'geocoding',
  'validation',
  'photon',
  'nominatim',
] as const
export type Sku = (typeof skus)[number]

const ofGoogle = ['autocomplete', 'details', 'geocoding', 'validation'] as const

/** The kinds of calls of each edition's provider. A strategy may make those of the other one. */
export const skusOfEdition: Record<Edition, readonly Sku[]> = {
  new: ofGoogle,
  legacy: ofGoogle,
  osm: ['photon', 'nominatim'],
}
