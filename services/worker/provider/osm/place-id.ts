import { ProviderError } from '../port.ts'

/**
 * A place of OpenStreetMap that can be answered again. Its `osm_type` and `osm_id` alone do not
 * suffice: an interpolated house number has those of its street, and postal codes have none.
 */
export type OsmPlaceId =
  | {
      kind: 'object'
      type: 'N' | 'W' | 'R'
      id: number
      /** Absent where the place has no number. */
      house?: { number: string; latitude: number; longitude: number }
    }
  | { kind: 'postcode'; countryCode: string; code: string }

/** `osm:W123`, `osm:W123;12b;45.750000,4.850000`, `osm:P;FR;69008`. */
export function writePlaceId(place: OsmPlaceId): string {
  if (place.kind === 'postcode')
    return `osm:P;${place.countryCode};${encodeURIComponent(place.code)}`
  const { type, id, house } = place
  if (!house) return `osm:${type}${id}`
  const point = [house.latitude, house.longitude].map((degrees) => degrees.toFixed(6)).join()
  return `osm:${type}${id};${encodeURIComponent(house.number)};${point}`
}

const objectForm =
  /^osm:([NWR])(\d{1,15})(?:;([^;/]{1,200});(-?\d{1,2}\.\d{6}),(-?\d{1,3}\.\d{6}))?$/
const postcodeForm = /^osm:P;([A-Z]{2});([^;/]{1,60})$/

/** @throws {ProviderError} `bad_place_id`, or `not_found` for the id of another provider */
export function readPlaceId(text: string): OsmPlaceId {
  if (!text.startsWith('osm:')) throw new ProviderError('not_found', 'of another provider')
  const [, type, id, number, latitude, longitude] = objectForm.exec(text) ?? []
  if (type) {
    const house = number && {
      number: decoded(number),
      latitude: Number(latitude),
      longitude: Number(longitude),
    }
    return {
      kind: 'object',
      type: type as 'N' | 'W' | 'R',
      id: Number(id),
      ...(house && { house }),
    }
  }
  const [, countryCode, code] = postcodeForm.exec(text) ?? []
  if (!countryCode || !code) throw malformed()
  return { kind: 'postcode', countryCode, code: decoded(code) }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw malformed()
  }
}

const malformed = () => new ProviderError('bad_place_id', 'not a place id of OpenStreetMap')
