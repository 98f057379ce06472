import type { AddressValidation } from '../../../../services/worker/provider/address-validation/address-validation.ts'
import type { Geocoding } from '../../../../services/worker/provider/geocoding/geocoding.ts'
import { readGeocodes } from '../../../../services/worker/provider/geocoding/wire.ts'
import {
  readNewDetails,
  readNewPredictions,
} from '../../../../services/worker/provider/google-new/wire.ts'
import { type Places, ProviderError } from '../../../../services/worker/provider/port.ts'
import type { PlaceText, WorldPlace } from '../tables.ts'
import { countryPlace, largerPlaces } from './larger-places.ts'
import { createSearch, type Match, type Search } from './search.ts'
import { createValidation } from './validation.ts'

const maxPredictions = 5
/** The share of the typed words that a prediction has; a town alone needs more. */
const minPredicted = 0.5
const minTownPredicted = 0.75
/** In the whole world the words must fit better. */
const minWorldwide = 0.6
/** How far behind the best another prediction may be. */
const predictedRange = 0.3
/** Geocoding drops words more readily, and says so: `partial_match`. */
const minGeocoded = 0.35
const minTownGeocoded = 0.2
const geocodedRange = 0.12
/** An address is preferred to its street, and a street to its town. */
const preferred = { address: 0.3, name: 0.3, street: 0.15, town: 0 }

/**
 * Google in the world of the tables: the ports of the worker, with answers in Google's formats that
 * the worker's own readers read. Independent of the code that judges.
 */
export interface StandIn {
  places: Places
  geocoding: Geocoding
  validation: AddressValidation
}

export function createStandIn(known: readonly WorldPlace[]): StandIn {
  const all = [...known, ...largerPlaces(known)]
  const byId = new Map(all.map((place) => [place.id, place]))
  const search = createSearch(all)
  return {
    places: {
      autocomplete: async ({ input, language, countries }) => ({
        data: readNewPredictions(predictionsBody(search(input, countries), language, !countries)),
      }),
      details: async ({ placeId, language }) => {
        const place = byId.get(placeId)
        if (!place) throw new ProviderError('not_found', 'no such place')
        return { data: readNewDetails(placeBody(place, language)) }
      },
    },
    geocoding: {
      geocode: async ({ address, language, country }) => ({
        data: readGeocodes(geocodesBody(search, { address, language, country })),
      }),
      warm: async () => {},
      close: async () => {},
    },
    validation: createValidation(search, (found) => {
      const ranked = bestGeocodes(found)
      const [best] = ranked
      return best && { best, isAmbiguous: ranked.length > 1 }
    }),
  }
}

/** Other names of languages that have two codes. */
const sameLanguage = new Map([
  ['nb', 'no'],
  ['nn', 'no'],
  ['iw', 'he'],
])

/** In the asked language where the place has texts in it, else in English. */
function textIn({ texts }: WorldPlace, language: string): PlaceText {
  const [tag = ''] = language.toLowerCase().split('-')
  // Some tables have Chinese as one language, some as that of a country.
  const ofCountry = texts[language] ?? texts[languageLike(texts, tag)]
  // In Japanese, Chinese names keep their characters.
  const text =
    texts[sameLanguage.get(tag) ?? tag] ??
    ofCountry ??
    (tag === 'ja' ? texts.zh : undefined) ??
    texts.en
  if (!text) throw new Error('a place without English texts')
  return text
}

const languageLike = (texts: WorldPlace['texts'], tag: string): string =>
  Object.keys(texts).find((key) => key.startsWith(`${tag}-`)) ?? ''

function predictionsBody(found: Match[], language: string, isWorldwide: boolean) {
  const withoutTowns = found.filter(({ as }) => as !== 'town')
  const kept = withoutTowns.length > 0 ? withoutTowns : found
  const best = kept[0]?.score ?? 0
  const least = isWorldwide ? minWorldwide : minPredicted
  const leastOf = (as: Match['as']) => (as === 'town' ? minTownPredicted : least)
  const suggestions = kept
    .filter(({ score, as }) => score >= leastOf(as) && score >= best - predictedRange)
    .slice(0, maxPredictions)
    .map(({ place }) => {
      const { description } = textIn(place, language)
      // Lines of the Emirates have dashes for commas.
      const separator = description.includes(', ') ? ', ' : ' - '
      const [main = '', ...rest] = description.split(separator)
      return {
        placePrediction: {
          placeId: place.id,
          text: { text: description },
          structuredFormat: {
            mainText: { text: main },
            secondaryText: { text: rest.join(separator) },
          },
          types: [...place.types, 'geocode'],
        },
      }
    })
  return suggestions.length > 0 ? { suggestions } : {}
}

/** The details of a place, as Places API (New) writes them. */
export function placeBody(place: WorldPlace, language: string) {
  const { formattedAddress, components } = textIn(place, language)
  const [latitude, longitude] = place.location
  return {
    id: place.id,
    formattedAddress,
    addressComponents: components.map(([longText, shortText, types]) => ({
      longText,
      shortText,
      types,
      languageCode: language,
    })),
    location: { latitude, longitude },
    types: place.types,
  }
}

interface Geocode {
  address: string
  language: string
  country: string | undefined
}

function geocodesBody(search: Search, { address, language, country }: Geocode) {
  const best = bestGeocodes(search(address, country ? [country] : undefined))
  if (best.length === 0) return nothingFound(country, language)
  const isPartial = best.length > 1 || best.some(({ isWhole }) => !isWhole)
  return {
    status: 'OK',
    results: best.map(({ place }) => geocodeBody(place, language, isPartial)),
  }
}

/** The best match and those that are about as good. */
function bestGeocodes(found: Match[]): Match[] {
  const ranked = found
    .filter(({ score, as }) => score >= (as === 'town' ? minTownGeocoded : minGeocoded))
    .map((match) => ({ match, rank: match.score + preferred[match.as] }))
    .sort((a, b) => b.rank - a.rank)
  const [best] = ranked
  if (!best) return []
  return ranked
    .filter(
      ({ rank, match: { as, isWhole } }) =>
        as === best.match.as && isWhole === best.match.isWhole && rank >= best.rank - geocodedRange,
    )
    .slice(0, maxPredictions)
    .map(({ match }) => match)
}

/** With a country, Google answers with the country itself. */
const nothingFound = (country: string | undefined, language: string) =>
  country
    ? { status: 'OK', results: [geocodeBody(countryPlace(country), language, true)] }
    : { status: 'ZERO_RESULTS', results: [] }

function geocodeBody(place: WorldPlace, language: string, isPartial: boolean) {
  const { formattedAddress, components } = textIn(place, language)
  const [lat, lng] = place.location
  return {
    place_id: place.id,
    formatted_address: formattedAddress,
    address_components: components.map(([long_name, short_name, types]) => ({
      long_name,
      short_name,
      types,
    })),
    geometry: { location: { lat, lng }, location_type: place.locationType },
    types: place.types,
    ...(isPartial && { partial_match: true }),
  }
}
