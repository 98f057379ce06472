import type { Point } from '../places/area.ts'
import { type Place, typesOf } from '../places/place.ts'
import { componentsOf } from './components.ts'
import { plusCode } from './plus-code.ts'
import { shortAddressLine } from './prediction.ts'
import { shownForm } from './shown-form.ts'
import { viewportOf } from './viewport.ts'

/** A place as legacy details return it. Addresses have no contact and atmosphere data. */
export function legacyPlace(place: Place, language: string): Record<string, unknown> {
  const form = shownForm(place, language)
  const { parts, formatted, name } = form
  const line = shortAddressLine(form)
  const town = parts.locality ?? parts.postalTown ?? parts.sublocality1
  return {
    address_components: legacyComponents(place, language),
    adr_address:
      `<span class="street-address">${line ?? ''}</span>, <span ` +
      `class="locality">${town ?? ''}</span>, <span ` +
      `class="country-name">${parts.country}</span>`,
    formatted_address: formatted,
    geometry: legacyGeometry(place),
    icon: 'https://maps.gstatic.com/mapfiles/place_api/icons/v1/png_71/geocode-71.png',
    icon_background_color: '#7B9EB0',
    icon_mask_base_uri: 'https://maps.gstatic.com/mapfiles/place_api/icons/v2/generic_pinlet',
    name: name ?? line ?? town ?? parts.country,
    place_id: place.id,
    plus_code: legacyPlusCode(place, place, language),
    reference: place.id,
    types: typesOf(place),
    url: `https://maps.google.com/?q=${place.latitude},${place.longitude}`,
    utc_offset: Math.round(place.longitude / 15) * 60,
    ...(town && { vicinity: town }),
  }
}

export function legacyComponents(place: Place, language: string): object[] {
  return componentsOf(shownForm(place, language), 'legacy').map(({ long, short, types }) => ({
    long_name: long,
    short_name: short,
    types,
  }))
}

export function legacyGeometry(place: Place): Record<string, unknown> {
  const { low, high } = viewportOf(place)
  return {
    location: legacyPoint(place),
    viewport: { northeast: legacyPoint(high), southwest: legacyPoint(low) },
  }
}

/** The plus code of a point; the place says in which town it is. */
export function legacyPlusCode(point: Point, place: Place, language: string): object {
  const { parts } = shownForm(place, language)
  const code = plusCode(point.latitude, point.longitude)
  const town = parts.locality ?? parts.postalTown ?? parts.sublocality1 ?? parts.region
  return {
    compound_code: [`${code.slice(4)} ${town ?? ''}`.trim(), parts.country].join(', '),
    global_code: code,
  }
}

const legacyPoint = ({ latitude, longitude }: Point) => ({ lat: latitude, lng: longitude })
