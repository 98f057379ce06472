import type { FastifyRequest } from 'fastify'
import { regionOf } from '../parameters.ts'
import type { Area } from '../places/area.ts'
import { invalid, type Problem } from '../problems.ts'
import type { ProviderRoute } from '../provider.ts'
import type { OsmPlace, OsmPlaces } from './osm-places.ts'

type Query = Record<string, string | string[] | undefined>

const one = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.at(-1) : value
const all = (value: string | string[] | undefined): string[] =>
  value === undefined ? [] : [value].flat()

const queryOf = (request: FastifyRequest): Query => request.query as Query

/** The languages that this server was imported with. */
const PHOTON_LANGUAGES = ['default', 'en', 'de', 'fr', 'ja']
const MAX_RESULTS = 50
const DEFAULT_RESULTS = 15
const DEFAULT_ZOOM = 12

/** Search while typing: `GET /photon/api`. */
export const photonSearch = (places: OsmPlaces): ProviderRoute => ({
  method: 'GET',
  url: '/photon/api',
  operation: 'autocomplete',
  edition: 'osm',
  apiKey: () => undefined,
  subject: (request) => one(queryOf(request).q) ?? '',
  sessionToken: () => undefined,
  answer(request) {
    const query = queryOf(request)
    const input = one(query.q)
    if (!input?.trim()) return { problem: invalid('missing search term', 'q') }
    const language = languageOf(request, one(query.lang))
    if (typeof language === 'object') return { problem: language }
    const countries = all(query.countrycode).map(regionOf)
    if (countries.includes(undefined)) return { problem: invalid('Not a country', 'countrycode') }
    const layers = new Set(all(query.layer))
    const found = places.search(
      {
        input,
        language: language ?? 'en',
        countries: countries.filter((code) => code !== undefined),
        ...areaOf(query),
        limit: Math.min(Number(one(query.limit) ?? DEFAULT_RESULTS), MAX_RESULTS),
      },
      language,
    )
    const features = found
      .filter(({ layer }) => layers.size === 0 || layers.has(layerOf(layer)))
      .map(feature)
    return {
      body: { type: 'FeatureCollection', features },
      call: { operation: 'autocomplete', edition: 'osm' },
    }
  },
})

/** Undefined for local names. */
function languageOf(
  request: FastifyRequest,
  asked: string | undefined,
): string | undefined | Problem {
  if (asked !== undefined && !PHOTON_LANGUAGES.includes(asked))
    return invalid(
      `Language is not supported. Supported are: ${PHOTON_LANGUAGES.join(', ')}`,
      'lang',
    )
  const accepted = request.headers['accept-language']?.slice(0, 2)
  const language = asked ?? (PHOTON_LANGUAGES.includes(accepted ?? '') ? accepted : 'default')
  return language === 'default' ? undefined : language
}

/**
 * Photon's radius for a zoom: a quarter of a kilometre at 18, twice as much with each step down.
 */
function areaOf(query: Query): { area?: Area } {
  const [latitude, longitude] = [one(query.lat), one(query.lon)].map(Number)
  if (one(query.lat) === undefined || latitude === undefined || longitude === undefined) return {}
  const zoom = Math.min(18, Math.max(0, Number(one(query.zoom) ?? DEFAULT_ZOOM)))
  return { area: { center: { latitude, longitude }, radiusMeters: 250 * 2 ** (18 - zoom) } }
}

const layerOf = (layer: OsmPlace['layer']) => (layer === 'postcode' ? 'other' : layer)

const TAGS: Record<OsmPlace['layer'], [key: string, value: string]> = {
  house: ['building', 'yes'],
  street: ['highway', 'residential'],
  locality: ['place', 'neighbourhood'],
  district: ['place', 'suburb'],
  city: ['place', 'city'],
  county: ['boundary', 'administrative'],
  state: ['boundary', 'administrative'],
  country: ['place', 'country'],
  postcode: ['place', 'postcode'],
}

/** Of a street the name is in `name`, not in `street`. */
function feature({ place, object, layer, name, parts, isInterpolated }: OsmPlace): object {
  const [key, value] = isInterpolated ? ['place', 'house'] : TAGS[layer]
  const properties = {
    ...(object && { osm_type: object.type, osm_id: object.id }),
    osm_key: key,
    osm_value: value,
    type: layerOf(layer),
    name,
    housenumber: parts.houseNumber,
    street: layer === 'street' ? undefined : parts.street,
    locality: layer === 'locality' ? undefined : (parts.neighborhood ?? parts.sublocality2),
    district: layer === 'district' ? undefined : parts.sublocality1,
    city: layer === 'city' ? undefined : (parts.locality ?? parts.postalTown),
    county: layer === 'county' ? undefined : parts.district,
    state: layer === 'state' ? undefined : parts.region,
    postcode: parts.postalCode,
    country: parts.country,
    countrycode: parts.countryCode,
  }
  return {
    type: 'Feature',
    properties,
    geometry: { type: 'Point', coordinates: [place.longitude, place.latitude] },
  }
}
