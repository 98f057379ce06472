import { languageOf, listOf, queryOf, regionOf } from '../parameters.ts'
import { fold, wordsOf } from '../places/normalise.ts'
import type { AddressParts } from '../places/place.ts'
import { invalid } from '../problems.ts'
import type { ProviderRoute } from '../provider.ts'
import type { OsmObject } from './osm-ids.ts'
import type { Layer, OsmPlace, OsmPlaces } from './osm-places.ts'

type Query = ReturnType<typeof queryOf>

const MAX_RESULTS = 50
const DEFAULT_RESULTS = 10
const MAX_OBJECTS = 50
const STRUCTURED = ['street', 'city', 'county', 'state', 'postalcode', 'country'] as const

/** Geocoding by text or by parts: `GET /nominatim/search`, in the format `jsonv2`. */
export const nominatimSearch = (places: OsmPlaces): ProviderRoute => ({
  method: 'GET',
  url: '/nominatim/search',
  operation: 'geocoding',
  edition: 'osm',
  apiKey: () => undefined,
  subject: (request) => queryOf(request).q ?? queryOf(request).street ?? '',
  sessionToken: () => undefined,
  answer(request) {
    const query = queryOf(request)
    const parts = STRUCTURED.flatMap((name) => query[name] || [])
    if (query.q && parts.length > 0)
      return {
        problem: invalid(
          'Structured query parameters (amenity, street, city, county, state, postalcode, ' +
            "country) cannot be used together with 'q' parameter.",
        ),
      }
    const language = languageOf(request, query['accept-language'])
    const countries = listOf(query.countrycodes, ',').map(regionOf)
    const found = places.search(
      {
        input: query.q ?? parts.join(', '),
        language,
        countries: countries.filter((code) => code !== undefined),
        typing: false,
        limit: Math.min(Number(query.limit ?? DEFAULT_RESULTS), MAX_RESULTS),
      },
      language,
    )
    return {
      body: found.filter((place) => hasAll(place, query)).map(render),
      call: { operation: 'geocoding', edition: 'osm' },
    }
  },
})

/** The places of objects: `GET /nominatim/lookup?osm_ids=W1,N2`. Unknown ones are left out. */
export const nominatimLookup = (places: OsmPlaces): ProviderRoute => ({
  method: 'GET',
  url: '/nominatim/lookup',
  operation: 'details',
  edition: 'osm',
  apiKey: () => undefined,
  subject: (request) => objectsOf(queryOf(request)).map(places.subjectOf).at(0) ?? '',
  sessionToken: () => undefined,
  answer(request) {
    const query = queryOf(request)
    const objects = objectsOf(query)
    if (objects.length > MAX_OBJECTS) return { problem: invalid('Too many object IDs.') }
    const language = languageOf(request, query['accept-language'])
    const found = objects.flatMap((object) => places.lookup(object, language) ?? [])
    return { body: found.map(render), call: { operation: 'details', edition: 'osm' } }
  },
})

const objectsOf = (query: Query): OsmObject[] =>
  listOf(query.osm_ids, ',').flatMap((text) => {
    const [, type, id] = /^([NWR])(\d{1,15})$/i.exec(text) ?? []
    return type && id ? [{ type: type.toUpperCase() as OsmObject['type'], id: Number(id) }] : []
  })

/** Nominatim tolerates no misspelt word: every word of town and street must be there. */
function hasAll({ parts, name, partial }: OsmPlace & { partial: boolean }, query: Query): boolean {
  if (query.q !== undefined || !partial) return true
  const known = new Set(
    wordsOf([name, ...Object.values(parts)].filter(Boolean).join(' ')).map(({ text }) => text),
  )
  const asked = wordsOf([query.street, query.city].filter(Boolean).join(' '))
  return asked.every(({ text }) => /^\p{N}/u.test(text) || known.has(fold(text)))
}

const RANKS: Record<Layer, number> = {
  house: 30,
  street: 26,
  locality: 22,
  district: 19,
  postcode: 21,
  city: 16,
  county: 12,
  state: 8,
  country: 4,
}
const TAGS: Record<Layer, [category: string, type: string]> = {
  house: ['building', 'yes'],
  street: ['highway', 'residential'],
  locality: ['place', 'neighbourhood'],
  district: ['place', 'suburb'],
  postcode: ['place', 'postcode'],
  city: ['place', 'city'],
  county: ['boundary', 'administrative'],
  state: ['boundary', 'administrative'],
  country: ['boundary', 'administrative'],
}
const OBJECTS = { N: 'node', W: 'way', R: 'relation' } as const
/** The side of a bounding box around the point, in degrees. */
const HALF_SIDE = 0.005

function render({ place, object, layer, name = '', parts, isInterpolated }: OsmPlace): object {
  const { latitude, longitude } = place
  const [category, type] = isInterpolated ? ['place', 'house'] : TAGS[layer]
  const address = addressOf(parts, layer)
  return {
    place_id: Math.abs(Math.round(latitude * 1e6)),
    licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
    ...(object && { osm_type: OBJECTS[object.type], osm_id: object.id }),
    lat: String(latitude),
    lon: String(longitude),
    category,
    type,
    place_rank: RANKS[layer],
    importance: 0.1,
    addresstype: layer === 'house' || layer === 'postcode' ? category : layer,
    name,
    display_name: Object.values(address).join(', '),
    address,
    boundingbox: [
      latitude - HALF_SIDE,
      latitude + HALF_SIDE,
      longitude - HALF_SIDE,
      longitude + HALF_SIDE,
    ].map(String),
  }
}

function addressOf(parts: AddressParts, layer: Layer): Record<string, string> {
  const town = parts.locality ?? parts.postalTown
  const code = parts.regionCode && `${parts.countryCode}-${parts.regionCode}`
  const address = {
    ...(layer === 'house' && { building: parts.premise }),
    house_number: parts.houseNumber,
    road: parts.street,
    neighbourhood: parts.neighborhood ?? parts.sublocality2,
    suburb: parts.sublocality1,
    city: town,
    county: parts.district,
    state: parts.region,
    'ISO3166-2-lvl4': code,
    postcode: parts.postalCode,
    country: parts.country,
    country_code: parts.countryCode.toLowerCase(),
  }
  return Object.fromEntries(
    Object.entries(address).filter((part): part is [string, string] => Boolean(part[1])),
  )
}
