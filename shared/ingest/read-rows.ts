import { blocksOf } from './blocks.ts'
import { createCsvFormat } from './csv.ts'
import { decode } from './decode.ts'
import { IngestError } from './ingest-error.ts'
import { createArrayReader, createNdjsonFormat } from './json.ts'
import { createLineReader } from './line-reader.ts'
import { createIntake, type Intake, type Reader, type ReaderOptions } from './reader.ts'
import type { RowGroup } from './row.ts'

export interface ReadOptions extends ReaderOptions {
  format: 'csv' | 'ndjson' | 'json'
  /** A label of the WHATWG Encoding Standard. When absent it is found out; see `decode`. */
  encoding?: string | undefined
  /** Bytes of the file that make a group of rows, 16 or more. The default makes about a thousand rows. */
  groupBytes?: number
  /** These are only the first bytes of the file: an unfinished last row is none. */
  isStart?: boolean
  /** Hears which encoding was found, if it takes one to read the file. */
  onEncoding?: (encoding: string) => void
}

/**
 * Reads stored shipping addresses from the bytes of a file, a group at a time: the next one is read when it is asked for, and what is held
 * does not grow with the file. Faults of one row are problems in its group, and reading goes on. What makes the rest unreadable or
 * senseless throws, and the groups before it are then void. Errors of `bytes` itself come through as they are.
 * @throws IngestError
 */
export async function* readRows(
  bytes: AsyncIterable<Uint8Array>,
  { encoding, groupBytes = 64 * 1024, isStart = false, onEncoding, ...options }: ReadOptions,
  intake: Intake = createIntake(options.limits),
): AsyncGenerator<RowGroup> {
  const read = createReader(options, intake)
  let isBlank = true
  for await (const text of decode(blocksOf(bytes, groupBytes, options.limits.fileBytes), encoding, onEncoding)) {
    isBlank &&= text.trim() === ''
    const group: RowGroup = { rows: [], problems: [] }
    read(text, false, group)
    yield group
  }
  if (isStart) return
  const last: RowGroup = { rows: [], problems: [] }
  read('', true, last)
  if (isBlank) throw new IngestError('EMPTY', 'The file is empty.')
  if (intake.isEmpty()) throw new IngestError('NO_ROWS', 'The file has no rows.')
  yield last
}

function createReader(options: ReaderOptions & Pick<ReadOptions, 'format'>, intake: Intake): Reader {
  if (options.format === 'json') return createArrayReader(options, intake)
  const format = options.format === 'csv' ? createCsvFormat(options, intake) : createNdjsonFormat(options, intake)
  return createLineReader(format, options.limits)
}
