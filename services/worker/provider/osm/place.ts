import type { Components } from '../../../../shared/address/components.ts'
import { regionNames } from '../../../../shared/address/data/region-codes.ts'
import type { AddressComponent } from '../../../../shared/api/details.ts'
import { firstLine } from '../../../../shared/client/element/street-line.ts'
import type { Candidate } from '../../../../shared/verdict/found.ts'
import { type OsmPlaceId, writePlaceId } from './place-id.ts'

/** What OpenStreetMap calls the size of a place. */
export type Layer =
  | 'house'
  | 'street'
  | 'locality'
  | 'district'
  | 'city'
  | 'county'
  | 'state'
  | 'country'
  | 'postcode'
  | 'other'

/** A place as both servers have it. */
export interface OsmPlace {
  /** Absent where nothing can ask for it again. */
  id?: OsmPlaceId
  layer: Layer
  /** Of a business, a building, a street or an area. */
  name?: string
  components: Components
  latitude: number
  longitude: number
  /** The number is reckoned from its neighbours, and its object is the street. */
  isInterpolated: boolean
}

/** Must be shown wherever places are (README.md, Terms). */
export const attributions = [
  '© OpenStreetMap contributors (https://www.openstreetmap.org/copyright)',
]

/** The nearest of Google's types, which the rest of the service knows. */
const typesByLayer: Record<Layer, string[]> = {
  house: ['street_address'],
  street: ['route'],
  locality: ['neighborhood', 'political'],
  district: ['sublocality', 'political'],
  city: ['locality', 'political'],
  county: ['administrative_area_level_2', 'political'],
  state: ['administrative_area_level_1', 'political'],
  country: ['country', 'political'],
  postcode: ['postal_code'],
  other: ['point_of_interest', 'establishment'],
}

export const typesOf = ({ layer, components: { houseNumber } }: OsmPlace): string[] =>
  layer === 'house' && !houseNumber ? ['premise', ...typesByLayer.other] : typesByLayer[layer]

/**
 * A house with a number may be confirmed. Of anything coarser the service knows only the middle,
 * which confirms no address; and a shop or a bus stop is no address of its street.
 */
function precisionOf({
  layer,
  components,
  isInterpolated,
}: OsmPlace): NonNullable<Candidate['precision']> {
  if (layer !== 'house' || !components.houseNumber) return 'approximate'
  return isInterpolated ? 'interpolated' : 'rooftop'
}

/** Countries that write the postal code behind the town. Elsewhere it comes before. */
const codeLast = new Set([
  ...['AU', 'BR', 'CA', 'GB', 'GG', 'HK', 'IE', 'IM', 'IN', 'JE', 'JP', 'KR', 'MT', 'NZ', 'PR'],
  ...['SG', 'TH', 'TW', 'US', 'ZA'],
])
/** Countries that write the region beside the town. */
const withRegion = new Set(['AU', 'BR', 'CA', 'IN', 'US'])

/** What is shown of a place: the address as its country writes it, and the name, in two parts. */
export function linesOf({ layer, name, components }: OsmPlace): { main: string; rest: string } {
  const { locality, dependentLocality, region, regionCode, postalCode, country } = components
  const { countryCode = '' } = components
  const isArea = layer !== 'house' && layer !== 'street' && layer !== 'other'
  const line = isArea ? undefined : firstLine(components, '')
  const main = (isArea || layer === 'other' ? name : undefined) ?? line ?? name ?? ''
  const isBeside = name && !main.includes(name)
  const town = [locality, withRegion.has(countryCode) && (regionCode ?? region)]
    .filter((part) => part && part !== main)
    .join(', ')
  const coded = codeLast.has(countryCode) ? [town, postalCode] : [postalCode, town]
  const parts = [
    isBeside ? name : undefined,
    dependentLocality,
    coded.filter((part) => part && part !== main).join(' '),
    country,
  ]
  return { main, rest: parts.filter((part) => part && part !== main).join(', ') }
}

/** The address in one line. The name of a business is no part of it where there is a number. */
export function addressLine(place: OsmPlace): string {
  const { name: _, ...unnamed } = place
  const { main, rest } = linesOf(place.components.houseNumber ? unnamed : place)
  return [main, rest].filter(Boolean).join(', ')
}

const codesByName = new Map(
  Object.entries(regionNames).map(([country, names]) => [
    country,
    new Map(Object.entries(names).map(([code, name]) => [name.toLowerCase(), code])),
  ]),
)

/** The short name of a state or province, where addresses have it. */
export const regionCodeOf = (countryCode = '', name = ''): string | undefined =>
  codesByName.get(countryCode)?.get(name.toLowerCase())

/** OpenStreetMap's own parts, with the type that both servers call them by. */
export const ownComponents = (parts: Record<string, string | undefined>): AddressComponent[] =>
  Object.entries(parts).flatMap(([type, text]) =>
    text ? [{ longText: text, shortText: text, types: [type] }] : [],
  )

export const placeIdOf = ({ id }: OsmPlace): string | undefined => id && writePlaceId(id)

/** The id of an object; with its number, which the object may not have. */
export function objectId(
  object: { type: string | undefined; id: number | undefined },
  houseNumber: string | undefined,
  point: { latitude: number; longitude: number },
): OsmPlaceId | undefined {
  const type = object.type?.[0]?.toUpperCase()
  if (object.id === undefined || (type !== 'N' && type !== 'W' && type !== 'R')) return undefined
  const house = houseNumber && { number: houseNumber, ...point }
  return { kind: 'object', type, id: object.id, ...(house && { house }) }
}

export const postcodeId = (
  countryCode: string | undefined,
  code: string | undefined,
): OsmPlaceId | undefined =>
  countryCode && code ? { kind: 'postcode', countryCode, code } : undefined

/** Components without the parts that are missing. */
export const withoutEmpty = (parts: Record<string, string | undefined>): Components =>
  Object.fromEntries(Object.entries(parts).filter(([, text]) => text)) as Components

export const candidateOf = (place: OsmPlace): Candidate[] => {
  const placeId = placeIdOf(place)
  if (placeId === undefined) return []
  const { components, latitude, longitude } = place
  return [
    {
      placeId,
      formattedAddress: addressLine(place),
      components,
      latitude,
      longitude,
      precision: precisionOf(place),
      types: typesOf(place),
      attributions,
    },
  ]
}
