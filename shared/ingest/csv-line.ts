import { guardFormula } from './formula-guard.ts'

/**
 * Numbers are written unchanged, so that a negative coordinate stays one. `null` and `undefined`
 * are empty cells.
 */
export type CsvValue = string | number | boolean | null | undefined

const needsQuotes = /[",;\t\r\n]|^ | $/

/** How a text is written in the encoding of the file. */
export type Written = (text: string) => string
const asItIs: Written = (text) => text

/**
 * One line of a CSV file (RFC 4180) with its line end. It is safe in a spreadsheet: no text is a
 * formula, also as `written` gives it.
 */
export const csvLine = (values: readonly CsvValue[], delimiter = ',', written = asItIs) =>
  `${values.map((value) => csvCell(value, delimiter, written)).join(delimiter)}\r\n`

function csvCell(value: CsvValue, delimiter: string, written: Written): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'string' ? guardFormula(written(value)) : String(value)
  return needsQuotes.test(text) || text.includes(delimiter)
    ? `"${text.replaceAll('"', '""')}"`
    : text
}
