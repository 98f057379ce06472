import { GENERIC_WORDS, STOP_WORDS } from './abbreviations.ts'
import type { Area } from './area.ts'
import type { City } from './cities.ts'
import type { CityIndex } from './city-index.ts'
import type { CountryForms } from './country-forms.ts'
import { type HintIndex, hintsOf } from './hints.ts'
import { buildLexicon, type Lexicon } from './lexicon.ts'
import { isUnspaced, wordsOf } from './normalise.ts'
import { isSyntheticNumber } from './place-id.ts'
import { cityNumberOf } from './postal-code.ts'
import { indexWords, pairRanges, spelt, tokenRanges } from './real-index.ts'
import type { SyntheticKey } from './synthetic.ts'
import type { Token } from './tokens.ts'

export type SyntheticMatch = SyntheticKey & { score: number; partial: boolean }

export type SyntheticQuery = {
  tokens: readonly Token[]
  countries: ReadonlySet<string>
  area?: Area | undefined
  strict: boolean
  limit: number
}

export type SyntheticIndex = { search(query: SyntheticQuery): SyntheticMatch[] }

export type CityNumbers = { cityAt(countryCode: string, number: number): number | undefined }

/** `telling`: the words that must be typed; `words`: all of them. */
type StreetEntry = { countryCode: string; street: number; telling: number[]; words: number[] }
type StreetHit = { entry: StreetEntry; covered: number; quality: number; typed: number }
type Parts = {
  lexicon: Lexicon
  entries: readonly StreetEntry[]
  cities: CityIndex
  forms: CountryForms
  hints: HintIndex
  numbers: CityNumbers
}

/** Whoever types a city's name alone means the city, before any address that carries its name. */
const CITY_SHARE = 1.15
/** Written before a house number. */
const NUMBER_WORDS = new Set(['no', 'nr', 'num', 'numero'])
/** Streets that an input may be split on: more readings seldom add anything. */
const MAX_READINGS = 4
/** From this quality on a word was matched without supposing a typing error. */
const SURE = 0.9

/** Finds cities, and in each of them the streets that its country's towns usually have. */
export function buildSyntheticIndex(
  cities: CityIndex,
  forms: CountryForms,
  hints: HintIndex,
  numbers: CityNumbers,
): SyntheticIndex {
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
    telling: numbersOf(tellingWords(words)),
    words: numbersOf(words),
  }))
  const parts = { lexicon, entries, cities, forms, hints, numbers }
  return { search: (query) => search(query, parts) }
}

/** A street may be typed in its own script, in Latin letters, or with umlauts spelt out. */
function spellings(local: string, latin: string | undefined): string[] {
  return [...new Set([local, spelt(local), ...(latin ? [latin] : [])])]
}

function streetWords(text: string): readonly string[] {
  const words = wordsOf(text).map((word) => word.text)
  return words.some(isUnspaced) ? indexWords(text) : words
}

/** The words that must be typed: all but "street" and "of the", unless there is nothing else. */
function tellingWords(words: readonly string[]): string[] {
  const telling = words.filter((word) => !GENERIC_WORDS.has(word) && !STOP_WORDS.has(word))
  return telling.length > 0 ? telling : [...words]
}

function search(query: SyntheticQuery, parts: Parts): SyntheticMatch[] {
  const cityOnly = cityMatches(query, query.tokens, parts, undefined).map(({ city, score }) => ({
    city,
    score: score * CITY_SHARE,
    partial: score < 0.75,
  }))
  const streets = readings(query, parts).flatMap((reading) => streetMatches(query, reading, parts))
  return [...cityOnly, ...streets].sort((a, b) => b.score - a.score).slice(0, query.limit)
}

type Reading = { covered: number; quality: number; byCountry: Map<string, StreetEntry> }

/** The ways to read some words of the query as a street: those that cover most words, most exactly, first. */
function readings({ tokens, countries }: SyntheticQuery, parts: Parts): Reading[] {
  const byCover = new Map<number, Reading>()
  const typedOf = new Map<string, number>()
  for (const { entry, covered, quality, typed } of streetHits(tokens, parts)) {
    if (countries.size > 0 && !countries.has(entry.countryCode)) continue
    const reading = byCover.get(covered) ?? { covered, quality, byCountry: new Map() }
    reading.quality = Math.max(reading.quality, quality)
    // "Plaza Mayor" rather than "Calle Mayor", if that is what was typed.
    const key = `${covered}:${entry.countryCode}`
    if (typed > (typedOf.get(key) ?? -1)) {
      typedOf.set(key, typed)
      reading.byCountry.set(entry.countryCode, entry)
    }
    byCover.set(covered, reading)
  }
  return [...byCover.values()]
    .sort((a, b) => b.quality - a.quality || bits(b.covered) - bits(a.covered))
    .slice(0, MAX_READINGS)
}

function streetHits(tokens: readonly Token[], { lexicon, entries }: Parts): StreetHit[] {
  const byWord = new Map<number, { covered: number; value: number }>()
  const credit = (from: number, to: number, covered: number, value: number): void => {
    for (let word = from; word < to; word += 1) {
      const before = byWord.get(word)
      if (!before || before.value < value) byWord.set(word, { covered, value })
    }
  }
  tokens.forEach((token, index) => {
    const ranges = tokenRanges(token, lexicon)
    // A word that is known needs no guess at errors: guesses at streets would crowd out towns.
    const sure = ranges.some(({ value }) => value >= SURE)
    for (const { range, value } of ranges) if (!sure || value >= SURE) credit(range.from, range.to, 1 << index, value)
    for (const { from, to } of pairRanges(tokens, index, lexicon)) credit(from, to, 3 << index, 0.96)
  })
  const small = tokens.map((token) => isSmallWord(token, lexicon))
  return entries.flatMap((entry) => hitOf(entry, byWord, small))
}

