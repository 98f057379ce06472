import type {
  Language,
  PlaceAutocompleteRequest,
  PlaceDetailsRequest,
} from '@googlemaps/google-maps-services-js'
import { createGoogleClient, googleMapsUrl, wholeWorld } from '../google-client.ts'
import type { AutocompleteCall, Connected, DetailsCall, Places, ProviderAccess } from '../port.ts'
import { readLegacyDetails, readLegacyPredictions } from './wire.ts'

/**
 * Fields of the Basic Data category, which add nothing to the price (../README.md, Prices).
 * Google's list of names has `type`, and the answer says `types`.
 */
const detailsFields = [
  'place_id',
  'formatted_address',
  'address_components',
  'geometry/location',
  'type',
]
/** "ID refresh": free if no other field is requested. */
const idFields = ['place_id']

/** The legacy Places API, through Google's own client. */
export function createLegacyPlaces({
  apiKey,
  url = googleMapsUrl,
  connections,
  timeoutMs,
}: ProviderAccess): Places & Connected {
  const google = createGoogleClient({ apiKey, url, connections, timeoutMs })
  const base = url.replace(/\/$/, '')

  return {
    autocomplete: (query, signal) => {
      const request = {
        url: `${base}/maps/api/place/autocomplete/json`,
        params: autocompleteParams(query, apiKey),
      }
      return google.ask(
        {
          call: (client, config) => client.placeAutocomplete({ ...request, ...config }),
          read: readLegacyPredictions,
          text: query.input,
        },
        signal,
      )
    },
    details: (query, signal) => {
      const request = {
        url: `${base}/maps/api/place/details/json`,
        params: detailsParams(query, apiKey),
      }
      return google.ask(
        {
          call: (client, config) => client.placeDetails({ ...request, ...config }),
          read: readLegacyDetails,
          text: query.placeId,
          asksPlace: true,
        },
        signal,
      )
    },
    warm: google.warm,
    close: google.close,
  }
}

const autocompleteParams = (
  { input, language, countries, near, session }: AutocompleteCall,
  key: string,
): PlaceAutocompleteRequest['params'] => ({
  input,
  key,
  language: language as Language,
  ...(countries && { components: countries.map((country) => `country:${country.toLowerCase()}`) }),
  // Unlike New, legacy does not accept a circle with radius 0.
  ...(near
    ? {
        location: { lat: near.latitude, lng: near.longitude },
        radius: Math.max(1, near.radius),
      }
    : { locationbias: `rectangle:${wholeWorld}` }),
  ...(session && { sessiontoken: session }),
})

const detailsParams = (
  { placeId, language, session, idOnly }: DetailsCall,
  key: string,
): PlaceDetailsRequest['params'] => ({
  place_id: placeId,
  key,
  language: language as Language,
  fields: idOnly ? idFields : detailsFields,
  ...(session && { sessiontoken: session }),
})
