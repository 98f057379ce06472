import type { ResultRow } from '../../../shared/api/batch.ts'
import type { StoredAddress } from '../../../shared/api/stored-address.ts'
import type { Position } from './tiles.ts'

/** A place on the map. */
export interface Pin extends Position {
  kind: 'found' | 'stored' | 'other'
  /** What it is, without a text of the provider. */
  name: string
}

/** Whose places may be shown together: the providers' terms forbid to mix them. */
export type Provider = 'google' | 'osm' | 'sandbox'

/** The provider that has given a place its id. Pure. */
export function providerOf(placeId: string): Provider {
  if (placeId.startsWith('SBX_')) return 'sandbox'
  return placeId.startsWith('osm:') ? 'osm' : 'google'
}

type Known = { [K in keyof Position]?: number | undefined }
type Found = Pick<ResultRow, 'placeId' | 'latitude' | 'longitude' | 'candidates'>
type Stored = Pick<StoredAddress, 'validation'>

/**
 * What a map shows of a result: the place that was found, the others that fit as well, and that of
 * the address as it is stored now, where it is another one of the same provider. Pure.
 */
export function pinsOf({ placeId, latitude, longitude, candidates = [] }: Found, stored?: Stored) {
  const pins: Pin[] = []
  const add = (kind: Pin['kind'], name: string, at: Known) => {
    if (at.latitude === undefined || at.longitude === undefined) return
    pins.push({ kind, name, latitude: at.latitude, longitude: at.longitude })
  }
  add('found', 'Found', { latitude, longitude })
  const others = candidates.filter((candidate) => candidate.placeId !== placeId)
  for (const [at, other] of others.entries()) add('other', `Fits as well, ${at + 1}`, other)
  const { placeId: storedId, coordinates } = stored?.validation ?? {}
  const isOther = storedId !== undefined && storedId !== placeId
  if (isOther && placeId !== undefined && providerOf(storedId) === providerOf(placeId))
    add('stored', 'Stored now', coordinates ?? {})
  return pins
}
