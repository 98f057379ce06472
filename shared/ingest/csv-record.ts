import { unguardFormula } from './formula-guard.ts'
import { malformed, unfinished } from './line-reader.ts'

/** How a CSV file is written, one character each. Quotes are `"`, doubled inside of quotes (RFC 4180). */
export interface Dialect {
  delimiter: string
  newline: string
}

/** Where the cells of one record are. It is used again for each record, since files have millions. */
export interface CsvRecord {
  text: string
  dialect: Dialect | undefined
  /** Where the record ends; -1 when it does not. */
  end: number
  cells: number
  starts: number[]
  ends: number[]
  areQuoted: boolean[]
  /** Where the next delimiter and the next line end are, looked for once: a text may be long and have none. */
  delimiterAt: number
  newlineAt: number
}

export const createRecord = (): CsvRecord => ({
  text: '',
  dialect: undefined,
  end: -1,
  cells: 0,
  starts: [],
  ends: [],
  areQuoted: [],
  delimiterAt: -1,
  newlineAt: -1,
})

const quote = 0x22
const apostrophe = 0x27
const space = 0x20
const carriageReturn = 0x0d

/**
 * Finds the cells of the record that begins at `at`, and gives where the next one does, or `unfinished`, or `malformed`: a cell begins with
 * a quote and does not end with one. Other quotes are text. Spaces around cells are left out, quoted ones included.
 */
export function readRecord(text: string, at: number, isLast: boolean, dialect: Dialect, record: CsvRecord): number {
  const goesOn = at === record.end && text === record.text && dialect === record.dialect
  if (!goesOn) record.delimiterAt = record.newlineAt = -1
  record.text = text
  record.dialect = dialect
  record.cells = 0
  record.end = -1
  const end = readCells(text, at, isLast, dialect, record)
  if (end >= 0) record.end = end
  return end
}

function readCells(text: string, at: number, isLast: boolean, dialect: Dialect, record: CsvRecord): number {
  const { length } = text
  for (let cell = 0, next = at; ; cell++, next++) {
    next = afterSpaces(text, next)
    const isQuoted = next < length && text.charCodeAt(next) === quote
    const start = isQuoted ? next + 1 : next
    const end = isQuoted ? closingQuote(text, start) : endOfCell(text, start, dialect, record)
    if (end === -1) return isLast ? malformed : unfinished
    record.cells = cell + 1
    record.starts[cell] = start
    record.ends[cell] = end
    record.areQuoted[cell] = isQuoted
    next = isQuoted ? afterQuote(text, end, dialect) : end
    if (next >= length) return isLast ? length : unfinished
    const character = text[next]
    if (character === dialect.newline) return next + 1
    if (character !== dialect.delimiter) return malformed
  }
}

function endOfCell(text: string, at: number, { delimiter, newline }: Dialect, record: CsvRecord): number {
  if (record.delimiterAt < at) record.delimiterAt = indexOrEnd(text, delimiter, at)
  if (record.newlineAt < at) record.newlineAt = indexOrEnd(text, newline, at)
  return Math.min(record.delimiterAt, record.newlineAt)
}

function indexOrEnd(text: string, character: string, at: number): number {
  const index = text.indexOf(character, at)
  return index === -1 ? text.length : index
}

// `charCodeAt` past the end of a text, though allowed, makes V8 give up its fast code.

function afterSpaces(text: string, at: number): number {
  while (at < text.length && text.charCodeAt(at) === space) at++
  return at
}

/** Where the quote is that closes what begins at `at`; -1 when it is not there. */
function closingQuote(text: string, at: number): number {
  let end = text.indexOf('"', at)
  while (end !== -1 && end + 1 < text.length && text.charCodeAt(end + 1) === quote) end = text.indexOf('"', end + 2)
  return end
}

function afterQuote(text: string, end: number, { newline }: Dialect): number {
  const at = afterSpaces(text, end + 1)
  return newline === '\n' && at < text.length && text.charCodeAt(at) === carriageReturn ? at + 1 : at
}

/** The text of a cell, without spaces before it and without what guards it in a spreadsheet; empty when the record has no such cell. */
export function cellText({ text, cells, starts, ends, areQuoted }: CsvRecord, cell: number): string {
  if (cell >= cells) return ''
  const start = starts[cell] as number
  const end = ends[cell] as number
  if (start === end) return ''
  const value = text.slice(start, end)
  const unquoted = areQuoted[cell] ? value.replaceAll('""', '"') : value
  return text.charCodeAt(start) === apostrophe ? unguardFormula(unquoted) : unquoted
}
