import type { AddressComponent, Components } from '../api/details.ts'

/** The component types that can stand for a part, the best first (provider-contract §3). */
const localityTypes = ['locality', 'postal_town', 'sublocality_level_1', 'administrative_area_level_3']
/** Where Google names the city otherwise: in Brazil it is the municipality, and sublocality_level_1 a quarter of it. */
const localityTypesByCountry: Record<string, string[]> = { BR: ['locality', 'administrative_area_level_2'] }

/** Blocks instead of streets, the larger first, as in Japan. */
const blockTypes = ['sublocality_level_2', 'sublocality_level_3', 'sublocality_level_4', 'sublocality_level_5']

/** One address in the same parts everywhere, from the provider's components, whose order, number and presence vary. Pure. */
export function normaliseComponents(list: AddressComponent[]): Components {
  const find = (types: string[]) =>
    types.map((type) => list.find((component) => component.types.includes(type))).find(Boolean)
  const countryCode = find(['country'])?.shortText
  const region = find(['administrative_area_level_1'])
  const locality = find(localityTypesByCountry[countryCode ?? ''] ?? localityTypes)
  const street = find(['route', 'intersection'])?.longText ?? blocksOf(list)
  const suffix = find(['postal_code_suffix'])?.longText
  const postalCode = find(['postal_code'])?.longText
  const regionCode = region?.shortText === region?.longText ? undefined : region?.shortText
  const parts = {
    houseNumber: find(['street_number'])?.longText ?? (street ? find(['premise'])?.longText : undefined),
    street,
    unit: find(['subpremise'])?.longText ?? find(['floor'])?.longText ?? find(['post_box'])?.longText,
    locality: locality?.longText,
    district: find(['administrative_area_level_2'])?.longText,
    region: region?.longText,
    regionCode,
    postalCode: postalCode && suffix && countryCode === 'US' ? `${postalCode}-${suffix}` : postalCode,
    country: find(['country'])?.longText,
    countryCode,
  }
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value)) as Components
}

function blocksOf(list: AddressComponent[]): string | undefined {
  const blocks = blockTypes.flatMap((type) => list.find((component) => component.types.includes(type))?.longText ?? [])
  return blocks.length === 0 ? undefined : blocks.join(/^[\u0020-\u024f]*$/.test(blocks.join('')) ? ' ' : '')
}
