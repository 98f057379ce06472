import { guardFormula } from './formula-guard.ts'

/** Numbers are written as they are, so that a negative coordinate stays one; `null` and `undefined` as an empty cell. */
export type CsvValue = string | number | boolean | null | undefined

const needsQuotes = /[",;\t\r\n]|^ | $/

/** One line of a CSV file (RFC 4180, line end included) that is safe to open in a spreadsheet: no text in it is a formula (design §8). */
export const csvLine = (values: readonly CsvValue[]) => `${values.map(csvCell).join(',')}\r\n`

function csvCell(value: CsvValue): string {
  if (typeof value !== 'string') return value === null || value === undefined ? '' : String(value)
  const text = guardFormula(value)
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
