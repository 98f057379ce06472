import type { Area } from './area.ts'
import { metersOutside } from './area.ts'
import type { City } from './cities.ts'
import { buildLexicon, type Lexicon } from './lexicon.ts'
import { wordsOf } from './normalise.ts'
import { indexWords, tokenRanges } from './real-index.ts'
import type { Token } from './tokens.ts'

/**
 * The score is 0 to 1: how exactly and completely the words name the city. Larger cities score
 * higher.
 */
type CityMatch = { city: number; score: number }

type CityQuery = {
  tokens: readonly Token[]
  /** Which cities are allowed as results. */
  allows(city: City): boolean
  fuzzy: boolean
  area?: Area | undefined
  limit: number
}

type LikelyQuery = Pick<CityQuery, 'allows' | 'area' | 'limit'> & {
  /** Whether cities far from the area are left out. */
  strict: boolean
}

export type CityIndex = {
  cities: readonly City[]
  search(query: CityQuery): CityMatch[]
  /** Cities in or near the area, then the most populous, unless the area is strict. */
  likely(query: LikelyQuery): number[]
}

/** How many candidates are scored. More would only add smaller towns. */
const MAX_CANDIDATES = 400
/** If a prefix matches more words than this, the cities are scanned by size instead. */
const MAX_WORDS = 600
const NEAR_METERS = 60_000

type Ranges = { from: number; to: number; value: number }[]

export function buildCityIndex(cities: readonly City[]): CityIndex {
  const lexicon = buildLexicon(wordsOfEach(cities))
  return {
    cities,
    search: (query) => search(query, cities, lexicon),
    likely: (query) => likely(query, cities),
  }
}

function* wordsOfEach(cities: readonly City[]): Generator<readonly string[]> {
  for (const { name } of cities) yield indexWords(name)
}

function search(query: CityQuery, cities: readonly City[], lexicon: Lexicon): CityMatch[] {
  const readings = query.tokens.map((token) => rangesOf(token, lexicon, query.fuzzy))
  if (readings.length === 0 || readings.some((ranges) => ranges.length === 0)) return []
  const pivot = readings.toSorted((a, b) => wordCount(a) - wordCount(b))[0] ?? []
  const matches: CityMatch[] = []
  for (const city of candidates(pivot, lexicon, cities.length)) {
    const source = cities[city]
    if (!source || !query.allows(source)) continue
    const score = scoreOf(source, city, readings, lexicon)
    if (score > 0) matches.push({ city, score: score + nearness(source, query.area) })
    if (matches.length >= MAX_CANDIDATES) break
  }
  return matches.sort((a, b) => b.score - a.score || a.city - b.city).slice(0, query.limit)
}

function rangesOf(token: Token, lexicon: Lexicon, fuzzy: boolean): Ranges {
  const ranges: Ranges = []
  const exact = lexicon.exact(token.text)
  if (exact) ranges.push({ ...exact, value: 1 })
  for (const variant of token.variants) {
    const range = lexicon.exact(variant)
    if (range) ranges.push({ ...range, value: 0.98 })
  }
  const prefix = token.unfinished ? lexicon.prefix(token.text) : undefined
  if (prefix) ranges.push({ ...prefix, value: 0.95 })
  if (!fuzzy || exact) return ranges
  for (const { range, value } of tokenRanges(token, lexicon))
    if (value < 0.9) ranges.push({ ...range, value })
  return ranges
}

const wordCount = (ranges: Ranges): number =>
  ranges.reduce((sum, { from, to }) => sum + to - from, 0)

/** Cities with a word in these ranges, the most populous first. */
function* candidates(ranges: Ranges, lexicon: Lexicon, count: number): Generator<number> {
  if (wordCount(ranges) > MAX_WORDS) {
    for (let city = 0; city < count; city += 1) yield city
    return
  }
  const found = new Set<number>()
  for (const { from, to } of ranges) for (const city of lexicon.postings(from, to)) found.add(city)
  yield* [...found].sort((a, b) => a - b)
}

function scoreOf(
  source: City,
  city: number,
  readings: readonly Ranges[],
  lexicon: Lexicon,
): number {
  const words = lexicon.wordsIn(city)
  let sum = 0
  for (const ranges of readings) {
    const best = bestOf(ranges, words)
    if (best === 0) return 0
    sum += best
  }
  const cover = Math.min(1, readings.length / wordsOf(source.name).length)
  const size = 1 - Math.log10(city + 1) / 6
  return (sum / readings.length) * (0.72 + 0.13 * cover + 0.15 * size)
}

function bestOf(ranges: Ranges, words: Int32Array): number {
  let best = 0
  for (const { from, to, value } of ranges) {
    if (value <= best) continue
    for (const word of words) if (word >= from && word < to) best = value
  }
  return best
}

function nearness(city: City, area: Area | undefined): number {
  if (!area) return 0
  const meters = metersOutside(area, city)
  return meters === 0 ? 0.3 : 0.2 / (1 + meters / NEAR_METERS)
}

function likely({ allows, area, strict, limit }: LikelyQuery, cities: readonly City[]): number[] {
  const found = new Set(area ? near(cities, allows, area).slice(0, limit) : [])
  if (area && strict) return [...found]
  for (let city = 0; city < cities.length && found.size < limit; city += 1) {
    const source = cities[city]
    if (source && allows(source)) found.add(city)
  }
  return [...found]
}

/** Cities in or near the area, the nearest first. */
function near(cities: readonly City[], allows: CityQuery['allows'], area: Area): number[] {
  const found: { city: number; meters: number }[] = []
  for (let city = 0; city < cities.length; city += 1) {
    const source = cities[city]
    if (!source || !allows(source)) continue
    // A degree of latitude is 111 km. This avoids the exact distance for nearly all cities.
    if ('center' in area && Math.abs(source.latitude - area.center.latitude) > 2) continue
    const meters = metersOutside(area, source)
    if (meters <= 3 * NEAR_METERS) found.push({ city, meters })
  }
  return found.sort((a, b) => a.meters - b.meters || a.city - b.city).map(({ city }) => city)
}
