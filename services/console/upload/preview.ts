import { checkRow } from '../../../shared/ingest/check-row.ts'
import {
  type Columns,
  type ColumnUse,
  columnsOf,
  columnUses,
  type Mapping,
} from '../../../shared/ingest/columns.ts'
import { headerColumns } from '../../../shared/ingest/csv.ts'
import { createFurtherLines } from '../../../shared/ingest/further-lines.ts'
import { IngestError } from '../../../shared/ingest/ingest-error.ts'
import { rowLimits } from '../../../shared/ingest/limits.ts'
import { type ReadOptions, readRows } from '../../../shared/ingest/read-rows.ts'
import type { RowCollector } from '../../../shared/ingest/reader.ts'
import type { Problem } from '../../../shared/ingest/row.ts'
import { type Assignment, mappingOf } from './mapping.ts'
import { createReferenceChoice } from './reference-choice.ts'

export type FileFormat = ReadOptions['format']

/** How to read a file. What is absent is detected. */
export interface Reading {
  format: FileFormat
  encoding?: string | undefined
  delimiter?: string | undefined
  assignment?: Assignment | undefined
}

/** The beginning of a file, read as the service reads it. */
export interface Preview {
  /** Names of columns, or keys. */
  names: string[]
  /** What each column is for. */
  uses: ColumnUse[]
  /** The first rows. */
  rows: { line: number; cells: string[] }[]
  /** The column to take as the reference instead of one that repeats. */
  betterReference: string | undefined
  /** Valid and invalid rows in this part. */
  seen: number
  /** The number of faults in those rows. */
  problemCount: number
  /** The first 50 faults. */
  problems: Problem[]
  /** A label of the WHATWG Encoding Standard. */
  encoding: string
  delimiter: string | undefined
  /** Why the file cannot be used when it is read like this. */
  fault: string | undefined
}

/** How many bytes of a file are read. */
export const previewBytes = 256 * 1024
const maxRows = 8
const maxProblems = 50
const maxShown = 120
const unlimited = { ...rowLimits, fileBytes: Infinity, rows: Infinity }

/** Reads the beginning of a file. Faults are returned, never thrown. */
export async function previewOf(
  bytes: Uint8Array,
  isWhole: boolean,
  reading: Reading,
): Promise<Preview> {
  const { format, delimiter, encoding } = reading
  const mapping = mappingOf(reading.assignment)
  const columns = collectColumns(reading, mapping)
  const rows = collectRows(format, columns.namesOf)
  let usedEncoding = 'utf-8'
  let fault: string | undefined
  try {
    const options = {
      format,
      delimiter,
      encoding,
      limits: unlimited,
      isStart: !isWhole,
      columnsFor: columns.columnsFor,
      onEncoding: (encoding: string) => {
        usedEncoding = encoding
      },
    }
    for await (const _ of readRows(once(bytes), options, rows.collector));
  } catch (error) {
    fault = faultText(error)
  }
  const { names } = columns.found
  const { seen, problemCount, problems } = rows.found
  const found = { ...columns.found, fault: fault ?? columns.found.fault }
  const uses = columnUses(names, mapping)
  return {
    ...found,
    uses,
    rows: rows.found.rows.map(({ line, cells }) => ({
      line,
      cells: names.map((name, at) => cells.get(keyOf(format, name, at)) ?? ''),
    })),
    betterReference: rows.references.betterThan(names[uses.indexOf('reference')] ?? ''),
    encoding: usedEncoding,
    seen,
    // When a column is missing, every row is invalid for the same reason.
    problemCount: found.fault ? 0 : problemCount,
    problems: found.fault ? [] : problems,
  }
}

interface FoundColumns {
  names: string[]
  delimiter: string | undefined
  fault: string | undefined
}

