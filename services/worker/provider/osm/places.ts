import { withTwoNumbers } from '../../../../shared/address/house/house-number.ts'
import { maxPredictions, type Prediction } from '../../../../shared/api/autocomplete.ts'
import type { PlaceDetails } from '../../../../shared/api/details.ts'
import { type Connected, type Places, type ProviderAccess, ProviderError } from '../port.ts'
import { openHosts } from './hosts.ts'
import { matchesOf } from './matches.ts'
import { lookupPath, type NominatimPlace, readPlaces, searchPath } from './nominatim.ts'
import { photonPath, readFeatures } from './photon.ts'
import {
  addressLine,
  attributions,
  linesOf,
  type OsmPlace,
  ownComponents,
  placeIdOf,
  typesOf,
} from './place.ts'
import { type OsmPlaceId, readPlaceId } from './place-id.ts'

/** Suggestions by Photon, details by Nominatim. Neither has keys or sessions. */
export function createOsmPlaces({
  photonUrls = [],
  nominatimUrls = [],
  connections,
  timeoutMs,
}: ProviderAccess): Places & Connected {
  const photon = openHosts({ urls: photonUrls, connections, timeoutMs })
  const nominatim = openHosts({ urls: nominatimUrls, connections, timeoutMs })
  return {
    autocomplete: (query, signal) =>
      photon.ask(
        photonPath(query),
        (body) => predictionsOf(readFeatures(body, query.countries), query.input),
        signal,
      ),
    async details({ placeId, language, idOnly }, signal) {
      const id = readPlaceId(placeId)
      return nominatim.ask(
        detailsPath(id, language),
        (body) => {
          const place = placeFor(id, readPlaces(body))
          return idOnly ? { placeId } : detailsOf(placeId, place)
        },
        signal,
      )
    },
    warm: async () => void (await Promise.all([photon.warm(), nominatim.warm()])),
    close: async () => void (await Promise.all([photon.close(), nominatim.close()])),
  }
}

/** The best suggestions, each line once: a street may consist of many ways. */
function predictionsOf(places: OsmPlace[], input: string): Prediction[] {
  const byLine = new Map<string, Prediction>()
  for (const place of places) {
    const placeId = placeIdOf(place)
    const { main, rest } = linesOf(place)
    const description = [main, rest].filter(Boolean).join(', ')
    if (placeId === undefined || main === '' || byLine.has(description)) continue
    byLine.set(description, {
      placeId,
      description,
      mainText: main,
      secondaryText: rest,
      matches: matchesOf(description, input),
      types: typesOf(place),
    })
  }
  return [...byLine.values()].slice(0, maxPredictions)
}

const detailsPath = (id: OsmPlaceId, language: string): string =>
  id.kind === 'object'
    ? lookupPath(id.type + id.id, language)
    : searchPath({ postalCode: id.code, language, countries: [id.countryCode] })

/**
 * The place of an id among those that Nominatim returned, with its number.
 * @throws {ProviderError} `not_found`
 */
function placeFor(id: OsmPlaceId, places: NominatimPlace[]): NominatimPlace {
  const house = id.kind === 'object' ? id.house : undefined
  const numbered = house && places.find((place) => hasNumber(place, house.number))
  if (numbered) return numbered
  const found = id.kind === 'object' ? places[0] : places.find(({ layer }) => layer === 'postcode')
  if (!found) throw new ProviderError('not_found', 'an empty list')
  if (!house) return found
  // The object got another number, or is now elsewhere: it is another place.
  if (found.components.houseNumber !== undefined || !isWithin(found, house))
    throw new ProviderError('not_found', 'no longer the object of this house number')
  const { number, latitude, longitude } = house
  return {
    ...found,
    layer: 'house',
    components: { ...found.components, houseNumber: number },
    address: { house_number: number, ...found.address },
    latitude,
    longitude,
  }
}

/** Of 100/9 in Czechia, Photon knows the 9 alone: the number in the street. */
const hasNumber = ({ components }: NominatimPlace, number: string): boolean =>
  components.houseNumber === number ||
  (withTwoNumbers.has(components.countryCode ?? '') &&
    !!components.houseNumber?.split('/').includes(number))

/** In degrees: some hundred metres, since houses stand beside their street. */
const margin = 0.005

function isWithin(
  { bounds, latitude, longitude }: NominatimPlace,
  point: { latitude: number; longitude: number },
): boolean {
  const [south, north, west, east] = bounds ?? [latitude, latitude, longitude, longitude]
  return (
    point.latitude >= south - margin &&
    point.latitude <= north + margin &&
    point.longitude >= west - margin &&
    point.longitude <= east + margin
  )
}

function detailsOf(placeId: string, place: NominatimPlace): PlaceDetails {
  const { country_code: code, country, ...address } = place.address
  return {
    placeId,
    formattedAddress: addressLine(place),
    latitude: place.latitude,
    longitude: place.longitude,
    components: place.components,
    addressComponents: [
      ...ownComponents(address),
      ...(country
        ? [{ longText: country, shortText: code?.toUpperCase() ?? country, types: ['country'] }]
        : []),
    ],
    types: typesOf(place),
    attributions,
  }
}
