/** Address parts, named as in `data/addresses/*.json`; all but the country are optional. */
export type AddressParts = {
  houseNumber?: string
  street?: string
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
  country: string
  /** ISO 3166-1 alpha-2, upper case. */
  countryCode: string
}

export type PlaceKind = 'street_address' | 'premise' | 'subpremise' | 'route' | 'post_box' | 'locality' | 'country'

/** How near the coordinates are to the address: `location_type` of provider-contract §3. */
export type Precision = 'ROOFTOP' | 'RANGE_INTERPOLATED' | 'GEOMETRIC_CENTER' | 'APPROXIMATE'

export type Place = {
  id: string
  kind: PlaceKind
  name?: string
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
}

/** A place's address in one language. */
export type AddressForm = { parts: AddressParts; formatted: string; language: string }

/**
 * The form a caller of this language gets. Only the country's name is translated: the rest is in the local script if that is the
 * language asked for, else in Latin letters, as Google does it.
 */
export function formFor(place: Place, language: string): AddressForm {
  const local = base(language) === base(place.language)
  if (!place.latin || local) return { parts: place.local, formatted: place.formatted, language: place.language }
  return { parts: place.latin, formatted: place.formattedLatin ?? place.formatted, language: 'en' }
}

/** Types as details and geocoding give them: provider-contract §2. */
export function typesOf(place: Place): string[] {
  if (place.kind === 'locality') return ['locality', 'political']
  if (place.kind === 'country') return ['country', 'political']
  if (place.kind === 'premise' && place.name) return ['premise', 'point_of_interest', 'establishment']
  return [place.kind]
}

const base = (language: string): string => language.split('-', 1)[0]?.toLowerCase() ?? ''
