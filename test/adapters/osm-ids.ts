import { osmIds } from '../../services/sandbox/osm/osm-ids.ts'
import { loadAddresses, placeOf } from '../../services/sandbox/places/real-addresses.ts'

const data = new URL('../../services/sandbox/data/', import.meta.url)
const records = ['addresses/', 'decoys/'].flatMap((name) => loadAddresses(new URL(name, data)))
const ids = osmIds(records.map(({ id }) => id))
const places = new Map(records.map(placeOf).map((place) => [place.id, place]))
/** The place that test inputs stand for. */
const testPlace = 'SBX_us-1600-amphitheatre-parkway'

/** Our place id of a place of the sandbox, as autocomplete of the edition `osm` returns it. */
export function osmPlaceId(sandboxId: string): string {
  const place = places.get(sandboxId) ?? places.get(testPlace)
  const object = place && ids.objectOf({ ...place, id: sandboxId })
  if (!place || !object) throw new Error(`${sandboxId} is in no record`)
  const { latitude, longitude, local } = place
  const id = `osm:${object.type}${object.id}`
  if (!local.houseNumber) return id
  return `${id};${local.houseNumber};${latitude.toFixed(6)},${longitude.toFixed(6)}`
}
