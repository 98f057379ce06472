import { IngestError } from './ingest-error.ts'

/**
 * The same bytes in blocks of one size, whatever the size of the chunks they come in: the work and the memory for each are the same,
 * and what is found does not depend on the network. The last block is the rest, at least one byte. A block is good until the next is
 * asked for, which takes its place.
 * @throws IngestError FILE_TOO_LARGE
 */
export async function* blocksOf(
  bytes: AsyncIterable<Uint8Array>,
  blockBytes: number,
  most: number,
): AsyncGenerator<Uint8Array> {
  const block = new Uint8Array(blockBytes)
  let filled = 0
  let total = 0
  for await (const chunk of bytes) {
    total += chunk.length
    if (total > most) throw new IngestError('FILE_TOO_LARGE', `The file has more than ${most} bytes.`)
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
