import { type Static, Type } from 'typebox'

const part = (description: string) => Type.Optional(Type.String({ description }))

/** One address in the same parts everywhere; a part that the place doesn't have is absent. */
export const Components = Type.Object(
  {
    houseNumber: part('Number in the street, or in the block; both numbers where a house has two'),
    street: part('Street, or the blocks that a country has instead'),
    building: part('Name of the building'),
    unit: part('Flat or suite'),
    floor: part('Floor'),
    room: part('Room, or door on a floor'),
    postBox: part('Post-office box'),
    locality: part('Town: the post town, where the country has post towns'),
    dependentLocality: part('Village, ward or quarter that belongs to the town'),
    district: part('County or municipality'),
    region: part('State or province'),
    regionCode: part('Short name of the region, where it has one'),
    postalCode: part('Postal code'),
    country: part('Country'),
    countryCode: part('ISO 3166-1 code of the country, or XK for Kosovo'),
  },
  {
    title: 'Components',
    description: 'The same parts everywhere; one that the place does not have is absent',
  },
)
export type Components = Static<typeof Components>
