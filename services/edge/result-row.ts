import type { Inclusion, ResultRow } from '../../shared/api/batch.ts'
import { csvLine } from '../../shared/ingest/result-csv.ts'
import { fields } from '../../shared/ingest/row.ts'
import type { ResultOfRow } from '../../shared/store/batch-results.ts'
import { withoutNulls } from './without-nulls.ts'

/** A result as the API shows it, with the stored text and a person's decision if they were read. */
export const resultRow = (row: ResultOfRow): ResultRow =>
  withoutNulls({
    reference: row.reference,
    line: row.line,
    verdict: row.verdict as ResultRow['verdict'],
    nextAction: row.nextAction as ResultRow['nextAction'],
    reasons: row.reasons as ResultRow['reasons'],
    formattedAddress: row.formattedAddress,
    latitude: row.latitude,
    longitude: row.longitude,
    precision: row.precision,
    placeId: row.placeId,
    confidence: row.confidence,
    changes: row.changes as NonNullable<ResultRow['changes']> | null,
    validatedAt: row.validatedAt.getTime(),
    address: textOf(row),
    decision: row.confirmedAt ? { confirmedAt: row.confirmedAt.getTime(), ...row.confirmedText } : null,
  })

/** Without the text it is not known that there is none in a column. */
const textOf = ({ line1, line2, city, region, postalCode, country, address }: ResultOfRow) =>
  line1 === undefined ? null : withoutNulls({ line1, line2, city, region, postalCode, country, address })

const columns = [
  'reference',
  'line',
  'verdict',
  'nextAction',
  'reasons',
  'formattedAddress',
  'latitude',
  'longitude',
  'precision',
  'placeId',
  'confidence',
  'changes',
  'validatedAt',
] as const satisfies (keyof ResultRow)[]

const textColumns = fields.filter((field) => field !== 'reference')
const confirmed = (column: string) => `confirmed${column[0]?.toUpperCase()}${column.slice(1)}`
const decisionColumns = ['confirmedAt', ...textColumns.map(confirmed)]

export const resultCsvHeader = (include: readonly Inclusion[]) =>
  csvLine([
    ...columns,
    ...(include.includes('address') ? textColumns : []),
    ...(include.includes('decision') ? decisionColumns : []),
  ])

/** The same columns for a spreadsheet: lists in one cell, times as ISO 8601. */
export function resultCsvLine(row: ResultRow, include: readonly Inclusion[]): string {
  const { address, decision } = row
  const cells = {
    ...row,
    reasons: row.reasons.map(({ code }) => code).join(';'),
    changes: row.changes?.map(({ component, before, after }) => `${component}: ${before ?? ''} → ${after}`).join('; '),
    validatedAt: isoOf(row.validatedAt),
  }
  return csvLine([
    ...columns.map((column) => cells[column]),
    ...(include.includes('address') ? textColumns.map((column) => address?.[column]) : []),
    ...(include.includes('decision')
      ? [decision && isoOf(decision.confirmedAt), ...textColumns.map((column) => decision?.[column])]
      : []),
  ])
}

const isoOf = (unixMs: number) => new Date(unixMs).toISOString()
