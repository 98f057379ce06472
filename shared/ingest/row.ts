/** The fields of a stored shipping address as a file brings them, and the most characters (UTF-16 units) of each. */
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

/** What columns hold: the fields, and two parts of fields that many files keep apart. */
export type Part = Field | 'houseNumber' | 'line3'
export const parts: readonly Part[] = [...fields, 'houseNumber', 'line3']

/**
 * One stored shipping address, its texts without spaces around them and never empty. It has `address` or at least one of `line1`, `city`
 * and `postalCode`. References need not be unique within a file: who stores the rows decides between them by `line`.
 */
export interface Row extends Partial<Record<Exclude<Field, 'reference'>, string | undefined>> {
  /** The line of the file that the row begins in, from 1; in a JSON array, the place of the element, from 1. No two rows share one. */
  line: number
  /** The client's own name for the address, 1 to 200 characters. */
  reference: string
}

/** Faults of one row. Codes are stable and mean what they mean in the API's `errors[]`; messages may change. */
export type ProblemCode =
  /** The reference is missing, or everything that could be an address. */
  | 'REQUIRED'
  /** A JSON value that is not text, or a line or element that is no object. */
  | 'TYPE'
  | 'TOO_LONG'
  /** What cannot be stored or is not well-formed: a NUL, half a surrogate pair, broken JSON, text after a closing quote. */
  | 'FORMAT'
  /** Characters that are not valid in the encoding of the file, or were lost before (U+FFFD). */
  | 'ENCODING'
  /** More cells than the header: one delimiter too many, and every cell after it would go into the wrong field. */
  | 'TOO_MANY'
  | 'ROW_TOO_LONG'
  | 'UNCLOSED_QUOTE'

/** Why a row is left out. It holds nothing of the row's own text, so that it may be logged. */
export interface Problem {
  /** As in `Row`. */
  line: number
  /** Absent when the fault is not of one field. */
  field?: Field
  code: ProblemCode
  message: string
}

/** What one part of the file brought, in order. Both are bounded by the bytes of that part. */
export interface RowGroup {
  rows: Row[]
  problems: Problem[]
}
