import { type CellAt, checkRow } from './check-row.ts'
import type { Columns, Mapping } from './columns.ts'
import { createFurtherLines } from './further-lines.ts'
import { IngestError } from './ingest-error.ts'
import type { Limits } from './limits.ts'
import type { OwnColumns } from './own-columns.ts'
import type { Problem, RowGroup } from './row.ts'

export interface ReaderOptions {
  limits: Limits
  /** Names of columns or keys, for fields with unusual names. In CSV each of them must exist. */
  mapping?: Mapping | undefined
  /** The delimiter of CSV, one character. When absent it is detected from the header. */
  delimiter?: string | undefined
  /**
   * Returns the columns of each field. When absent, `mapping` and the usual names decide, and a
   * header without the required columns is refused.
   */
  columnsFor?: ((names: readonly string[], delimiter?: string) => Columns) | undefined
}

/**
 * Reads complete rows of a text into the group. Returns how many characters were read. The rest is
 * passed again, with more text after it. `isLast` means that no text follows.
 */
export type Reader = (text: string, isLast: boolean, group: RowGroup) => number

/** Takes the rows of a reader, checks them and counts them. */
export interface RowCollector {
  row(line: number, cellAt: CellAt, columns: Columns, group: RowGroup): void
  /** Takes the problem of a row without cells. */
  bad(problem: Problem, group: RowGroup): void
  /** Whether no row, valid or not, was taken. */
  isEmpty(): boolean
}

/**
 * With `own`, rows keep the cells of their own columns. Further lines of an order are left out.
 * @throws IngestError TOO_MANY_ROWS at the first row beyond the limit
 */
export function createRowCollector(limits: Limits, own?: OwnColumns): RowCollector {
  let count = 0
  const furtherLines = createFurtherLines()
  const countOne = () => {
    if (++count > limits.rows)
      throw new IngestError('TOO_MANY_ROWS', `The file has more than ${limits.rows} rows.`)
  }
  return {
    row(line, cellAt, columns, group) {
      countOne()
      if (furtherLines.isFurther(cellAt, columns)) return
      const row = checkRow(line, cellAt, columns)
      if (Array.isArray(row)) return void group.problems.push(...row)
      const cells = own?.cellsOf(line, cellAt, columns)
      if (cells && !Array.isArray(cells)) return void group.problems.push(cells)
      if (cells) row.own = cells
      group.rows.push(row)
    },
    bad(problem, group) {
      countOne()
      group.problems.push(problem)
    },
    isEmpty: () => count === 0,
  }
}
