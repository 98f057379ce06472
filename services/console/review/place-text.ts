import type { PlaceDetails } from '../../../shared/api/details.ts'
import { fieldValues } from '../../../shared/client/element/field-values.ts'
import type { AddressText } from '../address-text.ts'

/**
 * The text of a place that was chosen, in parts or in one as the text was before. A flat stays,
 * since suggestions have none. A country beside the one line stays, too. Pure.
 */
export function textOfPlace(before: AddressText, place: PlaceDetails): AddressText {
  if (before.address !== undefined) {
    const country = countryOf(before, place)
    return { address: place.formattedAddress ?? before.address, ...(country && { country }) }
  }
  const values = fieldValues(place)
  const text = (name: keyof typeof values) => values[name]?.[0]
  const found = {
    line1: text('address-line1'),
    line2: text('address-line2') ?? before.line2,
    city: text('address-level2'),
    region: text('address-level1'),
    postalCode: text('postal-code'),
    country: text('country'),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value)) as AddressText
}

/** The stored country, or the code of the place's where it is another. */
function countryOf({ country }: AddressText, { components = {} }: PlaceDetails) {
  // Addresses are selected by country, so a stored one must not get lost.
  if (!country) return undefined
  const names = [components.countryCode, components.country].filter((name) => name !== undefined)
  const isSame = names.some((name) => name.toLowerCase() === country.trim().toLowerCase())
  return isSame ? country : (names[0] ?? country)
}
