/** A position on the globe, in degrees. */
export interface Position {
  latitude: number
  longitude: number
}

/**
 * A point of the Mercator map whose sides are 1 long: x from west to east, y from north to south.
 */
export interface Point {
  x: number
  y: number
}

/** What a map shows: its centre, and how large it is on the screen, in pixels. */
export interface MapView {
  centre: Point
  /** From 0 (the world is one tile) to 19. */
  zoom: number
  width: number
  height: number
}

const tileSize = 256
/** Beyond it the Mercator map has no tiles. */
const maxLatitude = 85.05
export const zooms = { min: 2, max: 18 }
/** A single place is shown with the streets around it. */
const closeZoom = 16
/** Room for the pins at the edges, in pixels. */
const margin = 36

/** Pure. */
export function pointOf({ latitude, longitude }: Position): Point {
  const bounded = Math.max(-maxLatitude, Math.min(maxLatitude, latitude))
  const radians = (bounded * Math.PI) / 180
  return {
    x: (longitude + 180) / 360,
    y: (1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2,
  }
}

const worldSize = (zoom: number) => tileSize * 2 ** zoom

/** Where a point is on the screen, from the map's left and upper edge. Pure. */
export function onScreen({ x, y }: Point, { centre, zoom, width, height }: MapView) {
  const world = worldSize(zoom)
  return { left: (x - centre.x) * world + width / 2, top: (y - centre.y) * world + height / 2 }
}

/** The closest view that has all of the points. Pure. */
export function viewOf(points: readonly Point[], width: number, height: number): MapView {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [west, east] = [Math.min(...xs), Math.max(...xs)]
  const [north, south] = [Math.min(...ys), Math.max(...ys)]
  const fits = (zoom: number) =>
    (east - west) * worldSize(zoom) <= width - 2 * margin &&
    (south - north) * worldSize(zoom) <= height - 2 * margin
  let zoom = closeZoom
  while (zoom > zooms.min && !fits(zoom)) zoom -= 1
  return { centre: { x: (west + east) / 2, y: (north + south) / 2 }, zoom, width, height }
}

/** The same view after the map was dragged by this many pixels. Pure. */
export function dragged(view: MapView, byX: number, byY: number): MapView {
  const world = worldSize(view.zoom)
  const { x, y } = view.centre
  return {
    ...view,
    centre: { x: x - byX / world, y: Math.max(0, Math.min(1, y - byY / world)) },
  }
}

interface Tile {
  url: string
  left: number
  top: number
}

/** The tiles of a view, with their URLs by a template with `{z}`, `{x}` and `{y}`. Pure. */
export function tilesOf(view: MapView, template: string): Tile[] {
  const { zoom, width, height } = view
  const count = 2 ** zoom
  const { left, top } = onScreen({ x: 0, y: 0 }, view)
  const within = (from: number, size: number) => {
    const first = Math.floor(-from / tileSize)
    const last = Math.floor((size - from) / tileSize)
    return Array.from({ length: last - first + 1 }, (_, n) => first + n)
  }
  return within(top, height)
    .filter((y) => y >= 0 && y < count)
    .flatMap((y) =>
      within(left, width).map((x) => ({
        url: template
          .replace('{z}', String(zoom))
          // The map goes on beyond the date line.
          .replace('{x}', String(((x % count) + count) % count))
          .replace('{y}', String(y)),
        left: Math.round(left + x * tileSize),
        top: Math.round(top + y * tileSize),
      })),
    )
}
