import { GENERIC_WORDS, STOP_WORDS } from './abbreviations.ts'
import type { CountryForms } from './country-forms.ts'
import { buildLexicon, type Lexicon } from './lexicon.ts'
import { isUnspaced, wordsOf } from './normalise.ts'
import { indexWords, pairRanges, spelt, tokenRanges } from './real-index.ts'
import type { Token } from './tokens.ts'

/**
 * A common street of a country, in one spelling. `distinctive` are the words that must be typed,
 * `words` are all of them.
 */
export type StreetEntry = {
  countryCode: string
  street: number
  distinctive: number[]
  words: number[]
}

/**
 * `covered` is a bit set of the query's words that name the street. `typed` is the share of the
 * street's words that were typed.
 */
type StreetHit = { entry: StreetEntry; covered: number; quality: number; typed: number }

/** The streets of all countries. */
export type StreetIndex = { search(tokens: readonly Token[]): StreetHit[] }

/** From this quality on, a word matched without a typing error. */
const SURE = 0.9

export function buildStreetIndex(forms: CountryForms): StreetIndex {
  const names = [...forms].flatMap(([countryCode, form]) =>
    form.streets.flatMap(({ local, latin }, street) =>
      spellings(local, latin).map((text) => ({ countryCode, street, words: streetWords(text) })),
    ),
  )
  const lexicon = buildLexicon(names.map(({ words }) => words))
  const numbersOf = (words: readonly string[]) => words.map((word) => lexicon.indexOf(word))
  const entries = names.map(({ countryCode, street, words }) => ({
    countryCode,
    street,
    distinctive: numbersOf(distinctiveWords(words)),
    words: numbersOf(words),
  }))
  return { search: (tokens) => search(tokens, lexicon, entries) }
}

function search(
  tokens: readonly Token[],
  lexicon: Lexicon,
  entries: readonly StreetEntry[],
): StreetHit[] {
  const byWord = new Map<number, { covered: number; value: number }>()
  const credit = (from: number, to: number, covered: number, value: number): void => {
    for (let word = from; word < to; word += 1) {
      const before = byWord.get(word)
      if (!before || before.value < value) byWord.set(word, { covered, value })
    }
  }
  tokens.forEach((token, index) => {
    const ranges = tokenRanges(token, lexicon)
    // A word that matches exactly gets no fuzzy matches: fuzzy streets would displace towns.
    const sure = ranges.some(({ value }) => value >= SURE)
    for (const { range, value } of ranges)
      if (!sure || value >= SURE) credit(range.from, range.to, 1 << index, value)
    for (const { from, to } of pairRanges(tokens, index, lexicon))
      credit(from, to, 3 << index, 0.96)
  })
  const small = tokens.map((token) => isSmallWord(token, lexicon))
  return entries.flatMap((entry) => hitOf(entry, byWord, small))
}

/** A word such as "Street" or "of", or one typing error away from such a word. */
function isSmallWord(token: Token, lexicon: Lexicon): boolean {
  if (token.numeric) return false
  if (GENERIC_WORDS.has(token.text) || STOP_WORDS.has(token.text)) return true
  const ranges = tokenRanges({ ...token, unfinished: false }, lexicon)
  return (
    ranges.every(({ value }) => value < SURE) &&
    ranges.some(({ range }) => GENERIC_WORDS.has(lexicon.words[range.from] ?? ''))
  )
}

function hitOf(
  entry: StreetEntry,
  byWord: ReadonlyMap<number, { covered: number; value: number }>,
  small: readonly boolean[],
): StreetHit[] {
  let covered = 0
  let sum = 0
  for (const word of entry.distinctive) {
    const hit = byWord.get(word)
    if (!hit) return []
    covered |= hit.covered
    sum += hit.value
  }
  if (covered === 0) return []
  // Adjacent small words such as "Street" or "of" belong to the name.
  small.forEach((isSmall, index) => {
    if (isSmall && covered & (1 << (index - 1))) covered |= 1 << index
  })
  for (let index = small.length - 1; index >= 0; index -= 1)
    if (small[index] && covered & (2 << index)) covered |= 1 << index
  const typed =
    entry.words.reduce((total, word) => total + (byWord.get(word)?.value ?? 0), 0) /
    entry.words.length
  return [{ entry, covered, quality: sum / entry.distinctive.length, typed }]
}

/** A street may be typed in its own script, in Latin letters, or with umlauts spelt out. */
function spellings(local: string, latin: string | undefined): string[] {
  return [...new Set([local, spelt(local), ...(latin ? [latin] : [])])]
}

function streetWords(text: string): readonly string[] {
  const words = wordsOf(text).map((word) => word.text)
  return words.some(isUnspaced) ? indexWords(text) : words
}

/**
 * The words that must be typed: all but words such as "street" and "of the", unless there are no
 * others.
 */
function distinctiveWords(words: readonly string[]): string[] {
  const distinctive = words.filter((word) => !GENERIC_WORDS.has(word) && !STOP_WORDS.has(word))
  return distinctive.length > 0 ? distinctive : [...words]
}
