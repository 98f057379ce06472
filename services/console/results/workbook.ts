import { type CellValue, writeXlsxStream } from 'hucre/xlsx'
import { readRows } from '../../../shared/ingest/read-rows.ts'
import type { RowCollector } from '../../../shared/ingest/reader.ts'

const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const numberColumns = ['line', 'latitude', 'longitude', 'confidence']
const unlimited = { fileBytes: Infinity, rows: Infinity, rowLength: 10_000_000, columns: 10_000 }

/**
 * Makes a workbook of an export in CSV. All texts are text cells, never formulas, so they are
 * written without the apostrophe that guards CSV. Neither file is held in memory: browsers keep a
 * large Blob on disk. After Excel's 1,048,576 rows another sheet begins.
 */
export async function workbookOf(csv: ReadableStream<Uint8Array>): Promise<Blob> {
  const rows = rowsOf(csv)
  const header = (await rows.next()).value ?? []
  const workbook = writeXlsxStream(rows, {
    name: 'Results',
    columns: header.map((name) => ({ header: String(name), width: 18 })),
    freezePane: { rows: 1 },
  })
  return new Response(workbook, { headers: { 'content-type': mediaType } }).blob()
}

/** The rows of an export, the header first. */
async function* rowsOf(csv: ReadableStream<Uint8Array>): AsyncGenerator<CellValue[], undefined> {
  let rows: CellValue[][] = []
  let names: readonly string[] = []
  let numbers = new Set<number>()
  const collector: RowCollector = {
    row: (_line, cellAt) =>
      void rows.push(
        names.map((_, at) => {
          // The last cell of a line ends with the carriage return.
          const text = String(cellAt(at)).trim()
          return numbers.has(at) && text !== '' ? Number(text) : text || null
        }),
      ),
    bad: () => {},
    isEmpty: () => false,
  }
  const options = {
    format: 'csv' as const,
    delimiter: ',',
    encoding: 'utf-8',
    limits: unlimited,
    columnsFor(header: readonly string[]) {
      names = header
      // A client's own column can have the same name. It stands before ours.
      numbers = new Set(numberColumns.map((name) => header.lastIndexOf(name)))
      rows.push([...header])
      return { fields: [], own: [] }
    },
  }
  for await (const _ of readRows(chunksOf(csv), options, collector)) {
    yield* rows
    rows = []
  }
}

/** Not every browser can iterate over a stream. */
async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}
