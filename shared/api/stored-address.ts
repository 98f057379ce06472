import { type Static, Type } from 'typebox'
import { Refresh, strict } from './envelope.ts'
import { judgement, latitude, longitude, Precision, UnixMs, Verdict } from './judgement.ts'
import { Page, PageQuery } from './page.ts'
import { CountryCode, FreeText, PlaceId } from './text.ts'

const text = (description: string) => Type.Optional(Type.String({ description }))

/** The address as the customer wrote it. The maximum lengths are those of an upload. */
export const addressText = {
  line1: text('Street and house number, or post-office box'),
  line2: text('Flat, floor, building'),
  city: text('Town'),
  region: text('State or province'),
  postalCode: text('Postal code'),
  country: Type.Optional(
    Type.String({ description: 'An ISO 3166-1 code, or a name in a common language' }),
  ),
  address: Type.Optional(
    Type.String({ description: 'The whole address in one text, instead of the parts' }),
  ),
}

const addressExample = {
  line1: '10 Downing Street',
  city: 'London',
  postalCode: 'SW1A 2AA',
  country: 'GB',
}

const ifUpdatedAt = Type.Optional(
  Type.Integer({
    minimum: 0,
    maximum: Number.MAX_SAFE_INTEGER,
    description: 'Replace only the version that has this `updatedAt`',
  }),
)

export const StoredAddressBody = Type.Object(
  {
    ...addressText,
    confirmed: Type.Optional(
      Type.Boolean({
        description:
          'A person confirmed this text: its verdict is `confirmed`, for the reason ' +
          '`confirmed_by_person`',
      }),
    ),
    placeId: Type.Optional(
      PlaceId(
        'Only with `confirmed`: the place that the person chose. If it is the place of the ' +
          'previous validation, the other content stays',
      ),
    ),
    ifUpdatedAt,
    ...Refresh.properties,
  },
  {
    ...strict,
    examples: [
      addressExample,
      { ...addressExample, confirmed: true, placeId: 'SBX_gb-10-downing-street' },
    ],
  },
)
export type StoredAddressBody = Static<typeof StoredAddressBody>

/** Names the result of a batch that becomes open again. */
export const ReopenBody = Type.Object(
  {
    reference: FreeText(200, "The client's own name for the address"),
    ifUpdatedAt,
    ...Refresh.properties,
  },
  { ...strict, examples: [{ reference: 'customer-4711' }] },
)

export const StoredAddressParams = Type.Object({
  reference: Type.String({
    description:
      "The client's own name for the address, 1 to 200 characters, but not `.` or `..`, which " +
      'URLs cannot hold',
    examples: ['customer-4711'],
  }),
})

/** A stored shipping address and its validation. */
export const StoredAddress = Type.Object(
  {
    reference: Type.String({ description: "The client's own name for the address" }),
    ...addressText,
    updatedAt: UnixMs,
    confirmedAt: Type.Optional(
      Type.Integer({ description: 'When a person confirmed this text: Unix time in milliseconds' }),
    ),
    validation: Type.Optional(
      Type.Object(
        {
          ...judgement,
          coordinates: Type.Optional(
            Type.Object({
              latitude,
              longitude,
              precision: Type.Optional(Precision),
              until: Type.Optional(
                Type.Integer({
                  description:
                    'When they are deleted here, and must be deleted elsewhere: Unix time in ' +
                    'milliseconds. Absent where the provider sets no end',
                }),
              ),
            }),
          ),
          validatedAt: UnixMs,
        },
        { description: 'Absent until this text has been validated' },
      ),
    ),
  },
  {
    title: 'StoredAddress',
    examples: [
      {
        reference: 'customer-4711',
        ...addressExample,
        updatedAt: 1795159797525,
        validation: {
          verdict: 'confirmed',
          nextAction: 'accept',
          reasons: [],
          confidence: 1,
          placeId: 'SBX_gb-10-downing-street',
          formattedAddress: '10 Downing St, London SW1A 2AA, UK',
          changes: [],
          coordinates: { latitude: 51.5034, longitude: -0.1276, until: 1797751797525 },
          validatedAt: 1795159799208,
        },
      },
    ],
  },
)
export type StoredAddress = Static<typeof StoredAddress>

export const StoredListQuery = Type.Object(
  {
    ...PageQuery.properties,
    verdict: Type.Optional(
      Type.Array(Verdict, { description: 'Only addresses with one of these verdicts' }),
    ),
    country: Type.Optional(
      Type.Array(CountryCode, { description: 'Only addresses in one of these countries' }),
    ),
    ...Refresh.properties,
  },
  strict,
)

export const EraseAllQuery = Type.Object(
  {
    confirm: Type.Literal('all', {
      description: 'Required, so that a missing reference does not erase everything',
    }),
    ...Refresh.properties,
  },
  strict,
)

export const Erased = Type.Object(
  {
    addresses: Type.Integer({ description: 'Stored addresses' }),
    items: Type.Integer({ description: 'Rows of batches' }),
    batches: Type.Optional(
      Type.Integer({ description: 'Batches; only when everything was erased' }),
    ),
  },
  { title: 'Erased', examples: [{ addresses: 1, items: 3 }] },
)
export type Erased = Static<typeof Erased>

export const StoredAddressPage = Page('addresses', StoredAddress)
