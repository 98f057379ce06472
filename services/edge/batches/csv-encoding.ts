import anyAscii from 'any-ascii'
import type { Written } from '../../../shared/ingest/csv-line.ts'
import type { CsvForm } from '../../../shared/store/csv-form.ts'

/** How an export in CSV is written. */
interface CsvEncoding {
  /** The charset for `Content-Type`. */
  charset: string
  /** What stands before the first line. */
  mark: string
  /**
   * A cell's text with the characters that the encoding has. To be asked before the cell is quoted:
   * the nearest letter of a character may be a quote, or begin a formula.
   */
  written: Written
  encode(text: string): string | Uint8Array
}

const byteOrderMark = '\uFEFF'

/** The default of the API: UTF-8 without a byte order mark. */
export const plainUtf8: CsvEncoding = {
  charset: 'utf-8',
  mark: '',
  written: (text) => text,
  encode: (text) => text,
}

/**
 * How to write an export in the encoding of the upload. Spreadsheets recognise UTF-8 by a byte
 * order mark. So an export of ASCII has one, and so has one whose encoding has more than 256
 * characters and cannot be written here (Shift JIS and the like).
 */
export function encodingLike({ encoding = 'utf-8', hasMark }: CsvForm): CsvEncoding {
  if (encoding === 'utf-16le' || encoding === 'utf-16be')
    return {
      ...plainUtf8,
      charset: encoding,
      mark: byteOrderMark,
      encode: utf16(encoding === 'utf-16be'),
    }
  const bytes = bytesOf(encoding)
  if (bytes)
    return {
      charset: encoding,
      mark: '',
      written: (text) => nearest(text, bytes),
      encode: (text) => Uint8Array.from(text, (character) => bytes.get(character) ?? noByte),
    }
  const isPlain = encoding === 'utf-8' && hasMark === false
  return { ...plainUtf8, mark: isPlain ? '' : byteOrderMark }
}

const utf16 = (isBigEndian: boolean) => (text: string) => {
  const encoded = Buffer.from(text, 'utf16le')
  return isBigEndian ? encoded.swap16() : encoded
}

/** The encodings of the WHATWG Encoding Standard with one byte a character. */
const singleByte =
  /^(ibm866|iso-8859-\d+(-i)?|koi8-[ru]|macintosh|windows-(874|125\d)|x-mac-cyrillic)$/

/** The byte of each character of an encoding with one byte a character; undefined for others. */
function bytesOf(encoding: string): Map<string, number> | undefined {
  if (!singleByte.test(encoding)) return undefined
  const decoder = new TextDecoder(encoding)
  const characters = Array.from({ length: 256 }, (_, byte) => decoder.decode(Uint8Array.of(byte)))
  return new Map(characters.map((character, byte) => [character, byte] as const).toReversed())
}

/** A question mark. */
const noByte = 0x3f

/**
 * What the encoding does not have is written with the nearest letters: Ł as L. What has none is a
 * question mark.
 */
function nearest(text: string, bytes: ReadonlyMap<string, number>): string {
  const letterOf = (letter: string) => (bytes.has(letter) ? letter : '?')
  const written = (character: string) =>
    bytes.has(character) ? character : Array.from(anyAscii(character) || '?', letterOf).join('')
  return Array.from(text, written).join('')
}
