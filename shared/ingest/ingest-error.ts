/** Why a file cannot be read, or not to its end. Codes are stable; messages can change. */
export type IngestErrorCode =
  /** No bytes, or only spaces. */
  | 'EMPTY'
  /** Only a header, or an empty array. */
  | 'NO_ROWS'
  /** A workbook, an archive or another file that is not text. */
  | 'NOT_TEXT'
  /** The named encoding is unknown. */
  | 'ENCODING'
  /** The named delimiter is not allowed. */
  | 'DELIMITER'
  /** The header has no known column, or none of the mapping's columns. */
  | 'NO_KNOWN_COLUMN'
  /** Without this column no row could be valid. */
  | 'COLUMN_MISSING'
  | 'TOO_MANY_COLUMNS'
  /** A quote in the header is not closed. In other rows this is a problem of the row. */
  | 'UNCLOSED_QUOTE'
  /**
   * The header, or an element of a JSON array, is too long. In other cases this is a problem of the
   * row.
   */
  | 'ROW_TOO_LONG'
  | 'TOO_MANY_ROWS'
  | 'FILE_TOO_LARGE'
  /** The file is not one JSON array, or has text after it. */
  | 'FORMAT'
  /** The file ends before the JSON array does. */
  | 'INCOMPLETE'

/**
 * The whole file is refused, with all rows read so far. The message is a sentence for the sender.
 */
export class IngestError extends Error {
  override name = 'IngestError'
  readonly code: IngestErrorCode

  constructor(code: IngestErrorCode, message: string) {
    super(message)
    this.code = code
  }
}
