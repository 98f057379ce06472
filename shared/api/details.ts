import { type Static, Type } from 'typebox'
import { Components } from '../address/components.ts'
import { Refresh } from './envelope.ts'
import { Language, PlaceId, SessionToken } from './text.ts'

export const DetailsQuery = Type.Object({
  placeId: PlaceId('The `placeId` of a prediction'),
  sessionToken: Type.Optional(SessionToken),
  language: Type.Optional(Language),
  only: Type.Optional(
    Type.Literal('placeId', {
      description: 'Only the current place id: free at the provider (its "ID refresh")',
    }),
  ),
  ...Refresh.properties,
})
export type DetailsQuery = Static<typeof DetailsQuery>

export const AddressComponent = Type.Object(
  {
    longText: Type.String(),
    shortText: Type.String(),
    types: Type.Array(Type.String()),
  },
  { title: 'AddressComponent' },
)
export type AddressComponent = Static<typeof AddressComponent>

export const PlaceDetails = Type.Object(
  {
    placeId: Type.String({ description: 'The current id of the place; store this one' }),
    movedPlaceId: Type.Optional(
      Type.String({ description: 'The place to which the business of this place has moved' }),
    ),
    formattedAddress: Type.Optional(Type.String()),
    latitude: Type.Optional(Type.Number()),
    longitude: Type.Optional(Type.Number()),
    components: Type.Optional(Components),
    addressComponents: Type.Optional(
      Type.Array(AddressComponent, { description: "The provider's own components" }),
    ),
    types: Type.Optional(Type.Array(Type.String())),
    attributions: Type.Optional(
      Type.Array(Type.String(), {
        description: 'Must be shown with the address (terms of the provider), as text `name (URL)`',
      }),
    ),
  },
  {
    title: 'PlaceDetails',
    examples: [
      {
        placeId: 'SBX_gb-10-downing-street',
        formattedAddress: '10 Downing St, London SW1A 2AA, UK',
        latitude: 51.5034,
        longitude: -0.1276,
        components: {
          houseNumber: '10',
          street: 'Downing Street',
          locality: 'London',
          region: 'England',
          postalCode: 'SW1A 2AA',
          country: 'United Kingdom',
          countryCode: 'GB',
        },
        addressComponents: [
          { longText: '10', shortText: '10', types: ['street_number'] },
          { longText: 'Downing Street', shortText: 'Downing St', types: ['route'] },
        ],
        types: ['street_address'],
      },
    ],
  },
)
export type PlaceDetails = Static<typeof PlaceDetails>
