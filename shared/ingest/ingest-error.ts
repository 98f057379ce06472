/** Why a file cannot be read, or not any further. Codes are stable; messages may change. */
export type IngestErrorCode =
  /** No bytes, or nothing but spaces. */
  | 'EMPTY'
  /** A header, or an empty array, and nothing else. */
  | 'NO_ROWS'
  /** A workbook, an archive or another file that is no text. */
  | 'NOT_TEXT'
  /** The named encoding is unknown. */
  | 'ENCODING'
  /** The named delimiter cannot be one. */
  | 'DELIMITER'
  /** No column of the header is known, or none that the mapping names is there. */
  | 'NO_KNOWN_COLUMN'
  /** Without this column no row could be good. */
  | 'COLUMN_MISSING'
  | 'TOO_MANY_COLUMNS'
  /** A quote in the header. Elsewhere it is a fault of the row. */
  | 'UNCLOSED_QUOTE'
  /** The header, or an element of a JSON array. Elsewhere it is a fault of the row. */
  | 'ROW_TOO_LONG'
  | 'TOO_MANY_ROWS'
  | 'FILE_TOO_LARGE'
  /** What should be one JSON array is none, or goes on after it. */
  | 'FORMAT'
  /** The file ends before the JSON array does: it was cut off on its way. */
  | 'INCOMPLETE'

/** The whole file is refused, whatever was read of it before. The message is a sentence for the person who sent it. */
export class IngestError extends Error {
  override name = 'IngestError'
  readonly code: IngestErrorCode

  constructor(code: IngestErrorCode, message: string) {
    super(message)
    this.code = code
  }
}
