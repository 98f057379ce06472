import Type from 'typebox'
import { Compile } from 'typebox/compile'
import type { Prediction } from '../../../../shared/api/autocomplete.ts'
import type { AddressComponent, PlaceDetails } from '../../../../shared/api/details.ts'
import { attributionText } from '../../../../shared/client/element/attribution-text.ts'
import { foreignAnswer } from '../google-new/errors.ts'
import type { HttpAnswer } from '../json-host.ts'
import { normaliseComponents } from '../normalise-components.ts'
import {
  failureMessage,
  inForm,
  ProviderError,
  type ProviderFailure,
  readRetryAfter,
} from '../port.ts'

const text = Type.Optional(Type.String())
const texts = Type.Optional(Type.Array(Type.String()))
const natural = Type.Integer({ minimum: 0 })

/** The statuses of an answer that is no failure. */
export const answerStatus = Type.Union([Type.Literal('OK'), Type.Literal('ZERO_RESULTS')])
/** All three should be there. Where one is missing, the others are still used. */
export const LegacyComponent = Type.Object({ long_name: text, short_name: text, types: texts })
export const LegacyLocation = Type.Object({
  lat: Type.Number({ minimum: -90, maximum: 90 }),
  lng: Type.Number({ minimum: -180, maximum: 180 }),
})
const predictionsForm = Compile(
  Type.Object({
    status: answerStatus,
    predictions: Type.Optional(
      Type.Array(
        Type.Object({
          description: text,
          place_id: text,
          matched_substrings: Type.Optional(
            Type.Array(Type.Object({ offset: natural, length: natural })),
          ),
          structured_formatting: Type.Optional(
            Type.Object({ main_text: text, secondary_text: text }),
          ),
          types: texts,
        }),
      ),
    ),
  }),
)
const detailsForm = Compile(
  Type.Object({
    status: answerStatus,
    html_attributions: texts,
    result: Type.Optional(
      Type.Object({
        place_id: text,
        formatted_address: text,
        address_components: Type.Optional(Type.Array(LegacyComponent)),
        geometry: Type.Optional(Type.Object({ location: Type.Optional(LegacyLocation) })),
        types: texts,
      }),
    ),
  }),
)

export function readLegacyPredictions(body: unknown): Prediction[] {
  const { predictions = [] } = inForm(predictionsForm, body)
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

/** ZERO_RESULTS means that the id was valid, but the place no longer exists. */
export function readLegacyDetails(body: unknown): PlaceDetails {
  const { status, result, html_attributions = [] } = inForm(detailsForm, body)
  if (status === 'ZERO_RESULTS') throw new ProviderError('gone', 'ZERO_RESULTS')
  if (!result?.place_id) throw new ProviderError('nonsense', 'a result without a place id')
  const { place_id, formatted_address, geometry, types } = result
  const addressComponents = result.address_components?.map(readLegacyComponent)
  return {
    placeId: place_id,
    ...(formatted_address && { formattedAddress: formatted_address }),
    ...(geometry?.location && {
      latitude: geometry.location.lat,
      longitude: geometry.location.lng,
    }),
    ...(addressComponents && {
      components: normaliseComponents(addressComponents),
      addressComponents,
    }),
    ...(types && { types }),
    ...(html_attributions.length > 0 && { attributions: html_attributions.map(attributionText) }),
  }
}

export const readLegacyComponent = ({
  long_name = '',
  short_name = long_name,
  types = [],
}: Type.Static<typeof LegacyComponent>): AddressComponent => ({
  longText: long_name,
  shortText: short_name,
  types,
})

const failures = new Map<string, ProviderFailure>([
  // The key or its billing: the next day does not fix that (../README.md, Errors).
  ['OVER_DAILY_LIMIT', 'denied'],
  ['OVER_QUERY_LIMIT', 'over_rate'],
  ['REQUEST_DENIED', 'denied'],
  ['INVALID_REQUEST', 'invalid'],
  ['NOT_FOUND', 'not_found'],
  ['UNKNOWN_ERROR', 'unavailable'],
])
const errorBody = Compile(
  Type.Object({ status: Type.String(), error_message: text, html_attributions: texts }),
)

/** What the meaning of a failure depends on. */
interface Asked {
  /** Whether the request has a place id: only then can it be unknown or malformed. */
  asksPlace: boolean
  /** The key and the texts of the request. They must not be logged. */
  hidden: readonly string[]
}

/** Google answers most failures with HTTP 200, and a `status` in the body. */
export const isLegacyFailure = ({ status, body }: HttpAnswer): boolean =>
  status !== 200 || (errorBody.Check(body) && failures.has(body.status))

/** Reads the answer to a call that failed. */
export function readLegacyFailure(
  { status: httpStatus, headers, body }: HttpAnswer,
  { asksPlace, hidden }: Asked,
): ProviderError {
  const retryAfter = headers['retry-after']
  const known = errorBody.Check(body) ? failures.get(body.status) : undefined
  if (!known || !errorBody.Check(body)) return foreignAnswer(httpStatus, retryAfter)
  // Google's answer to details always has attributions. Without them a proxy has answered.
  if (known === 'not_found' && !(asksPlace && body.html_attributions))
    return foreignAnswer(httpStatus, retryAfter)
  const { status, error_message: message = '' } = body
  const failure = status.startsWith('OVER_')
    ? overLimit(known, message)
    : narrowed(known, message, asksPlace)
  return new ProviderError(
    failure,
    failureMessage(failure, `${httpStatus} ${status}`, message, hidden),
    readRetryAfter(retryAfter),
  )
}

/** Only the message tells which limit it was (../README.md, Errors). */
function overLimit(failure: ProviderFailure, message: string): ProviderFailure {
  // Google's usual text for a used daily quota also names missing billing, as another cause.
  if (/daily request quota/i.test(message)) return 'over_day'
  return /billing|payment/i.test(message) ? 'denied' : failure
}

function narrowed(failure: ProviderFailure, message: string, asksPlace: boolean): ProviderFailure {
  if (failure !== 'invalid') return failure
  // In a details request only the place id comes from the caller. The message is often empty.
  if (asksPlace && (message === '' || /\bplace[ _]?id\b/i.test(message))) return 'bad_place_id'
  return /'language'/i.test(message) ? 'bad_language' : failure
}
