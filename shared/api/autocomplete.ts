import { type Static, Type } from 'typebox'
import { maxInputLength } from '../address/short-input.ts'
import { CountryCode, FreeText, Language, SessionToken } from './text.ts'

/** Both editions return at most five (services/worker/provider/README.md). */
export const maxPredictions = 5
/**
 * The legacy edition accepts five countries, the new one fifteen
 * (services/worker/provider/README.md).
 */
export const maxLegacyCountries = 5

export const AutocompleteRequest = Type.Object({
  input: FreeText(maxInputLength, 'What the buyer has typed so far'),
  sessionToken: Type.Optional(SessionToken),
  countries: Type.Optional(
    Type.Array(CountryCode, {
      minItems: 1,
      maxItems: 15,
      description: 'Only places in these countries; 5 at most with the legacy edition',
    }),
  ),
  language: Type.Optional(Language),
  near: Type.Optional(
    Type.Object(
      {
        latitude: Type.Number({ minimum: -90, maximum: 90 }),
        longitude: Type.Number({ minimum: -180, maximum: 180 }),
        radius: Type.Number({ minimum: 0, maximum: 50_000, description: 'metres' }),
      },
      { additionalProperties: false, description: 'Places in this circle come first' },
    ),
  ),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: maxPredictions,
      description: 'Maximum number of predictions; 5 when absent',
    }),
  ),
})
export type AutocompleteRequest = Static<typeof AutocompleteRequest>

export const Prediction = Type.Object(
  {
    placeId: Type.String({
      description: 'The id for the details, of any length. It may be stored permanently',
    }),
    description: Type.String({ description: 'The whole suggestion in one line' }),
    mainText: Type.String(),
    secondaryText: Type.String(),
    matches: Type.Array(Type.Object({ offset: Type.Integer(), length: Type.Integer() }), {
      description: 'The parts of `description` that match the input, in Unicode characters',
    }),
    types: Type.Array(Type.String(), { description: "The provider's types of the place" }),
  },
  {
    title: 'Prediction',
    examples: [
      {
        placeId: 'SBX_us-1600-amphitheatre-parkway',
        description: '1600 Amphitheatre Parkway, Mountain View, CA, USA',
        mainText: '1600 Amphitheatre Parkway',
        secondaryText: 'Mountain View, CA, USA',
        matches: [{ offset: 0, length: 10 }],
        types: ['street_address', 'geocode'],
      },
    ],
  },
)
export type Prediction = Static<typeof Prediction>

export const AutocompleteData = Type.Object({
  sessionToken: Type.String({
    description: 'Send this with the next input and with the details of the chosen place',
    examples: ['dcf5faf2-b41e-4f00-832b-ad3e93b31530'],
  }),
  predictions: Type.Array(Prediction),
})
export type AutocompleteData = Static<typeof AutocompleteData>
