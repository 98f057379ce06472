import { areDigitsMisplaced, isOtherCode } from '../../address/postal/postal-code.ts'
import { type Comparison, hasOtherCode } from '../comparison.ts'
import type { Street } from '../found-street.ts'
import { isQuarterStored } from '../found-town.ts'
import { hasCodeOfWholeTown } from './codes-of-whole-towns.ts'

/**
 * Countries whose large towns have streets of one name in several quarters, each with a code of its
 * own: Schulstraße in Beuel is not the one of Bonn under another code.
 */
const withStreetsInQuarters = new Set(
  [
    'AD AE AM AR AT AU AZ BA BE BG BO BY CH CL CN CO CR CY CZ DE DK DO DZ EC EE EG ES FI GE',
    'GR GT HR HU ID IL IN IQ IR IS IT JO JP KE KR KW KZ LB LK LT LU LV MA MD ME MK MX MY',
    'NO NP NZ OM PA PE PH PK PT PY RO RS RU SA SE SI SK SV TH TN TR TW UA UY UZ VE VN',
  ].flatMap((line) => line.split(' ')),
)

/**
 * Whether the found place is in a quarter that is not stored, and more of the stored code than a
 * typing error is otherwise. A building has its name but once. Pure.
 */
export function hasCodeOfOtherQuarter(comparison: Comparison, street: Street): boolean {
  const { country, parts, reading } = comparison
  if (!withStreetsInQuarters.has(country) || street.isNamed) return false
  if (parts.dependentLocality === undefined) return false
  const [code = '', found = ''] = [reading.postalCode?.text, parts.postalCode]
  return (
    hasOtherCode(comparison) &&
    (country === 'BE' || isOtherCode(code, found)) &&
    !areDigitsMisplaced(code, found) &&
    !hasCodeOfWholeTown(comparison) &&
    !isQuarterStored(comparison)
  )
}
