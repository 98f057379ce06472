import { createAddressValidation } from '../../services/worker/provider/address-validation/address-validation.ts'
import { createGeocoding } from '../../services/worker/provider/geocoding/geocoding.ts'
import { createLegacyPlaces } from '../../services/worker/provider/google-legacy/places.ts'
import { createNewPlaces } from '../../services/worker/provider/google-new/places.ts'
import { unhurried } from './edition.ts'

export const apiKey = 'AIza-never-to-be-seen'
/** The requested text, which no log may contain. */
export const secretText = '7 Hidden Lane'

interface Adapter {
  /** Makes the call, which the signal ends. */
  ask(signal?: AbortSignal): Promise<{ data: unknown }>
  warm(): Promise<void>
  close(): Promise<void>
}

/** All provider calls of a worker. */
export interface ProviderCall {
  name: string
  style: 'legacy' | 'new'
  asksPlace: boolean
  create(url: string, connections?: number): Adapter
}

type Open = (access: {
  apiKey: string
  url: string
  connections: number
  timeoutMs: number
}) => Adapter

const placesOf =
  (createPlaces: typeof createNewPlaces, method: 'autocomplete' | 'details'): Open =>
  (access) => {
    const places = createPlaces(access)
    const language = 'en'
    const ask = (signal = unhurried()) =>
      method === 'autocomplete'
        ? places.autocomplete({ input: secretText, language }, signal)
        : places.details({ placeId: secretText, language, idOnly: false }, signal)
    return { ...places, ask }
  }
const geocoding: Open = (access) => {
  const opened = createGeocoding(access)
  return {
    ...opened,
    ask: (signal = unhurried()) => opened.geocode({ address: secretText, language: 'en' }, signal),
  }
}
const validation: Open = (access) => {
  const opened = createAddressValidation(access)
  return {
    ...opened,
    ask: (signal = unhurried()) => opened.validate({ addressLines: [secretText] }, signal),
  }
}

const call = (
  name: string,
  style: ProviderCall['style'],
  asksPlace: boolean,
  open: Open,
): ProviderCall => ({
  name,
  style,
  asksPlace,
  create: (url, connections = 4) => open({ apiKey, url, connections, timeoutMs: 10_000 }),
})

export const everyCall: ProviderCall[] = [
  call('legacy autocomplete', 'legacy', false, placesOf(createLegacyPlaces, 'autocomplete')),
  call('legacy details', 'legacy', true, placesOf(createLegacyPlaces, 'details')),
  call('New autocomplete', 'new', false, placesOf(createNewPlaces, 'autocomplete')),
  call('New details', 'new', true, placesOf(createNewPlaces, 'details')),
  call('geocoding', 'legacy', false, geocoding),
  call('address validation', 'new', false, validation),
]

/** A valid answer with something in every part of it. */
const legacyComponents = [
  { long_name: '12', short_name: '12', types: ['street_number'] },
  { long_name: 'Rue des Lilas', short_name: 'Rue des Lilas', types: ['route'] },
  { long_name: 'France', short_name: 'FR', types: ['country', 'political'] },
]
const geometry = { location: { lat: 45.7, lng: 4.8 }, location_type: 'ROOFTOP' }
const formatted = { text: '12 Rue des Lilas', matches: [{ startOffset: 1, endOffset: 6 }] }
export const goodAnswers: Record<string, object> = {
  'legacy autocomplete': {
    status: 'OK',
    predictions: [
      {
        description: '12 Rue des Lilas, Lyon',
        place_id: 'x',
        matched_substrings: [{ offset: 0, length: 2 }],
        structured_formatting: { main_text: '12 Rue des Lilas', secondary_text: 'Lyon' },
        types: ['street_address'],
      },
    ],
  },
  'legacy details': {
    status: 'OK',
    html_attributions: ['<a>A</a>'],
    result: {
      place_id: 'x',
      formatted_address: '12 Rue des Lilas',
      address_components: legacyComponents,
      geometry: { location: geometry.location },
      types: ['street_address'],
    },
  },
  'New autocomplete': {
    suggestions: [
      {
        placePrediction: {
          placeId: 'x',
          text: formatted,
          structuredFormat: { mainText: formatted, secondaryText: { text: 'Lyon' } },
          types: ['street_address'],
        },
      },
    ],
  },
  'New details': {
    id: 'x',
    movedPlaceId: 'y',
    formattedAddress: '12 Rue des Lilas',
    addressComponents: [
      { longText: '12', shortText: '12', types: ['street_number'] },
      { longText: 'France', shortText: 'FR', types: ['country'] },
    ],
    location: { latitude: 45.7, longitude: 4.8 },
    types: ['street_address'],
    attributions: [{ provider: 'A', providerUri: 'https://a.example' }],
  },
  geocoding: {
    status: 'OK',
    results: [
      {
        place_id: 'x',
        formatted_address: '12 Rue des Lilas',
        address_components: legacyComponents,
        geometry,
        partial_match: true,
        types: ['street_address'],
      },
    ],
  },
  'address validation': {
    result: {
      verdict: { geocodeGranularity: 'PREMISE', hasUnconfirmedComponents: true },
      address: {
        formattedAddress: '12 Rue des Lilas, Lyon, France',
        postalAddress: { regionCode: 'FR', administrativeArea: 'X' },
        addressComponents: [
          {
            componentName: { text: 'Rue des Lilas' },
            componentType: 'route',
            confirmationLevel: 'CONFIRMED',
            inferred: true,
            spellCorrected: true,
            replaced: true,
          },
          {
            componentName: { text: 'France' },
            componentType: 'country',
            confirmationLevel: 'CONFIRMED',
          },
        ],
        missingComponentTypes: ['subpremise'],
        unresolvedTokens: ['z'],
      },
      uspsData: { dpvConfirmation: 'Y' },
      geocode: {
        location: { latitude: 45.7, longitude: 4.8 },
        placeId: 'x',
        placeTypes: ['premise'],
      },
    },
  },
}
