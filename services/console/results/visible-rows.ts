/** Which rows of a long list are visible. All rows have one height. Lengths in pixels. */
export interface View {
  /** The scroll position. */
  top: number
  height: number
  rowHeight: number
  count: number
}

/** Extra rows above and below, for the time until the next drawing. */
const overscan = 6

/** Index of the first row to draw, and of the one after the last. */
export function visibleRows({ top, height, rowHeight, count }: View): { from: number; to: number } {
  const from = Math.max(0, Math.min(Math.floor(top / rowHeight), count) - overscan)
  const to = Math.min(count, Math.ceil((top + height) / rowHeight) + overscan)
  return { from, to: Math.max(from, to) }
}

/** The largest number of rows that are drawn. */
export const maxDrawn = ({ height, rowHeight }: View): number =>
  Math.ceil(height / rowHeight) + 1 + 2 * overscan

/** The smallest change of the scroll position that shows the whole row. */
export function topToShow(row: number, { top, height, rowHeight }: View): number {
  const begin = row * rowHeight
  return Math.max(Math.min(top, begin), begin + rowHeight - height)
}

/** The row that a key moves to; undefined for other keys. */
export function rowAfterKey(
  key: string,
  row: number,
  { height, rowHeight, count }: View,
): number | undefined {
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
  return step === undefined || count === 0
    ? undefined
    : Math.max(0, Math.min(count - 1, row + step))
}
