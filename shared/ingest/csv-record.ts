import { unguardFormula } from './formula-guard.ts'
import { malformed, unfinished } from './line-reader.ts'

/*
 * Why this is not a package: one quote that is never closed costs one row here, and the rest of the
 * file with csv-parse 7.0 and papaparse 5.7. Of 300 valid rows around such a row they return 100.
 * This reader is not slower. Best of five runs (packages: of three), Node 24, two cores. The times
 * of this reader include all checks of the rows:
 *
 *                                                        this     csv-parse   papaparse
 *   300,000 valid rows, 17 MB                            343 ms   1144 ms     320 ms
 *   60,000 lines of x","y: 360 KB, never closed           14 ms     56 ms      39 ms
 *
 * The second file took 76 seconds when the text of each refused line was read again.
 */

/** The characters of a CSV file, one each. Quotes are `"`, doubled inside (RFC 4180). */
export interface Dialect {
  delimiter: string
  newline: string
}

/**
 * The last result of `readRecord`. One object is reused for a whole file, because it can have
 * millions of records.
 */
export interface CsvRecord {
  text: string
  dialect: Dialect | undefined
  /** Where the record begins. */
  at: number
  /** Where the next record begins, or `unfinished` or `malformed`. */
  end: number
  /** How far the text was read. */
  reach: number
  /**
   * The number of cells whose beginning was found; `cells` is the number of those whose end was
   * found.
   */
  begun: number
  cells: number
  /** Where the text of each cell begins and ends, without quotes. */
  starts: number[]
  ends: number[]
  areQuoted: boolean[]
  refused: RefusedRecord
  /** In characters. The caller refuses longer records. */
  maxLength: number
}

/** The refused record of this text that was read farthest. */
interface RefusedRecord {
  end: number
  reach: number
  /** Where its cells begin. */
  starts: number[]
  count: number
  /** Index of the first of `starts` that no later record has passed. */
  next: number
}

export const createRecord = (maxLength: number): CsvRecord => ({
  text: '',
  dialect: undefined,
  at: 0,
  end: 0,
  reach: 0,
  begun: 0,
  cells: 0,
  starts: [],
  ends: [],
  areQuoted: [],
  refused: { end: 0, reach: -1, starts: [], count: 0, next: 0 },
  maxLength,
})

const quote = 0x22
const space = 0x20
const carriageReturn = 0x0d
const lineFeed = 0x0a
/** A position beyond the end of every text. */
const never = 2 ** 30

/**
 * Finds the cells of the record that begins at `at`. Returns where the next record begins,
 * `unfinished` or `malformed`. A record is malformed when a cell begins with a quote and does not
 * end with one. Other quotes are text. Spaces around cells are left out, also around quoted ones.
 *
 * When this record has a cell with the same beginning as a cell of the refused record, both
 * continue in the same way. The result for the refused record then holds for this one, and the text
 * is not read again. That keeps the work linear: of two records that are inside quotes at the same
 * line end, the later one began with the same cell.
 */
export function readRecord(
  text: string,
  at: number,
  isLast: boolean,
  dialect: Dialect,
  record: CsvRecord,
): number {
  const isLater = at > record.at && text === record.text && dialect === record.dialect
  if (!isLater) forgetRefused(record)
  else if (at !== record.end && record.reach > record.refused.reach) keepRefused(record)
  record.text = text
  record.dialect = dialect
  record.at = at
  record.begun = record.cells = 0
  record.end = readCells(text, at, isLast, dialect, record)
  return record.end
}

function forgetRefused({ refused }: CsvRecord): void {
  refused.reach = -1
  refused.count = refused.next = 0
}

function keepRefused(record: CsvRecord): void {
  const { refused, starts } = record
  record.starts = refused.starts
  record.refused = { starts, count: record.begun, end: record.end, reach: record.reach, next: 0 }
}

/** The first cell of the refused record that begins at `at` or later. */
function nextStart(refused: RefusedRecord, at: number): number {
  const { starts, count } = refused
  while (refused.next < count && (starts[refused.next] as number) < at) refused.next++
  return refused.next < count ? (starts[refused.next] as number) : never
}

function readCells(
  text: string,
  at: number,
  isLast: boolean,
  dialect: Dialect,
  record: CsvRecord,
): number {
  const { length } = text
  const { refused, starts, ends, areQuoted } = record
  const delimiter = dialect.delimiter.charCodeAt(0)
  const newline = dialect.newline.charCodeAt(0)
  let shared = nextStart(refused, at)
  for (let cell = 0, next = at; ; cell++, next++) {
    next = afterSpaces(text, next)
    const isQuoted = next < length && text.charCodeAt(next) === quote
    const start = isQuoted ? next + 1 : next
    if (start > shared) shared = nextStart(refused, start)
    if (start === shared) {
      record.reach = refused.reach
      if (refused.end < 0 || refused.end - at > record.maxLength) return refused.end
      // Too long for the refused record, but not for this one.
      shared = never
    }
    starts[cell] = start
    record.begun = cell + 1
    const end = isQuoted ? closingQuote(text, start) : endOfCell(text, start, delimiter, newline)
    record.reach = end === -1 ? length : end
    if (end === -1) return isLast ? malformed : unfinished
    ends[cell] = end
    areQuoted[cell] = isQuoted
    record.cells = cell + 1
    next = record.reach = isQuoted ? afterQuote(text, end, newline) : end
    if (next >= length) return isLast ? length : unfinished
    const character = text.charCodeAt(next)
    if (character === newline) return next + 1
    if (character !== delimiter) return malformed
  }
}

// `charCodeAt` beyond the end of a text is allowed, but makes V8 abandon its optimised code.

/** Cells are short: a loop is as fast as `indexOf`, and never reads beyond the cell. */
function endOfCell(text: string, at: number, delimiter: number, newline: number): number {
  for (; at < text.length; at++) {
    const character = text.charCodeAt(at)
    if (character === delimiter || character === newline) break
  }
  return at
}

function afterSpaces(text: string, at: number): number {
  while (at < text.length && text.charCodeAt(at) === space) at++
  return at
}

/** The position of the quote that closes the cell beginning at `at`, or -1. */
function closingQuote(text: string, at: number): number {
  let end = text.indexOf('"', at)
  while (end !== -1 && end + 1 < text.length && text.charCodeAt(end + 1) === quote)
    end = text.indexOf('"', end + 2)
  return end
}

function afterQuote(text: string, end: number, newline: number): number {
  const at = afterSpaces(text, end + 1)
  return newline === lineFeed && at < text.length && text.charCodeAt(at) === carriageReturn
    ? at + 1
    : at
}

/**
 * The text of a cell, without leading spaces and without `guardFormula`. Empty when the record has
 * no such cell.
 */
export function cellText(
  { text, cells, starts, ends, areQuoted }: CsvRecord,
  cell: number,
): string {
  if (cell >= cells) return ''
  const start = starts[cell] as number
  const end = ends[cell] as number
  if (start === end) return ''
  const value = text.slice(start, end)
  const unquoted = areQuoted[cell] ? value.replaceAll('""', '"') : value
  return unquoted.includes("'") ? unguardFormula(unquoted) : unquoted
}
