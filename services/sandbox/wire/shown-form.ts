import { type AddressForm, formFor, type Place } from '../places/place.ts'

/** How much of a postal code a whole street has, if it can have several codes. */
const PREFIX: Readonly<Record<string, RegExp>> = {
  BR: /^\d{5}/,
  CA: /^[A-Z]\d[A-Z]/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]?(?= )/,
}

/**
 * The address as details and geocoding show it. Where the exact postal code is not known, they show
 * its beginning only.
 */
export function shownForm(place: Place, language: string): AddressForm {
  const form = formFor(place, language)
  const { postalCode, ...parts } = form.parts
  const prefix = hasPrefixOnly(place)
    ? PREFIX[parts.countryCode]?.exec(postalCode ?? '')?.[0]
    : undefined
  if (!prefix || !postalCode) return form
  return {
    ...form,
    parts: { ...parts, postalCodePrefix: prefix },
    formatted:
      parts.countryCode === 'BR'
        ? form.formatted.replace(`, ${postalCode}`, '')
        : form.formatted.replace(postalCode, prefix),
  }
}

const hasPrefixOnly = ({ kind, precision, local }: Place): boolean =>
  kind === 'route' || (local.countryCode === 'BR' && precision === 'RANGE_INTERPOLATED')
