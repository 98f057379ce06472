import { distanceMeters, type Point } from './area.ts'
import type { City } from './cities.ts'
import type { CountryForms } from './country-forms.ts'
import type { Place } from './place.ts'
import { type AddressRecord, placeOf, routeOf } from './real-addresses.ts'
import { type AreaLevel, surrounding } from './surroundings.ts'
import { MAX_NUMBER, SPREAD_METERS, type SyntheticKey, syntheticPoint } from './synthetic.ts'

/** In metres. An address within this distance is what stands at the point. */
const AT_ADDRESS_METERS = 300
/** In metres. Beyond this distance from any town there is nothing. */
const NOWHERE_METERS = 200_000

type World = {
  records: readonly AddressRecord[]
  cities: readonly City[]
  forms: CountryForms
  make(key: SyntheticKey): Place | undefined
  country(code: string): readonly Place[]
}

/**
 * What is at a point, the smallest first: an address and its street, if one is near, then the areas
 * around it: neighbourhood, quarter, town, postal code, district, region and country.
 */
export function placesAt(point: Point, world: World): Place[] {
  const { exact, areas } = realAddress(point, world) ?? inventedAddress(point, world)
  const found = [...exact, ...areas].filter((place) => place !== undefined)
  const code = found[0]?.local.countryCode ?? ''
  return [...found, ...world.country(code)]
}

/** The address at a point with its street, and the areas around it. */
type AtPoint = Record<'exact' | 'areas', readonly (Place | undefined)[]>

function realAddress(point: Point, { records }: World): AtPoint | undefined {
  const near = closest(point, records)
  const record = near && near.meters <= AT_ADDRESS_METERS ? records[near.index] : undefined
  if (!record) return undefined
  const hasStreet = record.kind !== 'route' && record.local.street !== undefined
  const place = placeOf(record)
  const around = (level: AreaLevel) => surrounding(place, level, record.id)
  return {
    exact: [place, hasStreet ? routeOf(record) : undefined],
    areas: [...LOCAL_LEVELS, ...WIDE_LEVELS].map(around),
  }
}

const LOCAL_LEVELS: readonly AreaLevel[] = ['neighborhood', 'sublocality', 'locality', 'town']
const WIDE_LEVELS: readonly AreaLevel[] = ['postal', 'district', 'region']

/** An invented address, if one is near. Else only the nearest town and the areas around that. */
function inventedAddress(point: Point, world: World): AtPoint {
  const nearest = closest(point, world.cities)
  if (!nearest || nearest.meters > NOWHERE_METERS) return { exact: [], areas: [] }
  const key = inventedNear(point, world)
  const city = key?.city ?? nearest.index
  const anchor = anchorOf(city, world)
  const id = String(world.cities[city]?.id ?? '')
  return {
    exact: key ? [world.make(key), world.make({ city, street: key.street })] : [],
    areas: [
      world.make({ city }),
      ...WIDE_LEVELS.map((level) => anchor && surrounding(anchor, level, id)),
    ],
  }
}

/** An address of an invented street names all areas of its town. */
export function anchorOf(
  city: number,
  { cities, forms, make }: Pick<World, 'cities' | 'forms' | 'make'>,
): Place | undefined {
  const hasStreets = !!forms.get(cities[city]?.countryCode ?? '')?.streets.length
  return make(hasStreets ? { city, street: 0 } : { city })
}

type InventedKey = { city: number; street: number; number: string }

function inventedNear(point: Point, { cities, forms }: World): InventedKey | undefined {
  let best: { key: InventedKey; meters: number } | undefined
  for (const [city, source] of cities.entries()) {
    if (!isWithin(point, source, SPREAD_METERS + AT_ADDRESS_METERS)) continue
    const streets = forms.get(source.countryCode)?.streets ?? []
    for (const street of streets.keys())
      for (let number = 1; number <= MAX_NUMBER; number += 1) {
        const meters = distanceMeters(point, syntheticPoint(source, street, `${number}`))
        if (meters <= AT_ADDRESS_METERS && meters < (best?.meters ?? Number.POSITIVE_INFINITY))
          best = { key: { city, street, number: `${number}` }, meters }
      }
  }
  return best?.key
}

/** A degree of latitude is 111 km. This avoids the exact distance for nearly all candidates. */
const isWithin = (point: Point, candidate: Point, meters: number): boolean =>
  Math.abs(candidate.latitude - point.latitude) * 110_000 <= meters &&
  distanceMeters(point, candidate) <= meters

function closest(
  point: Point,
  candidates: readonly Point[],
): { index: number; meters: number } | undefined {
  let best: { index: number; meters: number } | undefined
  for (let index = 0; index < candidates.length; index += 1) {
    const candidate = candidates[index]
    if (
      !candidate ||
      (best && Math.abs(candidate.latitude - point.latitude) * 110_000 > best.meters)
    )
      continue
    const meters = distanceMeters(point, candidate)
    if (!best || meters < best.meters) best = { index, meters }
  }
  return best
}
