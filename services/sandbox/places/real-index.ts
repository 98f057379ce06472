import { GENERIC_WORDS, STOP_WORDS } from './abbreviations.ts'
import { maxDistanceFor, type Range } from './fuzzy.ts'
import { buildLexicon, type Lexicon } from './lexicon.ts'
import { isUnspaced, wordsOf } from './normalise.ts'
import type { AddressParts } from './place.ts'
import type { AddressRecord } from './real-addresses.ts'
import { joined, type Token } from './tokens.ts'

/**
 * How well a real address matches. `score` is about 0 to 1.2. `numberMissed` is a typed house
 * number that the address does not have.
 */
export type RealMatch = {
  record: number
  score: number
  partial: boolean
  numberMissed: string | undefined
}

export type RealIndex = { search(tokens: readonly Token[]): RealMatch[] }

type Doc = {
  /** Groups of words (street, name, each alias …) that identify the address, as word numbers. */
  phrases: number[][]
  identifying: Set<number>
  postal: Set<number>
  /** The words of the house number. */
  number: number[]
}

const QUALITY = {
  exact: 1,
  variant: 0.98,
  joined: 0.97,
  prefix: 0.95,
  near: [1, 0.84, 0.72],
  character: 0.6,
}
const MIN_SCORE = 0.55

/**
 * Scores all addresses that share a word with the query. For some thousand addresses that is fast
 * enough.
 */
export function buildRealIndex(records: readonly AddressRecord[]): RealIndex {
  const lexicon = buildLexicon(records.map((record) => textsOf(record).flatMap(realWords)))
  const docs = records.map((record) => docOf(record, lexicon))
  return { search: (tokens) => search(tokens, lexicon, docs, records) }
}

function search(
  tokens: readonly Token[],
  lexicon: Lexicon,
  docs: readonly Doc[],
  records: readonly AddressRecord[],
): RealMatch[] {
  const quality = new Map<number, Float32Array>()
  const wordQuality = new Map<number, number>()
  const credit = (range: Range, value: number, first: number, last: number): void => {
    for (let word = range.from; word < range.to; word += 1) {
      wordQuality.set(word, Math.max(wordQuality.get(word) ?? 0, value))
      for (const record of lexicon.postings(word, word + 1)) {
        const row = quality.get(record) ?? new Float32Array(tokens.length)
        quality.set(record, row)
        for (let token = first; token <= last; token += 1)
          row[token] = Math.max(row[token] ?? 0, value)
      }
    }
  }
  tokens.forEach((token, index) => {
    for (const { range, value } of tokenRanges(token, lexicon)) credit(range, value, index, index)
    const value = isUnspaced(token.text) ? QUALITY.exact : QUALITY.joined
    for (const range of pairRanges(tokens, index, lexicon)) credit(range, value, index, index + 1)
  })
  return [...quality]
    .map(([record, row]) =>
      scoreRecord(record, row, tokens, wordQuality, docs[record], records[record]),
    )
    .filter((match) => match !== undefined)
}

/**
 * Words of the lexicon that this word and the next one form together, if they were one word typed
 * apart.
 */
export function pairRanges(tokens: readonly Token[], index: number, lexicon: Lexicon): Range[] {
  const pair = joined(tokens, index)
  if (!pair) return []
  const found = pair.texts.map((text) =>
    pair.unfinished && text.length > 3 ? lexicon.prefix(text) : lexicon.exact(text),
  )
  return found.filter((range) => range !== undefined)
}

/**
 * Words of the lexicon that one typed word may mean, the most exact first. Typing errors only for
 * longer words.
 */
export function tokenRanges(token: Token, lexicon: Lexicon): { range: Range; value: number }[] {
  const results: { range: Range; value: number }[] = []
  const exact = lexicon.exact(token.text)
  if (exact)
    results.push({
      range: exact,
      value: isUnspaced(token.text) ? QUALITY.character : QUALITY.exact,
    })
  for (const variant of token.variants) {
    const range = lexicon.exact(variant)
    if (range) results.push({ range, value: QUALITY.variant })
  }
  const prefix =
    token.unfinished && !isUnspaced(token.text) ? lexicon.prefix(token.text) : undefined
  if (prefix) results.push({ range: prefix, value: QUALITY.prefix })
  for (const text of [token.text, ...token.variants.filter((variant) => variant.length > 8)]) {
    const max = maxDistanceFor(text)
    if (max === 0) continue
    for (const range of lexicon.near(text, max, token.unfinished))
      if (range.distance > 0) results.push({ range, value: QUALITY.near[range.distance] ?? 0 })
  }
  return results
}