/** Collects the columns of a file: its header, or the keys of its objects. */
function collectColumns({ format, delimiter }: Reading, mapping: Mapping | undefined) {
  const isCsv = format === 'csv'
  const found: FoundColumns = { names: [], delimiter, fault: undefined }
  const known = new Set<string>()
  const namesByColumns = new Map<Columns, readonly string[]>()

  /** The columns also of a header that the service would refuse: its rows are shown. */
  function columnsOfHeader(names: readonly string[]): Columns {
    try {
      return headerColumns(names, mapping)
    } catch (fault) {
      found.fault = faultText(fault)
      return columnsOf(names, mapping)
    }
  }
  function columnsFor(names: readonly string[], usedDelimiter?: string): Columns {
    const columns = isCsv ? columnsOfHeader(names) : columnsOf(names, mapping)
    namesByColumns.set(columns, names)
    for (const name of names) {
      if (!isCsv && known.has(name)) continue
      known.add(name)
      found.names.push(name)
    }
    found.delimiter = usedDelimiter
    return columns
  }
  return {
    found,
    columnsFor,
    namesOf: (columns: Columns) => namesByColumns.get(columns) ?? [],
  }
}

interface FoundRows {
  /** The first rows, with their cells by column. */
  rows: { line: number; cells: Map<string, string> }[]
  seen: number
  problemCount: number
  problems: Problem[]
}

/** Counts rows and problems, and keeps the first ones. */
function collectRows(format: FileFormat, namesOf: (columns: Columns) => readonly string[]) {
  const found: FoundRows = { rows: [], seen: 0, problemCount: 0, problems: [] }
  const references = createReferenceChoice()
  const furtherLines = createFurtherLines()
  function note(problems: readonly Problem[]): void {
    found.problemCount += problems.length
    found.problems.push(...problems.slice(0, Math.max(0, maxProblems - found.problems.length)))
  }
  const collector: RowCollector = {
    row(line, cellAt, columns) {
      if (furtherLines.isFurther(cellAt, columns)) return
      found.seen++
      const checked = checkRow(line, cellAt, columns)
      if (Array.isArray(checked)) note(checked)
      const names = namesOf(columns)
      for (const [at, name] of names.entries()) references.add(name, shown(cellAt(at)))
      if (found.rows.length >= maxRows) return
      const cells = names.map((name, at) => [keyOf(format, name, at), shown(cellAt(at))] as const)
      found.rows.push({ line, cells: new Map(cells) })
    },
    bad(problem) {
      found.seen++
      note([problem])
    },
    isEmpty: () => found.seen === 0,
  }
  return { found, references, collector }
}

/** Columns may have equal names; keys may not. */
const keyOf = (format: FileFormat, name: string, at: number) =>
  format === 'csv' ? String(at) : name

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  if (bytes.length > 0) yield bytes
}

function faultText(fault: unknown): string {
  if (fault instanceof IngestError) return fault.message
  throw fault
}

function shown(cell: unknown): string {
  const text =
    typeof cell === 'string'
      ? cell.trim()
      : cell === undefined || cell === null
        ? ''
        : JSON.stringify(cell)
  return text.length > maxShown ? `${text.slice(0, maxShown)}…` : text
}

/** The format of a file by its name, or by its first character if the name does not tell. Pure. */
export function formatOf(name: string, bytes: Uint8Array): FileFormat {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase()
  // A workbook comes as the CSV that was made of it.
  if (ending === 'csv' || ending === 'tsv' || ending === 'xlsx') return 'csv'
  if (ending === 'ndjson' || ending === 'jsonl') return 'ndjson'
  const first = new TextDecoder().decode(bytes.subarray(0, 1024)).trimStart()[0]
  if (first === '{') return 'ndjson'
  return first === '[' || ending === 'json' ? 'json' : 'csv'
}

const mediaTypes = {
  csv: 'text/csv',
  ndjson: 'application/x-ndjson',
  json: 'application/json',
} as const

/** The media type of the upload. */
export const mediaTypeOf = ({ format, encoding }: Reading) =>
  encoding === undefined
    ? mediaTypes[format]
    : (`${mediaTypes[format]};charset=${encoding}` as const)
