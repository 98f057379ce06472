import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { inForm } from '../port.ts'
import { localNames } from './photon.ts'
import { type Layer, type OsmPlace, objectId, postcodeId, withoutEmpty } from './place.ts'

/** A search by the whole text, or by parts of the address; never by both. */
export interface SearchQuery {
  text?: string
  /** Number and street, in any order. */
  street?: string | undefined
  city?: string | undefined
  state?: string | undefined
  postalCode?: string | undefined
  /** BCP 47; `localNames` for the names that people use there. */
  language: string
  /** ISO 3166-1 alpha-2. */
  countries?: readonly string[]
}

/** A place, and the area that its object covers: south, north, west, east, in degrees. */
export interface NominatimPlace extends OsmPlace {
  bounds: [number, number, number, number] | undefined
  /** Nominatim's own parts. */
  address: Record<string, string>
}

const common = (language: string) => ({
  format: 'jsonv2',
  addressdetails: '1',
  // Without it, Nominatim answers with local names.
  ...(language !== localNames && { 'accept-language': language }),
})
const limit = 10

export const lookupPath = (object: string, language: string): string =>
  `/lookup?${new URLSearchParams({ osm_ids: object, ...common(language) })}`

export function searchPath({ language, countries = [], ...query }: SearchQuery): string {
  const { text, street, city, state, postalCode } = query
  const parts = { q: text, street, city, state, postalcode: postalCode }
  return `/search?${new URLSearchParams({
    ...Object.fromEntries(
      Object.entries(parts).flatMap(([name, part]) => (part ? [[name, part] as const] : [])),
    ),
    ...(countries.length > 0 && { countrycodes: countries.join(',').toLowerCase() }),
    limit: String(limit),
    ...common(language),
  })}`
}

const degrees = Type.String({ pattern: '^-?\\d+(\\.\\d+)?(e-?\\d+)?$' })
const text = Type.Optional(Type.String())
const Place = Type.Object({
  osm_type: text,
  osm_id: Type.Optional(Type.Integer({ minimum: 0 })),
  lat: degrees,
  lon: degrees,
  category: text,
  type: text,
  place_rank: Type.Optional(Type.Integer()),
  name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  address: Type.Optional(Type.Record(Type.String(), Type.String())),
  boundingbox: Type.Optional(Type.Tuple([degrees, degrees, degrees, degrees])),
})
const placesForm = Compile(Type.Array(Place))

type Found = Type.Static<typeof Place>

/** The places of an answer, in these countries only. */
export function readPlaces(body: unknown, countries: readonly string[] = []): NominatimPlace[] {
  const wanted = new Set(countries.map((country) => country.toUpperCase()))
  return inForm(placesForm, body)
    .flatMap(numbersApart)
    .map(readPlace)
    .filter(({ components }) => wanted.size === 0 || wanted.has(components.countryCode ?? ''))
}

/** A house may have several numbers, "12;14". Each is an address, as it is at Photon. */
function numbersApart(found: Found): Found[] {
  const { address = {} } = found
  const numbers = (address.house_number ?? '')
    .split(/[;,]/)
    .map((number) => number.trim())
    .filter(Boolean)
  if (numbers.length < 2) return [found]
  return numbers.map((house_number) => ({ ...found, address: { ...address, house_number } }))
}

function readPlace(found: Found): NominatimPlace {
  const { category, type, address = {} } = found
  const layer = layerOf(found)
  const point = { latitude: Number(found.lat), longitude: Number(found.lon) }
  const components = componentsOf(address, layer, category)
  const id =
    objectId({ type: found.osm_type, id: found.osm_id }, address.house_number, point) ??
    (layer === 'postcode' ? postcodeId(components.countryCode, components.postalCode) : undefined)
  return {
    ...(id && { id }),
    layer,
    ...(found.name && { name: found.name }),
    components,
    ...point,
    isInterpolated:
      category === 'place' &&
      /^house/.test(type ?? '') &&
      found.osm_type === 'way' &&
      !!address.house_number,
    bounds: found.boundingbox?.map(Number) as NominatimPlace['bounds'],
    address,
  }
}

/** The first of these parts that an address has. */
const firstOf = (address: Record<string, string>, ...names: string[]): string | undefined =>
  names.map((name) => address[name]).find(Boolean)

const towns = ['city', 'town', 'village', 'municipality', 'hamlet', 'isolated_dwelling']
const quarters = ['suburb', 'city_district', 'borough', 'quarter', 'neighbourhood']

function componentsOf(
  address: Record<string, string>,
  layer: Layer,
  category: string | undefined,
): OsmPlace['components'] {
  const town = firstOf(address, ...towns) ?? firstOf(address, ...quarters, 'county', 'state')
  const quarter = firstOf(address, ...quarters, 'village', 'hamlet')
  const code = firstOf(address, 'ISO3166-2-lvl4', 'ISO3166-2-lvl5', 'ISO3166-2-lvl6')
  return withoutEmpty({
    houseNumber: address.house_number,
    street: firstOf(address, 'road', 'pedestrian', 'footway', 'square', 'path', 'residential'),
    // The name of a shop is no building's.
    building:
      layer === 'house'
        ? firstOf(address, 'house_name', ...(address.house_number ? [] : [category ?? '']))
        : undefined,
    locality: town,
    dependentLocality: quarter === town ? undefined : quarter,
    district: firstOf(address, 'county', 'state_district'),
    region: firstOf(address, 'state', 'province', 'region'),
    regionCode: code?.slice(code.indexOf('-') + 1),
    postalCode: address.postcode,
    country: address.country,
    countryCode: address.country_code?.toUpperCase(),
  })
}

/** Nominatim's ranks: 30 is a house, 26 and 27 a street, 13 to 16 a town, and so on upwards. */
function layerOf({ place_rank: rank = 0, type, address = {}, name }: Found): Layer {
  if (type === 'postcode') return 'postcode'
  if (rank >= 28) return address.house_number || name ? 'house' : 'other'
  if (rank >= 26) return 'street'
  if (rank >= 20) return 'locality'
  if (rank >= 17) return 'district'
  if (rank >= 13) return 'city'
  if (rank >= 10) return 'county'
  if (rank >= 5) return 'state'
  return rank === 4 ? 'country' : 'other'
}
