export type Point = { latitude: number; longitude: number }

/**
 * A circle (radius in metres) or a rectangle. A rectangle whose low longitude is above the high one
 * crosses the 180° line.
 */
export type Area = { center: Point; radiusMeters: number } | { low: Point; high: Point }

const EARTH_RADIUS_METERS = 6_371_008.8

/** Great-circle distance in metres. */
export function distanceMeters(a: Point, b: Point): number {
  const toRadians = Math.PI / 180
  const dLatitude = ((b.latitude - a.latitude) * toRadians) / 2
  const dLongitude = ((b.longitude - a.longitude) * toRadians) / 2
  const cosines = Math.cos(a.latitude * toRadians) * Math.cos(b.latitude * toRadians)
  const chord = Math.sin(dLatitude) ** 2 + cosines * Math.sin(dLongitude) ** 2
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** 0 inside the area, else the distance in metres to its centre. */
export function metersOutside(area: Area, point: Point): number {
  if ('center' in area) {
    const distance = distanceMeters(area.center, point)
    return distance <= area.radiusMeters ? 0 : distance
  }
  return within(area, point) ? 0 : distanceMeters(centerOf(area), point)
}

/** Such a bias prefers no place. A caller sends it so that its own position does not count. */
export const isWholeWorld = (area: Area): boolean =>
  'low' in area &&
  area.high.latitude - area.low.latitude > 179 &&
  area.high.longitude - area.low.longitude > 359

function centerOf(area: Area): Point {
  if ('center' in area) return area.center
  const { low, high } = area
  const high180 = high.longitude < low.longitude ? high.longitude + 360 : high.longitude
  const middle = (low.longitude + high180) / 2
  return {
    latitude: (low.latitude + high.latitude) / 2,
    longitude: middle > 180 ? middle - 360 : middle,
  }
}

function within(
  { low, high }: { low: Point; high: Point },
  { latitude, longitude }: Point,
): boolean {
  if (latitude < low.latitude || latitude > high.latitude) return false
  if (low.longitude <= high.longitude)
    return longitude >= low.longitude && longitude <= high.longitude
  return longitude >= low.longitude || longitude <= high.longitude
}