/** "Street", "of", or what is a typing error away from one of them. */
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
  for (const word of entry.telling) {
    const hit = byWord.get(word)
    if (!hit) return []
    covered |= hit.covered
    sum += hit.value
  }
  if (covered === 0) return []
  // Kinds of street and small words beside the name belong to it.
  small.forEach((isSmall, index) => {
    if (isSmall && covered & (1 << (index - 1))) covered |= 1 << index
  })
  for (let index = small.length - 1; index >= 0; index -= 1)
    if (small[index] && covered & (2 << index)) covered |= 1 << index
  const typed = entry.words.reduce((total, word) => total + (byWord.get(word)?.value ?? 0), 0) / entry.words.length
  return [{ entry, covered, quality: sum / entry.telling.length, typed }]
}

function streetMatches(query: SyntheticQuery, reading: Reading, parts: Parts): SyntheticMatch[] {
  const rest = query.tokens.filter((_, index) => !(reading.covered & (1 << index)))
  const postal = postalCities(rest, reading, parts)
  const numberToken = rest.find((token) => token.numeric && !token.unit && !postal?.used.includes(token))
  const place = rest.filter(
    (token) => token !== numberToken && !token.unit && !NUMBER_WORDS.has(token.text) && !postal?.used.includes(token),
  )
  const number = numberToken && isSyntheticNumber(numberToken.text) ? numberToken.text : undefined
  const missed = numberToken !== undefined && number === undefined
  const base = 0.6 + 0.4 * reading.quality
  const made = (city: number, score: number): SyntheticMatch[] => {
    const entry = reading.byCountry.get(parts.cities.cities[city]?.countryCode ?? '')
    if (!entry) return []
    return [
      {
        city,
        street: entry.street,
        ...(number && { number }),
        score: base * score * (missed ? 0.8 : 1),
        partial: missed || reading.quality < 0.9 || score < 0.8,
      },
    ]
  }
  if (place.length > 0) {
    // A town that is named counts more than a code: real codes are typed for invented addresses too.
    const named = cityMatches(query, place, parts, reading)
    return named.flatMap(({ city, score }) =>
      made(city, !postal ? score : postal.cities.includes(city) ? score + 0.05 : score * 0.9),
    )
  }
  if (postal) return postal.cities.flatMap((city) => made(city, 0.98))
  const allows = (city: City): boolean => reading.byCountry.has(city.countryCode)
  return parts.cities.likely(allows, query.area, query.limit).flatMap((city, index) => made(city, 0.95 - index * 0.01))
}

/** Words that name a city, alone or with its region or country behind it. */
function cityMatches(
  query: SyntheticQuery,
  tokens: readonly Token[],
  parts: Parts,
  reading: Reading | undefined,
): { city: number; score: number }[] {
  const allows = (city: City): boolean =>
    (query.countries.size === 0 || query.countries.has(city.countryCode)) &&
    (!reading || reading.byCountry.has(city.countryCode))
  const ask = (words: readonly Token[], filter: (city: City) => boolean, fuzzy: boolean) =>
    parts.cities.search({ tokens: words, allows: filter, fuzzy, area: query.area, limit: query.limit * 3 })
  const whole = ask(tokens, allows, false)
  const hints = hintsOf(tokens, parts.hints)
  const hinted = hints.flatMap(({ rest, fits }) => {
    const filter = (city: City): boolean => allows(city) && fits(city)
    if (rest.length > 0) return ask(rest, filter, false).map((match) => ({ ...match, score: match.score + 0.03 }))
    return parts.cities.likely(filter, query.area, query.limit).map((city) => ({ city, score: 0.84 }))
  })
  if (whole.length + hinted.length > 0) return [...whole, ...hinted]
  const fuzzy = [
    ...ask(tokens, allows, true),
    ...hints.flatMap(({ rest, fits }) => ask(rest, (city) => allows(city) && fits(city), true)),
  ]
  return fuzzy.map(({ city, score }) => ({ city, score: score * 0.97 }))
}

/** A word, or two neighbours, that is a postal code in one of the reading's countries, and the cities it belongs to. */
function postalCities(
  tokens: readonly Token[],
  reading: Reading,
  { forms, numbers }: Parts,
): { used: Token[]; cities: number[] } | undefined {
  for (let index = 0; index < tokens.length; index += 1) {
    for (const used of [tokens.slice(index, index + 2), tokens.slice(index, index + 1)]) {
      const code = used.map((token) => token.text).join('')
      const otherNumber = tokens.some((token) => token.numeric && !used.includes(token))
      if (code.length < (otherNumber ? 3 : 4) || !/\d/.test(code)) continue
      const cities = [...reading.byCountry.keys()].flatMap((countryCode) => {
        const pattern = forms.get(countryCode)?.postalCode
        const found = pattern ? cityNumberOf(pattern, code) : undefined
        const city = found && numbers.cityAt(countryCode, found.first)
        return city === undefined ? [] : [city]
      })
      if (cities.length > 0) return { used, cities: cities.sort((a, b) => a - b) }
    }
  }
  return undefined
}

function bits(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1
  return count
}
