/** Limits of a file. The caller sets all of them. */
export interface Limits {
  fileBytes: number
  /** Valid and invalid rows. Blank lines do not count. */
  rows: number
  /**
   * Characters (UTF-16 units) of one row with its quotes and delimiters, without its line end. It
   * limits the memory for an unfinished row.
   */
  rowLength: number
  columns: number
}

/** The service's limits for a row. The length is as much as it reads at once. */
export const rowLimits = { rowLength: 65_536, columns: 500 }
