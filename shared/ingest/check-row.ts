import type { Columns } from './columns.ts'
import {
  type Field,
  fieldLengths,
  fields,
  type Problem,
  type ProblemCode,
  type Row,
} from './row.ts'

/** Separators between the cells of one field. */
const separators = fields.map((field) => (field === 'line2' ? ', ' : ' '))
const lengths = fields.map((field) => fieldLengths[field])

interface Fault {
  code: ProblemCode
  message: string
}

const missingReference: Fault = { code: 'REQUIRED', message: 'is required' }
const missingAddress: Fault = {
  code: 'REQUIRED',
  message: 'needs line1, city or postalCode, or a whole address',
}
const notText: Fault = {
  code: 'TYPE',
  message: 'must be text, or a whole number that has lost no digits',
}
const partOfPath: Fault = {
  code: 'FORMAT',
  message: 'must not be "." or "..", which URLs cannot hold',
}
const notStorable: Fault = { code: 'FORMAT', message: 'holds a NUL or half a character' }
const notEncoded: Fault = {
  code: 'ENCODING',
  message: 'holds characters that are not valid in the encoding of the file',
}
const tooLong = fields.map(
  (field): Fault => ({
    code: 'TOO_LONG',
    message: `must have at most ${fieldLengths[field]} characters`,
  }),
)

/**
 * The value of a column: text, a number, or `null` or `undefined` for nothing. Anything else is a
 * fault.
 */
export type CellAt = (index: number) => unknown

/** Makes a row of its cells, or returns all of its problems. Pure. */
export function checkRow(
  line: number,
  cellAt: CellAt,
  columns: Pick<Columns, 'fields' | 'decision'>,
): Row | Problem[] {
  const values: (string | undefined)[] = []
  const problems: Problem[] = []
  const { decision } = columns
  const confirmed = decision && fieldOf(0, cellAt, [decision.confirmedAt])
  const cells = decision && confirmed ? decision.fields : columns.fields
  for (let index = 0; index < fields.length; index++) {
    const value = fieldOf(index, cellAt, cells[index] as readonly number[])
    const fault = typeof value === 'string' ? faultOf(value, index) : value
    if (fault) problems.push({ line, field: fields[index] as Field, ...fault })
    values.push(value as string | undefined)
  }
  if (problems.length > 0) return problems
  const [reference, line1, line2, city, region, code, country, address] = values
  const postalCode = code && withoutApostrophe(code)
  const hasAddress = line1 || city || postalCode || address
  if (reference && hasAddress) {
    const confirmedAt = confirmed ? timeOf(confirmed) : undefined
    const text = { line1, line2, city, region, postalCode, country, address }
    return { line, reference, ...text, confirmedAt }
  }
  return [
    ...(reference ? [] : [{ line, field: 'reference' as const, ...missingReference }]),
    ...(hasAddress ? [] : [{ line, ...missingAddress }]),
  ]
}

/** Shopify writes one before a postal code, so that spreadsheets keep its zeros. */
const withoutApostrophe = (postalCode: string) => postalCode.replace(/^'(?=[\p{L}\p{N}])/u, '')

const isoTime = /^\d{4}-\d\d-\d\dT/

/** Infinity for what is no time, or one that no confirmation has. */
function timeOf(cell: string | Fault): number {
  const at = typeof cell === 'string' && isoTime.test(cell) ? Date.parse(cell) : Infinity
  return at > 0 && at < endOfTimes ? at : Infinity
}

const endOfTimes = Date.UTC(2100)

function fieldOf(
  index: number,
  cellAt: CellAt,
  cells: readonly number[],
): string | Fault | undefined {
  let joined: string | undefined
  for (const cell of cells) {
    const text = textOf(cellAt(cell))
    if (typeof text === 'object') return text
    if (text) joined = joined === undefined ? text : `${joined}${separators[index]}${text}`
  }
  return joined
}

function textOf(cell: unknown): string | Fault | undefined {
  if (typeof cell === 'string') return cell.trim()
  if (cell === undefined || cell === null) return undefined
  return Number.isSafeInteger(cell) ? String(cell) : notText
}

const referenceIndex = fields.indexOf('reference')
const isPartOfPath = /^\.\.?$/

/** One test finds the rare cases: NUL, U+FFFD and surrogates. Most surrogates are valid pairs. */
const suspect = /[\0\uFFFD\uD800-\uDFFF]/

function faultOf(value: string, index: number): Fault | undefined {
  if (value.length > (lengths[index] as number)) return tooLong[index]
  if (index === referenceIndex && isPartOfPath.test(value)) return partOfPath
  if (!suspect.test(value)) return undefined
  if (value.includes('\uFFFD')) return notEncoded
  return value.includes('\0') || !value.isWellFormed() ? notStorable : undefined
}
