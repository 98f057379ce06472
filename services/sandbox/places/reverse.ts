import { distanceMeters, type Point } from './area.ts'
import type { City } from './cities.ts'
import type { Place } from './place.ts'
import type { SyntheticKey } from './synthetic.ts'

/** A real address this near is what stands at the point. */
const AT_ADDRESS_METERS = 300

/** What lies at a point: the nearest real address if one is near, then an invented one, the nearest city. */
export function nearest(
  point: Point,
  places: readonly Place[],
  cities: readonly City[],
  make: (key: SyntheticKey) => Place | undefined,
): Place[] {
  const address = closest(point, places)
  const city = closest(point, cities)
  const real = address && address.meters <= AT_ADDRESS_METERS ? [places[address.index]] : []
  const town = city ? [make({ city: city.index })] : []
  return [...real, ...town].filter((place) => place !== undefined)
}

function closest(point: Point, candidates: readonly Point[]): { index: number; meters: number } | undefined {
  let best: { index: number; meters: number } | undefined
  for (let index = 0; index < candidates.length; index += 1) {
    const candidate = candidates[index]
    if (!candidate || (best && Math.abs(candidate.latitude - point.latitude) * 110_000 > best.meters)) continue
    const meters = distanceMeters(point, candidate)
    if (!best || meters < best.meters) best = { index, meters }
  }
  return best
}
