import type { Point } from '../places/area.ts'
import type { Place } from '../places/place.ts'

/** Half the height of a viewport, in degrees: about 150 m for an address, 8 km for a city. */
const HALF_DEGREES = {
  address: 0.001_35,
  route: 0.004,
  neighborhood: 0.01,
  sublocality: 0.03,
  postal_code: 0.03,
  locality: 0.07,
  postal_town: 0.07,
  administrative_area_level_4: 0.01,
  administrative_area_level_3: 0.03,
  administrative_area_level_2: 0.3,
  administrative_area_level_1: 1,
  country: 3,
}

export function viewportOf(place: Place): { low: Point; high: Point } {
  const half =
    place.kind in HALF_DEGREES
      ? HALF_DEGREES[place.kind as keyof typeof HALF_DEGREES]
      : HALF_DEGREES.address
  return {
    low: {
      latitude: rounded(Math.max(place.latitude - half, -90)),
      longitude: rounded(place.longitude - half),
    },
    high: {
      latitude: rounded(Math.min(place.latitude + half, 90)),
      longitude: rounded(place.longitude + half),
    },
  }
}

const rounded = (degrees: number): number => Math.round(degrees * 1e7) / 1e7
