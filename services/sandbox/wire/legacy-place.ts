import type { Point } from '../places/area.ts'
import { formFor, type Place, typesOf } from '../places/place.ts'
import { componentsOf } from './components.ts'
import { plusCode } from './plus-code.ts'
import { addressLine } from './prediction.ts'
import { viewportOf } from './viewport.ts'

/** All that legacy details know of a place: provider-contract §2. No contact or atmosphere data: these are addresses. */
export function legacyPlace(place: Place, language: string): Record<string, unknown> {
  const { parts, formatted, name } = formFor(place, language)
  const line = addressLine(parts, formatted)
  const town = parts.locality ?? parts.postalTown ?? parts.sublocality1
  return {
    address_components: legacyComponents(place, language),
    adr_address: `<span class="street-address">${line ?? ''}</span>, <span class="locality">${town ?? ''}</span>, <span class="country-name">${parts.country}</span>`,
    formatted_address: formatted,
    geometry: legacyGeometry(place),
    icon: 'https://maps.gstatic.com/mapfiles/place_api/icons/v1/png_71/geocode-71.png',
    icon_background_color: '#7B9EB0',
    icon_mask_base_uri: 'https://maps.gstatic.com/mapfiles/place_api/icons/v2/generic_pinlet',
    name: name ?? line ?? town ?? parts.country,
    place_id: place.id,
    plus_code: legacyPlusCode(place, language),
    reference: place.id,
    types: typesOf(place),
    url: `https://maps.google.com/?q=${place.latitude},${place.longitude}`,
    utc_offset: Math.round(place.longitude / 15) * 60,
    ...(town && { vicinity: town }),
  }
}

export function legacyComponents(place: Place, language: string): object[] {
  const { parts } = formFor(place, language)
  return componentsOf(parts).map(({ long, short, types }) => ({ long_name: long, short_name: short, types }))
}

export function legacyGeometry(place: Place): Record<string, unknown> {
  const { low, high } = viewportOf(place)
  return { location: legacyPoint(place), viewport: { northeast: legacyPoint(high), southwest: legacyPoint(low) } }
}

export function legacyPlusCode(place: Place, language: string): object {
  const { parts } = formFor(place, language)
  const code = plusCode(place.latitude, place.longitude)
  const town = parts.locality ?? parts.postalTown ?? parts.sublocality1 ?? parts.region
  return { compound_code: [`${code.slice(4)} ${town ?? ''}`.trim(), parts.country].join(', '), global_code: code }
}

const legacyPoint = ({ latitude, longitude }: Point) => ({ lat: latitude, lng: longitude })
