import { LRUCache } from 'lru-cache'
import { variants } from './abbreviations.ts'
import { isWholeWorld, metersOutside } from './area.ts'
import type { City } from './cities.ts'
import { buildCityIndex } from './city-index.ts'
import type { CountryForms } from './country-forms.ts'
import { fullCountryName } from './country-names.ts'
import type { Gazetteer, Hit, SearchQuery } from './gazetteer.ts'
import { buildHints } from './hints.ts'
import { lookupIn } from './lookup.ts'
import { wordsOf } from './normalise.ts'
import { formFor, type Place } from './place.ts'
import { cityIdOf, countryId, syntheticId } from './place-id.ts'
import { type AddressRecord, nearOf, placeOf, routeOf } from './real-addresses.ts'
import { buildRealIndex, type RealMatch } from './real-index.ts'
import { recordedHouses } from './recorded-houses.ts'
import { placesAt } from './reverse.ts'
import { type SyntheticKey, syntheticPlace } from './synthetic.ts'
import { buildSyntheticIndex } from './synthetic-search.ts'
import { tokensOf } from './tokens.ts'

export type GazetteerData = { cities: City[]; forms: CountryForms; records: AddressRecord[] }

/** How many search results are cached. Many queries begin with the same text. */
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
  const isUnrecorded = unrecordedIn(records)
  const cache = new LRUCache<string, readonly Hit[]>({ max: CACHED_SEARCHES })

  const make = (key: SyntheticKey): Place | undefined => {
    const city = cities[key.city]
    if (!city) return undefined
    const id =
      key.street === undefined ? cityIdOf(city.id) : syntheticId(city.id, key.street, key.number)
    const numberInCountry = numbering.numberOf[key.city] ?? 0
    return syntheticPlace(id, key, { city, numberInCountry }, forms)
  }
  const find = (query: SearchQuery): readonly Hit[] => {
    const tokens = tokensOf(query.input, query.typing ?? true, forVariants)
    if (tokens.length === 0) return []
    const countries = new Set(query.countries)
    const real = realIndex
      .search(tokens)
      .flatMap((match) => realHits(match, records[match.record], places[match.record]))
      .filter((hit) => isInside(hit, countries))
    const matches = synthetic.search({
      tokens,
      countries,
      area: query.area,
      strict: query.strict ?? false,
      limit: query.limit * 3,
    })
    const synthetics = matches.flatMap(({ score, partial, ...key }) => {
      const place = make(key)
      return place ? [{ place, score: score * SYNTHETIC_SHARE, partial }] : []
    })
    return ranked([...real, ...synthetics.filter(isUnrecorded)], query)
  }
  const country = (code: string): Place[] => {
    const capital = cities.find((city) => city.countryCode === code)
    return capital ? [countryPlace(code, languages.get(code) ?? 'en', capital)] : []
  }
  const testPlace =
    places.find(({ id }) => id === `SBX_${TEST_RECORD}`) ?? places[0] ?? make({ city: 0 })
  if (!testPlace) throw new Error('The sandbox has neither cities nor addresses.')
  return {
    recordIds: records.map(({ id }) => id),
    testPlace,
    search({ area, ...others }) {
      const query = { ...others, ...(area && !isWholeWorld(area) && { area }) }
      const { accepts, ...rest } = query
      const key = accepts ? undefined : JSON.stringify(rest)
      const cached = key && cache.get(key)
      if (cached) return cached
      const hits = find(query)
      if (key) cache.set(key, hits)
      return hits
    },
    lookup: lookupIn({ cities, records, places, make, country, forms }),
    countryCode(name) {
      const words = wordsOf(name).map((word) => word.text)
      return hints.get(words.join(' '))?.find((hint) => !hint.adminCode)?.countryCode
    },
    country,
    at: (point) => placesAt(point, { records, cities, forms, make, country }),
  }
}

function unrecordedIn(records: readonly AddressRecord[]): (hit: Hit) => boolean {
  const isRecorded = recordedHouses(records)
  return ({ place }) => !isRecorded(place)
}

const isInside = ({ place }: Hit, countries: ReadonlySet<string>): boolean =>
  countries.size === 0 || countries.has(place.local.countryCode)

function realHits(
  match: RealMatch,
  record: AddressRecord | undefined,
  place: Place | undefined,
): Hit[] {
  if (!record || !place) return []
  const { score, partial, numberMissed } = match
  if (numberMissed === undefined || !record.local.street || !record.local.houseNumber)
    return [{ place, score, partial }]
  const near = nearOf(record, numberMissed)
  const route = { place: routeOf(record), score: score * 0.97, partial: true }
  return near ? [{ place: near, score, partial: true }, route] : [route]
}

/** A factor below 1, so that real addresses come before invented ones that match equally well. */
const SYNTHETIC_SHARE = 0.93
const NEAR_METERS = 50_000

function ranked(hits: readonly Hit[], query: SearchQuery): readonly Hit[] {
  const { area, strict, limit, accepts } = query
  const seen = new Set<string>()
  return hits
    .filter(
      ({ place }) =>
        !accepts ||
        accepts([
          place.kind,
          'geocode',
          ...(place.name ? ['establishment', 'point_of_interest'] : []),
        ]),
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

/** Records on one street give the same route, even with different postal codes. */
function sameKey(place: Place): string {
  const { parts, formatted } = formFor(place, 'en')
  return place.kind === 'route'
    ? `${parts.street}|${parts.sublocality1}|${parts.locality}|${parts.regionCode}|${parts.country}`
    : formatted
}

/** Maps a city to its rank by size in its country, and back. */
function numberCities(cities: readonly City[]) {
  const byCountry = new Map<string, number[]>()
  const numberOf = new Int32Array(cities.length)
  cities.forEach(({ countryCode }, index) => {
    const list = byCountry.get(countryCode) ?? []
    numberOf[index] = list.length
    list.push(index)
    byCountry.set(countryCode, list)
  })
  return {
    numberOf,
    cityAt: (countryCode: string, number: number) => byCountry.get(countryCode)?.[number],
  }
}

function countryPlace(code: string, language: string, { latitude, longitude }: City): Place {
  const local = { country: fullCountryName(code, language), countryCode: code }
  return {
    id: countryId(code),
    kind: 'country',
    language,
    local,
    formatted: local.country,
    latitude,
    longitude,
    precision: 'APPROXIMATE',
  }
}
