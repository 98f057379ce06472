import { createGoogleRest } from '../google-rest.ts'
import type { AutocompleteCall, Connected, DetailsCall, Places, ProviderAccess } from '../port.ts'
import { readNewDetails, readNewPredictions } from './wire.ts'

const googleUrl = 'https://places.googleapis.com'

/** The cheapest SKU with address and coordinates. `types` and `attributions` add no cost. */
const detailsMask = 'id,movedPlaceId,attributions,formattedAddress,addressComponents,location,types'
/** The free SKU: only the current id. */
const idMask = 'id,movedPlaceId'
const autocompleteMask = ['placeId', 'text', 'structuredFormat', 'types']
  .map((field) => `suggestions.placePrediction.${field}`)
  .join(',')

/** Places API (New) over plain HTTP: two requests need no client library. */
export function createNewPlaces({
  apiKey,
  url = googleUrl,
  connections,
  timeoutMs,
}: ProviderAccess): Places & Connected {
  const google = createGoogleRest({ apiKey, url, connections, timeoutMs })

  return {
    autocomplete: (query, signal) =>
      google.ask(
        {
          method: 'POST',
          path: '/v1/places:autocomplete',
          body: autocompleteBody(query),
          fieldMask: autocompleteMask,
          texts: [query.input],
        },
        readNewPredictions,
        signal,
      ),
    details: (query, signal) =>
      google.ask(
        {
          method: 'GET',
          path: detailsPath(query),
          fieldMask: query.idOnly ? idMask : detailsMask,
          texts: [query.placeId],
          asksPlace: true,
        },
        readNewDetails,
        signal,
      ),
    warm: google.warm,
    close: google.close,
  }
}

/**
 * A bias to the whole world. Without a bias the provider uses the IP address of the worker, so
 * suggestions would depend on the data centre. Google documents that these longitudes are the
 * whole range.
 */
const wholeWorld = {
  rectangle: {
    low: { latitude: -90, longitude: -180 },
    high: { latitude: 90, longitude: 180 },
  },
}

const autocompleteBody = ({ input, language, countries, near, session }: AutocompleteCall) => ({
  input,
  languageCode: language,
  ...(countries && { includedRegionCodes: countries.map((country) => country.toLowerCase()) }),
  locationBias: near
    ? {
        circle: {
          center: { latitude: near.latitude, longitude: near.longitude },
          radius: near.radius,
        },
      }
    : wholeWorld,
  ...(session && { sessionToken: session }),
})

function detailsPath({ placeId, language, session }: DetailsCall): string {
  const query = new URLSearchParams({
    languageCode: language,
    ...(session && { sessionToken: session }),
  })
  return `/v1/places/${encodeURIComponent(placeId)}?${query}`
}
