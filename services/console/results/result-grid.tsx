// biome-ignore-all lint/a11y/useSemanticElements: a table can't draw only those of its rows that are seen
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus, and says which row is current
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { ResultRow } from '../../../shared/api/batch.ts'
import { lineOf } from '../address-text.ts'
import { percentText } from '../wording.ts'
import type { LoadedRows } from './load-rows.ts'
import { markedParts } from './marked-parts.ts'
import { shortWords } from './reason-words.ts'
import { ResultLink } from './result-link.tsx'
import { VerdictBadge } from './verdict-badge.tsx'
import { mostDrawn, rowAfterKey, topToShow, type View, visibleRows } from './visible-rows.ts'

/** In pixels, as results.css has them: a line of the table; on a narrow screen a card. */
const rowHeights = { wide: 56, narrow: 88 }
const narrow = matchMedia('(width < 720px)')
const columns = ['Line', 'Reference', 'Stored address', 'Verdict', 'Reasons', 'Found address', 'Confidence', 'Map']
const headerRows = 1

/** Reads a row when it is shown, and keeps those that were. */
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
  /** Others are on their way. */
  isStale: boolean
  onOpen(row: ResultRow): void
}

/**
 * Results as a grid that draws only what is seen of them, whatever their number. One row is the current one: arrow keys, Page Up and Down, Home
 * and End lead to others, Enter opens it.
 */
export function ResultGrid({ loaded, isStale, onOpen }: GridProps) {
  const frame = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const [{ top, height }, setSeen] = useState({ top: 0, height: 0 })
  const rowHeight = useRowHeight()
  const { rows, count } = loaded
  // The list is one while it grows
  const rowAt = useMemo(() => rowReader(loaded), [rows])

  const look = () => {
    const box = frame.current
    if (!box) return
    const seen = box.clientHeight - (head.current?.offsetHeight ?? 0)
    // Between two rows nothing changes.
    const at = Math.floor(box.scrollTop / rowHeight) * rowHeight
    setSeen((was) => (was.top === at && was.height === seen ? was : { top: at, height: seen }))
  }
  // Looks again when there is more, or other, to see
  useLayoutEffect(look, [count, rowHeight, rows])
  // The frame's size is all
  useEffect(() => {
    if (!frame.current) return
    const watch = new ResizeObserver(look)
    watch.observe(frame.current)
    return () => watch.disconnect()
  }, [rowHeight])

  const view: View = { top, height, rowHeight, count }
  // One row more, for what `top` leaves out.
  const drawn = { ...view, height: height + rowHeight }
  const { from, to } = visibleRows(drawn)
  // However far it is scrolled, the same elements get other texts.
  const slots = mostDrawn(drawn)

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.metaKey) return
    if (event.key === 'Enter' || event.key === ' ') {
      // A link in a row has its own Enter.
      if (event.target !== event.currentTarget) return
      const row = rowAt(current)
      if (row) onOpen(row)
    } else {
      const next = rowAfterKey(event.key, current, view)
      const box = frame.current
      if (next === undefined || !box) return
      setCurrent(next)
      box.scrollTop = topToShow(next, { ...view, top: box.scrollTop })
    }
    event.preventDefault()
  }

  const shown = Array.from({ length: to - from }, (_, n) => from + n)
  return (
    <div
      ref={frame}
      class="results-grid"
      role="grid"
      tabIndex={0}
      aria-label="Results"
      aria-busy={isStale}
      aria-rowcount={loaded.phase === 'whole' ? count + headerRows : -1}
      aria-colcount={columns.length}
      aria-activedescendant={current >= from && current < to ? idOf(current) : undefined}
      onScroll={look}
      onKeyDown={onKeyDown}
    >
      <div ref={head} class="results-line results-head" role="row" aria-rowindex={1}>
        {columns.map((name) => (
          <span key={name} role="columnheader">
            {name}
          </span>
        ))}
      </div>
      <div class="results-rows" role="rowgroup" style={{ height: `${count * rowHeight}px` }}>
        <div class="results-seen" role="presentation" style={{ transform: `translateY(${from * rowHeight}px)` }}>
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
  const { line, reference, address = {}, verdict, reasons, formattedAddress, changes = [], confidence, decision } = row
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid has the keys
    <div
      class={`results-line results-row${isCurrent ? ' current' : ''}${formattedAddress ? '' : ' nowhere'}`}
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
      <span role="gridcell" class="stored">
        <bdi>{lineOf(address)}</bdi>
      </span>
      <span role="gridcell" class="verdict">
        <VerdictBadge verdict={verdict} />
        {decision && <span class="small soft decided">Decided</span>}
      </span>
      <span role="gridcell" class="reasons soft">
        {reasons.map(({ code }) => shortWords(code)).join(', ')}
      </span>
      <span role="gridcell" class="found">
        <Found text={formattedAddress} changes={changes} />
      </span>
      <span role="gridcell" class="sure number">
        {percentText(confidence, 1)}
      </span>
      <span role="gridcell" class="map">
        <ResultLink result={row} tabIndex={-1}>
          Map
        </ResultLink>
      </span>
    </div>
  )
}

/** What was found, with what stands otherwise in it marked. */
export function Found({ text, changes }: { text: string | undefined; changes: NonNullable<ResultRow['changes']> }) {
  if (text === undefined) return <span class="soft">–</span>
  const parts = markedParts(
    text,
    changes.map(({ after }) => after),
  )
  return <bdi>{parts.map(({ text, isMarked }, at) => (isMarked ? <mark key={at}>{text}</mark> : text))}</bdi>
}
