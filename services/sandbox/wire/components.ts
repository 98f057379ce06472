import type { AddressParts } from '../places/place.ts'

/** One address component, before either edition's spelling of it. */
export type Component = { long: string; short: string; types: string[] }

type Row = [part: keyof AddressParts, types: string[]]

/** In the order in which Google mostly gives them; callers must not rely on it (provider-contract §3). */
const ROWS: readonly Row[] = [
  ['unit', ['subpremise']],
  ['floor', ['floor']],
  ['premise', ['premise']],
  ['postBox', ['post_box']],
  ['houseNumber', ['street_number']],
  ['street', ['route']],
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
  ['postalCodeSuffix', ['postal_code_suffix']],
]

export function componentsOf(parts: AddressParts): Component[] {
  return ROWS.flatMap(([part, types]) => {
    const long = parts[part]
    return long ? [{ long, short: shortOf(part, parts) ?? long, types }] : []
  })
}

function shortOf(part: keyof AddressParts, parts: AddressParts): string | undefined {
  if (part === 'country') return parts.countryCode
  return part === 'region' ? parts.regionCode : undefined
}
