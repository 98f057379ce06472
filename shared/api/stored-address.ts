import { type Static, Type } from 'typebox'
import { Page, PageQuery } from './page.ts'
import { CountryCode } from './text.ts'
import { judgement, latitude, longitude, Precision, UnixMs, Verdict } from './verdict.ts'

const strict = { additionalProperties: false }
const text = Type.Optional(Type.String())

/** The customer's own text, whose lengths are those of an upload. */
const addressText = {
  line1: text,
  line2: text,
  city: text,
  region: text,
  postalCode: text,
  country: Type.Optional(Type.String({ description: 'A code of ISO 3166-1, or a name in any larger language' })),
  address: Type.Optional(Type.String({ description: 'The whole address in one text, instead of the parts' })),
}

export const StoredAddressBody = Type.Object({ ...addressText, refresh: Type.Optional(Type.Boolean()) }, strict)
export type StoredAddressBody = Static<typeof StoredAddressBody>

/** A stored shipping address and what is known of it. */
export const StoredAddress = Type.Object({
  reference: Type.String(),
  ...addressText,
  updatedAt: UnixMs,
  validation: Type.Optional(
    Type.Object(
      {
        ...judgement,
        coordinates: Type.Optional(
          Type.Object({
            latitude,
            longitude,
            precision: Type.Optional(Precision),
            until: Type.Integer({ description: 'When they are deleted here, and must be elsewhere: Unix time in ms' }),
          }),
        ),
        validatedAt: UnixMs,
      },
      { description: 'Absent until this text has been validated' },
    ),
  ),
})
export type StoredAddress = Static<typeof StoredAddress>

export const StoredListQuery = Type.Object(
  {
    ...PageQuery.properties,
    verdict: Type.Optional(Type.Array(Verdict, { description: 'Only addresses with one of these verdicts' })),
    country: Type.Optional(Type.Array(CountryCode, { description: 'Only addresses in one of these countries' })),
    refresh: Type.Optional(Type.Boolean()),
  },
  strict,
)

export const EraseAllQuery = Type.Object(
  {
    confirm: Type.Literal('all', { description: 'So that nobody erases everything for want of a reference' }),
    refresh: Type.Optional(Type.Boolean()),
  },
  strict,
)

export const Erased = Type.Object({
  addresses: Type.Integer({ description: 'Stored addresses' }),
  items: Type.Integer({ description: 'Rows of batches' }),
  batches: Type.Optional(Type.Integer()),
})
export type Erased = Static<typeof Erased>

export const StoredAddressPage = Page('addresses', StoredAddress)
