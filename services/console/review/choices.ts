import type { ResultRow } from '../../../shared/api/batch.ts'

/** A place that fits an address as well as others do. */
export type Choice = NonNullable<ResultRow['candidates']>[number]

/** The places that a person can choose from. None where only one fits. */
export const choicesOf = ({ candidates = [] }: ResultRow): Choice[] =>
  candidates.length > 1 ? candidates : []

/**
 * The result as it would be for another of the places that fit. It has no changes where they are
 * not known. Pure.
 */
export function withChoice(row: ResultRow, index: number): ResultRow {
  const choice = choicesOf(row)[index]
  if (!choice) return row
  const { latitude: _, longitude: __, precision: ___, changes: ____, ...rest } = row
  return { ...rest, ...choice }
}
