import type { Components } from '../../../shared/address/components.ts'
import type { AddressComponent } from '../../../shared/api/details.ts'
import { areasOf } from './area-types.ts'
import { blocksOf, readHouse } from './house-components.ts'

/**
 * The same parts for addresses of all countries. The provider's components vary in order, number
 * and presence. Pure.
 */
export function normaliseComponents(components: AddressComponent[]): Components {
  const list = components.filter(({ longText }) => longText !== '')
  const find = (type: string) => list.find(({ types }) => types.includes(type))
  const country = find('country')
  const countryCode = country?.shortText ?? ''
  const region = find('administrative_area_level_1')
  const blocks = new Set(blocksOf(list, countryCode))
  const { town, quarter } = areasOf(
    list.filter((component) => !blocks.has(component)),
    countryCode,
  )
  const parts = {
    ...readHouse(list, countryCode),
    unit: find('subpremise')?.longText,
    floor: find('floor')?.longText,
    room: find('room')?.longText,
    postBox: find('post_box')?.longText,
    locality: town?.longText,
    dependentLocality: quarter?.longText,
    district: find('administrative_area_level_2')?.longText,
    region: region?.longText,
    regionCode: region?.shortText === region?.longText ? undefined : region?.shortText,
    postalCode: postalCodeOf(list, countryCode),
    country: country?.longText,
    countryCode,
  }
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value)) as Components
}

/** The whole postal code: not only its prefix, and in the USA with the ZIP+4 suffix. */
function postalCodeOf(list: AddressComponent[], countryCode: string): string | undefined {
  const whole = list.find(
    ({ types }) => types.includes('postal_code') && !types.includes('postal_code_prefix'),
  )?.longText
  const suffix = list.find(({ types }) => types.includes('postal_code_suffix'))?.longText
  return whole && suffix && countryCode === 'US' ? `${whole}-${suffix}` : whole
}
