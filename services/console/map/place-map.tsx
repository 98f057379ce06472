import type { ResultRow } from '../../../shared/api/batch.ts'
import type { StoredAddress } from '../../../shared/api/stored-address.ts'
import { lazyCode } from '../lazy-code.ts'
import { ResultLink } from '../results/result-link.tsx'
import { GoogleMap } from './google-map.tsx'
import { useMapSettings } from './map-settings.ts'
import { pinsOf, providerOf } from './pins.ts'
import './map.css'

const tileMap = lazyCode(() => import('./tile-map.tsx').then(({ TileMap }) => TileMap))

interface PlaceProps {
  row: ResultRow
  stored?: StoredAddress | undefined
}

/**
 * Where the place of a result is: on the map that its provider's terms allow, where the operator
 * configured it, else as a link.
 */
export function PlaceMap({ row, stored }: PlaceProps) {
  const settings = useMapSettings()
  const { placeId } = row
  if (placeId === undefined || settings === undefined) return null
  const pins = pinsOf(row, stored)
  const { googleKey, tileUrl } = settings
  if (providerOf(placeId) === 'google')
    return googleKey === undefined ? (
      <ResultLink result={row} />
    ) : (
      <GoogleMap placeId={placeId} pins={pins} browserKey={googleKey} />
    )
  if (tileUrl === undefined || pins.length === 0) return <ResultLink result={row} />
  return <OnTiles {...{ pins, tileUrl }} />
}

function OnTiles(map: Parameters<NonNullable<ReturnType<typeof tileMap.useCode>['code']>>[0]) {
  const { code: TileMap, failure } = tileMap.useCode()
  if (failure !== undefined) return <p class="soft small">The map could not be loaded.</p>
  return TileMap ? <TileMap {...map} /> : <div class="map-frame" />
}
