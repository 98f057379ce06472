import { useState } from 'preact/hooks'
import type { Pin } from './pins.ts'

interface MapProps {
  placeId: string
  pins: readonly Pin[]
  /** For the Maps Embed API. */
  browserKey: string
}

/**
 * Google's own map in a frame of its own: no script of another origin runs beside the session. It
 * shows one place, so the stored one is shown instead when it is asked for.
 */
export function GoogleMap({ placeId, pins, browserKey }: MapProps) {
  const stored = pins.find(({ kind }) => kind === 'stored')
  const [isStored, setStored] = useState(false)
  const place =
    isStored && stored ? `${stored.latitude},${stored.longitude}` : `place_id:${placeId}`
  const query = new URLSearchParams({ key: browserKey, q: place })
  const tab = (isOn: boolean, name: string) => (
    <button
      type="button"
      class="toggle"
      aria-pressed={isStored === isOn}
      onClick={() => setStored(isOn)}
    >
      {name}
    </button>
  )
  return (
    <figure class="map">
      {stored && (
        <figcaption class="row">
          {tab(false, 'Found')}
          {tab(true, stored.name)}
        </figcaption>
      )}
      <iframe
        class="map-frame"
        title={`Map: ${isStored ? 'stored now' : 'found'}`}
        src={`https://www.google.com/maps/embed/v1/place?${query}`}
        // The key is restricted to the console's origin.
        referrerpolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-popups"
        loading="lazy"
      />
    </figure>
  )
}
