import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Pin } from './pins.ts'
import { dragged, type MapView, onScreen, pointOf, tilesOf, viewOf, zooms } from './tiles.ts'

interface MapProps {
  pins: readonly Pin[]
  /** A template with `{z}`, `{x}` and `{y}`. */
  tileUrl: string
}

/**
 * A map of tiles with pins. It is dragged with a pointer, and zoomed with its buttons. Libraries
 * for maps write HTML as text, which the page's policy of trusted types forbids.
 */
export function TileMap({ pins, tileUrl }: MapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<MapView>()
  const points = pins.map(pointOf)
  useLayoutEffect(() => {
    const box = frame.current
    if (!box) return
    const showAll = () => setView(viewOf(points, box.clientWidth, box.clientHeight))
    showAll()
    const sizes = new ResizeObserver(showAll)
    sizes.observe(box)
    return () => sizes.disconnect()
  }, [JSON.stringify(points)])
  const zoomBy = (step: number) => () =>
    setView(
      (view) =>
        view && { ...view, zoom: Math.max(zooms.min, Math.min(zooms.max, view.zoom + step)) },
    )

  return (
    <figure class="map">
      <div ref={frame} class="map-frame">
        <div
          class="map-ground"
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={({ buttons, movementX, movementY }) =>
            buttons === 1 && setView((view) => view && dragged(view, movementX, movementY))
          }
        >
          {view &&
            tilesOf(view, tileUrl).map(({ url, left, top }) => (
              <img
                key={`${url} ${left}`}
                class="map-tile"
                src={url}
                alt=""
                draggable={false}
                referrerpolicy="strict-origin-when-cross-origin"
                style={{ left: `${left}px`, top: `${top}px` }}
              />
            ))}
          {view &&
            pins.map((pin, at) => {
              const { left, top } = onScreen(points[at] ?? pointOf(pin), view)
              return (
                <span
                  key={pin.name}
                  class={`map-pin ${pin.kind}`}
                  role="img"
                  aria-label={pin.name}
                  title={pin.name}
                  style={{ left: `${left}px`, top: `${top}px` }}
                />
              )
            })}
        </div>
        <div class="map-zoom">
          <button type="button" class="button" aria-label="Zoom in" onClick={zoomBy(1)}>
            +
          </button>
          <button type="button" class="button" aria-label="Zoom out" onClick={zoomBy(-1)}>
            −
          </button>
        </div>
        <small class="map-source">
          <a
            href="https://www.openstreetmap.org/copyright"
            target="_blank"
            rel="noreferrer noopener"
          >
            © OpenStreetMap contributors
          </a>
        </small>
      </div>
    </figure>
  )
}
