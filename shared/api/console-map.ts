/**
 * The maps that the operator has configured for the console, at `/console/map.json`. Everybody who
 * can open the console can read them.
 */
export interface ConsoleMap {
  /** A key for Google's Maps Embed API. */
  googleKey?: string
  /** The tiles of OpenStreetMap: a URL with `{z}`, `{x}` and `{y}`. */
  tileUrl?: string
}
