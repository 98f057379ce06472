import type { Place } from '../places/place.ts'
import { areaId, cityIdOf, parseId, routeId, syntheticId } from '../places/place-id.ts'
import { type AreaLevel, isAreaLevel } from '../places/surroundings.ts'
import { SPECIAL_IDS } from '../test-inputs.ts'

/** An object of OpenStreetMap: node, way or relation, and its number. */
export type OsmObject = { type: 'N' | 'W' | 'R'; id: number }

export type OsmIds = {
  /**
   * The object of a place. A house between known ones has the object of its street, as interpolated
   * numbers have in OpenStreetMap. Undefined for what has no object there, such as postal codes.
   */
  objectOf(place: Place): OsmObject | undefined
  /** The place id of an object. It may name a place that does not exist. */
  placeIdOf(object: OsmObject): string | undefined
}

/** The last digit of a number says what it stands for. */
const KINDS = ['special', 'record', 'route', 'recordArea', 'cityArea', 'city', 'street'] as const
const LEVELS: readonly AreaLevel[] = [
  'neighborhood',
  'sublocality',
  'locality',
  'town',
  'district',
  'region',
]
/** Above every number of OpenStreetMap, so that a live server knows none of these objects. */
const FIRST_NUMBER = 100_000_000_000_000
/** More than any country has common streets. */
const MAX_STREETS = 1_000

/** Numbers for the sandbox's place ids. They stay the same while its data does. */
export function osmIds(recordIds: readonly string[]): OsmIds {
  const indexOf = new Map(recordIds.map((id, index) => [id, index]))

  function numberOf(placeId: string): number | undefined {
    const of = (kind: (typeof KINDS)[number], value: number | undefined) =>
      value === undefined || value < 0 ? undefined : FIRST_NUMBER + value * 10 + KINDS.indexOf(kind)
    const special = SPECIAL_IDS.indexOf(placeId)
    if (special >= 0) return of('special', special)
    const id = parseId(placeId)
    if (id.kind === 'record') return of('record', indexOf.get(id.record))
    if (id.kind === 'route' || id.kind === 'near') return of('route', indexOf.get(id.record))
    if (id.kind === 'city') return of('city', id.cityId)
    if (id.kind === 'synthetic') return of('street', id.cityId * MAX_STREETS + id.street)
    if (id.kind !== 'area' || !isAreaLevel(id.level)) return undefined
    const level = LEVELS.indexOf(id.level)
    const record = indexOf.get(id.anchor)
    if (level < 0) return undefined
    return record === undefined
      ? of('cityArea', Number(id.anchor) * 10 + level)
      : of('recordArea', record * 10 + level)
  }

  return {
    objectOf(place) {
      const id = numberOf(place.id)
      return id === undefined ? undefined : { type: typeOf(place), id }
    },
    placeIdOf({ id: number }) {
      const id = number - FIRST_NUMBER
      if (id < 0) return undefined
      const value = Math.floor(id / 10)
      const record = (index: number) => recordIds[index] ?? ''
      switch (KINDS[id % 10]) {
        case 'special':
          return SPECIAL_IDS[value]
        case 'record':
          return `SBX_${record(value)}`
        case 'route':
          return routeId(record(value))
        case 'recordArea':
          return areaId(LEVELS[value % 10] ?? '', record(Math.floor(value / 10)))
        case 'cityArea':
          return areaId(LEVELS[value % 10] ?? '', String(Math.floor(value / 10)))
        case 'city':
          return cityIdOf(value)
        case 'street':
          return syntheticId(Math.floor(value / MAX_STREETS), value % MAX_STREETS)
        default:
          return undefined
      }
    },
  }
}

/** Streets and interpolated houses are ways, other houses nodes, areas relations. */
function typeOf({ kind, precision }: Place): OsmObject['type'] {
  if (kind === 'route' || precision === 'RANGE_INTERPOLATED') return 'W'
  return ['street_address', 'premise', 'subpremise'].includes(kind) ? 'N' : 'R'
}
