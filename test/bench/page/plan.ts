import type { RowName } from '../options.ts'

/** How a row is run for the page. */
interface Plan {
  /** Behind `npm run bench -- `, as test/bench/README.md documents the row. */
  command: string
  /** With `--quick`. Absent: the same. */
  quick?: string
  /** With `--quick` the page keeps the figures that it has. */
  isLong?: boolean
}

/** Rows that are not for the page: others measure the same, or their lines have no goals. */
const leftOut: readonly RowName[] = ['ingest', 'request-budget', 'request-cost', 'scale-out']

/** A row that is not here runs with the usual options. */
const plans: Partial<Record<RowName, Plan>> = {
  interactive: {
    command: 'interactive --rounds 4',
    quick: 'interactive --edition new --rounds 2',
  },
  'added-time': {
    command: 'added-time --rounds 3',
    quick: 'added-time --edition new --rounds 2 --seconds 2',
  },
  uploads: { command: 'uploads --rounds 2', quick: 'uploads --short --rounds 1' },
  keystrokes: { command: 'keystrokes --edition new', isLong: true },
  edges: { command: 'edges', quick: 'edges --seconds 2' },
  guard: { command: 'guard', quick: 'guard --rounds 2' },
  bulk: { command: 'bulk', quick: 'bulk --short' },
  metrics: { command: 'metrics --rounds 3', quick: 'metrics --rounds 1' },
  hedge: { command: 'hedge --rounds 2', quick: 'hedge --rounds 1' },
}

/** The rows of the page, in order, and what is behind `npm run bench -- ` for each. */
export function planOf(names: readonly RowName[], quick: boolean) {
  return names
    .filter((row) => !leftOut.includes(row) && !(quick && plans[row]?.isLong))
    .map((row) => ({ row, command: (quick && plans[row]?.quick) || (plans[row]?.command ?? row) }))
}
