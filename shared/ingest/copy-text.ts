import { fields, type Row } from './row.ts'

/** What `copyText` writes for each row, in this order: `COPY … (line, reference, line1, …) FROM STDIN`. */
export const copyColumns = ['line', ...fields] as const

const special = /[\\\t\n\r]/
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** Rows in PostgreSQL's text format of COPY: tabs between, `\N` for what is absent, a line feed after each. */
export function copyText(rows: readonly Row[]): string {
  let text = ''
  for (const { line, reference, line1, line2, city, region, postalCode, country, address } of rows) {
    text += `${line}\t${copied(reference)}\t${copied(line1)}\t${copied(line2)}\t${copied(city)}\t`
    text += `${copied(region)}\t${copied(postalCode)}\t${copied(country)}\t${copied(address)}\n`
  }
  return text
}

function copied(value: string | undefined): string {
  if (value === undefined) return '\\N'
  return special.test(value) ? value.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character) : value
}
