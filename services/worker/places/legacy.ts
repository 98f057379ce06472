import type { Language, PlaceAutocompleteRequest, PlaceDetailsRequest } from '@googlemaps/google-maps-services-js'
import { createGoogleClient, googleMapsUrl } from '../google-client.ts'
import { readLegacyDetails, readLegacyPredictions } from './legacy-wire.ts'
import type { AutocompleteQuery, DetailsQuery, Places, ProviderAccess } from './places.ts'

/** All of the Basic category, which costs nothing beside the call itself (provider-contract §2, §8). */
const detailsFields = ['place_id', 'formatted_address', 'address_components', 'geometry/location', 'types']
/** "ID refresh": free when this is the whole list. */
const idFields = ['place_id']

/** The legacy Places API, through Google's own client. */
export function createLegacyPlaces({
  apiKey,
  url = googleMapsUrl,
  connections,
  timeoutMs,
}: ProviderAccess): Places & { close(): Promise<void> } {
  const google = createGoogleClient({ connections, timeoutMs })
  const base = url.replace(/\/$/, '')

  return {
    autocomplete: (query, outer) => {
      const request = { url: `${base}/maps/api/place/autocomplete/json`, params: autocompleteParams(query, apiKey) }
      return google.ask(
        (client, signal) => client.placeAutocomplete({ ...request, signal }),
        readLegacyPredictions,
        outer,
      )
    },
    details: (query, outer) => {
      const request = { url: `${base}/maps/api/place/details/json`, params: detailsParams(query, apiKey) }
      return google.ask((client, signal) => client.placeDetails({ ...request, signal }), readLegacyDetails, outer)
    },
    close: async () => google.close(),
  }
}

const autocompleteParams = (
  { input, language, countries, near, session }: AutocompleteQuery,
  key: string,
): PlaceAutocompleteRequest['params'] => ({
  input,
  key,
  language: language as Language,
  ...(countries && { components: countries.map((country) => `country:${country.toLowerCase()}`) }),
  // Unlike New, legacy has no circle without extent.
  ...(near && { location: { lat: near.latitude, lng: near.longitude }, radius: Math.max(1, near.radius) }),
  ...(session && { sessiontoken: session }),
})

const detailsParams = (
  { placeId, language, session, idOnly }: DetailsQuery,
  key: string,
): PlaceDetailsRequest['params'] => ({
  place_id: placeId,
  key,
  language: language as Language,
  fields: idOnly ? idFields : detailsFields,
  ...(session && { sessiontoken: session }),
})
