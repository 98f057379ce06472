import { type Static, Type } from 'typebox'
import { type Field, fieldLengths } from '../ingest/row.ts'
import { reasons } from '../verdict/reasons.ts'
import { Components } from './details.ts'
import { OneOf } from './one-of.ts'
import { Language, Text } from './text.ts'
import { judgement, latitude, longitude, Policy, Precision, Verdict } from './verdict.ts'

const components = ['houseNumber', 'street', 'unit', 'postBox', 'locality', 'region', 'postalCode', 'country'] as const
const reasonCodes = Object.keys(reasons) as (keyof typeof reasons)[]

/** As long as in an upload. */
const part = (field: Field, description: string) => Type.Optional(Text(fieldLengths[field], description))

/** The parts of an address, and one free text: each may be empty or absent, but not all of them. */
const addressFields = {
  address: part('address', 'The whole address in one text, where it is not in parts'),
  line1: part('line1', 'Street and house number, or post-office box'),
  line2: part('line2', 'Flat, floor, building'),
  city: part('city', 'Town'),
  region: part('region', 'State or province'),
  postalCode: part('postalCode', 'Postal code'),
  country: part('country', 'A code of ISO 3166-1, or a name in any larger language'),
}

export const ValidateRequest = Type.Object({
  ...addressFields,
  policy: Type.Optional(Policy),
  language: Type.Optional({
    ...Language,
    description:
      'BCP 47 language tag of the texts in the answer. Verdicts are best without it: in the letters of the address',
  }),
})
export type ValidateRequest = Static<typeof ValidateRequest>

const { nextAction, confidence, placeId, formattedAddress } = judgement

/** The verdict on one address, and the place that is meant. */
export const ValidateData = Type.Object({
  verdict: Verdict,
  nextAction,
  reasons: Type.Array(
    Type.Object({
      code: OneOf(reasonCodes, 'Stable'),
      component: Type.Optional(OneOf(components, 'The part of the address that it is about')),
      message: Type.String(),
    }),
    { description: 'Why; none where the address is as it should be' },
  ),
  confidence,
  changes: Type.Array(
    Type.Object({
      component: OneOf(components, 'The part of the address'),
      before: Type.Optional(Type.String()),
      after: Type.String(),
    }),
    { description: 'What stands otherwise in the place that was found than in the address' },
  ),
  placeId,
  formattedAddress,
  latitude: Type.Optional(latitude),
  longitude: Type.Optional(longitude),
  precision: Type.Optional(Precision),
  components: Type.Optional(Components),
})
export type ValidateData = Static<typeof ValidateData>
