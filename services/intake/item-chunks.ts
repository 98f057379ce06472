import type { UploadWriter } from '../../shared/store/upload-writer.ts'

/**
 * Characters of a chunk: some 25,000 rows, which PostgreSQL writes in a fraction of a second. A
 * larger chunk saves no time and needs more memory.
 */
const chunkCharacters = 2_000_000

/**
 * Collects items and writes them in chunks. One chunk is written while the next one is collected.
 */
export interface ItemChunks {
  /** `itemsThen`: the number of items including those of this text. */
  add(text: string, itemsThen: number): Promise<void>
  /** Writes the last chunk, and waits for it. */
  flush(): Promise<void>
}

/** Errors of the writer are thrown by the next call, at the latest by `flush`. */
export function createItemChunks(writer: Pick<UploadWriter, 'addItems'>): ItemChunks {
  let texts: string[] = []
  let length = 0
  let items = 0
  let writing: Promise<void> = Promise.resolve()

  async function writeChunk(): Promise<void> {
    const [chunk, itemsThen] = [texts, items]
    texts = []
    length = 0
    await writing
    writing = writer.addItems(chunk, itemsThen)
    // The next call that awaits it throws the error.
    writing.catch(() => {})
  }

  return {
    async add(text, itemsThen) {
      if (text === '') return
      texts.push(text)
      length += text.length
      items = itemsThen
      if (length >= chunkCharacters) await writeChunk()
    },
    async flush() {
      if (length > 0) await writeChunk()
      await writing
    },
  }
}
