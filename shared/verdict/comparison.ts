import { areaWords } from '../address/areas.ts'
import { hasUnspaced } from '../address/unspaced.ts'
import { isSameWord, type Token, tokensOf } from '../address/vocabulary.ts'
import { isNumeric, joined, wordsOf } from '../address/words.ts'
import type { Components } from '../api/details.ts'
import type { Candidate } from './found.ts'
import { type Fields, plainBlocks, type Reading, readStored } from './reading.ts'
import type { ReasonCode } from './reasons.ts'

/** A reason, with what is stored and what was found instead. */
export interface Finding {
  code: ReasonCode
  before?: string
  after?: string
}

/** A stored address beside one candidate, both in the words of the candidate's country. */
export interface Comparison {
  fields: Fields
  reading: Reading
  candidate: Candidate
  parts: Components
  country: string
  /** The street's words as the provider spells them, without the number. */
  street: readonly Token[]
  /** The words of the formatted address; made when asked for, as most judgements need none. */
  formatted(): readonly Token[]
  /** Names of the areas around the candidate: its town and district; its state; and the other parts of the formatted address. */
  towns: readonly (readonly Token[])[]
  regions: readonly (readonly Token[])[]
  others(): readonly (readonly Token[])[]
  /** The country's name. */
  land: readonly Token[]
}

/** Names of towns, regions and countries come again and again in a batch: their words are kept. */
const kept = new Map<string, readonly Token[]>()
const mostKept = 5_000

function wordsOfName(name: string, country: string): readonly Token[] {
  const key = `${country}${name}`
  const known = kept.get(key)
  if (known) return known
  if (kept.size >= mostKept) kept.clear()
  const words = areaWords(tokensOf(wordsOf(name), country))
  kept.set(key, words)
  return words
}

export function comparisonOf(fields: Fields, candidate: Candidate, parts: Components): Comparison {
  const country = parts.countryCode ?? ''
  const tokens = (text: string) => tokensOf(wordsOf(text), country)
  const named = (...names: (string | undefined)[]) =>
    names.flatMap((name) => (name ? [wordsOfName(name, country)] : []))
  // Japan's block numbers belong to the house number.
  const street = tokens(plainBlocks(parts.street ?? '', country)).filter(
    ({ text }) => country !== 'JP' || !isNumeric(text),
  )
  const formatted = once(() => tokens(candidate.formattedAddress))
  const regions = named(parts.region, parts.regionCode)
  return {
    fields,
    reading: readStored(fields, country, parts.postalCode),
    candidate,
    parts,
    country,
    street,
    formatted,
    towns: named(parts.locality, parts.district),
    regions,
    others: once(() => sectionsOf(formatted(), street, [...regions, ...named(parts.country)])),
    land: parts.country ? wordsOfName(parts.country, country) : [],
  }
}

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** What else the formatted address names between its commas: quarters, postal towns. Where there are no spaces the street is cut out of it. */
function sectionsOf(
  formatted: readonly Token[],
  street: readonly Token[],
  known: readonly (readonly Token[])[],
): Token[][] {
  const telling = street.filter(({ isType, isSmall, isDirection }) => !isType && !isSmall && !isDirection)
  return [...Map.groupBy(formatted, ({ part }) => part).values()]
    .flatMap((section) => {
      const isOfStreet = (token: Token) => street.some((word) => isSameWord(word, token))
      const hasStreet = telling.length > 0 && telling.every((word) => section.some((token) => isSameWord(word, token)))
      if (hasStreet && !section.some(({ raw }) => hasUnspaced(raw))) return []
      return [areaWords(section.filter((token) => !isNumeric(token.text) && !(hasStreet && isOfStreet(token))))]
    })
    .filter((words) => words.some(({ isSmall, text, raw }) => !isSmall && (text.length > 2 || hasUnspaced(raw))))
    .filter((words) => !known.some((name) => joined(name) === joined(words)))
}
