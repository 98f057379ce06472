import { IngestError } from './ingest-error.ts'

/**
 * Yields the same bytes in blocks of one size, so that the result and the memory do not depend on
 * how the chunks arrive. The last block is the rest, at least one byte. A block is valid only until
 * the next one is requested, which reuses its memory.
 * @throws IngestError FILE_TOO_LARGE
 */
export async function* blocksOf(
  bytes: AsyncIterable<Uint8Array>,
  blockBytes: number,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  const block = new Uint8Array(blockBytes)
  let filled = 0
  let total = 0
  for await (const chunk of bytes) {
    total += chunk.length
    if (total > maxBytes)
      throw new IngestError('FILE_TOO_LARGE', `The file has more than ${maxBytes} bytes.`)
    for (let at = 0; at < chunk.length; ) {
      const part = chunk.subarray(at, at + blockBytes - filled)
      block.set(part, filled)
      filled += part.length
      at += part.length
      if (filled < blockBytes) continue
      yield block
      filled = 0
    }
  }
  if (filled > 0) yield block.subarray(0, filled)
}
