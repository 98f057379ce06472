/** What a file may have at most. All are settings of whoever reads. */
export interface Limits {
  fileBytes: number
  /** Good and bad ones; blank lines don't count. */
  rows: number
  /**
   * Characters (UTF-16 units) of one row, its quotes, delimiters and line end counted. It bounds what is held of an unfinished row,
   * which is looked at anew with each group: keep it about as small as a group is.
   */
  rowLength: number
  columns: number
}

/** What the service takes of each row: as many characters as it reads at once. */
export const rowLimits = { rowLength: 65_536, columns: 500 }
