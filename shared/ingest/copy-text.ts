import { fields, type Row } from './row.ts'

/** The columns of `copyText`, in the order of `COPY … (line, reference, line1, …) FROM STDIN`. */
export const copyColumns = ['line', ...fields, 'confirmedAt', 'own'] as const

const special = /[\\\t\n\r]/
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/**
 * Rows in the text format of PostgreSQL's COPY: tabs between columns, `\N` for null, a line feed
 * after each row.
 */
export function copyText(rows: readonly Row[]): string {
  let text = ''
  for (const {
    line,
    reference,
    line1,
    line2,
    city,
    region,
    postalCode,
    country,
    address,
    confirmedAt,
    own,
  } of rows) {
    text += `${line}\t${copied(reference)}\t${copied(line1)}\t${copied(line2)}\t${copied(city)}\t`
    text += `${copied(region)}\t${copied(postalCode)}\t${copied(country)}\t${copied(address)}\t`
    text += `${copiedTime(confirmedAt)}\t${copied(own && JSON.stringify(own))}\n`
  }
  return text
}

function copied(value: string | undefined): string {
  if (value === undefined) return '\\N'
  return special.test(value)
    ? value.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character)
    : value
}

function copiedTime(unixMs: number | undefined): string {
  if (unixMs === undefined) return '\\N'
  return Number.isFinite(unixMs) ? new Date(unixMs).toISOString() : 'infinity'
}
