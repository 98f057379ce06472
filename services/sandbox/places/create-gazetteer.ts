import { LRUCache } from 'lru-cache'
import { variants } from './abbreviations.ts'
import { metersOutside } from './area.ts'
import type { City } from './cities.ts'
import { buildCityIndex } from './city-index.ts'
import type { CountryForms } from './country-forms.ts'
import { countryName, fullCountryName } from './country-names.ts'
import type { Gazetteer, Hit, SearchQuery } from './gazetteer.ts'
import { buildHints } from './hints.ts'
import { lookupIn } from './lookup.ts'
import { wordsOf } from './normalise.ts'
import { formFor, type Place } from './place.ts'
import { cityIdOf, countryId, syntheticId } from './place-id.ts'
import { type AddressRecord, nearOf, placeOf, routeOf } from './real-addresses.ts'
import { buildRealIndex, type RealMatch } from './real-index.ts'
import { nearest } from './reverse.ts'
import { type SyntheticKey, syntheticPlace } from './synthetic.ts'
import { buildSyntheticIndex } from './synthetic-search.ts'
import { tokensOf } from './tokens.ts'

export type GazetteerData = { cities: City[]; forms: CountryForms; records: AddressRecord[] }

/** Answers kept per query; a checkout's customers type the same beginnings again and again. */
const CACHED_SEARCHES = 5_000
const TEST_RECORD = 'us-1600-amphitheatre-parkway'

export function createGazetteer({ cities, forms, records }: GazetteerData): Gazetteer {
  const languages = new Map([...forms].map(([code, form]) => [code, form.language]))
  const hints = buildHints(languages)
  const forVariants = variants()
  const numbering = numberCities(cities)
  const cityIndex = buildCityIndex(cities)
  const realIndex = buildRealIndex(records)
  const synthetic = buildSyntheticIndex(cityIndex, forms, hints, numbering)
  const places = records.map(placeOf)
  const cache = new LRUCache<string, readonly Hit[]>({ max: CACHED_SEARCHES })

  const make = (key: SyntheticKey): Place | undefined => {
    const city = cities[key.city]
    if (!city) return undefined
    const id = key.street === undefined ? cityIdOf(city.id) : syntheticId(city.id, key.street, key.number)
    return syntheticPlace(id, key, { city, numberInCountry: numbering.numberOf[key.city] ?? 0 }, forms)
  }
  const realHits = (match: RealMatch, partialNumber: string | undefined): Hit[] => {
    const record = records[match.record]
    const place = places[match.record]
    if (!record || !place) return []
    if (partialNumber === undefined || !record.local.street || !record.local.houseNumber)
      return [{ place, score: match.score, partial: match.partial }]
    const near = nearOf(record, partialNumber)
    const route = { place: routeOf(record), score: match.score * 0.97, partial: true }
    return near ? [{ place: near, score: match.score, partial: true }, route] : [route]
  }
  const find = (query: SearchQuery): readonly Hit[] => {
    const tokens = tokensOf(query.input, query.typing ?? true, forVariants)
    if (tokens.length === 0) return []
    const countries = new Set(query.countries)
    const inside = (place: Place): boolean => countries.size === 0 || countries.has(place.local.countryCode)
    const real = realIndex
      .search(tokens)
      .flatMap((match) => realHits(match, match.numberMissed))
      .filter(({ place }) => inside(place))
    const invented = synthetic.search({
      tokens,
      countries,
      area: query.area,
      strict: query.strict ?? false,
      limit: query.limit * 3,
    })
    const made = invented.flatMap(({ score, partial, ...key }) => {
      const place = make(key)
      return place ? [{ place, score: score * SYNTHETIC_SHARE, partial }] : []
    })
    return ranked([...real, ...made], query)
  }
  const country = (code: string): Place[] => {
    const capital = cities.find((city) => city.countryCode === code)
    return capital ? [countryPlace(code, languages.get(code) ?? 'en', capital)] : []
  }
  const testPlace = places.find(({ id }) => id === `SBX_${TEST_RECORD}`) ?? places[0] ?? make({ city: 0 })
  if (!testPlace) throw new Error('The sandbox has neither cities nor addresses.')
  return {
    testPlace,
    search(query) {
      const { accepts, ...rest } = query
      const key = accepts ? undefined : JSON.stringify(rest)
      const known = key && cache.get(key)
      if (known) return known
      const hits = find(query)
      if (key) cache.set(key, hits)
      return hits
    },
    lookup: lookupIn({ cities, records, places, make, country, forms }),
    countryCode: (name) =>
      hints
        .get(
          wordsOf(name)
            .map((word) => word.text)
            .join(' '),
        )
        ?.find((hint) => !hint.adminCode)?.countryCode,
    country,
    near: (latitude, longitude) => nearest({ latitude, longitude }, places, cities, make),
  }
}

/** Real addresses come before invented ones that fit as well. */
const SYNTHETIC_SHARE = 0.93
const NEAR_METERS = 50_000

function ranked(hits: readonly Hit[], query: SearchQuery): readonly Hit[] {
  const { area, strict, limit, accepts } = query
  const seen = new Set<string>()
  return hits
    .filter(
      ({ place }) =>
        !accepts || accepts([place.kind, 'geocode', ...(place.name ? ['establishment', 'point_of_interest'] : [])]),
    )
    .filter(({ place }) => !area || !strict || metersOutside(area, place) === 0)
    .map((hit) => ({
      ...hit,
      score: hit.score + (area ? 0.15 / (1 + metersOutside(area, hit.place) / NEAR_METERS) : 0),
    }))
    .sort((a, b) => b.score - a.score)
    .filter(({ place }) => {
      const key = sameKey(place)
      return !seen.has(key) && seen.add(key)
    })
    .slice(0, limit)
}

/** Two records on one street lead to the same route, whatever their postal codes. */
function sameKey(place: Place): string {
  const { parts, formatted } = formFor(place, 'en')
  return place.kind === 'route'
    ? `${parts.street}|${parts.sublocality1}|${parts.locality}|${parts.regionCode}|${parts.country}`
    : formatted
}

/** A city's number among those of its country, by size, and back. */
function numberCities(cities: readonly City[]) {
  const byCountry = new Map<string, number[]>()
  const numberOf = new Int32Array(cities.length)
  cities.forEach(({ countryCode }, index) => {
    const list = byCountry.get(countryCode) ?? []
    numberOf[index] = list.length
    list.push(index)
    byCountry.set(countryCode, list)
  })
  return { numberOf, cityAt: (countryCode: string, number: number) => byCountry.get(countryCode)?.[number] }
}

function countryPlace(code: string, language: string, { latitude, longitude }: City): Place {
  const local = { country: fullCountryName(code, language), countryCode: code }
  return {
    id: countryId(code),
    kind: 'country',
    language,
    local,
    formatted: countryName(code, language),
    latitude,
    longitude,
    precision: 'APPROXIMATE',
  }
}
