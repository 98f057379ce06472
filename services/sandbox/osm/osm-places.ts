import type { Hit, SearchQuery } from '../places/gazetteer.ts'
import { type AddressParts, formFor, type Place } from '../places/place.ts'
import { parseId, routeId } from '../places/place-id.ts'
import { placeFor, searchFor } from '../places/special-places.ts'
import { hash } from '../places/synthetic.ts'
import type { Provider } from '../provider.ts'
import { faultOf } from '../test-inputs.ts'
import { type OsmIds, type OsmObject, osmIds } from './osm-ids.ts'

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

/** A place as OpenStreetMap has it, in one language. Postal codes and countries have no object. */
export type OsmPlace = {
  place: Place
  object: OsmObject | undefined
  layer: Layer
  name: string | undefined
  parts: AddressParts
  /** The number is reckoned from its neighbours: the object is the street. */
  isInterpolated: boolean
}

export type OsmPlaces = {
  /** Places in the language, or with local names if it is undefined. The best first. */
  search(query: SearchQuery, language: string | undefined): (OsmPlace & Pick<Hit, 'partial'>)[]
  /** The place of an object. An interpolated number is not part of it. */
  lookup(object: OsmObject, language: string | undefined): OsmPlace | undefined
  /** The place id of an object that is a test input. */
  subjectOf(object: OsmObject): string
}

/** One recorded house in this many is missing in OpenStreetMap: only its street is there. */
const MISSING_IN = 12

const isMissing = (place: Place): boolean => {
  const id = parseId(place.id)
  return (
    id.kind === 'record' &&
    place.local.street !== undefined &&
    place.local.houseNumber !== undefined &&
    hash(`osm ${id.record}`) % MISSING_IN === 0
  )
}

/** The places of the sandbox as servers of OpenStreetMap data have them. */
export function osmPlaces(provider: Pick<Provider, 'gazetteer'>): OsmPlaces {
  let made: OsmIds | undefined
  const ids = (): OsmIds => (made ??= osmIds(provider.gazetteer.recordIds))
  const known = (place: Place): Place => {
    const id = parseId(place.id)
    const street =
      id.kind === 'record' && isMissing(place)
        ? provider.gazetteer.lookup(routeId(id.record))
        : { state: 'unknown' }
    return 'place' in street ? street.place : place
  }
  return {
    search(query, language) {
      const seen = new Set<string>()
      return searchFor(provider.gazetteer, query).flatMap(({ place: hit, partial }) => {
        const place = known(hit)
        if (place.kind === 'post_box' || seen.has(place.id)) return []
        seen.add(place.id)
        return [{ ...shown(place, language, ids()), partial: partial || place !== hit }]
      })
    },
    lookup(object, language) {
      const placeId = ids().placeIdOf(object)
      const found = placeId === undefined ? 'unknown' : placeFor(provider.gazetteer, placeId)
      if (typeof found === 'string' || isMissing(found.place)) return undefined
      const place = shown(found.place, language, ids())
      const isTest = placeId !== undefined && faultOf(placeId) !== undefined
      return isTest || place.object?.type === object.type ? { ...place, object } : undefined
    },
    subjectOf: (object) => ids().placeIdOf(object) ?? '',
  }
}

const LAYERS: Partial<Record<Place['kind'], Layer>> = {
  route: 'street',
  neighborhood: 'locality',
  sublocality: 'district',
  locality: 'city',
  postal_town: 'city',
  postal_code: 'postcode',
  administrative_area_level_4: 'district',
  administrative_area_level_3: 'district',
  administrative_area_level_2: 'county',
  administrative_area_level_1: 'state',
  country: 'country',
}

/** Flats and floors do not exist in OpenStreetMap. */
function shown(place: Place, language: string | undefined, ids: OsmIds): OsmPlace {
  const { parts, name } = formFor(place, language ?? place.language)
  const { unit: _unit, floor: _floor, postBox: _postBox, ...rest } = parts
  const layer = LAYERS[place.kind] ?? 'house'
  return {
    place,
    object: ids.objectOf(place),
    layer,
    name: layer === 'street' ? parts.street : (name ?? nameOf(layer, parts)),
    parts: rest,
    isInterpolated: place.precision === 'RANGE_INTERPOLATED',
  }
}

function nameOf(layer: Layer, parts: AddressParts): string | undefined {
  switch (layer) {
    case 'house':
      return parts.premise
    case 'city':
      return parts.locality ?? parts.postalTown
    case 'postcode':
      return parts.postalCode
    case 'country':
      return parts.country
    default:
      return undefined
  }
}
