/**
 * Letters that have no decomposition into base and accent, as people type them without a special
 * key.
 */
const PLAIN: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  ı: 'i',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ə: 'e',
  ς: 'σ',
  ـ: '',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ʻ: '',
  ʼ: '',
  '’': '',
  "'": '',
  '‘': '',
  '`': '',
  '´': '',
  '״': '',
  '׳': '',
}

const SPECIAL = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'gu')

/**
 * The form of a text that is compared: lower case, no accents, special letters spelt out, full
 * width as half width.
 */
export function fold(text: string): string {
  // Most input is plain ASCII, and normalising is slow.
  if (/^[a-z0-9 ,.-]*$/.test(text)) return text
  const bare = text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
  return bare.replace(SPECIAL, (letter) => PLAIN[letter] ?? letter).normalize('NFC')
}

/** A word of a text: its folded form and its position, in UTF-16 units of the text. */
export type Word = { text: string; start: number; end: number }

const WORD = /[\p{L}\p{N}\p{M}'’ʻʼ‘´`״׳ـ]+/gu
/** Scripts without spaces between words. Here each of their characters is a word. */
const HAN_OR_KANA = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}'
const OTHER_UNSPACED = '\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー'
const ONE_UNSPACED = `[${HAN_OR_KANA}${OTHER_UNSPACED}]`
const UNSPACED = new RegExp(ONE_UNSPACED, 'u')
/** Letters of scripts other than Latin. A number next to them is a word of its own. */
const OTHER_LETTER = /[^\P{L}\p{Script=Latin}]/u
const PIECE = new RegExp(
  [
    `${ONE_UNSPACED}\\p{M}*`,
    '\\p{N}+(?:\\p{Script=Latin}(?!\\p{L}))?',
    `[^\\p{N}]+?(?=\\p{N}|$|[${HAN_OR_KANA}])`,
  ].join('|'),
  'gu',
)

/**
 * The words of a text. Adjacent letters and digits (A10, 5th) are one word, unless the script has
 * no spaces.
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  for (const match of text.matchAll(WORD)) {
    const start = match.index
    if (!UNSPACED.test(match[0]) && !(OTHER_LETTER.test(match[0]) && /\p{N}/u.test(match[0])))
      words.push({ text: fold(match[0]), start, end: start + match[0].length })
    else
      for (const piece of match[0].matchAll(PIECE))
        words.push({
          text: fold(piece[0]),
          start: start + piece.index,
          end: start + piece.index + piece[0].length,
        })
  }
  return words.filter((word) => word.text !== '')
}

/** Whether a folded word is a character of a script without spaces. */
export const isUnspaced = (word: string): boolean => UNSPACED.test(word)
