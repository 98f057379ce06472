import { guardFormula } from './formula-guard.ts'

/**
 * Numbers are written unchanged, so that a negative coordinate stays one. `null` and `undefined`
 * are empty cells.
 */
export type CsvValue = string | number | boolean | null | undefined

const needsQuotes = /[",;\t\r\n]|^ | $/

/**
 * One line of a CSV file (RFC 4180) with its line end. It is safe in a spreadsheet: no text is a
 * formula.
 */
export const csvLine = (values: readonly CsvValue[], delimiter = ',') =>
  `${values.map((value) => csvCell(value, delimiter)).join(delimiter)}\r\n`

function csvCell(value: CsvValue, delimiter: string): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'string' ? guardFormula(value) : String(value)
  return needsQuotes.test(text) || text.includes(delimiter)
    ? `"${text.replaceAll('"', '""')}"`
    : text
}
