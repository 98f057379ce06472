import { type Static, Type } from 'typebox'
import { Components } from '../address/components.ts'
import { type Field, fieldLengths } from '../ingest/row.ts'
import { components, reasons } from '../verdict/reasons.ts'
import {
  candidatesDescription,
  FittingPlace,
  judgement,
  latitude,
  longitude,
  Policy,
  Precision,
  Verdict,
} from './judgement.ts'
import { OneOf } from './one-of.ts'
import { Language, Text } from './text.ts'

const reasonCodes = Object.keys(reasons) as (keyof typeof reasons)[]
const reasonMeanings = [
  'Stable:',
  ...Object.entries(reasons).map(([code, { meaning }]) => `- \`${code}\` ${meaning}`),
].join('\n')

/** Maximum lengths are those of an upload. */
const part = (field: Field, description: string) =>
  Type.Optional(Text(fieldLengths[field], description))

/** The parts of an address and one free text. Each can be empty or absent, but not all of them. */
const addressFields = {
  address: part('address', 'The whole address in one text, when it is not split into parts'),
  line1: part('line1', 'Street and house number, or post-office box'),
  line2: part('line2', 'Flat, floor, building'),
  city: part('city', 'Town'),
  region: part('region', 'State or province'),
  postalCode: part('postalCode', 'Postal code'),
  country: part('country', 'An ISO 3166-1 code, or a name in a common language'),
}

export const ValidateRequest = Type.Object({
  ...addressFields,
  policy: Type.Optional(Policy),
  language: Type.Optional({
    ...Language,
    description:
      'BCP 47 language tag of the texts in the response. Verdicts are best without it, ' +
      'because the texts then use the script of the address. With the strategy ' +
      '`address-validation` the texts are in the language of the address, whatever is named: ' +
      '`metadata.languages` says in which',
  }),
})
export type ValidateRequest = Static<typeof ValidateRequest>

const { nextAction, confidence, placeId, formattedAddress, attributions } = judgement

/** The verdict on one address, and the place that was found. */
export const ValidateData = Type.Object(
  {
    verdict: Verdict,
    nextAction,
    reasons: Type.Array(
      Type.Object({
        code: OneOf(reasonCodes, reasonMeanings),
        component: Type.Optional(
          OneOf(components, 'The part of the address that the reason is about'),
        ),
        message: Type.String(),
      }),
      { description: 'Reasons for the verdict; empty when the address is right' },
    ),
    confidence,
    changes: Type.Array(
      Type.Object({
        component: OneOf(components, 'The part of the address'),
        before: Type.Optional(Type.String()),
        after: Type.String(),
      }),
      { description: 'Differences between the address and the place that was found' },
    ),
    placeId,
    formattedAddress,
    latitude: Type.Optional(latitude),
    longitude: Type.Optional(longitude),
    precision: Type.Optional(Precision),
    components: Type.Optional(Components),
    candidates: Type.Optional(
      Type.Array(
        Type.Object({ ...FittingPlace.properties, components: Type.Optional(Components) }),
        { description: candidatesDescription },
      ),
    ),
    attributions,
  },
  {
    title: 'Validation',
    examples: [
      {
        verdict: 'corrected',
        nextAction: 'confirm',
        reasons: [
          {
            code: 'postal_code_differs',
            component: 'postalCode',
            message: 'The postal code differs.',
          },
        ],
        confidence: 0.9,
        changes: [{ component: 'postalCode', before: 'SW1A 1AA', after: 'SW1A 2AA' }],
        placeId: 'SBX_gb-10-downing-street',
        formattedAddress: '10 Downing St, London SW1A 2AA, UK',
        latitude: 51.5034,
        longitude: -0.1276,
        components: {
          houseNumber: '10',
          street: 'Downing Street',
          locality: 'London',
          postalCode: 'SW1A 2AA',
        },
      },
    ],
  },
)
export type ValidateData = Static<typeof ValidateData>
