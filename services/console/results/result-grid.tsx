// biome-ignore-all lint/a11y/useSemanticElements: a table draws all its rows
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid itself has the focus
import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { ResultRow } from '../../../shared/api/batch.ts'
import { VerdictBadge } from '../badges.tsx'
import { percentText } from '../wording.ts'
import { addressStretches } from './address-stretches.ts'
import type { LoadedRows } from './load-rows.ts'
import { shortWords } from './reason-words.ts'
import { Stretches } from './stretches.tsx'
import { maxDrawn, rowAfterKey, topToShow, type View, visibleRows } from './visible-rows.ts'

/** Row heights in pixels, as in results.css: a line of the table, or a card on a narrow screen. */
const rowHeights = { wide: 48, narrow: 88 }
const narrow = matchMedia('(width < 820px)')
const columns = ['Line', 'Reference', 'Address', 'Verdict', 'Reasons', 'Sure']
const headerRows = 1

/** Parses a row when it is first shown, and caches it. */
function rowReader({ rows }: LoadedRows): (index: number) => ResultRow | undefined {
  const kept = new Map<number, ResultRow>()
  return (index) => {
    const text = rows[index]
    if (text === undefined) return undefined
    const known = kept.get(index)
    if (known) return known
    if (kept.size >= 500) kept.clear()
    const row = JSON.parse(text) as ResultRow
    kept.set(index, row)
    return row
  }
}

interface GridProps {
  loaded: LoadedRows
  /** Whether more rows are being loaded. */
  isStale: boolean
  onOpen(row: ResultRow): void
}

/**
 * A grid of results that draws only the visible rows, whatever their number. It scrolls with the
 * page, under its header. One row is the current one. Arrow keys, Page Up and Down, Home and End
 * move it; Enter opens it.
 */
export function ResultGrid({ loaded, isStale, onOpen }: GridProps) {
  const list = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const { rows, count } = loaded
  // The list is one array that grows.
  const rowAt = useMemo(() => rowReader(loaded), [rows])
  const { seen, viewNow } = useView(list, head, loaded)
  const { rowHeight } = seen
  // One extra row, since the first may be visible in part.
  const drawn = { ...seen, height: seen.height + rowHeight }
  const { from, to } = visibleRows(drawn)
  // The same elements are reused for other rows while scrolling.
  const slots = maxDrawn(drawn)

  function open(index: number) {
    const row = rowAt(index)
    if (row) onOpen(row)
  }
  function moveTo(index: number) {
    setCurrent(index)
    const view = viewNow()
    scrollBy(0, topToShow(index, view) - view.top)
  }

  const shown = Array.from({ length: to - from }, (_, n) => from + n)
  return (
    <div
      class="results-grid"
      role="grid"
      tabIndex={0}
      aria-label="Results"
      aria-busy={isStale}
      aria-rowcount={loaded.phase === 'whole' ? count + headerRows : -1}
      aria-colcount={columns.length}
      aria-activedescendant={current >= from && current < to ? idOf(current) : undefined}
      onKeyDown={(event) => handleKey(event, { current, view: seen, open, moveTo })}
    >
      <div ref={head} class="results-line results-head" role="row" aria-rowindex={1}>
        {columns.map((name) => (
          <span key={name} role="columnheader">
            {name}
          </span>
        ))}
      </div>
      <div
        ref={list}
        class="results-rows"
        role="rowgroup"
        style={{ height: `${count * rowHeight}px` }}
      >
        <div
          class="results-seen"
          role="presentation"
          style={{ transform: `translateY(${from * rowHeight}px)` }}
        >
          {shown.map((index) => {
            const row = rowAt(index)
            return row ? (
              <Row
                key={index % slots}
                row={row}
                index={index}
                isCurrent={index === current}
                onOpen={() => {
                  setCurrent(index)
                  onOpen(row)
                }}
              />
            ) : null
          })}
        </div>
      </div>
    </div>
  )
}

type Box = RefObject<HTMLDivElement | null>

/** What of the list the window shows below the header. `viewNow` reads it from the page. */
function useView(list: Box, head: Box, { rows, count }: LoadedRows) {
  const [{ top, height }, setSeen] = useState({ top: 0, height: 0 })
  const rowHeight = useRowHeight()
  const viewNow = (): View => {
    const headHeight = head.current?.offsetHeight ?? 0
    const listTop = list.current?.getBoundingClientRect().top ?? 0
    return { top: headHeight - listTop, height: innerHeight - headHeight, rowHeight, count }
  }
  const look = () => {
    const { top, height } = viewNow()
    // Scrolling within a row changes nothing that is drawn.
    const step = Math.floor(top / rowHeight) * rowHeight
    setSeen((was) => (was.top === step && was.height === height ? was : { top: step, height }))
  }
  // Draws again when rows were added or replaced.
  useLayoutEffect(look, [count, rowHeight, rows])
  // Follows the page: its scrolling, and what grows or shrinks above the list.
  useEffect(() => {
    const sizes = new ResizeObserver(look)
    sizes.observe(document.body)
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      sizes.disconnect()
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [rowHeight])
  return { seen: { top, height, rowHeight, count }, viewNow }
}

interface GridKeys {
  current: number
  view: View
  open(index: number): void
  moveTo(index: number): void
}

function handleKey(event: KeyboardEvent, { current, view, open, moveTo }: GridKeys): void {
  if (event.altKey || event.metaKey) return
  if (event.key === 'Enter' || event.key === ' ') {
    // A link in a row handles its own Enter key.
    if (event.target !== event.currentTarget) return
    open(current)
  } else {
    const next = rowAfterKey(event.key, current, view)
    if (next === undefined) return
    moveTo(next)
  }
  event.preventDefault()
}

const idOf = (index: number) => `result-${index}`

function useRowHeight(): number {
  const [isNarrow, setNarrow] = useState(narrow.matches)
  useEffect(() => {
    const change = () => setNarrow(narrow.matches)
    narrow.addEventListener('change', change)
    return () => narrow.removeEventListener('change', change)
  }, [])
  return isNarrow ? rowHeights.narrow : rowHeights.wide
}

interface RowProps {
  row: ResultRow
  index: number
  isCurrent: boolean
  onOpen(): void
}

function Row({ row, index, isCurrent, onOpen }: RowProps) {
  const { line, reference, verdict, reasons, confidence, decision } = row
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid has the keys
    <div
      class={`results-line results-row${isCurrent ? ' current' : ''}`}
      role="row"
      id={idOf(index)}
      aria-rowindex={index + 1 + headerRows}
      aria-selected={isCurrent}
      onClick={onOpen}
    >
      <span role="gridcell" class="line number soft">
        {line}
      </span>
      <span role="gridcell" class="reference">
        <bdi>{reference}</bdi>
      </span>
      <span role="gridcell" class="address">
        <Stretches stretches={addressStretches(row)} />
      </span>
      <span role="gridcell" class="verdict">
        <VerdictBadge verdict={verdict} />
        {decision && <span class="small soft decided">Decided</span>}
      </span>
      <span role="gridcell" class="reasons soft">
        {reasons.map(({ code }) => shortWords(code)).join(', ')}
      </span>
      <span role="gridcell" class="sure number">
        {percentText(confidence, 1)}
      </span>
    </div>
  )
}
