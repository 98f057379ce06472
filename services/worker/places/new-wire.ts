import { normaliseComponents } from '../../../shared/address/components.ts'
import type { Prediction } from '../../../shared/api/autocomplete.ts'
import type { AddressComponent, PlaceDetails } from '../../../shared/api/details.ts'
import { PlacesError, type PlacesFailure, readRetryAfter } from './places.ts'

/** Proto3 JSON: whatever is at its default is absent (provider-contract §0.7). */
interface FormattableText {
  text?: string
  matches?: { startOffset?: number; endOffset?: number }[]
}
interface Suggestions {
  suggestions?: {
    placePrediction?: {
      placeId?: string
      text?: FormattableText
      structuredFormat?: { mainText?: FormattableText; secondaryText?: FormattableText }
      types?: string[]
    }
  }[]
}
interface Place {
  id?: string
  movedPlaceId?: string
  formattedAddress?: string
  addressComponents?: { longText?: string; shortText?: string; types?: string[] }[]
  location?: { latitude?: number; longitude?: number }
  types?: string[]
  attributions?: { provider?: string; providerUri?: string }[]
}
interface Status {
  error?: { status?: string; details?: ({ reason?: string; metadata?: Record<string, string> } | null)[] }
}

/** provider-contract §4 */
export function readNewPredictions(body: unknown): Prediction[] {
  const { suggestions = [] } = objectOf<Suggestions>(body)
  return suggestions.flatMap(({ placePrediction }) => {
    if (!placePrediction?.placeId) return []
    const { placeId, text = {}, structuredFormat = {}, types = [] } = placePrediction
    const description = text.text ?? ''
    return [
      {
        placeId,
        description,
        mainText: structuredFormat.mainText?.text ?? description,
        secondaryText: structuredFormat.secondaryText?.text ?? '',
        matches: (text.matches ?? []).map(({ startOffset = 0, endOffset = 0 }) => ({
          offset: startOffset,
          length: endOffset - startOffset,
        })),
        types,
      },
    ]
  })
}

/** provider-contract §5; with the id-only mask only the ids are there. */
export function readNewDetails(body: unknown): PlaceDetails {
  const place = objectOf<Place>(body)
  if (!place.id) throw new PlacesError('nonsense', 'a place without an id')
  const { id, movedPlaceId, formattedAddress, location, types } = place
  const addressComponents = place.addressComponents?.map(readComponent)
  const attributions = place.attributions?.map(({ provider = '', providerUri }) =>
    providerUri ? `${provider} (${providerUri})` : provider,
  )
  return {
    placeId: id,
    ...(movedPlaceId && { movedPlaceId }),
    ...(formattedAddress && { formattedAddress }),
    ...(location && { latitude: location.latitude ?? 0, longitude: location.longitude ?? 0 }),
    ...(addressComponents && { components: normaliseComponents(addressComponents), addressComponents }),
    ...(types && { types }),
    ...(attributions && { attributions }),
  }
}

const readComponent = ({ longText = '', shortText = longText, types = [] }: Partial<AddressComponent>) => ({
  longText,
  shortText,
  types,
})

/** provider-contract §7: by HTTP status, `reason` and `quota_limit`, never by the message. */
export function readNewError(status: number, body: unknown, retryAfter: string | string[] | undefined): PlacesError {
  const { error } = (body ?? {}) as Status
  const details = Array.isArray(error?.details) ? error.details : []
  const reasons = details.flatMap((detail) => detail?.reason ?? [])
  const limits = details.flatMap((detail) => detail?.metadata?.quota_limit ?? [])
  const perSecond = limits.some((limit) => limit.includes('PerSecond'))
  const isGoogles = error?.status === 'PERMISSION_DENIED' || error?.status === 'UNAUTHENTICATED'
  const failure = failureOf(
    status,
    isGoogles || reasons.includes('API_KEY_INVALID'),
    limits.some((limit) => limit.includes('PerDay')),
  )
  return new PlacesError(
    failure,
    `${status} ${error?.status ?? ''} ${reasons.join(' ')}`.trim(),
    readRetryAfter(retryAfter) ?? (perSecond ? 1000 : undefined),
  )
}

function failureOf(status: number, isDenied: boolean, perDay: boolean): PlacesFailure {
  if (isDenied) return 'denied'
  // A proxy on the way, not the provider.
  if (status === 401 || status === 403) return 'nonsense'
  if (status === 404) return 'not_found'
  if (status === 429) return perDay ? 'over_day' : 'over_rate'
  if (status >= 400 && status < 500) return 'invalid'
  return status >= 500 ? 'unavailable' : 'nonsense'
}

export function objectOf<T extends object>(body: unknown): T {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new PlacesError('nonsense', 'an answer that is no JSON object')
  return body as T
}
