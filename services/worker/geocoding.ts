import type { Candidate } from '../../shared/verdict/found.ts'
import { readGeocodes } from './geocoding-wire.ts'
import { createGoogleClient, googleMapsUrl } from './google-client.ts'
import type { ProviderAccess, Reply } from './places/places.ts'

export interface GeocodingQuery {
  address: string
  language: string
  /** Only places there: ISO 3166-1 alpha-2. The provider takes one. */
  country?: string
}

/** Geocoding v3: places for an address, the best first; several mean that it is ambiguous. Makes exactly one call. @throws {PlacesError} */
export interface Geocoding {
  geocode(query: GeocodingQuery, signal: AbortSignal): Promise<Reply<Candidate[]>>
  close(): Promise<void>
}

/** Geocoding v3 through Google's own client (provider-contract §3, §11). Both editions of the Places API have it beside them. */
export function createGeocoding({ apiKey, url = googleMapsUrl, connections, timeoutMs }: ProviderAccess): Geocoding {
  const google = createGoogleClient({ connections, timeoutMs })
  const base = url.replace(/\/$/, '')
  return {
    geocode: ({ address, language, country }, outer) => {
      const params = { address, language, key: apiKey, ...(country && { components: { country } }) }
      const request = { url: `${base}/maps/api/geocode/json`, params }
      return google.ask((client, signal) => client.geocode({ ...request, signal }), readGeocodes, outer)
    },
    close: async () => google.close(),
  }
}
