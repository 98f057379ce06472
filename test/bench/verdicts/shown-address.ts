import type { WrittenAddress } from '../../../shared/address/written-address.ts'
import type { PlaceText } from './tables.ts'

/** The component of the first of these types that the place has. */
export const partOf = ({ components }: PlaceText, ...types: string[]): string | undefined =>
  types
    .map((type) => components.find((component) => component[2].includes(type))?.[0])
    .find((part) => part !== undefined)

export const townOf = (text: PlaceText): string | undefined =>
  partOf(text, 'locality', 'postal_town', 'administrative_area_level_1')

/**
 * A place as a shop stores what the provider shows of it. Undefined where it has no street and
 * number.
 */
export function asShown(text: PlaceText, country: string): WrittenAddress | undefined {
  const [number, street, postalCode] = ['street_number', 'route', 'postal_code'].map((type) =>
    partOf(text, type),
  )
  if (!number || !street) return undefined
  const quarter = partOf(text, 'sublocality_level_1', 'neighborhood')
  const region = partOf(text, 'administrative_area_level_1')
  return {
    line1: lineOf(text, { number, street, country }),
    ...(quarter && { line2: quarter }),
    city: townOf(text) ?? '',
    ...(region && { region }),
    ...(postalCode && { postalCode }),
    country,
  }
}

/** Signs behind the house number, which Google sometimes leaves out. */
const signs = new Map([
  ['CN', '号'],
  ['HK', '號'],
  ['MO', '號'],
  ['TW', '號'],
])

/** Street and number in the order in which the place's formatted address has them. */
function lineOf({ formattedAddress }: PlaceText, { number, street, country }: House): string {
  if (/\p{Script=Han}/u.test(street))
    return street + number + (/\d$/.test(number) ? (signs.get(country) ?? '') : '')
  const first = formattedAddress.indexOf(number)
  const isNumberFirst = first >= 0 && first < formattedAddress.indexOf(street.split(' ')[0] ?? '')
  return isNumberFirst ? `${number} ${street}` : `${street} ${number}`
}

interface House {
  number: string
  street: string
  country: string
}
