import { normaliseComponents } from '../../shared/address/components.ts'
import type { Candidate } from '../../shared/verdict/found.ts'
import { answered, type LegacyBody, type LegacyComponent, readLegacyComponent } from './places/legacy-wire.ts'
import { PlacesError } from './places/places.ts'

interface Geocodes extends LegacyBody {
  results?: {
    place_id?: string
    formatted_address?: string
    address_components?: LegacyComponent[]
    geometry?: { location?: { lat: number; lng: number }; location_type?: string }
    partial_match?: boolean
    types?: string[]
  }[]
}

const precisions = new Map<string, NonNullable<Candidate['precision']>>([
  ['ROOFTOP', 'rooftop'],
  ['RANGE_INTERPOLATED', 'interpolated'],
  ['GEOMETRIC_CENTER', 'centre'],
])

/** provider-contract §3 */
export function readGeocodes(body: unknown): Candidate[] {
  const { results = [] } = answered<Geocodes>(body)
  return results.map(
    ({ place_id, formatted_address = '', address_components = [], geometry, partial_match, types = [] }) => {
      if (!place_id) throw new PlacesError('nonsense', 'a result without a place id')
      return {
        placeId: place_id,
        formattedAddress: formatted_address,
        components: normaliseComponents(address_components.map(readLegacyComponent)),
        ...(geometry?.location && { latitude: geometry.location.lat, longitude: geometry.location.lng }),
        precision: precisions.get(geometry?.location_type ?? '') ?? 'approximate',
        types,
        ...(partial_match && { partialMatch: true }),
      }
    },
  )
}
