import { checkRow } from '../../../shared/ingest/check-row.ts'
import { type Columns, columnsOf, partsOf } from '../../../shared/ingest/columns.ts'
import { headerColumns } from '../../../shared/ingest/csv.ts'
import { IngestError } from '../../../shared/ingest/ingest-error.ts'
import { rowLimits } from '../../../shared/ingest/limits.ts'
import { type ReadOptions, readRows } from '../../../shared/ingest/read-rows.ts'
import type { Intake } from '../../../shared/ingest/reader.ts'
import type { Part, Problem } from '../../../shared/ingest/row.ts'
import { type Assignment, mappingOf } from './mapping.ts'

export type FileFormat = ReadOptions['format']

/** How a file is to be read; what is absent is found out. */
export interface Reading {
  format: FileFormat
  encoding?: string | undefined
  delimiter?: string | undefined
  assignment?: Assignment | undefined
}

/** What the beginning of a file holds, read as the service reads it. */
export interface Preview {
  /** Of columns, or keys. */
  names: string[]
  /** What each of them is taken for. */
  parts: (Part | null)[]
  rows: { line: number; cells: string[]; isBad: boolean }[]
  /** Good and bad rows in this beginning. */
  seen: number
  /** How many faults those rows have. */
  problemCount: number
  /** The first 50 of them. */
  problems: Problem[]
  /** A label of the WHATWG Encoding Standard. */
  encoding: string
  delimiter: string | undefined
  /** Why the file cannot be used as it is read now. */
  fault: string | undefined
}

/** So much of a file is looked at. */
export const previewBytes = 256 * 1024
const mostRows = 8
const mostProblems = 50
const mostShown = 120
const unlimited = { ...rowLimits, fileBytes: Infinity, rows: Infinity }

/** Reads the beginning of a file. Faults are told, never thrown. */
export async function previewOf(bytes: Uint8Array, isWhole: boolean, reading: Reading): Promise<Preview> {
  const { format, delimiter, assignment } = reading
  const mapping = mappingOf(assignment)
  const namesOf = new Map<Columns, readonly string[]>()
  const found = { names: [] as string[], encoding: 'utf-8', delimiter, fault: undefined as string | undefined }
  const rows: { line: number; cells: Map<string, string>; isBad: boolean }[] = []
  const problems: Problem[] = []
  let problemCount = 0
  let seen = 0

  function columnsFor(names: readonly string[], usedDelimiter?: string): Columns {
    const columns = format === 'csv' ? headerOr(() => columnsOf(names, mapping), names) : columnsOf(names, mapping)
    namesOf.set(columns, names)
    const isNew = (name: string) => format === 'csv' || !found.names.includes(name)
    found.names = [...found.names, ...names.filter(isNew)]
    found.delimiter = usedDelimiter
    return columns
  }
  function headerOr(otherwise: () => Columns, names: readonly string[]): Columns {
    try {
      return headerColumns(names, mapping)
    } catch (fault) {
      found.fault = faultText(fault)
      return otherwise()
    }
  }
  function note(found: readonly Problem[]): void {
    problemCount += found.length
    problems.push(...found.slice(0, Math.max(0, mostProblems - problems.length)))
  }
  const intake: Intake = {
    row(line, cellAt, columns) {
      seen++
      const checked = checkRow(line, cellAt, columns)
      const isBad = Array.isArray(checked)
      if (isBad) note(checked)
      if (rows.length >= mostRows) return
      const names = namesOf.get(columns) ?? []
      rows.push({ line, cells: new Map(names.map((name, at) => [keyOf(format, name, at), shown(cellAt(at))])), isBad })
    },
    bad(problem) {
      seen++
      note([problem])
    },
    isEmpty: () => seen === 0,
  }

  try {
    const options = {
      ...{ format, delimiter, columnsFor, limits: unlimited, encoding: reading.encoding, isStart: !isWhole },
      onEncoding: (encoding: string) => {
        found.encoding = encoding
      },
    }
    for await (const _ of readRows(once(bytes), options, intake));
  } catch (fault) {
    found.fault = faultText(fault)
  }
  const { names } = found
  return {
    ...found,
    parts: partsOf(names, mapping),
    rows: rows.map(({ line, cells, isBad }) => ({
      line,
      cells: names.map((name, at) => cells.get(keyOf(format, name, at)) ?? ''),
      // Where a column is missing, every row is bad, and nothing new is said by it.
      isBad: isBad && !found.fault,
    })),
    seen,
    problemCount: found.fault ? 0 : problemCount,
    problems: found.fault ? [] : problems,
  }
}

/** Columns may share a name; keys don't. */
const keyOf = (format: FileFormat, name: string, at: number) => (format === 'csv' ? String(at) : name)

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  if (bytes.length > 0) yield bytes
}

function faultText(fault: unknown): string {
  if (fault instanceof IngestError) return fault.message
  throw fault
}

function shown(cell: unknown): string {
  const text = typeof cell === 'string' ? cell.trim() : cell === undefined || cell === null ? '' : JSON.stringify(cell)
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text
}

/** What a file is, by its name, and where that says little by its first character. Pure. */
export function formatOf(name: string, bytes: Uint8Array): FileFormat {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase()
  if (ending === 'csv' || ending === 'tsv') return 'csv'
  if (ending === 'ndjson' || ending === 'jsonl') return 'ndjson'
  const first = new TextDecoder().decode(bytes.subarray(0, 1024)).trimStart()[0]
  if (first === '{') return 'ndjson'
  return first === '[' || ending === 'json' ? 'json' : 'csv'
}

const mediaTypes = { csv: 'text/csv', ndjson: 'application/x-ndjson', json: 'application/json' } as const

/** The media type that a file is sent with. */
export const mediaTypeOf = ({ format, encoding }: Reading) =>
  encoding === undefined ? mediaTypes[format] : (`${mediaTypes[format]};charset=${encoding}` as const)
