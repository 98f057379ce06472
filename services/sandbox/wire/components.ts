import type { AddressForm, AddressParts } from '../places/place.ts'
import { shortStreet } from '../places/short-street.ts'

/** An address component, before an edition's spelling. */
export type Component = { long: string; short: string; types: string[] }

type Part = keyof AddressParts

/** In the order that Google mostly uses. Callers must not rely on it. */
const ROWS: readonly (readonly [part: Part, types: string[]])[] = [
  ['unit', ['subpremise']],
  ['floor', ['floor']],
  ['premise', ['premise']],
  ['postBox', ['post_box']],
  ['houseNumber', ['street_number']],
  ['street', ['route']],
  ['landmark', []],
  ['neighborhood', ['neighborhood', 'political']],
  ['sublocality4', ['sublocality_level_4', 'sublocality', 'political']],
  ['sublocality3', ['sublocality_level_3', 'sublocality', 'political']],
  ['sublocality2', ['sublocality_level_2', 'sublocality', 'political']],
  ['sublocality1', ['sublocality_level_1', 'sublocality', 'political']],
  ['locality', ['locality', 'political']],
  ['postalTown', ['postal_town']],
  ['district', ['administrative_area_level_2', 'political']],
  ['region', ['administrative_area_level_1', 'political']],
  ['country', ['country', 'political']],
  ['postalCode', ['postal_code']],
  ['postalCodePrefix', ['postal_code', 'postal_code_prefix']],
  ['postalCodeSuffix', ['postal_code_suffix']],
]

type TypesOfParts = Partial<Record<Part, string[][]>>

/** Countries where a part has other types, or comes once with each of several. */
const TYPES_IN: Readonly<Record<string, TypesOfParts>> = {
  ID: {
    neighborhood: [['administrative_area_level_4', 'political']],
    sublocality1: [['administrative_area_level_3', 'political']],
  },
  IT: {
    locality: [
      ['locality', 'political'],
      ['administrative_area_level_3', 'political'],
    ],
  },
}

/** The same in legacy Places and Geocoding, which have the type `ward`. */
const LEGACY_TYPES_IN: Readonly<Record<string, TypesOfParts>> = {
  ...TYPES_IN,
  JP: {
    sublocality1: [['ward', 'locality', 'political']],
  },
}

export function componentsOf(
  { parts, language }: Pick<AddressForm, 'parts' | 'language'>,
  edition: 'legacy' | 'new',
): Component[] {
  const tables = edition === 'legacy' ? LEGACY_TYPES_IN : TYPES_IN
  const own = tables[parts.countryCode] ?? {}
  return ROWS.flatMap(([part, types]) => {
    const long = parts[part]
    if (!long) return []
    const short = shortOf(part, parts, language) ?? long
    return (own[part] ?? [types]).map((list) => ({ long, short, types: list }))
  })
}

function shortOf(part: Part, parts: AddressParts, language: string): string | undefined {
  if (part === 'country') return parts.countryCode
  if (part === 'street' && parts.street)
    return shortStreet(parts.street, language, parts.countryCode)
  return part === 'region' ? parts.regionCode : undefined
}
