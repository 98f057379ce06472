import { IngestError } from './ingest-error.ts'

type Decoder = InstanceType<typeof TextDecoder>

/**
 * First bytes of files that are often sent instead of text: zip archives (also workbooks), old
 * workbooks, gzip, PDF, PNG, JPEG.
 */
const notText = ['504b0304', 'd0cf11e0', '1f8b', '25504446', '89504e47', 'ffd8ff']

/**
 * Decodes bytes to text without a byte order mark. Invalid bytes become U+FFFD. The encoding is the
 * one of the byte order mark (UTF-8, UTF-16), else the declared one (a label of the WHATWG Encoding
 * Standard). Else the first block with a non-ASCII character decides between UTF-8 and
 * Windows-1252, together with the next one where it ends inside of this character. The encoding
 * then stays for the whole file. `onEncoding` is called when the encoding is known, and told
 * whether the file has a byte order mark. Runs in browsers too, so that the preview of an upload
 * reads a file like the service.
 * @throws IngestError NOT_TEXT, ENCODING
 */
export async function* decode(
  blocks: AsyncIterable<Uint8Array>,
  declared?: string,
  onEncoding: (encoding: string, hasMark: boolean) => void = () => {},
): AsyncGenerator<string> {
  let decoder = declared === undefined ? undefined : decoderFor(declared)
  let isFirst = true
  let hasMark = false
  let rest = new Uint8Array()
  for await (const next of blocks) {
    const block = rest.length > 0 ? joined(rest, next) : next
    let end = block.length
    const before = decoder
    if (isFirst) {
      const start = hexOf(block.subarray(0, 4))
      if (notText.some((mark) => start.startsWith(mark)))
        throw new IngestError('NOT_TEXT', notTextMessage)
      const marked = decoderOfMark(block)
      hasMark = marked !== undefined
      decoder = marked ?? decoder
    }
    if (!decoder && !isAscii(block)) {
      end = startOfUndecided(block)
      if (end === block.length) decoder = decoderFor(looksLike(block))
    }
    rest = block.slice(end)
    if (decoder && (isFirst || decoder !== before)) onEncoding(decoder.encoding, hasMark)
    isFirst = false
    yield decoder ? decoder.decode(block, { stream: true }) : ascii.decode(block.subarray(0, end))
  }
  if (rest.length > 0) {
    decoder = decoderFor(looksLike(rest, false))
    onEncoding(decoder.encoding, hasMark)
    yield decoder.decode(rest, { stream: true })
  }
  if (decoder) yield decoder.decode()
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}

/**
 * Where the last bytes begin if they are the only ones beyond ASCII, and may be the beginning of a
 * character in UTF-8; else the end of the block.
 */
function startOfUndecided(block: Uint8Array): number {
  const text = new TextDecoder().decode(block, { stream: true })
  return /[^\0-\x7F]/.test(text) ? block.length : text.length
}

const notTextMessage =
  'This is not a text file but a workbook, an archive, a document or a picture. Save the ' +
  'table as CSV (UTF-8) and send that.'

const hexOf = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Without `stream`, Node decodes UTF-8, and so ASCII, on a fast path. */
const ascii = new TextDecoder()
const highBits = 0x80808080

/** Tests four bytes at once. `isAscii` of node:buffer does not exist in browsers. */
function isAscii({ buffer, byteOffset, length }: Uint8Array): boolean {
  const head = Math.min(length, -byteOffset & 3)
  const words = (length - head) >> 2
  let seen = 0
  for (const byte of new Uint8Array(buffer, byteOffset, head)) seen |= byte
  for (const byte of new Uint8Array(
    buffer,
    byteOffset + head + 4 * words,
    length - head - 4 * words,
  ))
    seen |= byte
  const middle = new Uint32Array(buffer, byteOffset + head, words)
  for (let index = 0; index < middle.length; index++) seen |= middle[index] as number
  return (seen & highBits) === 0
}

function decoderFor(label: string): Decoder {
  try {
    return new TextDecoder(label)
  } catch {
    throw new IngestError(
      'ENCODING',
      'The named encoding is unknown. Use one such as utf-8, windows-1252 or utf-16le.',
    )
  }
}

function decoderOfMark([first, second, third]: Uint8Array): Decoder | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return new TextDecoder('utf-8')
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le')
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be')
  return undefined
}

/**
 * Text in Windows-1252 is hardly ever valid UTF-8. A few invalid bytes among many valid ones are
 * damage, not another encoding. With `stream`, a character may go on in the next block.
 */
function looksLike(block: Uint8Array, stream = true): 'utf-8' | 'windows-1252' {
  const text = new TextDecoder().decode(block, { stream })
  // U+FFFD that the file itself contains, in UTF-8.
  const written = new TextDecoder('windows-1252').decode(block).split('\xEF\xBF\xBD').length
  const invalid = text.split('\uFFFD').length - written
  const valid = text.match(/[^\0-\x7F\uFFFD]/gu)?.length ?? 0
  return invalid > valid ? 'windows-1252' : 'utf-8'
}
