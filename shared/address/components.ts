import type { AddressComponent, Components } from '../api/details.ts'
import { hasHanOrKana } from './unspaced.ts'

/** The component types that can stand for a part, the best first (provider-contract §3). */
const localityTypes = ['locality', 'postal_town', 'sublocality_level_1', 'administrative_area_level_3']
/** Where Google names the city otherwise: in Brazil it is the municipality, and sublocality_level_1 a quarter of it. */
const localityTypesByCountry = new Map([['BR', ['locality', 'administrative_area_level_2']]])

/** Where addresses go by blocks, or roads come as sublocalities: what stands for the street, the larger part first. Elsewhere these are quarters. */
const blockTypesByCountry = new Map([
  ['JP', ['sublocality_level_2', 'sublocality_level_3', 'sublocality_level_4', 'sublocality_level_5']],
  ['KR', ['sublocality_level_4']],
])

/** One address in the same parts everywhere, from the provider's components, whose order, number and presence vary. Pure. */
export function normaliseComponents(list: AddressComponent[]): Components {
  const find = (types: string[]) =>
    types.map((type) => list.find((component) => component.types.includes(type))).find(Boolean)
  const countryCode = find(['country'])?.shortText ?? ''
  const region = find(['administrative_area_level_1'])
  const parts = {
    houseNumber: find(['street_number'])?.longText ?? numberIn(find(['premise'])?.longText),
    street: find(['route', 'intersection'])?.longText ?? blocksOf(list, blockTypesByCountry.get(countryCode) ?? []),
    unit: find(['subpremise', 'floor'])?.longText,
    postBox: find(['post_box'])?.longText,
    locality: find(localityTypesByCountry.get(countryCode) ?? localityTypes)?.longText,
    district: find(['administrative_area_level_2'])?.longText,
    region: region?.longText,
    regionCode: region?.shortText === region?.longText ? undefined : region?.shortText,
    postalCode: postalCodeOf(list, countryCode),
    country: find(['country'])?.longText,
    countryCode,
  }
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value)) as Components
}

/** A building may be known by its number, as in Japan, or by its name, which is none. */
const numberIn = (premise: string | undefined) => (premise && /\p{Nd}/u.test(premise) ? premise : undefined)

function blocksOf(list: AddressComponent[], types: string[]): string {
  const blocks = types.flatMap((type) => list.find((component) => component.types.includes(type))?.longText ?? [])
  return blocks.join(hasHanOrKana(blocks.join('')) ? '' : ' ')
}

/** The whole postal code: neither its first part alone, nor, in the USA, without the four digits that belong to it. */
function postalCodeOf(list: AddressComponent[], countryCode: string): string | undefined {
  const whole = list.find(
    ({ types }) => types.includes('postal_code') && !types.includes('postal_code_prefix'),
  )?.longText
  const suffix = list.find(({ types }) => types.includes('postal_code_suffix'))?.longText
  return whole && suffix && countryCode === 'US' ? `${whole}-${suffix}` : whole
}
