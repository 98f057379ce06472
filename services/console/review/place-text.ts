import type { PlaceDetails } from '../../../shared/api/details.ts'
import { fieldValues } from '../../../shared/client/element/field-values.ts'
import { type AddressText, lineOf, textIn } from '../address-text.ts'

/** A chosen suggestion, as the element tells of it. */
export interface Chosen {
  place: PlaceDetails
  /** The place with the house number and flat that only the person typed. */
  filled: PlaceDetails
}

/**
 * The text of a place that was chosen, in parts or in one as the text was before. A second line
 * stays, since suggestions have none. A country beside the one line stays, too. Pure.
 */
export function textOfPlace(before: AddressText, { place, filled }: Chosen): AddressText {
  if (before.address === undefined) return partsOf(filled, before.line2)
  const country = countryOf(before, place)
  // The formatted address lacks what only the person typed.
  const hasTyped = (['houseNumber', 'unit'] as const).some(
    (name) => filled.components?.[name] !== place.components?.[name],
  )
  const line = hasTyped ? lineOf(partsOf(filled)) : place.formattedAddress
  return {
    address: line ?? before.address,
    ...(before.line2 && { line2: before.line2 }),
    ...(country && { country }),
  }
}

function partsOf(place: PlaceDetails, line2 = ''): AddressText {
  const values = fieldValues(place)
  const text = (name: keyof typeof values) => values[name]?.[0] ?? ''
  return textIn({
    line1: text('address-line1'),
    line2: text('address-line2') || line2,
    city: text('address-level2'),
    region: text('address-level1'),
    postalCode: text('postal-code'),
    country: text('country'),
  })
}

/** The stored country, or the code of the place's where it is another. */
function countryOf({ country }: AddressText, { components = {} }: PlaceDetails) {
  // Addresses are selected by country, so a stored one must not get lost.
  if (!country) return undefined
  const names = [components.countryCode, components.country].filter((name) => name !== undefined)
  const isSame = names.some((name) => name.toLowerCase() === country.trim().toLowerCase())
  return isSame ? country : (names[0] ?? country)
}
