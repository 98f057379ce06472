import type { Area } from './area.ts'
import type { City } from './cities.ts'
import type { CityIndex } from './city-index.ts'
import type { CountryForms } from './country-forms.ts'
import { type HintIndex, hintsOf } from './hints.ts'
import { isSyntheticNumber } from './place-id.ts'
import { cityNumberOf } from './postal-code.ts'
import { buildStreetIndex, type StreetEntry, type StreetIndex } from './street-index.ts'
import type { SyntheticKey } from './synthetic.ts'
import type { Token } from './tokens.ts'

type SyntheticMatch = SyntheticKey & { score: number; partial: boolean }

type SyntheticQuery = {
  tokens: readonly Token[]
  countries: ReadonlySet<string>
  area?: Area | undefined
  strict: boolean
  limit: number
}

export type SyntheticIndex = { search(query: SyntheticQuery): SyntheticMatch[] }

export type CityNumbers = { cityAt(countryCode: string, number: number): number | undefined }

type Parts = {
  streets: StreetIndex
  cities: CityIndex
  forms: CountryForms
  hints: HintIndex
  numbers: CityNumbers
}

/**
 * A factor above 1: the name of a city alone means the city, not an address that contains the name.
 */
const CITY_SHARE = 1.15
/** Words before a house number. */
const NUMBER_WORDS = new Set(['no', 'nr', 'num', 'numero'])
/** How many ways to split the input into street and rest are tried. More seldom find anything. */
const MAX_READINGS = 4

/** Finds cities, and the invented streets in them. */
export function buildSyntheticIndex(
  cities: CityIndex,
  forms: CountryForms,
  hints: HintIndex,
  numbers: CityNumbers,
): SyntheticIndex {
  const parts = { streets: buildStreetIndex(forms), cities, forms, hints, numbers }
  return { search: (query) => search(query, parts) }
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

/**
 * The ways to read some words of the query as a street. Exact ones, and those that cover most
 * words, come first.
 */
function readings({ tokens, countries }: SyntheticQuery, parts: Parts): Reading[] {
  const byCover = new Map<number, Reading>()
  const typedOf = new Map<string, number>()
  for (const { entry, covered, quality, typed } of parts.streets.search(tokens)) {
    if (countries.size > 0 && !countries.has(entry.countryCode)) continue
    const reading = byCover.get(covered) ?? { covered, quality, byCountry: new Map() }
    reading.quality = Math.max(reading.quality, quality)
    // "Plaza Mayor" and not "Calle Mayor", if that is what was typed.
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

function streetMatches(query: SyntheticQuery, reading: Reading, parts: Parts): SyntheticMatch[] {
  const rest = query.tokens.filter((_, index) => !(reading.covered & (1 << index)))
  const postal = postalCities(rest, reading, parts)
  const numberToken = rest.find(
    (token) => token.numeric && !token.unit && !postal?.used.includes(token),
  )
  const place = rest.filter(
    (token) =>
      token !== numberToken &&
      !token.unit &&
      !NUMBER_WORDS.has(token.text) &&
      !postal?.used.includes(token),
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
    // The name of a town weighs more than a code: people type real codes with invented addresses,
    // too.
    const named = cityMatches(query, place, parts, reading)
    return named.flatMap(({ city, score }) =>
      made(city, !postal ? score : postal.cities.includes(city) ? score + 0.05 : score * 0.9),
    )
  }
  if (postal) return postal.cities.flatMap((city) => made(city, 0.98))
  const allows = (city: City): boolean => reading.byCountry.has(city.countryCode)
  return parts.cities
    .likely({ ...query, allows })
    .flatMap((city, index) => made(city, 0.95 - index * 0.01))
}

/** Cities that the words name, alone or with region or country. */
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
    parts.cities.search({
      tokens: words,
      allows: filter,
      fuzzy,
      area: query.area,
      limit: query.limit * 3,
    })
  const whole = ask(tokens, allows, false)
  const hints = hintsOf(tokens, parts.hints)
  const hinted = hints.flatMap(({ rest, fits }) => {
    const filter = (city: City): boolean => allows(city) && fits(city)
    if (rest.length > 0)
      return ask(rest, filter, false).map((match) => ({ ...match, score: match.score + 0.03 }))
    return parts.cities.likely({ ...query, allows: filter }).map((city) => ({ city, score: 0.84 }))
  })
  if (whole.length + hinted.length > 0) return [...whole, ...hinted]
  const fuzzy = [
    ...ask(tokens, allows, true),
    ...hints.flatMap(({ rest, fits }) => ask(rest, (city) => allows(city) && fits(city), true)),
  ]
  return fuzzy.map(({ city, score }) => ({ city, score: score * 0.97 }))
}

/**
 * A word, or two neighbours, that is a postal code in one of the reading's countries, with its
 * cities.
 */
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
