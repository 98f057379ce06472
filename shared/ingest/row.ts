/** The fields of a stored shipping address in a file, and their maximum length in UTF-16 units. */
export const fieldLengths = {
  reference: 200,
  line1: 300,
  line2: 300,
  city: 300,
  region: 300,
  postalCode: 300,
  country: 300,
  address: 1000,
} as const

export type Field = keyof typeof fieldLengths
export const fields = Object.keys(fieldLengths) as Field[]
/** The fields of the address itself. */
export const textFields = fields.filter((field) => field !== 'reference')

/**
 * The parts that a column can hold: the fields, and two parts of fields that many files separate.
 */
export type Part = Field | 'houseNumber' | 'line3'
export const parts: readonly Part[] = [...fields, 'houseNumber', 'line3']

/**
 * One stored shipping address. Its texts have no spaces around them and are never empty. It has
 * `address` or at least one of `line1`, `city` and `postalCode`. References can occur more than
 * once in a file; the one with the highest `line` is stored.
 */
export interface Row extends Partial<Record<Exclude<Field, 'reference'>, string | undefined>> {
  /**
   * The line of the file in which the row begins, from 1. In a JSON array: the number of the
   * element, from 1. Unique in a file.
   */
  line: number
  /** The client's own name for the address, 1 to 200 characters. */
  reference: string
  /**
   * In an export of ours: when a person has confirmed this text. Unix time in milliseconds;
   * Infinity where the cell says that one has, but not when.
   */
  confirmedAt?: number | undefined
  /** The cells of the file's own columns, in the order of `OwnColumns.names`. */
  own?: string[] | undefined
}

/**
 * Codes of problems. They are stable and have the same meaning as in `errors[]` of the API.
 * Messages can change.
 */
export type ProblemCode =
  /** The reference is missing, or all parts of an address. */
  | 'REQUIRED'
  /** A JSON value is not text, or a line or element is not an object. */
  | 'TYPE'
  | 'TOO_LONG'
  /**
   * Not well-formed, or cannot be stored: a NUL, half a surrogate pair, broken JSON, text after a
   * closing quote.
   */
  | 'FORMAT'
  /** Characters that are invalid in the encoding of the file, or were lost before (U+FFFD). */
  | 'ENCODING'
  /**
   * More own columns than are kept. Or more cells than the header. An extra delimiter would move
   * every later cell into the wrong field.
   */
  | 'TOO_MANY'
  | 'ROW_TOO_LONG'
  | 'UNCLOSED_QUOTE'

/** Why a row is left out. It can be logged, because it has no text of the row. */
export interface Problem {
  /** As in `Row`. */
  line: number
  /** Absent when the problem is not about one field. */
  field?: Field
  code: ProblemCode
  message: string
}

/**
 * The rows and problems of one part of the file, in order. Their number is limited by the size of
 * the part.
 */
export interface RowGroup {
  rows: Row[]
  problems: Problem[]
}
