import type { ResultRow } from '../../../shared/api/batch.ts'
import { lineOf } from '../address-text.ts'
import { providerOf } from '../map/pins.ts'

type Result = Pick<ResultRow, 'placeId' | 'formattedAddress' | 'address' | 'latitude' | 'longitude'>

/** A page of a provider's map. */
interface PlaceLink {
  url: string
  /** Whose map it is. */
  map: string
}

const objects: Record<string, string> = { N: 'node', W: 'way', R: 'relation' }

/**
 * A link to the place of a result on its provider's own map, the only one that the terms allow
 * (`services/worker/provider/README.md`, Terms). Undefined without a place, and for the sandbox.
 * Google's map needs a text beside the id: the stored one when the found one has expired. A postal
 * code is no object of OpenStreetMap: the link is to its point. Pure.
 */
export function placeLink(result: Result): PlaceLink | undefined {
  const { placeId, formattedAddress, address = {}, latitude, longitude } = result
  if (!placeId) return undefined
  const provider = providerOf(placeId)
  if (provider === 'google') {
    const text = formattedAddress ?? lineOf(address)
    const query = new URLSearchParams({ api: '1', query: text, query_place_id: placeId })
    return { url: `https://www.google.com/maps/search/?${query}`, map: 'Google Maps' }
  }
  if (provider === 'sandbox') return undefined
  const [, letter = '', id] = /^osm:([NWR])(\d+)/.exec(placeId) ?? []
  const map = 'OpenStreetMap'
  if (id) return { url: `https://www.openstreetmap.org/${objects[letter]}/${id}`, map }
  if (latitude === undefined || longitude === undefined) return undefined
  const query = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) })
  return { url: `https://www.openstreetmap.org/?${query}#map=18/${latitude}/${longitude}`, map }
}
