/** What is seen of a long list of rows that are all as high. Lengths in pixels. */
export interface View {
  /** How far it is scrolled. */
  top: number
  height: number
  rowHeight: number
  count: number
}

/** So many more are drawn on either side, for the time until the next are. */
const overscan = 6

/** The first row to draw, and the one after the last. */
export function visibleRows({ top, height, rowHeight, count }: View): { from: number; to: number } {
  const from = Math.max(0, Math.min(Math.floor(top / rowHeight), count) - overscan)
  const to = Math.min(count, Math.ceil((top + height) / rowHeight) + overscan)
  return { from, to: Math.max(from, to) }
}

/** More are never drawn at once. */
export const mostDrawn = ({ height, rowHeight }: View): number => Math.ceil(height / rowHeight) + 1 + 2 * overscan

/** How far to scroll so that a row is seen whole: as little as it takes. */
export function topToShow(row: number, { top, height, rowHeight }: View): number {
  const begin = row * rowHeight
  return Math.max(Math.min(top, begin), begin + rowHeight - height)
}

/** The row that a key leads to; undefined where the key leads nowhere. */
export function rowAfterKey(key: string, row: number, { height, rowHeight, count }: View): number | undefined {
  const page = Math.max(1, Math.floor(height / rowHeight) - 1)
  const steps: Record<string, number> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: page,
    PageUp: -page,
    Home: -count,
    End: count,
  }
  const step = steps[key]
  return step === undefined || count === 0 ? undefined : Math.max(0, Math.min(count - 1, row + step))
}
