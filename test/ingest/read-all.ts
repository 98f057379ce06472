import { type ReadOptions, readRows } from '../../shared/ingest/read-rows.ts'
import type { RowGroup } from '../../shared/ingest/row.ts'

export const limits = { fileBytes: 100_000_000, rows: 100_000, rowLength: 2000, columns: 100 }

type Options = Omit<Partial<ReadOptions>, 'limits'> & { limits?: Partial<typeof limits> }

/** The bytes in chunks of this size. */
export async function* chunksOf(bytes: Uint8Array, size = 65_536): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

/**
 * All that a file holds, CSV unless told otherwise; text is UTF-8. What rows don't have is left
 * out.
 */
export async function readAll(
  file: string | Uint8Array,
  { limits: own, ...options }: Options = {},
): Promise<RowGroup> {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
  return gather(chunksOf(bytes), { format: 'csv', ...options, limits: { ...limits, ...own } })
}

export async function gather(
  chunks: AsyncIterable<Uint8Array>,
  options: ReadOptions,
): Promise<RowGroup> {
  const all: RowGroup = { rows: [], problems: [] }
  for await (const { rows, problems } of readRows(chunks, options)) {
    all.rows.push(...rows.map((row) => JSON.parse(JSON.stringify(row))))
    all.problems.push(...problems)
  }
  return all
}
