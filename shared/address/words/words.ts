import anyAscii from 'any-ascii'
import { maxWords, remembered } from './remembered.ts'
import { withPlainSigns } from './signs-in-words.ts'
import { unspaced } from './unspaced.ts'

/**
 * A word of a text, in a form for comparison and as written. `part` is the index of the part
 * between commas and line ends.
 */
export interface Word {
  text: string
  raw: string
  /** Like `text`, but with `ae` not yet replaced by `a`: typing errors are counted in it. */
  plain: string
  part: number
  /** Written with a dot behind it, as abbreviations are. */
  dotted: boolean
}

/** "12", "12b", "A-12", "12-14", "12/3", "12/A/1". */
const number = [
  '(?:(?<![\\p{L}\\p{M}\\p{N}])\\p{Script=Latin}[-/]?)?',
  '\\p{Nd}+(?:\\s?[-–—−‐/]\\s?\\p{Nd}+|/\\p{Script=Latin}(?=/\\p{Nd}))*',
  '(?:\\p{Script=Latin}(?![\\p{L}\\p{M}]))?(?![\\p{Script=Latin}\\p{Nd}])',
].join('')
const characterOfUnspaced = `[${unspaced}]\\p{M}*`
const word = `(?:(?![${unspaced}])[\\p{L}\\p{M}\\p{N}])+`
const separator =
  '(?<=\\p{L}{2})/(?=\\p{L}{2})|[,;\\n،、|]|\\s-\\s|(?<=\\p{L})\\s/\\s(?=\\p{L})|' +
  // "Lipowa 13 / Lublin Plaza"
  '(?<=\\p{Nd})\\s/\\s(?=\\p{L}{4})'
/** Thailand's kinds of streets, which stand before their names. */
const unspacedKind = 'ถนน|ซอย|แยก|ตรอก'
const pieces = new RegExp(
  [number, unspacedKind, characterOfUnspaced, word, separator].join('|'),
  'gu',
)
const isAscii = /^[\x20-\x7e]*$/
/** "34th" is 34 in a street's name; "34b" is not. */
const ordinal = /^(\d+)(?:st|nd|rd|th)$/
const parting = /^(?:[,;\n،、|/]|\s[-/]\s)$/

/**
 * Lower case, in Latin letters without accents: "Straße" is "strasse", "Тверская" is "tverskaya".
 * Arabic keeps its letters, because romanised many words are alike.
 */
export function plain(text: string): string {
  if (isAscii.test(text)) return text.toLowerCase().replace(/[`'"]/g, '')
  const lower = withPlainNasals(text.normalize('NFKC').toLowerCase())
  const latin = arabic.test(lower)
    ? lower.replace(notArabic, anyAscii).replace(arabicForms, (letter) => plainArabic[letter] ?? '')
    : anyAscii(lower)
  return latin.toLowerCase().replace(/[`'"]/g, '')
}

/** In Hindi "राजेन्द्र" is also written राजेंद्र: a nasal before a consonant of its kind. */
const nasal = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/gu
const withPlainNasals = (text: string): string => text.replace(nasal, 'ं')

const arabic = /\p{Script=Arabic}/u
const notArabic = /[^\u0620-\u065f\u066e-\u06d3]+/gu
/** Arabic letters that are used for each other, and signs that may be left out. */
const plainArabic: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ی: 'ي',
  ک: 'ك',
}
const arabicForms = /[أإآىةیکـ\u064b-\u065f]/g

/** The text for comparison: plain, with `ä ö ü` and `ae oe ue` alike. */
export const fold = (text: string): string => alike(plain(text))

/** The folded letters and digits of a name: "Sto. Dgo." is "stodgo". */
export const lettersOf = (name: string): string => fold(name).replace(/[^\p{L}\p{N}]/gu, '')

/** Equal for two texts that have the same characters, in whatever order. */
export const sortedCharacters = (text: string): string => [...text].sort().join('')

const alike = (text: string): string =>
  text.indexOf('e') > 0 ? text.replace(/([aou])e/g, '$1') : text

/** The same for plain ASCII, which most texts are: several times faster. */
const asciiPieces = new RegExp(
  [
    /(?:(?<![a-z0-9])[a-z][-/]?)?\d+(?:\s?[-/]\s?\d+|\/[a-z](?=\/\d))*(?:[a-z](?![a-z]))?(?![a-z\d])/,
    /[a-z0-9]+/,
    /(?<=[a-z]{2})\/(?=[a-z]{2})|[,;\n|]|\s-\s|(?<=[a-z])\s\/\s(?=[a-z])|(?<=\d)\s\/\s(?=[a-z]{4})/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gi',
)

/** "12½" is "12 1/2". */
export const withPlainFractions = (text: string): string =>
  text.replace(
    /(?<=\d)\s?([½¼¾⅓⅔])/g,
    (_, sign: string) => ` ${sign.normalize('NFKC').replace('⁄', '/')}`,
  )

/**
 * The folded words of a text. A number keeps its letter and its other half: "12 b" is "12", "b";
 * "12-14" is one word.
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  const whole = isAscii.test(text) ? text : withPlainFractions(text).normalize('NFKC')
  const ready = withPlainSigns(whole)
  let part = 0
  const finder = isAscii.test(ready) ? asciiPieces : pieces
  finder.lastIndex = 0
  // Not `matchAll`, which copies the expression at each call.
  for (let match = finder.exec(ready); match; match = finder.exec(ready)) {
    const raw = match[0]
    if (parting.test(raw)) {
      part += 1
      continue
    }
    const { text, plain } = formOf(raw)
    const dotted = ready[match.index + raw.length] === '.'
    if (plain) words.push({ text, raw, plain, part, dotted })
  }
  return words
}

/** A word's forms for comparison; empty where it has no letter or digit. */
const formOf = remembered(maxWords, (raw): Pick<Word, 'text' | 'plain'> => {
  const bare = isAscii.test(raw) ? raw.toLowerCase().replaceAll(' ', '') : bareOf(raw)
  return { text: bare < ':' ? bare.replace(ordinal, '$1') : alike(bare), plain: bare }
})

const bareOf = (raw: string): string =>
  plain(raw.replace(/[–—−‐]/g, '-')).replace(/[^a-z0-9/\u0620-\u06d3-]/g, '')

/** Letters and digits as one text, in which "Leopold Straße" and "Leopoldstraße" are alike. */
export function joined(words: readonly { text: string }[]): string {
  let all = ''
  for (const { text } of words) all += text
  return all
}

/** "12", "12b", "N5-16", "B-12". Without an expression: it is asked of every word, many times. */
export function isNumeric(text: string): boolean {
  if (isDigit(text.charCodeAt(0))) return true
  const first = text[0] ?? ''
  if (first < 'a' || first > 'z') return false
  const isApart = text[1] === '-' || text[1] === '/'
  return isDigit(text.charCodeAt(isApart ? 2 : 1))
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57
