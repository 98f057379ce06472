import type { Point } from './area.ts'
import type { City } from './cities.ts'
import type { CountryForm, CountryForms } from './country-forms.ts'
import { countryName, fullCountryName } from './country-names.ts'
import type { AddressParts, Place } from './place.ts'
import { postalCodeFor } from './postal-code.ts'
import { regionName } from './regions.ts'
import { shortStreet } from './short-street.ts'

/** What an invented address is computed from. Its place id contains all of it. */
export type SyntheticKey = { city: number; street?: number; number?: string }

export type CityOf = {
  city: City
  /** The city's rank by size in its country, from 0. */
  numberInCountry: number
}

export const MAX_NUMBER = 200

/** Invented streets end within this distance of the town's centre. */
export const SPREAD_METERS = 2_000
/** The same in degrees of latitude. */
const SPREAD_DEGREES = 0.018

/**
 * A city, one of its common streets, or a house there. The same key always gives the same place.
 */
export function syntheticPlace(
  id: string,
  key: SyntheticKey,
  { city, numberInCountry }: CityOf,
  forms: CountryForms,
): Place {
  const form = forms.get(city.countryCode)
  const street = key.street === undefined ? undefined : form?.streets[key.street]
  const postalCode = form?.postalCode && street && postalCodeFor(form.postalCode, numberInCountry)
  const language = form?.language ?? 'en'
  const region = regionName(city.countryCode, city.adminCode)
  const parts = (text: string | undefined, tongue: string): AddressParts => ({
    ...(key.number && { houseNumber: key.number }),
    ...(text && { street: text }),
    locality: city.name,
    ...region,
    ...(postalCode && { postalCode }),
    country: fullCountryName(city.countryCode, tongue),
    countryCode: city.countryCode,
  })
  const local = parts(street?.local, language)
  const latin = street?.latin ? parts(street.latin, 'en') : undefined
  const point = key.street === undefined ? city : syntheticPoint(city, key.street, key.number)
  return {
    id,
    kind: !street ? 'locality' : key.number ? 'street_address' : 'route',
    language,
    local,
    formatted: format(local, form, language),
    ...(latin && { latin, formattedLatin: format(latin, form, 'en') }),
    latitude: point.latitude,
    longitude: point.longitude,
    precision: !street ? 'APPROXIMATE' : key.number ? 'RANGE_INTERPOLATED' : 'GEOMETRIC_CENTER',
  }
}

function format(parts: AddressParts, form: CountryForm | undefined, language: string): string {
  const template = parts.street
    ? (form?.form ?? '{number} {street}, {city}, {country}')
    : '{city}, {region}, {country}'
  const values: Record<string, string | undefined> = {
    number: parts.houseNumber,
    street: parts.street && shortStreet(parts.street, language, parts.countryCode),
    city: parts.locality,
    region: parts.regionCode ?? parts.region,
    postalCode: parts.postalCode,
    country: countryName(parts.countryCode, language),
  }
  return tidied(
    template.replace(/(?:No[.:]\s*|#)?\{(\w+)\}/g, (whole, name: string) =>
      values[name] ? whole.replace(`{${name}}`, values[name]) : '',
    ),
  )
}

/** Removes the separators around missing parts. */
function tidied(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\s+([,/])/g, '$1')
    .replace(/([,/-])(?:\s*[,/-])+/g, '$1')
    .replace(/^[\s,/-]+|[\s,/-]+$/g, '')
}

/**
 * Each street is at a different angle from the town's centre, with its numbers in order along it.
 */
export function syntheticPoint(city: City, street: number, number: string | undefined): Point {
  const angle = (hash(`${city.id}:${street}`) % 3_600) * (Math.PI / 1_800)
  const along = (Number.parseInt(number ?? '', 10) || MAX_NUMBER / 2) / MAX_NUMBER
  const distance = SPREAD_DEGREES * (0.2 + 0.7 * Math.min(1, along))
  const narrowing = Math.max(0.2, Math.cos((city.latitude * Math.PI) / 180))
  return {
    latitude: rounded(city.latitude + distance * Math.sin(angle)),
    longitude: rounded(city.longitude + (distance * Math.cos(angle)) / narrowing),
  }
}

const rounded = (degrees: number): number => Math.round(degrees * 1e7) / 1e7

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value >>> 0
}
