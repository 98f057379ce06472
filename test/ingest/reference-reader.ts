import { unguardFormula } from '../../shared/ingest/formula-guard.ts'

interface Way {
  delimiter: string
  newline: string
  rowLength: number
}

/** A row as it stands in a file: its cells, or why it has none. */
export type ReferenceRow = { line: number } & ({ cells: string[] } | { code: string })

/**
 * What the rows of a CSV file are, found in the simplest way: from the beginning of each row it
 * looks as far as it takes, however often that is. It takes one text, and a time that hostile files
 * can make long.
 */
export function referenceRows(text: string, { delimiter, newline, rowLength }: Way) {
  const rows: ReferenceRow[] = []
  const lineEnd = newline === '\n' ? /\r?\n?$/ : /\r$/
  for (let at = 0, line = 1; at < text.length; ) {
    const record = recordAt(text, at, delimiter, newline)
    if (record && text.slice(at, record.end).replace(lineEnd, '').length <= rowLength) {
      rows.push({ line, cells: record.cells })
      line += text.slice(at, record.end).split(newline).length - 1
      at = record.end
      continue
    }
    const found = text.indexOf(newline, at)
    const end = found === -1 ? text.length : found
    rows.push({ line, code: end - at > rowLength ? 'ROW_TOO_LONG' : 'UNCLOSED_QUOTE' })
    line++
    at = end + 1
  }
  return rows
}

/** The record that begins at `at`; undefined when no quotes can be closed so that there is one. */
function recordAt(text: string, at: number, delimiter: string, newline: string) {
  const return_ = newline === '\n' ? '\r?' : ''
  const quoted = `"((?:[^"]|"")*)"(?!") *${return_}`
  const unquoted = `(?!")([^${delimiter}${newline}]*)`
  const cell = new RegExp(` *(?! )(?:${quoted}|${unquoted})([${delimiter}${newline}]|$)`, 'y')
  const cells: string[] = []
  cell.lastIndex = at
  for (;;) {
    const match = cell.exec(text)
    if (!match) return undefined
    const [, inQuotes, plain = '', end] = match
    cells.push(unguardFormula(inQuotes?.replaceAll('""', '"') ?? plain))
    if (end !== delimiter) return { cells, end: cell.lastIndex }
  }
}
