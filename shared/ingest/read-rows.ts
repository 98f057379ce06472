import { blocksOf } from './blocks.ts'
import { createCsvFormat } from './csv.ts'
import { decode } from './decode.ts'
import { IngestError } from './ingest-error.ts'
import { createArrayReader, createNdjsonFormat } from './json.ts'
import { createLineReader } from './line-reader.ts'
import { createRowCollector, type Reader, type ReaderOptions, type RowCollector } from './reader.ts'
import type { RowGroup } from './row.ts'

export interface ReadOptions extends ReaderOptions {
  format: 'csv' | 'ndjson' | 'json'
  /** A label of the WHATWG Encoding Standard. When absent it is detected; see `decode`. */
  encoding?: string | undefined
  /** Bytes of the file in a group of rows, at least 16. The default gives about a thousand rows. */
  groupBytes?: number
  /** The bytes are only the start of the file, so an unfinished last row is not a problem. */
  isStart?: boolean
  /**
   * Called with the encoding, and whether the file has a byte order mark. Not called when the whole
   * file is ASCII.
   */
  onEncoding?: (encoding: string, hasMark: boolean) => void
}

/**
 * Reads stored shipping addresses from the bytes of a file, group by group. The next group is read
 * when it is requested, so memory does not grow with the file. Problems of one row are part of its
 * group, and reading continues. A problem of the file throws, and earlier groups must then be
 * discarded. Errors of `bytes` are thrown unchanged.
 * @throws IngestError
 */
export async function* readRows(
  bytes: AsyncIterable<Uint8Array>,
  { encoding, groupBytes = 64 * 1024, isStart = false, onEncoding, ...options }: ReadOptions,
  collector: RowCollector = createRowCollector(options.limits),
): AsyncGenerator<RowGroup> {
  const reading = withUnreadText(createReader(options, collector))
  let isBlank = true
  for await (const text of decode(
    blocksOf(bytes, groupBytes, options.limits.fileBytes),
    encoding,
    onEncoding,
  )) {
    isBlank &&= text.trim() === ''
    const group: RowGroup = { rows: [], problems: [] }
    reading.add(text, group)
    yield group
  }
  const last: RowGroup = { rows: [], problems: [] }
  reading.end(!isStart, last)
  if (isStart) return yield last
  if (isBlank) throw new IngestError('EMPTY', 'The file is empty.')
  if (collector.isEmpty()) throw new IngestError('NO_ROWS', 'The file has no rows.')
  yield last
}

/**
 * Keeps the text that a reader has not used yet. An unfinished row is tried again only when the
 * text has doubled, so small chunks cost no more than large ones. It holds at most one text and
 * twice the maximum length of a row.
 */
function withUnreadText(read: Reader) {
  let texts: string[] = []
  let length = 0
  let enough = 0
  function readOn(isLast: boolean, group: RowGroup): void {
    const text = texts.join('')
    const rest = text.slice(read(text, isLast, group))
    texts = [rest]
    length = rest.length
    enough = 2 * length
  }
  return {
    add(text: string, group: RowGroup): void {
      texts.push(text)
      length += text.length
      if (length >= enough) readOn(false, group)
    },
    /** Ends the reading, at the end of the file or of the part to read. */
    end: readOn,
  }
}

function createReader(
  options: ReaderOptions & Pick<ReadOptions, 'format'>,
  collector: RowCollector,
): Reader {
  if (options.format === 'json') return createArrayReader(options, collector)
  const format =
    options.format === 'csv'
      ? createCsvFormat(options, collector)
      : createNdjsonFormat(options, collector)
  return createLineReader(format, options.limits)
}
