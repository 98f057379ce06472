import { countryName, fullCountryName } from './country-names.ts'

/** Address parts, named as in `data/addresses/*.json`. All but the country are optional. */
export type AddressParts = {
  houseNumber?: string
  street?: string
  /** "Opposite Galaxy Theatre": a component without a type. */
  landmark?: string
  unit?: string
  floor?: string
  premise?: string
  postBox?: string
  neighborhood?: string
  sublocality1?: string
  sublocality2?: string
  sublocality3?: string
  sublocality4?: string
  locality?: string
  postalTown?: string
  /** Administrative area of level 2: county, province. */
  district?: string
  /** Administrative area of level 1: state, Land, prefecture. */
  region?: string
  regionCode?: string
  postalCode?: string
  postalCodeSuffix?: string
  /** Instead of the postal code, where only its beginning is known. */
  postalCodePrefix?: string
  country: string
  /** ISO 3166-1 alpha-2, upper case. */
  countryCode: string
}

export type PlaceKind =
  | 'street_address'
  | 'premise'
  | 'subpremise'
  | 'route'
  | 'post_box'
  | 'neighborhood'
  | 'sublocality'
  | 'locality'
  | 'postal_town'
  | 'postal_code'
  | 'administrative_area_level_4'
  | 'administrative_area_level_3'
  | 'administrative_area_level_2'
  | 'administrative_area_level_1'
  | 'country'

/** How exact the coordinates are: Geocoding's `location_type`. */
export type Precision = 'ROOFTOP' | 'RANGE_INTERPOLATED' | 'GEOMETRIC_CENTER' | 'APPROXIMATE'

export type Place = {
  id: string
  kind: PlaceKind
  /** The name in the local language. `latinName` where that is not in Latin letters. */
  name?: string
  latinName?: string
  /** BCP 47 tag of `local`. */
  language: string
  local: AddressParts
  formatted: string
  /** Only where the local script is not Latin. */
  latin?: AddressParts
  formattedLatin?: string
  latitude: number
  longitude: number
  precision: Precision
  /** Whom the provider demands to be named beside the place. */
  attribution?: Attribution
}

export type Attribution = { provider: string; providerUri: string }

/** A place's address in one language. */
export type AddressForm = {
  parts: AddressParts
  formatted: string
  language: string
  name: string | undefined
}

/**
 * The address for a caller's language. As in Google's answers, only the country's name is
 * translated. The rest is in the local script if that is the requested language's, else in Latin
 * letters.
 */
export function formFor(place: Place, language: string): AddressForm {
  const { local, latin, formatted, formattedLatin = formatted, name, latinName = name } = place
  if (base(language) === base(place.language))
    return { parts: local, formatted, language: place.language, name }
  if (!latin) return translated(local, formatted, name, place.language, language)
  return translated(latin, formattedLatin, latinName, 'en', language)
}

/** The same address with the country's name in another language, at its position in the text. */
function translated(
  parts: AddressParts,
  formatted: string,
  name: string | undefined,
  from: string,
  to: string,
): AddressForm {
  const country = fullCountryName(parts.countryCode, to)
  const written = [parts.country, countryName(parts.countryCode, from)].find((text) =>
    formatted.includes(text),
  )
  const at = written === undefined ? -1 : formatted.lastIndexOf(written)
  const text =
    written === undefined
      ? formatted
      : formatted.slice(0, at) +
        countryName(parts.countryCode, to) +
        formatted.slice(at + written.length)
  return {
    parts: { ...parts, country },
    formatted: text,
    language: base(to) === base(from) ? to : from,
    name,
  }
}

const POLITICAL: ReadonlySet<PlaceKind> = new Set([
  'neighborhood',
  'locality',
  'administrative_area_level_4',
  'administrative_area_level_3',
  'administrative_area_level_2',
  'administrative_area_level_1',
  'country',
])

/** Types as details and geocoding return them. */
export function typesOf(place: Place): string[] {
  if (place.kind === 'sublocality') return ['political', 'sublocality', 'sublocality_level_1']
  if (POLITICAL.has(place.kind)) return [place.kind, 'political']
  if (place.kind === 'premise' && place.name)
    return ['premise', 'point_of_interest', 'establishment']
  return [place.kind]
}

const base = (language: string): string => language.split('-', 1)[0]?.toLowerCase() ?? ''
