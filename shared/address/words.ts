import anyAscii from 'any-ascii'
import { unspaced } from './unspaced.ts'

/** A word of a text: as compared, and as written. `part` counts the parts of the text that commas and line ends make. */
export interface Word {
  text: string
  raw: string
  /** As compared, but `ae` is not yet `a`: in which typing errors are counted. */
  plain: string
  part: number
  /** Written with a dot behind it, as abbreviations are. */
  dotted: boolean
}

/** Numbers with what belongs to them ("12b", "12-14", "12/3"), characters of unspaced scripts, words, and what parts the text. */
const pieces = new RegExp(
  `(?:(?<![\\p{L}\\p{M}\\p{N}])\\p{Script=Latin}[-/]?)?\\p{Nd}+(?:\\s?[-–—−‐/]\\s?\\p{Nd}+)*(?:\\p{Script=Latin}(?![\\p{L}\\p{M}]))?(?![\\p{Script=Latin}\\p{Nd}])|[${unspaced}]\\p{M}*|(?:(?![${unspaced}])[\\p{L}\\p{M}\\p{N}])+|(?<=\\p{L}{2})/(?=\\p{L}{2})|[,;\\n،、|]|\\s-\\s`,
  'gu',
)
const isAscii = /^[\x20-\x7e]*$/
/** "34th" is 34 in a street's name; "34b" is not. */
const ordinal = /^(\d+)(?:st|nd|rd|th)$/
const parting = /^(?:[,;\n،、|/]|\s-\s)$/

/** Lower case, Latin letters without accents: "Straße" is "strasse", "Тверская" is "tverskaya". Arabic keeps its letters: without them too many words are alike. */
export function plain(text: string): string {
  if (isAscii.test(text)) return text.toLowerCase().replace(/[`'"]/g, '')
  const lower = text.normalize('NFKC').toLowerCase()
  const latin = arabic.test(lower)
    ? lower.replace(notArabic, anyAscii).replace(arabicForms, (letter) => plainArabic[letter] ?? '')
    : anyAscii(lower)
  return latin.toLowerCase().replace(/[`'"]/g, '')
}

const arabic = /\p{Script=Arabic}/u
const notArabic = /[^\u0620-\u065f\u066e-\u06d3]+/gu
/** Letters that are written one for another, and signs that may be left out. */
const plainArabic: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ى: 'ي', ة: 'ه', ی: 'ي', ک: 'ك' }
const arabicForms = /[أإآىةیکـ\u064b-\u065f]/g

/** What is compared instead of the text: plain, and `ä ö ü` and `ae oe ue` alike. */
export const fold = (text: string): string => alike(plain(text))

const alike = (text: string): string => (text.indexOf('e') > 0 ? text.replace(/([aou])e/g, '$1') : text)

/** The same for plain ASCII, which most texts are, several times faster. */
const asciiPieces =
  /(?:(?<![a-z0-9])[a-z][-/]?)?\d+(?:\s?[-/]\s?\d+)*(?:[a-z](?![a-z]))?(?![a-z\d])|[a-z0-9]+|(?<=[a-z]{2})\/(?=[a-z]{2})|[,;\n|]|\s-\s/gi

/** "P.za" is one word, "N.W." a direction, "l'Église" two words, and other apostrophes part nothing. */
function prepared(text: string): string {
  let ready = isAscii.test(text) ? text : text.normalize('NFKC')
  if (ready.includes('.'))
    ready = ready
      .replace(/(?<!\p{L})(\p{L})\.(?=\p{Ll}{1,4}(?!\p{L}))/gu, '$1')
      .replace(/(?<!\p{L})([NS])\.\s?([EWO])\.?(?!\p{L})/giu, '$1$2')
  if (!/['’ʼ‘`´״׳]/.test(ready)) return ready
  return ready
    .replace(/(?<!\p{L})(\p{L}{1,2}|dell|all|dall|nell|sull)['’ʼ](?=\p{L})/giu, '$1 ')
    .replace(/['’ʼ‘`´״׳]/g, '')
}

/** The words of a text, folded. A number keeps its letter and its other half: "12 b" is "12", "b"; "12-14" is one word. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  const ready = prepared(text)
  const ascii = isAscii.test(ready)
  let part = 0
  for (const match of ready.matchAll(ascii ? asciiPieces : pieces)) {
    const raw = match[0]
    if (parting.test(raw)) {
      part += 1
      continue
    }
    const bare = ascii ? raw.toLowerCase().replaceAll(' ', '') : bareOf(raw)
    const dotted = ready[match.index + raw.length] === '.'
    if (bare)
      words.push({ text: bare < ':' ? bare.replace(ordinal, '$1') : alike(bare), raw, plain: bare, part, dotted })
  }
  return words
}

const bareOf = (raw: string): string => plain(raw.replace(/[–—−‐]/g, '-')).replace(/[^a-z0-9/\u0620-\u06d3-]/g, '')

/** Letters and digits only, as one: in which "Leopold Straße" and "Leopoldstraße" are alike. */
export const joined = (words: readonly { text: string }[]): string => words.map(({ text }) => text).join('')

/** "12", "12b", "N5-16", "B-12". */
export const isNumeric = (text: string): boolean => /^(?:[a-z][-/]?)?\d/.test(text)
