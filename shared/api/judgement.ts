import { Type } from 'typebox'
import { owners } from '../billing/skus.ts'
import { nextActions, policies, verdicts } from '../verdict/verdicts.ts'
import { OneOf } from './one-of.ts'

export const Verdict = OneOf(
  verdicts,
  'Verdict on the address. `failed`: it could not be validated; retry it',
)
export const Policy = OneOf(
  policies,
  "How many addresses go to a person; default: the client's policy, else `normal`",
)

export const latitude = Type.Number({ minimum: -90, maximum: 90 })
export const longitude = Type.Number({ minimum: -180, maximum: 180 })
export const Precision = Type.String({
  description: '`rooftop`, `interpolated`, `centre` or `approximate`',
})
const Attributions = Type.Array(Type.String(), {
  description: 'Must be shown with the address (terms of the provider), as text `name (URL)`',
})

const Changes = Type.Array(
  Type.Object({
    component: Type.String(),
    before: Type.Optional(Type.String()),
    after: Type.String(),
  }),
  { description: 'Differences between the stored address and the place that was found' },
)

/** A place that fits an address as well as others do. */
export const FittingPlace = Type.Object({
  placeId: Type.String(),
  formattedAddress: Type.String(),
  latitude: Type.Optional(latitude),
  longitude: Type.Optional(longitude),
  precision: Type.Optional(Precision),
  changes: Type.Optional(Changes),
  attributions: Type.Optional(Attributions),
})

export const candidatesDescription =
  'The places that fit equally well, the chosen one first, for a person to choose from. Only ' +
  'with the reason `several_candidates`'

/** The validation of one address: part of a result and of a stored address. */
export const judgement = {
  verdict: Verdict,
  nextAction: OneOf(nextActions, 'What to do next'),
  reasons: Type.Array(
    Type.Object({
      code: Type.String(),
      component: Type.Optional(Type.String()),
      message: Type.String({ description: 'The reason as a text, for people' }),
    }),
    {
      description: 'Stable codes for the verdict, with the part of the address that each is about',
    },
  ),
  confidence: Type.Number({
    description: 'Confidence that the place is the right one, 0 to 1',
  }),
  placeId: Type.Optional(Type.String()),
  provider: Type.Optional(OneOf(owners, 'Whose the place is, and so who judged')),
  formattedAddress: Type.Optional(
    Type.String({
      description:
        'Content of the provider, like `changes`, `candidates` and the coordinates. Deleted when ' +
        'its retention ends',
    }),
  ),
  changes: Type.Optional(Changes),
  candidates: Type.Optional(
    Type.Array(FittingPlace, {
      description: candidatesDescription,
    }),
  ),
  attributions: Type.Optional(Attributions),
}

export const UnixMs = Type.Integer({ description: 'Unix time in milliseconds' })
