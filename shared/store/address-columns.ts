import { type RawBuilder, sql } from 'kysely'
import { type Field, textFields } from '../ingest/row.ts'

/** The verdict on a text. It is deleted with the text that it is about. */
export const verdictColumns = [
  'verdict',
  'nextAction',
  'reasons',
  'confidence',
  'changes',
  'candidates',
  'validatedAt',
  'confirmedAt',
] as const

const contentOfPlace = [
  'formattedAddress',
  'latitude',
  'longitude',
  'precision',
  'attributions',
] as const

/**
 * The place of a text, with what the provider says about it. `candidates` belong to the verdict:
 * the text decides which places fit equally well.
 */
export const placeColumns = ['placeId', 'placeIdAt', ...contentOfPlace, 'foundAt'] as const

/**
 * Content of the provider, which is deleted when its retention ends. `changes` is content, too, but
 * results have an empty list for none. Place ids, verdicts and reason codes may be kept permanently
 * (services/worker/provider/README.md).
 */
export const contentColumns = [...contentOfPlace, 'candidates'] as const

export const nulls = <Column extends string>(columns: readonly Column[]) =>
  Object.fromEntries(columns.map((column) => [column, null])) as Record<Column, null>

/** Columns, or what is written for each of them, with commas in between. */
export const columnList = <Column extends string>(
  columns: readonly Column[],
  write: (column: Column) => RawBuilder<unknown> = (column) => sql.ref(column),
) => sql.join(columns.map(write))

/** Of the text in these columns: whether a decision was made on it. */
export const hashOfText = (column: (field: Field) => RawBuilder<unknown>) =>
  sql<Buffer>`sha256(convert_to(row(${columnList(textFields, column)})::text, 'UTF8'))`
