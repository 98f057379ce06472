import { countryNamed } from '../../../shared/address/country/country-names.ts'
import { unspaced } from '../../../shared/address/words/unspaced.ts'
import type { ResultRow } from '../../../shared/api/batch.ts'
import type { AddressText } from '../address-text.ts'
import { folded, isShort } from './spots.ts'

type Change = NonNullable<ResultRow['changes']>[number]

/** The words of a found line, and those of its changes. */
interface FoundWords {
  line: readonly string[]
  before: ReadonlySet<string>
  after: ReadonlySet<string>
}

/** "12b" is a number and a letter. */
const pieces = new RegExp(`\\p{N}+|[${unspaced}]\\p{M}*|(?:(?![${unspaced}])[\\p{L}\\p{M}])+`, 'gu')
const maxCountryWords = 4

/** Folded, with `ä ö ü` and `ae oe ue` alike. */
const wordsOf = (text: string): string[] =>
  folded(text)
    .replace(/([aou])e/g, '$1')
    .match(pieces) ?? []
const isNumber = (word: string | undefined) => word !== undefined && /^\p{N}/u.test(word)

/**
 * Whether the found line in place of a stored text loses a word or a number of it. What a change
 * replaces is not lost, nor is a word that the line shortens or has in full. The field of the
 * country does not count. Pure.
 */
export function losesWords(
  { line1 = '', line2 = '', address = '', city = '', region = '', postalCode = '' }: AddressText,
  changes: readonly Change[],
  formattedAddress: string,
): boolean {
  const line = wordsOf(formattedAddress)
  const before = changes.flatMap(({ before = '' }) => wordsOf(before))
  const kept = countsOf([...line, ...before])
  const ofLines = wordsOf([line1, line2, address].join(', '))
  // A house and its flat may have the same number. A code may be stored twice.
  for (const [number, count] of countsOf(ofLines.filter(isNumber)))
    if (count > (kept.get(number) ?? 0)) return true
  const all = [...ofLines, ...wordsOf([city, region, postalCode].join(', '))]
  if (all.every((word) => kept.has(word))) return false
  const after = changes.flatMap(({ after }) => wordsOf(after))
  const found = { line, before: new Set(before), after: new Set(after) }
  const words = withoutCountry(all, line)
  return !words.every(
    (word, at) => kept.has(word) || (!isNumber(word) && isOtherwiseWritten(words, at, found)),
  )
}

function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** Without the name of the country at the end, if the found line ends with one of its names. */
function withoutCountry(words: string[], line: readonly string[]): string[] {
  const [own, found] = [countryAtEnd(words), countryAtEnd(line)]
  return own && own.code === found?.code ? words.slice(0, -own.count) : words
}

function countryAtEnd(words: readonly string[]): { code: string; count: number } | undefined {
  for (let count = Math.min(maxCountryWords, words.length); count > 0; count--) {
    const code = countryNamed(words.slice(-count).join(' '))
    if (code) return { code, count }
  }
  return undefined
}

/**
 * Whether the line has the word shortened or in full, or its initial among others: "Pkwy" and
 * "Parkway", "North Carolina" and "NC". A word beside it must be the same, since few letters are
 * short for many words.
 */
function isOtherwiseWritten(words: readonly string[], at: number, found: FoundWords): boolean {
  const { line, before, after } = found
  const word = words[at] ?? ''
  const isSame = (a: string | undefined, b: string | undefined) =>
    a !== undefined && b !== undefined && (a === b || (before.has(a) && after.has(b)))
  const isAt = (index: number, from: number, count: number) =>
    isSame(words[from - 1], line[index - 1]) || isSame(words[from + count], line[index + 1])
  // "5 b": a letter behind a number belongs to it.
  const mayBeShort = word.length > 1 || !isNumber(words[at - 1])
  return line.some((other, index) => {
    if (words.includes(other)) return false
    if (mayBeShort && (isShort(word, other) || isShort(other, word)) && isAt(index, at, 1))
      return true
    return Array.from(other).some((_, offset) => {
      const from = at - offset
      const some = from < 0 ? [] : words.slice(from, from + other.length)
      const initials = some.map(([first = '']) => first).join('')
      return other.length > 1 && initials === other && isAt(index, from, other.length)
    })
  })
}
