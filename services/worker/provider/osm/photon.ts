import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { countryOfTerritory, liesIn } from '../../../../shared/address/country/territories.ts'
import { fallbackLanguages } from '../in-language.ts'
import { inForm } from '../port.ts'
import {
  type Layer,
  type OsmPlace,
  objectId,
  postcodeId,
  regionCodeOf,
  withoutEmpty,
} from './place.ts'

export interface PhotonQuery {
  input: string
  /** BCP 47; `localNames` for the names that people use there. */
  language: string
  /** ISO 3166-1 alpha-2. */
  countries?: readonly string[] | undefined
  near?: { latitude: number; longitude: number; radius: number } | undefined
}

/** The language that means local names. */
export const localNames = fallbackLanguages.osm

/** More than are shown: a street may consist of many ways. */
const limit = 15
/** Photon's default maximum, where maxResults answers may lie elsewhere. */
const maxLimit = 50
/** Territories that are countries on the map. The others have the code of their country there. */
const countriesOnMap = new Set('FO GG GI GL IM JE MC SM TW VA XK'.split(' '))
/** What an address can be: no countries, and no rivers or mountains. */
const layers: Layer[] = ['house', 'street', 'locality', 'district', 'city', 'county', 'state']

/** The path of a search (README.md, Formats). */
export function photonPath({ input, language, countries = [], near }: PhotonQuery): string {
  const asked = countries.map((country) => country.toUpperCase())
  const wider = new Set(asked.flatMap((code) => [code, countryOnMap(code)]))
  const maxResults = wider.size > asked.length ? maxLimit : limit
  const query = new URLSearchParams({ q: input, limit: String(maxResults) })
  // Photon knows languages, not their regions and scripts.
  if (language !== localNames) query.set('lang', new Intl.Locale(language).language)
  for (const country of wider) query.append('countrycode', country)
  for (const layer of layers) query.append('layer', layer)
  if (near) {
    query.set('lat', String(near.latitude))
    query.set('lon', String(near.longitude))
    query.set('zoom', String(zoomOf(near.radius)))
  }
  return `/api?${query}`
}

/** The same search in the whole world, for a server that can't filter by country. */
export function withoutCountries(path: string): string {
  const [pathname, text] = path.split('?')
  const query = new URLSearchParams(text)
  if (!query.has('countrycode')) return path
  query.delete('countrycode')
  query.set('limit', String(maxLimit))
  return `${pathname}?${query}`
}

const countryOnMap = (code: string): string =>
  countriesOnMap.has(code) ? code : (countryOfTerritory(code) ?? code)

/** Photon's radius is a quarter of a kilometre at zoom 18, and twice as large at each one below. */
const zoomOf = (radiusMeters: number): number =>
  Math.round(Math.min(18, Math.max(0, 18 - Math.log2(Math.max(250, radiusMeters) / 250))))

const text = Type.Optional(Type.String())
const featuresForm = Compile(
  Type.Object({
    features: Type.Array(
      Type.Object({
        geometry: Type.Object({ coordinates: Type.Array(Type.Number(), { minItems: 2 }) }),
        properties: Type.Object({
          osm_type: text,
          osm_id: Type.Optional(Type.Integer({ minimum: 0 })),
          osm_key: text,
          osm_value: text,
          type: text,
          name: text,
          housenumber: text,
          street: text,
          locality: text,
          district: text,
          city: text,
          county: text,
          state: text,
          postcode: text,
          country: text,
          countrycode: text,
        }),
      }),
    ),
  }),
)
type Properties = Type.Static<
  typeof featuresForm extends { Type(): infer Form extends Type.TSchema } ? Form : never
>['features'][number]['properties']

/** The places of an answer, in these countries only. */
export function readFeatures(body: unknown, countries: readonly string[] = []): OsmPlace[] {
  const wanted = countries.map((country) => country.toUpperCase())
  const isAnywhere = wanted.length === 0
  return inForm(featuresForm, body)
    .features.map(({ geometry, properties }) => readFeature(geometry.coordinates, properties))
    .filter(({ components }) => isAnywhere || wanted.some((code) => liesIn(code, components)))
}

const knownLayers = new Set<string>([...layers, 'country'])

function readFeature([longitude = 0, latitude = 0]: number[], found: Properties): OsmPlace {
  const { osm_key: key, osm_value: value, name, housenumber: houseNumber } = found
  const layer = layerOf(found)
  const countryCode = found.countrycode?.toUpperCase()
  const isStreet = layer === 'street'
  // Of an area the own name is in `name` only.
  const own = (of: Layer) => (layer === of ? name : undefined)
  const town = own('city') ?? found.city
  const quarter = own('district') ?? own('locality') ?? found.district ?? found.locality
  const region = own('state') ?? found.state
  const point = { latitude, longitude }
  const postalCode = layer === 'postcode' ? (found.postcode ?? name) : found.postcode
  const id =
    objectId({ type: found.osm_type, id: found.osm_id }, houseNumber, point) ??
    (layer === 'postcode' ? postcodeId(countryCode, postalCode) : undefined)
  return {
    ...(id && { id }),
    layer,
    ...(name && { name }),
    components: withoutEmpty({
      houseNumber,
      street: isStreet ? name : found.street,
      // The name of a shop is no building's.
      building: layer === 'house' && !houseNumber ? name : undefined,
      locality: town ?? quarter,
      dependentLocality: town === undefined || quarter === town ? undefined : quarter,
      district: own('county') ?? found.county,
      region,
      regionCode: regionCodeOf(countryCode, region),
      postalCode,
      country: found.country,
      countryCode,
    }),
    ...point,
    isInterpolated:
      key === 'place' && /^house/.test(value ?? '') && found.osm_type === 'W' && !!houseNumber,
  }
}

/** A house without a number and name is none; the number was not found. */
function layerOf({ type = '', osm_value: value, housenumber, name }: Properties): Layer {
  if (value === 'postcode') return 'postcode'
  if (type === 'house') return housenumber || name ? 'house' : 'other'
  return knownLayers.has(type) ? (type as Layer) : 'other'
}
