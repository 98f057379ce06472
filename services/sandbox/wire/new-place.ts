import { formFor, type Place, typesOf } from '../places/place.ts'
import { componentsOf } from './components.ts'
import { plusCode } from './plus-code.ts'
import { addressLine } from './prediction.ts'
import { viewportOf } from './viewport.ts'

/** All that New details know of a place: provider-contract §5. What is at its default is left out, as in proto3 JSON. */
export function newPlace(place: Place, language: string, moved?: string): Record<string, unknown> {
  const form = formFor(place, language)
  const { parts, formatted, name } = form
  const line = addressLine(parts, formatted)
  const town = parts.locality ?? parts.postalTown ?? parts.sublocality1
  const code = plusCode(place.latitude, place.longitude)
  return {
    name: `places/${place.id}`,
    id: place.id,
    types: typesOf(place),
    formattedAddress: formatted,
    shortFormattedAddress: [line, town].filter(Boolean).join(', ') || formatted,
    addressComponents: componentsOf(parts).map(({ long, short, types }) => ({
      longText: long,
      shortText: short,
      types,
      languageCode: form.language,
    })),
    postalAddress: postalAddress(place, language, line),
    location: { latitude: place.latitude, longitude: place.longitude },
    viewport: viewportOf(place),
    plusCode: {
      globalCode: code,
      compoundCode: `${code.slice(4)} ${[town, parts.country].filter(Boolean).join(', ')}`,
    },
    adrFormatAddress: `<span class="street-address">${line ?? ''}</span>, <span class="locality">${town ?? ''}</span>`,
    displayName: { text: name ?? line ?? town ?? parts.country, languageCode: form.language },
    primaryType: typesOf(place)[0],
    googleMapsUri: `https://maps.google.com/?q=${place.latitude},${place.longitude}`,
    ...(Math.round(place.longitude / 15) !== 0 && { utcOffsetMinutes: Math.round(place.longitude / 15) * 60 }),
    ...(moved && { businessStatus: 'CLOSED_PERMANENTLY', movedPlace: `places/${moved}`, movedPlaceId: moved }),
  }
}

export function postalAddress(place: Place, language: string, line: string | undefined): object {
  const { parts, language: languageCode } = formFor(place, language)
  const locality = parts.locality ?? parts.postalTown
  const region = parts.regionCode ?? parts.region
  const addressLines = [parts.unit, line].filter((text) => text !== undefined)
  return {
    regionCode: parts.countryCode,
    languageCode,
    ...(parts.postalCode && { postalCode: parts.postalCode }),
    ...(region && { administrativeArea: region }),
    ...(locality && { locality }),
    ...(parts.sublocality1 && { sublocality: parts.sublocality1 }),
    ...(addressLines.length > 0 && { addressLines }),
  }
}
