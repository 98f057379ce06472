import { type AddressForm, type Place, typesOf } from '../places/place.ts'
import { componentsOf } from './components.ts'
import { plusCode } from './plus-code.ts'
import { shortAddressLine } from './prediction.ts'
import { shownForm } from './shown-form.ts'
import { viewportOf } from './viewport.ts'

/**
 * A place as New details return it. As in proto3 JSON, defaults are omitted, except those of
 * optional fields.
 */
export function newPlace(place: Place, language: string, moved?: string): Record<string, unknown> {
  const form = shownForm(place, language)
  const { parts, formatted, name } = form
  const line = shortAddressLine(form)
  const town = parts.locality ?? parts.postalTown ?? parts.sublocality1
  const code = plusCode(place.latitude, place.longitude)
  return {
    name: `places/${place.id}`,
    id: place.id,
    types: typesOf(place),
    formattedAddress: formatted,
    shortFormattedAddress: [line, town].filter(Boolean).join(', ') || formatted,
    addressComponents: componentsOf(form, 'new').map(({ long, short, types }) => ({
      longText: long,
      shortText: short,
      ...(types.length > 0 && { types }),
      languageCode: form.language,
    })),
    postalAddress: postalAddress(form),
    location: { latitude: place.latitude, longitude: place.longitude },
    viewport: viewportOf(place),
    plusCode: {
      globalCode: code,
      compoundCode: `${code.slice(4)} ${[town, parts.country].filter(Boolean).join(', ')}`,
    },
    adrFormatAddress:
      `<span class="street-address">${line ?? ''}</span>, <span ` +
      `class="locality">${town ?? ''}</span>`,
    displayName: { text: name ?? line ?? town ?? parts.country, languageCode: form.language },
    primaryType: typesOf(place)[0],
    googleMapsUri: `https://maps.google.com/?q=${place.latitude},${place.longitude}`,
    // This field is optional in Google's protobuf definition, so 0 is not omitted.
    utcOffsetMinutes: Math.round(place.longitude / 15) * 60,
    ...(place.attribution && { attributions: [place.attribution] }),
    ...(moved && {
      businessStatus: 'CLOSED_PERMANENTLY',
      movedPlace: `places/${moved}`,
      movedPlaceId: moved,
    }),
  }
}

export function postalAddress(form: AddressForm): object {
  const { parts, language: languageCode } = form
  const postalCode = parts.postalCode ?? parts.postalCodePrefix
  const locality = parts.locality ?? parts.postalTown
  const region = parts.regionCode ?? parts.region
  const addressLines = [parts.unit, shortAddressLine(form)].filter((text) => text !== undefined)
  return {
    regionCode: parts.countryCode,
    languageCode,
    ...(postalCode && { postalCode }),
    ...(region && { administrativeArea: region }),
    ...(locality && { locality }),
    ...(parts.sublocality1 && { sublocality: parts.sublocality1 }),
    ...(addressLines.length > 0 && { addressLines }),
  }
}
