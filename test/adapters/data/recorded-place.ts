import type { Components } from '../../../shared/address/components.ts'

/** Type, long text, and the short text where it differs. */
type RecordedComponent = readonly [type: string, long: string, short?: string]

/**
 * A real public place as Google answers for it, written from general knowledge, without the
 * sandbox's data. `components`, `line1` and `line2` are what our API and the address field make
 * of it; a line is absent where the field stays as the buyer wrote it.
 */
export interface RecordedPlace {
  place: string
  language: string
  google: readonly RecordedComponent[]
  components: Components
  line1?: string
  line2?: string
}

/** The types that accompany another, in the order of the new edition. */
function typesOf(type: string): string[] {
  if (type.startsWith('sublocality_')) return [type, 'sublocality', 'political']
  if (type === 'ward') return [type, 'locality', 'political']
  if (type === 'postal_code_prefix') return [type, 'postal_code']
  return /^(country|locality|neighborhood|administrative_area)/.test(type)
    ? [type, 'political']
    : [type]
}

/** The components in an answer of the legacy edition, whose types are in the order of letters. */
export const legacyComponents = ({ google }: RecordedPlace) =>
  google.map(([type, long, short = long]) => ({
    long_name: long,
    short_name: short,
    types: typesOf(type).sort(),
  }))

/** The components in an answer of the new edition. It leaves out texts that are empty. */
export const newComponents = ({ google, language }: RecordedPlace) =>
  google.map(([type, long, short = long]) => ({
    ...(long === '' ? {} : { longText: long, shortText: short }),
    types: typesOf(type),
    languageCode: language,
  }))

/** The same place in an answer of Address Validation, which has one type a component. */
export const validatedAddress = ({ google, components }: RecordedPlace) => ({
  addressComponents: google.map(([componentType, text]) => ({
    componentType,
    componentName: text === '' ? {} : { text },
    confirmationLevel: 'CONFIRMED',
  })),
  postalAddress: {
    regionCode: components.countryCode,
    ...(components.regionCode && { administrativeArea: components.regionCode }),
  },
})
