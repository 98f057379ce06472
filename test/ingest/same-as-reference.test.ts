import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readRows } from '../../shared/ingest/read-rows.ts'
import type { RowCollector } from '../../shared/ingest/reader.ts'
import { chunksOf, limits } from './read-all.ts'
import { type ReferenceRow, referenceRows } from './reference-reader.ts'

const width = 30
const header = ['reference', 'city', ...Array.from({ length: width - 2 }, () => 'x')]

const pieces = [
  ...['"', '""', '"""', ';', ';', '\n', '\n', '\r\n', '\r', ' ', '\0', 'x', "'=", 'é漢𠮷', ','],
  ...['a;b\n', 'x";"y\n', 'a;"b\n', '"a"b\n', 'a;"b\nc"\n', 'a";b\n', ';"', '";', '"\n', '\n"'],
  ...['r1;"one\ntwo;";Leeds\n', 'y'.repeat(60), '\r"', '" \r\n', ' "'],
]
const someText = fc
  .tuple(
    fc.array(fc.constantFrom(...pieces), { maxLength: 25 }).map((all) => all.join('')),
    fc.constantFrom(1, 1, 2, 7),
  )
  .map(([text, times]) => text.repeat(times))

type Options = { rowLength: number; groupBytes: number }

const longest = (rowLength: number): Options => ({ rowLength, groupBytes: 16 })
/** Rows as long as they may be, with each line end, and one that is too long by a character. */
const examples: [body: string, headerEnd: string, options: Options][] = [
  [`${'y'.repeat(100)}\n`, '\n', longest(100)],
  [`${'y'.repeat(100)}\r\n`, '\r\n', longest(100)],
  [`${'y'.repeat(100)}\r`, '\r', longest(100)],
  // 301 characters: the last one is text, since lines end with a carriage return.
  ['r1;"one\ntwo;";Leeds\nx";"y\n\na;b\né漢𠮷""\na";b\n'.repeat(7), '\r', longest(300)],
]

/** All rows of a file with the header, each with its cells as they are written. */
async function rowsOf(text: string, { rowLength, groupBytes }: Options): Promise<ReferenceRow[]> {
  const rows: ReferenceRow[] = []
  const collector: RowCollector = {
    row: (line, cellAt) =>
      rows.push({ line, cells: header.map((_, cell) => cellAt(cell) as string) }),
    bad: ({ line, code }) => rows.push({ line, code }),
    isEmpty: () => false,
  }
  const options = {
    ...({ format: 'csv', delimiter: ';', encoding: 'utf-8', groupBytes } as const),
    limits: { ...limits, rowLength },
  }
  const bytes = new TextEncoder().encode(text)
  for await (const _ of readRows(chunksOf(bytes), options, collector));
  return rows
}

/** The same, as the reference reads them. */
function expectedRows(text: string, newline: string, rowLength: number): ReferenceRow[] {
  const isFilled = (cell: string) => cell.trim() !== ''
  return referenceRows(text, { delimiter: ';', newline, rowLength })
    .slice(1)
    .filter((row) => !('cells' in row) || row.cells.some(isFilled))
    .map((row) => {
      if (!('cells' in row)) return row
      if (row.cells.slice(width).some(isFilled)) return { line: row.line, code: 'TOO_MANY' }
      return { line: row.line, cells: header.map((_, cell) => row.cells[cell] ?? '') }
    })
}

it('the CSV reader, with chunks cut anywhere, gives the same rows as a simple reference reader', async () => {
  await fc.assert(
    fc.asyncProperty(
      someText,
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.record({
        rowLength: fc.constantFrom(100, 300, 2000),
        groupBytes: fc.oneof(fc.integer({ min: 16, max: 300 }), fc.constant(65_536)),
      }),
      async (body, headerEnd, options) => {
        const text = header.join(';') + headerEnd + body
        const isReturn = headerEnd === '\r' && !body.startsWith('\n')
        expect(await rowsOf(text, options)).toEqual(
          expectedRows(text, isReturn ? '\r' : '\n', options.rowLength),
        )
      },
    ),
    { numRuns: 2000, examples },
  )
})