function scoreRecord(
  record: number,
  row: Float32Array,
  tokens: readonly Token[],
  wordQuality: ReadonlyMap<number, number>,
  doc: Doc | undefined,
  source: AddressRecord | undefined,
): RealMatch | undefined {
  if (!doc || !source) return undefined
  let total = 0
  let matched = 0
  let exact = true
  let numberMissed: string | undefined
  tokens.forEach((token, index) => {
    const value = row[index] ?? 0
    total += token.weight
    matched += token.weight * value
    if (value < 0.9 && token.weight > 0.3) exact = false
    if (value === 0 && token.numeric && !token.unit) numberMissed ??= token.text
  })
  if (doc.number.length > 0 && doc.number.every((word) => wordQuality.has(word)))
    numberMissed = undefined
  const cover = Math.max(0, ...doc.phrases.map((phrase) => covered(phrase, wordQuality)))
  const postal = [...doc.postal].some((word) => (wordQuality.get(word) ?? 0) >= QUALITY.joined)
  const anchored = [...doc.identifying].some((word) => wordQuality.has(word))
  if (!postal && !anchored) return undefined
  const score = (matched / total) * 0.85 + cover * 0.15
  return matched / total < MIN_SCORE ? undefined : { record, score, partial: !exact, numberMissed }
}

/** The share of a phrase's words that were typed. */
function covered(phrase: readonly number[], wordQuality: ReadonlyMap<number, number>): number {
  if (phrase.length === 0) return 0
  return phrase.reduce((sum, word) => sum + (wordQuality.get(word) ?? 0), 0) / phrase.length
}

function docOf(record: AddressRecord, lexicon: Lexicon): Doc {
  const phrases = identifyingTexts(record).map((text) => {
    const words = indexWords(text)
    const distinctive = words.filter((word) => !GENERIC_WORDS.has(word) && !STOP_WORDS.has(word))
    return (distinctive.length > 0 ? distinctive : words).map((word) => lexicon.indexOf(word))
  })
  const postal = [record.local.postalCode, record.local.postBox].filter(
    (text) => text !== undefined,
  )
  return {
    phrases,
    number: indexWords(record.local.houseNumber ?? '').map((word) => lexicon.indexOf(word)),
    identifying: new Set([
      ...phrases.flat(),
      ...identifyingTexts(record)
        .flatMap(pairWords)
        .map((word) => lexicon.indexOf(word)),
    ]),
    postal: new Set(
      postal.flatMap((text) => [joinedText(text)]).map((word) => lexicon.indexOf(word)),
    ),
  }
}

function identifyingTexts({ name, aliases = [], local, latin, kind }: AddressRecord): string[] {
  const named = (parts: AddressParts | undefined) => [
    parts?.street,
    parts?.premise,
    parts?.neighborhood && kind === 'premise' ? parts.neighborhood : undefined,
    parts?.sublocality2,
    parts?.sublocality4,
    parts?.postBox,
  ]
  return [name, ...aliases, ...named(local), ...named(latin)].filter(
    (text): text is string => !!text,
  )
}

function textsOf(record: AddressRecord): string[] {
  const { name = '', aliases = [], local, latin, formatted, formattedLatin = '' } = record
  const numbers = numbersBetween(local.houseNumber)
  return [
    name,
    ...aliases,
    ...valuesOf(local),
    ...valuesOf(latin),
    formatted,
    formattedLatin,
    ...numbers,
  ]
}

const valuesOf = (parts: AddressParts | undefined): string[] => Object.values(parts ?? {})

/** The range "21-24" also contains 22 and 23. */
function numbersBetween(houseNumber: string | undefined): string[] {
  const [, low, high] = /^(\d+)\s*[-–]\s*(\d+)$/.exec(houseNumber ?? '') ?? []
  const count = Number(high) - Number(low)
  return count > 0 && count <= 50
    ? Array.from({ length: count }, (_, index) => String(Number(low) + index))
    : []
}

/**
 * The words under which a text is found. Added are umlauts spelt out, pairs of neighbours in
 * unspaced scripts, and short texts with digits as one word.
 */
export function indexWords(text: string): readonly string[] {
  // The common case for cities: nothing to fold, no digits to join.
  if (/^[A-Za-z ]*$/.test(text))
    return text
      .toLowerCase()
      .split(' ')
      .filter((word) => word !== '')
  const other = spelt(text)
  const words = [...wordsOf(text), ...(other === text ? [] : wordsOf(other))].map(
    (word) => word.text,
  )
  const pairs = words.flatMap((word, index) => {
    const next = words[index + 1]
    return next !== undefined && (isUnspaced(word) || isUnspaced(next)) ? [word + next] : []
  })
  const short = text.length <= 16 && /\d/.test(text) ? [joinedText(text)] : []
  return [...words, ...pairs, ...short]
}

function pairWords(text: string): string[] {
  const words = wordsOf(text).map((word) => word.text)
  return words.slice(1).map((word, index) => `${words[index]}${word}`)
}

/**
 * Adds every two neighbours as one word: "phayathai" for "Phaya Thai". Cheap here, too expensive
 * for all cities.
 */
function realWords(text: string): string[] {
  return [...indexWords(text), ...pairWords(text)]
}

/** Umlauts as people type them without the key: "koeln". */
export const spelt = (text: string): string =>
  text.replace(/[äöüåÄÖÜÅ]/g, (letter) => SPELT[letter.toLowerCase()] ?? letter)

const SPELT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa' }

const joinedText = (text: string): string =>
  wordsOf(text)
    .map((word) => word.text)
    .join('')
