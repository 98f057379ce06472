import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { RowName } from '../options.ts'
import type { Line } from '../rows/line.ts'

/** A line of the page: `row` says what was measured. */
export type Figure = Omit<Line, 'rounds'>

/** What came of one row, and where and when it was measured. */
export interface RowFigures {
  row: RowName
  command: string
  /** When it began, as `2026-11-21T21:00:00.000Z`. */
  at: string
  commit: string
  machine: string
  minutes: number
  /** How many processes ran or wanted to, on average over a minute; null where nobody knows. */
  loadBefore: number | null
  loadAfter: number | null
  /** What else to know of them. */
  note?: string
  /** Why there are no figures. */
  failure?: string
  lines: Figure[]
}

const path = fileURLToPath(new URL('./figures.json', import.meta.url))

/** What is kept: the newest run of each row. */
export const readFigures = (): RowFigures[] => JSON.parse(readFileSync(path, 'utf8'))

export const writeFigures = (figures: RowFigures[]): void =>
  writeFileSync(path, `${JSON.stringify(figures, null, 2)}\n`)

/** The newest run takes the place of the one before; rows stay in the order of `names`. */
export function withRun(
  figures: RowFigures[],
  run: RowFigures,
  names: readonly RowName[],
): RowFigures[] {
  const others = figures.filter(({ row }) => row !== run.row)
  return [...others, run].sort((a, b) => names.indexOf(a.row) - names.indexOf(b.row))
}
