import { afterAll, beforeAll, expect } from 'vitest'
import { createOsmGeocoder, type OsmGeocoder } from '../../services/worker/provider/osm/geocoder.ts'
import { createOsmPlaces } from '../../services/worker/provider/osm/places.ts'
import { ProviderError } from '../../services/worker/provider/port.ts'
import { type CannedProvider, startCannedProvider } from './canned-provider.ts'
import { type ClosablePlaces, unhurried } from './edition.ts'

/** The edition over OpenStreetMap's servers, which a server with scripted answers stands for. */
export function useOsmServers() {
  let server: CannedProvider
  let places: ClosablePlaces
  let geocoder: OsmGeocoder
  beforeAll(async () => {
    server = await startCannedProvider()
    const access = {
      apiKey: '',
      photonUrls: [`${server.url}/photon`],
      nominatimUrls: [`${server.url}/nominatim/`],
      connections: 1,
      timeoutMs: 10_000,
    }
    places = createOsmPlaces(access)
    geocoder = createOsmGeocoder(access)
  })
  afterAll(async () => {
    await places?.close()
    await geocoder?.close()
    await server?.close()
  })

  /** Path and query of the only request. */
  function asked(): [path: string, query: string[]] {
    expect(server.received).toHaveLength(1)
    const [{ method, path, query } = expect.fail('nothing came')] = server.received
    expect(method).toBe('GET')
    return [path, [...query].map(([name, value]) => `${name}=${value}`)]
  }

  const suggest = async (input: string, ...features: object[]) => {
    server.answers({ body: featuresOf(...features) })
    return (await places.autocomplete({ input, language: 'fr' }, unhurried())).data
  }
  const search = async (feature: object, countries?: string[]) => {
    server.answers({ body: featuresOf(feature) })
    const query = { input: 'x', language: 'fr', ...(countries && { countries }) }
    return (await geocoder.search(query, unhurried())).data
  }
  const geocode = async (places: object[], countries?: string[]) => {
    server.answers({ body: places })
    const query = { text: 'x', language: 'fr', ...(countries && { countries }) }
    return (await geocoder.geocode(query, unhurried())).data
  }
  const detailsOf = async (placeId: string, ...found: object[]) => {
    server.answers({ body: found })
    return (await places.details({ placeId, language: 'fr', idOnly: false }, unhurried())).data
  }
  return {
    get server() {
      return server
    },
    get places() {
      return places
    },
    get geocoder() {
      return geocoder
    },
    asked,
    suggest,
    search,
    geocode,
    detailsOf,
  }
}

/** Why a call failed. */
export const failureOf = async (call: Promise<unknown>) => {
  const error = await call.catch((reason: unknown) => reason)
  return error instanceof ProviderError ? error.failure : error
}

export const featuresOf = (...features: object[]) => ({
  type: 'FeatureCollection',
  features: features.map((properties) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [4.85, 45.75] },
    properties,
  })),
})

/** The types of a place that somebody runs. */
export const establishment = ['point_of_interest', 'establishment']

/** A place as Photon describes it. */
export const lyon = {
  city: 'Lyon',
  state: 'Rhône-Alpes',
  postcode: '69008',
  country: 'France',
  countrycode: 'fr',
}
export const lilas = { ...lyon, street: 'Rue des Lilas' }
export const node = { osm_type: 'N', osm_id: 7 }

/** An object and its address as Nominatim describes them. */
export const here = { lat: '45.75', lon: '4.85' }
export const object = { ...here, osm_type: 'way', osm_id: 7 }
export const address = {
  road: 'Rue des Lilas',
  city: 'Lyon',
  county: 'Rhône',
  state: 'Auvergne-Rhône-Alpes',
  'ISO3166-2-lvl4': 'FR-ARA',
  postcode: '69008',
  country: 'France',
  country_code: 'fr',
}

export const attributions = [
  '© OpenStreetMap contributors (https://www.openstreetmap.org/copyright)',
]
