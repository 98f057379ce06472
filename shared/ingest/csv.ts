import { type Columns, columnsOf, unknownNames } from './columns.ts'
import { type CsvRecord, cellText, createRecord, type Dialect, readRecord } from './csv-record.ts'
import { IngestError } from './ingest-error.ts'
import { type LineFormat, unfinished } from './line-reader.ts'
import type { Intake, ReaderOptions } from './reader.ts'
import type { Problem } from './row.ts'

const delimiters = [',', ';', '\t', '|']
/** Excel's own way to name the delimiter, on a line before the header. */
const delimiterLine = /^"?sep=([^"])"?\r?\n?$/i

/**
 * CSV with a header. The delimiter is the one with which the header has the most known columns, if none is named; lines end as the first one
 * does. Blank rows are passed over. Rows may have fewer cells than the header, as Excel drops empty ones at the end, but not more.
 * @throws IngestError DELIMITER, and from the header NO_KNOWN_COLUMN, COLUMN_MISSING, TOO_MANY_COLUMNS, ROW_TOO_LONG, UNCLOSED_QUOTE
 */
export function createCsvFormat(options: ReaderOptions, intake: Intake): LineFormat {
  const { limits, mapping, delimiter, columnsFor = (names) => headerColumns(names, mapping) } = options
  if (delimiter !== undefined && !/^[^" \r\n]$/.test(delimiter))
    throw new IngestError('DELIMITER', 'The delimiter must be one character, and no quote, space or line end.')
  const candidates = delimiter === undefined ? delimiters : [delimiter]
  const record = createRecord()
  const cellAt = (cell: number) => cellText(record, cell)
  let dialect: Dialect | undefined
  let columns: Columns | undefined
  let width = 0

  function detect(text: string, at: number, isLast: boolean): Dialect | undefined {
    const newline = newlineOf(text, at, isLast)
    const isWhole = isLast || text.length - at > limits.rowLength
    if (newline === undefined && !isWhole) return undefined
    const trials = candidates.map((candidate) => {
      const trial = { delimiter: candidate, newline: newline ?? '\n' }
      const end = readRecord(text, at, isLast, trial, record)
      const names = namesIn(record)
      const known = columnsOf(names, mapping).filter((indexes) => indexes.length > 0).length
      return { trial, end, known, names: names.length }
    })
    if (!isWhole && trials.some(({ end }) => end === unfinished)) return undefined
    return trials.sort((a, b) => b.known - a.known || b.names - a.names)[0]?.trial
  }

  function takeHeader(): void {
    const names = namesIn(record)
    if (names.length > limits.columns) throw tooManyColumns(limits.columns)
    columns = columnsFor(names, dialect?.delimiter)
    width = names.length
  }

  return {
    newline: () => dialect?.newline ?? '\n',

    endOf(text, at, isLast) {
      dialect ??= detect(text, at, isLast)
      return dialect ? readRecord(text, at, isLast, dialect, record) : unfinished
    },

    take(line, text, at, end, group) {
      if (!hasText(record, 0)) return
      if (columns) {
        if (hasText(record, width)) intake.bad(tooManyCells(line), group)
        else intake.row(line, cellAt, columns, group)
        return
      }
      const named = delimiter === undefined ? delimiterLine.exec(text.slice(at, end))?.[1] : undefined
      if (named && dialect) dialect = { ...dialect, delimiter: named }
      else takeHeader()
    },

    refuse(problem, text, at, group) {
      if (columns) return intake.bad(problem, group)
      if (problem.code === 'UNCLOSED_QUOTE') throw new IngestError('UNCLOSED_QUOTE', `The header ${problem.message}.`)
      const start = text.slice(at, at + limits.rowLength)
      if (candidates.some((candidate) => start.split(candidate, limits.columns + 1).length > limits.columns))
        throw tooManyColumns(limits.columns)
      throw new IngestError('ROW_TOO_LONG', `The header ${problem.message}.`)
    },
  }
}

/** A carriage return ends lines only where no line feed follows it. */
function newlineOf(text: string, at: number, isLast: boolean): string | undefined {
  const end = text.slice(at).search(/[\r\n]/)
  if (end === -1) return undefined
  if (text[at + end] === '\n') return '\n'
  if (at + end + 1 === text.length) return isLast ? '\r' : undefined
  return text[at + end + 1] === '\n' ? '\n' : '\r'
}

const namesIn = (record: CsvRecord) => Array.from({ length: record.cells }, (_, cell) => cellText(record, cell).trim())

/** Whether any cell has, from this one on. */
function hasText(record: CsvRecord, from: number): boolean {
  for (let cell = from; cell < record.cells; cell++) if (cellText(record, cell).trim() !== '') return true
  return false
}

/** The fields that a header makes. @throws IngestError NO_KNOWN_COLUMN, COLUMN_MISSING */
export function headerColumns(names: readonly string[], mapping: ReaderOptions['mapping']): Columns {
  const [unknown] = unknownNames(names, mapping)
  if (unknown !== undefined)
    throw new IngestError('NO_KNOWN_COLUMN', `The header has no column "${unknown}", which the mapping names.`)
  const columns = columnsOf(names, mapping)
  if (columns.every((indexes) => indexes.length === 0))
    throw new IngestError(
      'NO_KNOWN_COLUMN',
      'The first line names no known column. Add a header, or name the columns in a mapping.',
    )
  const [reference, line1, , city, , postalCode, , address] = columns.map((indexes) => indexes.length > 0)
  if (!reference) throw new IngestError('COLUMN_MISSING', 'The header has no column for the reference.')
  if (!line1 && !city && !postalCode && !address)
    throw new IngestError('COLUMN_MISSING', 'The header has no column for line1, city, postalCode or a whole address.')
  return columns
}

const tooManyCells = (line: number): Problem => ({ line, code: 'TOO_MANY', message: 'has more cells than the header' })

const tooManyColumns = (most: number) =>
  new IngestError('TOO_MANY_COLUMNS', `The header has more than ${most} columns.`)
