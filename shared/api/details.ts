import { type Static, Type } from 'typebox'
import { Language, SessionToken } from './text.ts'

/** Place ids have no maximum length (provider-contract §9); this keeps a URL inside what servers and proxies take. */
const longestPlaceId = 4096

export const DetailsQuery = Type.Object({
  placeId: Type.String({
    minLength: 1,
    maxLength: longestPlaceId,
    pattern: '^[\\x21-\\x7e]+$',
    description: 'The `placeId` of a prediction',
  }),
  sessionToken: Type.Optional(SessionToken),
  language: Type.Optional(Language),
  only: Type.Optional(
    Type.Literal('placeId', { description: 'Only the current place id: free at the provider (its "ID refresh")' }),
  ),
  refresh: Type.Optional(Type.Boolean()),
})
export type DetailsQuery = Static<typeof DetailsQuery>

const text = Type.Optional(Type.String())

/** One address in the same parts everywhere; a part that the place doesn't have is absent. */
export const Components = Type.Object({
  houseNumber: text,
  street: text,
  unit: text,
  postBox: text,
  locality: text,
  district: text,
  region: text,
  regionCode: text,
  postalCode: text,
  country: text,
  countryCode: text,
})
export type Components = Static<typeof Components>

export const AddressComponent = Type.Object({
  longText: Type.String(),
  shortText: Type.String(),
  types: Type.Array(Type.String()),
})
export type AddressComponent = Static<typeof AddressComponent>

export const PlaceDetails = Type.Object({
  placeId: Type.String({ description: 'The current id of the place; store this one' }),
  movedPlaceId: Type.Optional(Type.String({ description: 'Where the business at this place has moved to' })),
  formattedAddress: Type.Optional(Type.String()),
  latitude: Type.Optional(Type.Number()),
  longitude: Type.Optional(Type.Number()),
  components: Type.Optional(Components),
  addressComponents: Type.Optional(Type.Array(AddressComponent, { description: "The provider's own components" })),
  types: Type.Optional(Type.Array(Type.String())),
  attributions: Type.Optional(
    Type.Array(Type.String(), { description: 'To be shown with the address (terms of the provider)' }),
  ),
})
export type PlaceDetails = Static<typeof PlaceDetails>
