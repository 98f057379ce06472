import type { Inclusion, ResultRow, UploadProblem } from '../../../shared/api/batch.ts'
import { type CsvValue, csvLine, type Written } from '../../../shared/ingest/csv-line.ts'
import {
  decisionColumn,
  placeColumns,
  resultColumns,
} from '../../../shared/ingest/export-columns.ts'
import { textFields } from '../../../shared/ingest/row.ts'
import type { ResultOfRow } from '../../../shared/store/batch-results.ts'
import type { readProblems } from '../../../shared/store/batches.ts'
import { withoutNulls } from '../http/without-nulls.ts'
import { shownJudgement } from './shown-judgement.ts'

/**
 * A result as the API shows it, with the stored text, the decision and the cells of the batch's own
 * columns if they were read.
 */
export function resultRow(row: ResultOfRow, own: readonly string[] = []): ResultRow {
  const judgement = shownJudgement(row)
  return withoutNulls({
    reference: row.reference,
    line: row.line,
    ...judgement,
    latitude: row.latitude,
    longitude: row.longitude,
    precision: row.precision,
    validatedAt: row.validatedAt.getTime(),
    columns: row.own ? columnsOf(row.own, own) : null,
    address: textOf(row),
    decision: row.confirmedAt
      ? {
          confirmedAt: row.confirmedAt.getTime(),
          ...coordinatesOf(row.confirmedContent?.placeId, [row, ...(judgement.candidates ?? [])]),
          ...row.confirmedContent,
        }
      : null,
  })
}

type Place = { placeId: string | null; latitude?: number | null; longitude?: number | null }

/** A person can choose a place whose coordinates are held with the result alone. */
function coordinatesOf(placeId: string | undefined, places: readonly Place[]) {
  const { latitude, longitude } = places.find((place) => place.placeId === placeId) ?? {}
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? { latitude, longitude }
    : {}
}

const columnsOf = (cells: readonly string[], names: readonly string[]) =>
  cells.flatMap((value, index) => (value === '' ? [] : [{ name: names[index] ?? '', value }]))

/** `line1` is undefined when the text was not read. */
const textOf = ({ line1, line2, city, region, postalCode, country, address }: ResultOfRow) =>
  line1 === undefined
    ? null
    : withoutNulls({ line1, line2, city, region, postalCode, country, address })

/** What is exported of a batch. */
export interface ExportContent {
  include: readonly Inclusion[]
  /** Names of the file's own columns. */
  own: readonly string[]
  /** Default: comma. */
  delimiter?: string | undefined
  /** Default: as it is. */
  written?: Written | undefined
}

/** Groups of columns. The client's own stand before the results. */
type Group = 'reference' | 'text' | 'own' | 'results' | 'decision'

function groupsOf(include: readonly Inclusion[]): Group[] {
  const text = include.includes('address') ? (['text'] as const) : []
  const decision = include.includes('decision') ? (['decision'] as const) : []
  return include.includes('columns')
    ? ['reference', ...text, 'own', 'results', ...decision]
    : ['reference', 'results', ...text, ...decision]
}

export function resultCsvHeader({ include, own, delimiter, written }: ExportContent): string {
  const names: Record<Group, readonly string[]> = {
    reference: ['reference'],
    text: textFields,
    own,
    results: resultColumns,
    decision: (['confirmedAt', ...textFields, ...placeColumns] as const).map(decisionColumn),
  }
  return csvLine(
    groupsOf(include).flatMap((group) => names[group]),
    delimiter,
    written,
  )
}

/**
 * One result as CSV: lists are in one cell, times are ISO 8601. `cells` are those of the own
 * columns.
 */
export function resultCsvLine(
  result: ResultRow,
  cells: readonly string[] | null | undefined,
  { include, own, delimiter, written }: ExportContent,
): string {
  const { address, decision } = result
  const results = {
    ...result,
    reasons: result.reasons.map(({ code }) => code).join(';'),
    changes: result.changes
      ?.map(({ component, before, after }) => `${component}: ${before ?? ''} → ${after}`)
      .join('; '),
    attributions: result.attributions?.join('; '),
    validatedAt: isoOf(result.validatedAt),
  }
  const values: Record<Group, () => CsvValue[]> = {
    reference: () => [result.reference],
    text: () => textFields.map((column) => address?.[column]),
    own: () => own.map((_, index) => cells?.[index]),
    results: () => resultColumns.map((column) => results[column]),
    decision: () => [
      decision && isoOf(decision.confirmedAt),
      ...[...textFields, ...placeColumns].map((column) => decision?.[column]),
    ],
  }
  return csvLine(
    groupsOf(include).flatMap((group) => values[group]()),
    delimiter,
    written,
  )
}

const isoOf = (unixMs: number) => new Date(unixMs).toISOString()

type ProblemRow = Awaited<ReturnType<typeof readProblems>>[number]

/** A bad row of an upload as the API shows it. */
export const problemOf = ({ line, field, code, message }: ProblemRow): UploadProblem =>
  withoutNulls({ line, field, code, message })
