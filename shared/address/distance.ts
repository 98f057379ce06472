/** Degrees; south and west are negative. */
export interface Point {
  latitude: number
  longitude: number
}

const earthRadiusMeters = 6_371_008.8
const radians = Math.PI / 180

/** Great-circle distance in metres. The sandbox has its own: it shares nothing with the product. */
export function distanceMeters(a: Point, b: Point): number {
  const north = ((b.latitude - a.latitude) * radians) / 2
  const east = ((b.longitude - a.longitude) * radians) / 2
  const narrowing = Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians)
  const chord = Math.sin(north) ** 2 + narrowing * Math.sin(east) ** 2
  return 2 * earthRadiusMeters * Math.asin(Math.min(1, Math.sqrt(chord)))
}
