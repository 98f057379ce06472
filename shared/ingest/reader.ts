import { type CellAt, checkRow } from './check-row.ts'
import type { Columns, Mapping } from './columns.ts'
import { IngestError } from './ingest-error.ts'
import type { Limits } from './limits.ts'
import type { Problem, RowGroup } from './row.ts'

export interface ReaderOptions {
  limits: Limits
  /** Names of columns, or keys, for fields that the usual names don't find. In CSV each of them must be there. */
  mapping?: Mapping | undefined
  /** Of CSV, one character. When absent it is found out from the header. */
  delimiter?: string | undefined
  /** The fields that these columns or keys make. When absent, as `mapping` says, and a header without which no row could be good is refused. */
  columnsFor?: ((names: readonly string[], delimiter?: string) => Columns) | undefined
}

/** Reads on with the next text and puts what it brings into the group. With `isLast` no more comes. */
export type Reader = (text: string, isLast: boolean, group: RowGroup) => void

/** Takes the rows that a reader finds, checks and counts them. */
export interface Intake {
  row(line: number, cellAt: CellAt, columns: Columns, group: RowGroup): void
  /** A row that has no cells to look at. */
  bad(problem: Problem, group: RowGroup): void
  /** Whether no row, good or bad, has come. */
  isEmpty(): boolean
}

/** It throws IngestError TOO_MANY_ROWS at the first row past the limit. */
export function createIntake(limits: Limits): Intake {
  let count = 0
  const countOne = () => {
    if (++count > limits.rows) throw new IngestError('TOO_MANY_ROWS', `The file has more than ${limits.rows} rows.`)
  }
  return {
    row(line, cellAt, columns, group) {
      countOne()
      const row = checkRow(line, cellAt, columns)
      if (Array.isArray(row)) group.problems.push(...row)
      else group.rows.push(row)
    },
    bad(problem, group) {
      countOne()
      group.problems.push(problem)
    },
    isEmpty: () => count === 0,
  }
}
