import { isAscii } from 'node:buffer'
import { TextDecoder } from 'node:util'
import { IngestError } from './ingest-error.ts'

/** What begins files that are often sent for text: workbooks and other zip archives, older workbooks, gzip, PDF. */
const notText = ['504b0304', 'd0cf11e0', '1f8b', '25504446']

/**
 * The text of the bytes, without a byte order mark; what is not valid in the encoding comes as U+FFFD. The encoding is the one that a byte
 * order mark tells (UTF-8, UTF-16), else the declared one (any label of the WHATWG Encoding Standard), else what the first block with
 * a character beyond ASCII looks like: UTF-8, or Windows-1252. It holds to the end, so of mixed encodings the second is bad text.
 * @throws IngestError NOT_TEXT, ENCODING
 */
export async function* decode(blocks: AsyncIterable<Uint8Array>, declared?: string): AsyncGenerator<string> {
  let decoder = declared === undefined ? undefined : decoderFor(declared)
  let isFirst = true
  for await (const block of blocks) {
    if (isFirst) {
      const start = asBuffer(block).toString('hex', 0, 4)
      if (notText.some((mark) => start.startsWith(mark))) throw new IngestError('NOT_TEXT', notTextMessage)
      decoder = decoderOfMark(block) ?? decoder
      isFirst = false
    }
    if (!decoder && !isAscii(block)) decoder = decoderFor(looksLike(block))
    yield decoder ? decoder.decode(block, { stream: true }) : asBuffer(block).toString('latin1')
  }
  if (decoder) yield decoder.decode()
}

const notTextMessage =
  'This is not a text file but a workbook, an archive or a document. Save the table as CSV (UTF-8) and send that.'

const asBuffer = ({ buffer, byteOffset, length }: Uint8Array) => Buffer.from(buffer, byteOffset, length)

function decoderFor(label: string): TextDecoder {
  try {
    return new TextDecoder(label)
  } catch {
    throw new IngestError('ENCODING', 'The named encoding is unknown. Use one such as utf-8, windows-1252 or utf-16le.')
  }
}

function decoderOfMark([first, second, third]: Uint8Array): TextDecoder | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return new TextDecoder('utf-8')
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le')
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be')
  return undefined
}

/** Text in Windows-1252 is hardly ever valid UTF-8; a few bad bytes among many good ones are damage, not another encoding. */
function looksLike(block: Uint8Array): 'utf-8' | 'windows-1252' {
  const text = new TextDecoder().decode(block, { stream: true })
  const written = asBuffer(block).toString('latin1').split('\xEF\xBF\xBD').length
  const invalid = text.split('\uFFFD').length - written
  const valid = text.match(/[^\0-\x7F\uFFFD]/gu)?.length ?? 0
  return invalid > valid ? 'windows-1252' : 'utf-8'
}
