import Type from 'typebox'
import { Compile } from 'typebox/compile'
import type { Prediction } from '../../../../shared/api/autocomplete.ts'
import type { AddressComponent, PlaceDetails } from '../../../../shared/api/details.ts'
import { normaliseComponents } from '../normalise-components.ts'
import { inForm } from '../port.ts'

const text = Type.Optional(Type.String())
const texts = Type.Optional(Type.Array(Type.String()))
const offset = Type.Optional(Type.Integer({ minimum: 0 }))

/** Proto3 JSON: a field at its default is absent (../README.md, Formats). */
const FormattableText = Type.Object({
  text,
  matches: Type.Optional(Type.Array(Type.Object({ startOffset: offset, endOffset: offset }))),
})
const suggestionsForm = Compile(
  Type.Object({
    suggestions: Type.Optional(
      Type.Array(
        Type.Object({
          placePrediction: Type.Optional(
            Type.Object({
              placeId: text,
              text: Type.Optional(FormattableText),
              structuredFormat: Type.Optional(
                Type.Object({
                  mainText: Type.Optional(FormattableText),
                  secondaryText: Type.Optional(FormattableText),
                }),
              ),
              types: texts,
            }),
          ),
        }),
      ),
    ),
  }),
)
export const LatLng = Type.Object({
  latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
})
const Component = Type.Object({ longText: text, shortText: text, types: texts })
const placeForm = Compile(
  Type.Object({
    id: Type.String({ minLength: 1 }),
    movedPlaceId: text,
    formattedAddress: text,
    addressComponents: Type.Optional(Type.Array(Component)),
    location: Type.Optional(LatLng),
    types: texts,
    attributions: Type.Optional(Type.Array(Type.Object({ provider: text, providerUri: text }))),
  }),
)

export function readNewPredictions(body: unknown): Prediction[] {
  const { suggestions = [] } = inForm(suggestionsForm, body)
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
          length: Math.max(0, endOffset - startOffset),
        })),
        types,
      },
    ]
  })
}

/** With the id-only field mask, only the ids are there. */
export function readNewDetails(body: unknown): PlaceDetails {
  const place = inForm(placeForm, body)
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
    ...(addressComponents && {
      components: normaliseComponents(addressComponents),
      addressComponents,
    }),
    ...(types && { types }),
    ...(attributions && { attributions }),
  }
}

const readComponent = ({
  longText = '',
  shortText = longText,
  types = [],
}: Type.Static<typeof Component>): AddressComponent => ({
  longText,
  shortText,
  types,
})
