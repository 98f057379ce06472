import { type Static, Type } from 'typebox'
import { Refresh, strict } from './envelope.ts'
import { UnixMs } from './judgement.ts'
import { addressText } from './stored-address.ts'
import { FreeText, PlaceId } from './text.ts'

const reference = FreeText(200, "The client's own name for the address")
/** More than one request needs for a page of people's work. */
const maxDecisions = 100
/** A body of so many decisions, each with the longest texts in any script. */
export const maxDecisionsBytes = 2 * 1024 * 1024
const many = { minItems: 1, maxItems: maxDecisions }

const decisionExample = {
  reference: 'customer-4711',
  line1: '10 Downing Street',
  city: 'London',
  postalCode: 'SW1A 2AA',
  country: 'GB',
  placeId: 'SBX_gb-10-downing-street',
  line: 2,
}
const versionExample = { reference: 'customer-4711', updatedAt: 1795163399208 }

/** A person's decision on a result: the text to store. */
export const ResultDecision = Type.Object(
  {
    reference,
    ...addressText,
    placeId: Type.Optional(PlaceId('The place that the person chose')),
    line: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 2_147_483_647,
        description:
          'The `line` of the result that the person saw. It is skipped where a later row of the ' +
          'same reference has been stored since',
      }),
    ),
  },
  strict,
)
export type ResultDecision = Static<typeof ResultDecision>

export const DecisionsBody = Type.Object(
  { decisions: Type.Array(ResultDecision, many), ...Refresh.properties },
  { ...strict, examples: [{ decisions: [decisionExample] }] },
)

/** A version of a stored address. */
const Version = Type.Object({ reference: Type.String(), updatedAt: UnixMs })
export type Version = Static<typeof Version>

export const UndoBody = Type.Object(
  {
    changed: Type.Array(
      Type.Object({ reference, updatedAt: Version.properties.updatedAt }, strict),
      { ...many, description: 'As the decisions were answered' },
    ),
    ...Refresh.properties,
  },
  { ...strict, examples: [{ changed: [versionExample] }] },
)

/** What became of many decisions, or of taking them back. */
export const Decided = Type.Object(
  {
    changed: Type.Array(Version, { description: 'The stored addresses, as they are now' }),
    skipped: Type.Array(Type.String(), {
      description:
        'References whose address was erased, decided or changed meanwhile, or comes from a ' +
        'later row',
    }),
  },
  { title: 'Decided', examples: [{ changed: [versionExample], skipped: ['customer-4712'] }] },
)
export type Decided = Static<typeof Decided>
