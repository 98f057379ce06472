import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Pin } from './pins.ts'
import { dragged, type MapView, onScreen, pointOf, tilesOf, viewOf, zooms } from './tiles.ts'

interface MapProps {
  pins: readonly Pin[]
  /** A template with `{z}`, `{x}` and `{y}`. */
  tileUrl: string
}

/** What an arrow key drags the map by, in pixels: more of the map comes from where it points. */
const draggedByKey: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [40, 0],
  ArrowRight: [-40, 0],
  ArrowUp: [0, 40],
  ArrowDown: [0, -40],
}

/**
 * A map of tiles with pins. It is dragged with a pointer or the arrow keys, and zoomed with its
 * buttons. Libraries for maps write HTML as text, which the page's policy of trusted types forbids.
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
  const dragBy = (x: number, y: number) => setView((view) => view && dragged(view, x, y))
  function onKeyDown(event: KeyboardEvent) {
    const by = draggedByKey[event.key]
    if (!by || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    dragBy(...by)
  }

  return (
    <figure class="map">
      <div ref={frame} class="map-frame">
        <div
          class="map-ground"
          role="application"
          aria-label="Map: the arrow keys move it"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes keys
          tabIndex={0}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={({ buttons, movementX, movementY }) =>
            buttons === 1 && dragBy(movementX, movementY)
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
        <Source />
      </div>
    </figure>
  )
}

const Source = () => (
  <small class="map-source">
    <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer noopener">
      © OpenStreetMap contributors
    </a>
  </small>
)
