import { type Columns, columnsOf, unknownNames } from './columns.ts'
import { type CsvRecord, cellText, createRecord, type Dialect, readRecord } from './csv-record.ts'
import { IngestError } from './ingest-error.ts'
import type { Limits } from './limits.ts'
import { type LineFormat, unfinished } from './line-reader.ts'
import type { ReaderOptions, RowCollector } from './reader.ts'
import type { Problem } from './row.ts'

const delimiters = [',', ';', '\t', '|']
/** Excel can name the delimiter in a line before the header. */
const delimiterLine = /^"?sep=([^"])"?\r?\n?$/i

/**
 * CSV with a header. Without a named delimiter, the one that gives the most known columns is used.
 * The header decides the line end. Blank rows are skipped. A row can have fewer cells than the
 * header, because Excel drops empty cells at the end, but not more.
 * @throws IngestError DELIMITER, and from the header NO_KNOWN_COLUMN, COLUMN_MISSING,
 * TOO_MANY_COLUMNS, ROW_TOO_LONG, UNCLOSED_QUOTE
 */
export function createCsvFormat(options: ReaderOptions, collector: RowCollector): LineFormat {
  const {
    limits,
    mapping,
    delimiter,
    columnsFor = (names) => headerColumns(names, mapping),
  } = options
  if (delimiter !== undefined && !/^[^" \r\n]$/.test(delimiter))
    throw new IngestError(
      'DELIMITER',
      'The delimiter must be one character, and no quote, space or line end.',
    )
  const candidates = delimiter === undefined ? delimiters : [delimiter]
  const record = createRecord(limits.rowLength)
  const cellAt = (cell: number) => cellText(record, cell)
  let dialect: Dialect | undefined
  let newline = '\n'
  let isNamed = false
  let columns: Columns | undefined
  let width = 0

  function takeHeader(): void {
    const names = namesIn(record, limits.columns + 1)
    if (names.length > limits.columns) throw tooManyColumns(limits.columns)
    columns = columnsFor(names, dialect?.delimiter)
    width = names.length
  }

  return {
    newline: () => newline,

    endOf(text, at, isLast) {
      dialect ??= detectDialect(text, at, isLast, candidates, record, options)
      if (!dialect) return unfinished
      newline = dialect.newline
      return readRecord(text, at, isLast, dialect, record)
    },

    take(line, text, at, end, group) {
      if (!hasText(record, 0)) {
        // A blank line does not show the delimiter.
        if (!columns && !isNamed && text.slice(at, end).trim() === '') dialect = undefined
        return
      }
      if (columns) {
        if (hasText(record, width)) collector.bad(tooManyCells(line), group)
        else collector.row(line, cellAt, columns, group)
        return
      }
      const named =
        delimiter === undefined ? delimiterLine.exec(text.slice(at, end))?.[1] : undefined
      if (named) {
        dialect = { newline, delimiter: named }
        isNamed = true
      } else takeHeader()
    },

    refuse(problem, text, at, group) {
      if (columns) return collector.bad(problem, group)
      throw headerError(problem, text.slice(at, at + limits.rowLength), candidates, limits)
    },
  }
}

/** Chooses the dialect by the line that begins at `at`. Undefined when it needs more text. */
function detectDialect(
  text: string,
  at: number,
  isLast: boolean,
  candidates: readonly string[],
  record: CsvRecord,
  { limits, mapping }: ReaderOptions,
): Dialect | undefined {
  const end = lineEnd(text, at)
  const lineEndsWith = newlineAt(text, end, isLast)
  // A carriage return at the end may be the first half of a line end.
  const isWhole = isLast || text.length - at > limits.rowLength + 1
  if (lineEndsWith === undefined && !isWhole) return undefined
  const newline = lineEndsWith ?? '\n'
  if (text.slice(at, end).trim() === '') return { delimiter: ',', newline }
  const trials = candidates.map((delimiter) => {
    const trial = { delimiter, newline }
    const end = readRecord(text, at, isLast, trial, record)
    // More columns than allowed: this is not a header.
    const names = namesIn(record, limits.columns + 1)
    const known = columnsOf(names, mapping).fields.filter(({ length }) => length > 0).length
    return { trial, end, known, names: names.length }
  })
  if (!isWhole && trials.some(({ end }) => end === unfinished)) return undefined
  return trials.sort((a, b) => b.known - a.known || b.names - a.names)[0]?.trial
}

/** The error for a header that cannot be read. `start` is the beginning of the header. */
function headerError(
  problem: Problem,
  start: string,
  candidates: readonly string[],
  { columns }: Limits,
): IngestError {
  if (problem.code === 'UNCLOSED_QUOTE')
    return new IngestError('UNCLOSED_QUOTE', `The header ${problem.message}.`)
  if (candidates.some((candidate) => start.split(candidate, columns + 1).length > columns))
    return tooManyColumns(columns)
  return new IngestError('ROW_TOO_LONG', `The header ${problem.message}.`)
}

function lineEnd(text: string, at: number): number {
  while (at < text.length && text[at] !== '\n' && text[at] !== '\r') at++
  return at
}

/** A carriage return is the line end only when no line feed follows. */
function newlineAt(text: string, end: number, isLast: boolean): string | undefined {
  if (end === text.length) return undefined
  if (text[end] === '\n') return '\n'
  if (end + 1 === text.length) return isLast ? '\r' : undefined
  return text[end + 1] === '\n' ? '\n' : '\r'
}

const namesIn = (record: CsvRecord, max: number) =>
  Array.from({ length: Math.min(record.cells, max) }, (_, cell) => cellText(record, cell).trim())

/** Whether a cell from index `from` on has text. */
function hasText(record: CsvRecord, from: number): boolean {
  for (let cell = from; cell < record.cells; cell++)
    if (cellText(record, cell).trim() !== '') return true
  return false
}

/** The columns of a header. @throws IngestError NO_KNOWN_COLUMN, COLUMN_MISSING */
export function headerColumns(
  names: readonly string[],
  mapping: ReaderOptions['mapping'],
): Columns {
  const [unknown] = unknownNames(names, mapping)
  if (unknown !== undefined)
    throw new IngestError(
      'NO_KNOWN_COLUMN',
      `The header has no column "${unknown}", which the mapping names.`,
    )
  const columns = columnsOf(names, mapping)
  if (columns.fields.every((indexes) => indexes.length === 0))
    throw new IngestError(
      'NO_KNOWN_COLUMN',
      'The first line names no known column. Add a header, or name the columns in a mapping.',
    )
  const [reference, line1, , city, , postalCode, , address] = columns.fields.map(
    (indexes) => indexes.length > 0,
  )
  if (!reference)
    throw new IngestError('COLUMN_MISSING', 'The header has no column for the reference.')
  if (!line1 && !city && !postalCode && !address)
    throw new IngestError(
      'COLUMN_MISSING',
      'The header has no column for line1, city, postalCode or a whole address.',
    )
  return columns
}

const tooManyCells = (line: number): Problem => ({
  line,
  code: 'TOO_MANY',
  message: 'has more cells than the header',
})

const tooManyColumns = (max: number) =>
  new IngestError('TOO_MANY_COLUMNS', `The header has more than ${max} columns.`)
