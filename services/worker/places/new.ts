import { createGoogleRest } from '../google-rest.ts'
import { readNewDetails, readNewPredictions } from './new-wire.ts'
import type { AutocompleteQuery, DetailsQuery, Places, ProviderAccess } from './places.ts'

const googleUrl = 'https://places.googleapis.com'

/** The lowest tier that holds an address with coordinates (provider-contract §5); `types` and `attributions` cost nothing more. */
const detailsMask = 'id,movedPlaceId,attributions,formattedAddress,addressComponents,location,types'
/** The free tier: the current id and nothing else. */
const idMask = 'id,movedPlaceId'
const autocompleteMask =
  'suggestions.placePrediction.placeId,suggestions.placePrediction.text,suggestions.placePrediction.structuredFormat,suggestions.placePrediction.types'

/** Places API (New) over plain HTTP: its REST interface needs no more than two requests (provider-contract §4, §5). */
export function createNewPlaces({
  apiKey,
  url = googleUrl,
  connections,
  timeoutMs,
}: ProviderAccess): Places & { close(): Promise<void> } {
  const google = createGoogleRest({ apiKey, url, connections, timeoutMs })

  return {
    autocomplete: (query, signal) =>
      google.ask(
        {
          method: 'POST',
          path: '/v1/places:autocomplete',
          body: autocompleteBody(query),
          fieldMask: autocompleteMask,
        },
        readNewPredictions,
        signal,
      ),
    details: (query, signal) =>
      google.ask(
        { method: 'GET', path: detailsPath(query), fieldMask: query.idOnly ? idMask : detailsMask },
        readNewDetails,
        signal,
      ),
    close: () => google.close(),
  }
}

const autocompleteBody = ({ input, language, countries, near, session }: AutocompleteQuery) => ({
  input,
  languageCode: language,
  ...(countries && { includedRegionCodes: countries.map((country) => country.toLowerCase()) }),
  ...(near && {
    locationBias: { circle: { center: { latitude: near.latitude, longitude: near.longitude }, radius: near.radius } },
  }),
  ...(session && { sessionToken: session }),
})

function detailsPath({ placeId, language, session }: DetailsQuery): string {
  const query = new URLSearchParams({ languageCode: language, ...(session && { sessionToken: session }) })
  return `/v1/places/${encodeURIComponent(placeId)}?${query}`
}
