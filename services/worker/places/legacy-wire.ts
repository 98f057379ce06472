import { normaliseComponents } from '../../../shared/address/components.ts'
import type { Prediction } from '../../../shared/api/autocomplete.ts'
import type { AddressComponent, PlaceDetails } from '../../../shared/api/details.ts'
import { failureWithoutAnswer, PlacesError, type PlacesFailure, readRetryAfter } from './places.ts'

export interface LegacyBody {
  status?: string
  error_message?: string
}
export interface LegacyComponent {
  long_name: string
  short_name: string
  types: string[]
}
interface Predictions extends LegacyBody {
  predictions?: {
    description?: string
    place_id?: string
    matched_substrings?: { offset: number; length: number }[]
    structured_formatting?: { main_text?: string; secondary_text?: string }
    types?: string[]
  }[]
}
interface Details extends LegacyBody {
  html_attributions?: string[]
  result?: {
    place_id?: string
    formatted_address?: string
    address_components?: LegacyComponent[]
    geometry?: { location?: { lat: number; lng: number } }
    types?: string[]
  }
}

/** provider-contract §1 */
export function readLegacyPredictions(body: unknown): Prediction[] {
  const { predictions = [] } = answered<Predictions>(body)
  return predictions.flatMap(
    ({ place_id, description = '', structured_formatting, matched_substrings = [], types = [] }) =>
      place_id
        ? [
            {
              placeId: place_id,
              description,
              mainText: structured_formatting?.main_text ?? description,
              secondaryText: structured_formatting?.secondary_text ?? '',
              matches: matched_substrings.map(({ offset, length }) => ({ offset, length })),
              types,
            },
          ]
        : [],
  )
}

/** provider-contract §2. ZERO_RESULTS: the id was right, but the place is no longer there. */
export function readLegacyDetails(body: unknown): PlaceDetails {
  const { status, result, html_attributions = [] } = answered<Details>(body)
  if (status === 'ZERO_RESULTS') throw new PlacesError('gone', 'ZERO_RESULTS')
  if (!result?.place_id) throw new PlacesError('nonsense', 'a result without a place id')
  const { place_id, formatted_address, geometry, types } = result
  const addressComponents = result.address_components?.map(readLegacyComponent)
  return {
    placeId: place_id,
    ...(formatted_address && { formattedAddress: formatted_address }),
    ...(geometry?.location && { latitude: geometry.location.lat, longitude: geometry.location.lng }),
    ...(addressComponents && { components: normaliseComponents(addressComponents), addressComponents }),
    ...(types && { types }),
    ...(html_attributions.length > 0 && { attributions: html_attributions }),
  }
}

export const readLegacyComponent = ({ long_name, short_name, types }: LegacyComponent): AddressComponent => ({
  longText: long_name,
  shortText: short_name,
  types,
})

/** What the client lets pass with HTTP 200: `OK`, `ZERO_RESULTS`, and everything that it doesn't know (provider-contract §11). */
export function answered<T extends LegacyBody>(body: unknown): T {
  const { status } = (typeof body === 'object' && body !== null ? body : {}) as LegacyBody
  if (status !== 'OK' && status !== 'ZERO_RESULTS') throw new PlacesError('nonsense', `status ${String(status)}`)
  return body as T
}

const failures = new Map<string, PlacesFailure>([
  // The key, its billing or its cap: nothing that midnight would mend (provider-contract §7).
  ['OVER_DAILY_LIMIT', 'denied'],
  ['OVER_QUERY_LIMIT', 'over_rate'],
  ['REQUEST_DENIED', 'denied'],
  ['INVALID_REQUEST', 'invalid'],
  ['NOT_FOUND', 'not_found'],
  ['UNKNOWN_ERROR', 'unavailable'],
])

interface ClientFailure {
  code?: string
  name?: string
  response?: { status?: number; data?: LegacyBody; headers?: Record<string, unknown> }
}

/** Reads what the client rejected with; the error itself holds the key and goes no further. */
export function readLegacyFailure(error: unknown): PlacesError {
  const { code = '', name = '', response } = error as ClientFailure
  // The client fails on a `null` body with a bare TypeError of its own.
  if (!response && name === 'TypeError') return new PlacesError('nonsense', 'an answer that is no JSON object')
  if (!response) return new PlacesError(failureWithoutAnswer(code || name), code || name)
  const { status = '', error_message = '' } = response.data ?? {}
  const failure = failures.get(status) ?? (response.status === 429 ? 'over_rate' : 'unavailable')
  return new PlacesError(
    failure === 'over_rate' && isDaily(error_message) ? 'over_day' : failure,
    `${response.status} ${status}`.trim(),
    readRetryAfter(response.headers?.['retry-after']),
  )
}

/** The one split that only the message tells (provider-contract §7). */
const isDaily = (message: string) => /daily request quota/i.test(message)
