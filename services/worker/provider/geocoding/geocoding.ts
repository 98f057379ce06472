import type { Candidate } from '../../../../shared/verdict/found.ts'
import { createGoogleClient, googleMapsUrl, wholeWorld } from '../google-client.ts'
import type { Answer, Connected, ProviderAccess } from '../port.ts'
import { readGeocodes } from './wire.ts'

export interface GeocodingQuery {
  address: string
  language: string
  /** Only places in this country: ISO 3166-1 alpha-2. The provider accepts one. */
  country?: string
}

/**
 * Geocoding v3: places for an address, the best first. Several places mean that the address is
 * ambiguous. Makes exactly one call. @throws {ProviderError}
 */
export interface Geocoding extends Connected {
  geocode(query: GeocodingQuery, signal: AbortSignal): Promise<Answer<Candidate[]>>
}

/** Geocoding v3 through Google's npm client. Works beside both editions of the Places API. */
export function createGeocoding({
  apiKey,
  url = googleMapsUrl,
  connections,
  timeoutMs,
}: ProviderAccess): Geocoding {
  const google = createGoogleClient({ apiKey, url, connections, timeoutMs })
  const base = url.replace(/\/$/, '')
  return {
    geocode: ({ address, language, country }, signal) => {
      const params = {
        address,
        language,
        key: apiKey,
        ...(country ? { components: { country } } : { bounds: wholeWorld }),
      }
      const request = { url: `${base}/maps/api/geocode/json`, params }
      return google.ask(
        {
          call: (client, config) => client.geocode({ ...request, ...config }),
          read: readGeocodes,
          text: address,
        },
        signal,
      )
    },
    warm: google.warm,
    close: google.close,
  }
}
