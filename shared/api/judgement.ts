import { Type } from 'typebox'
import { OneOf } from './one-of.ts'
import { nextActions, policies, verdicts } from './verdict.ts'

export const Verdict = OneOf(verdicts, 'What to make of the address; `failed`: it could not be asked about, retry it')
export const Policy = OneOf(
  policies,
  "How strictly reasons become verdicts; the client's own when absent, else `normal`",
)

/** What is said of one address, in a result and with a stored address (design §8). */
export const judgement = {
  verdict: Verdict,
  nextAction: OneOf(nextActions, 'What to do about it'),
  reasons: Type.Array(Type.Object({ code: Type.String(), component: Type.Optional(Type.String()) }), {
    description: 'Why: stable codes, and the part of the address that each is about',
  }),
  confidence: Type.Number({ description: 'How sure it is that the place is the one meant, 0 to 1' }),
  placeId: Type.Optional(Type.String()),
  formattedAddress: Type.Optional(
    Type.String({
      description: "The provider's, as `changes` and the coordinates are: gone when their retention ends",
    }),
  ),
  changes: Type.Optional(
    Type.Array(Type.Object({ component: Type.String(), before: Type.Optional(Type.String()), after: Type.String() }), {
      description: 'What stands otherwise in the place that was found than in the stored address',
    }),
  ),
}

export const latitude = Type.Number({ minimum: -90, maximum: 90 })
export const longitude = Type.Number({ minimum: -180, maximum: 180 })
export const Precision = Type.String({ description: '`rooftop`, `interpolated`, `centre` or `approximate`' })
export const UnixMs = Type.Integer({ description: 'Unix time in milliseconds' })
