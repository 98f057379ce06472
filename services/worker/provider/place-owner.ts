import type { Owner } from '../../../shared/billing/skus.ts'

/** Whose place an id is. Ids of OpenStreetMap are ours, and begin so (./osm/README.md). */
export const ownerOfPlace = (placeId: string): Owner =>
  placeId.startsWith('osm:') ? 'osm' : 'google'
