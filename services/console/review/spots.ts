import { hasUnspaced } from '../../../shared/address/words/unspaced.ts'
import { graphemes } from './graphemes.ts'

/** A position in a text, and the text to put there. */
export interface Spot {
  from: number
  to: number
  text: string
}

/**
 * The replacements that turn the words `before` into `after` in a text. Empty if that is not
 * certain.
 */
type SpotsOf = (text: string, before: string, after: string) => Spot[]

export const wordSpots: SpotsOf = (text, before, after) =>
  spansOf(before, text).map((span) => ({ ...span, text: after }))

/**
 * For a street, the judge gives the words that it searched by and the whole correct street. Words
 * beside them, such as "Street", may belong to it, too. So it is replaced only in two cases: the
 * stored words match those of the correct street one by one, or no word beside them can belong to
 * it.
 */
export const streetSpots: SpotsOf = (text, before, after) => {
  const wanted = wordsIn(before)
  const right = wordsIn(after)
  const words = placedWords(text)
  const aligned = words.flatMap((first, at) => {
    const span = words.slice(at, at + right.length)
    const last = span.at(-1)
    const isIt =
      span.length === right.length &&
      span.every(({ word }, n) => standsFor(word, right[n] ?? '', wanted)) &&
      wanted.every((one) => span.some(({ word }) => isAlike(word, one)))
    return isIt && last ? [{ from: first.from, to: last.to, text: after }] : []
  })
  if (aligned.length > 0) return aligned
  return spansOf(before, text).flatMap((span) => {
    const beside = [
      words.findLast(({ to }) => to <= span.from),
      words.find(({ from }) => from >= span.to),
    ]
    const isAlone = beside.every((other) => !other || /^\p{N}/u.test(other.word))
    const isWhole = isAlike(wanted[0], right[0]) && isAlike(wanted.at(-1), right.at(-1))
    const hasSameNumbers = digitsIn(before) === digitsIn(after)
    return (isAlone || isWhole) && hasSameNumbers ? [{ ...span, text: after }] : []
  })
}

/** Whether a word is the same, an abbreviation ("Pkwy", "St"), or reported as misspelt. */
function standsFor(word: string, right: string, misspelt: readonly string[]): boolean {
  if (isAlike(word, right) || /\p{N}/u.test(word + right)) return isAlike(word, right)
  return misspelt.some((one) => isAlike(word, one)) || isShort(folded(word), folded(right))
}

/** Whether its letters occur in the word in this order, beginning with the first. */
export function isShort(short: string, word: string): boolean {
  if (short[0] !== word[0] || short.length >= word.length) return false
  let at = 0
  for (const letter of word) if (letter === short[at]) at += 1
  return at === short.length
}

/** "3" of "Apt 3" becomes the "4" of "Apt 4". */
export const unitSpots: SpotsOf = (text, before, after) => {
  const [old, right] = [wordsIn(before), wordsIn(after)]
  const last = right.at(-1)
  if (old.length === right.length) return wordSpots(text, before, after)
  return old.length === 1 && last && /\p{N}/u.test(last) ? wordSpots(text, before, last) : []
}

/** The words of a text with their positions. */
const placedWords = (text: string) =>
  Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ({ 0: word, index }) => ({
    word,
    from: index,
    to: index + word.length,
  }))
export const wordsIn = (text: string): string[] => placedWords(text).map(({ word }) => word)
const digitsIn = (text: string): string => (text.normalize('NFKC').match(/\d+/g) ?? []).join(' ')
export const isAlike = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && b !== undefined && folded(a) === folded(b)
export const folded = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')

const isOfWord = /[\p{L}\p{N}]/u

/** Letters and digits of a text in a comparable form, each with its position. */
function lettersOf(text: string) {
  return Array.from(graphemes.segment(text)).flatMap(({ segment, index }) =>
    [...segment.normalize('NFKC').toLowerCase()]
      .filter((letter) => /[\p{L}\p{M}\p{N}]/u.test(letter))
      .map((letter) => ({ letter, from: index, to: index + segment.length })),
  )
}

/**
 * Where the words occur in a text, whatever is between them: the judge's words have no dots or
 * apostrophes.
 */
export function spansOf(wanted: string, text: string): { from: number; to: number }[] {
  const look = lettersOf(wanted).map(({ letter }) => letter)
  const letters = lettersOf(text)
  if (look.length === 0) return []
  return letters.flatMap(({ from }, at) => {
    const to = letters[at + look.length - 1]?.to
    const isThere =
      to !== undefined && look.every((letter, n) => letters[at + n]?.letter === letter)
    return isThere && isParted(text, from) && isParted(text, to) ? [{ from, to }] : []
  })
}

/** Whether no word continues across this position. */
function isParted(text: string, at: number): boolean {
  const [before, after] = [
    text.slice(0, at).match(/.\p{M}*$/su)?.[0] ?? '',
    text.slice(at).match(/^./su)?.[0] ?? '',
  ]
  return !isOfWord.test(before) || !isOfWord.test(after) || hasUnspaced(before + after)
}
