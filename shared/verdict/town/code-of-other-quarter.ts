import { areaWords } from '../../address/areas/areas.ts'
import { areDigitsMisplaced, isOtherCode } from '../../address/postal/postal-code.ts'
import { isNearlyOneOf } from '../../address/words/same-words.ts'
import { joined } from '../../address/words/words.ts'
import { type Comparison, hasOtherCode } from '../comparison.ts'
import type { Street } from '../found-street.ts'
import { areOpposite } from '../names/opposites.ts'
import { tokens } from '../other-places.ts'
import { hasGeneralCode } from './codes-of-whole-towns.ts'
import { isInMiddle } from './middle-of-town.ts'
import { isStreetOfVillages } from './street-of-villages.ts'

/**
 * Countries whose large towns have streets of one name in several quarters, each with a code of its
 * own: Schulstraße in Beuel is not the one of Bonn under another code.
 */
const withStreetsInQuarters = new Set(
  [
    'AD AE AM AR AT AU AZ BA BE BG BO BY CH CL CN CR CY CZ DE DK DO DZ EC EE EG ES FI GB GE GR GT',
    'HR HU ID IL IN IQ IR IS IT JO JP KE KR KW KZ LB LK LT LU LV MA MD ME MK MX MY NO NP NZ OM',
    'PA PE PH PK PT PY RO RS RU SA SE SI SK SV TH TN TR TW UA UY UZ VE VN',
  ].flatMap((line) => line.split(' ')),
)

const withStreetsOfVillages = new Set(['AT', 'CH', 'DE'])

const withLongStreets = 'AT CH CZ DE DK ES FI HR HU IT LT LV NO PL PT RO RS RU SE SI SK TR UA'
/**
 * In these countries a street with a house of this number is long, and the only one of its name in
 * the town. Each block of Argentina counts a hundred. Elsewhere numbers begin anew in each suburb,
 * as in Belgium, or count metres.
 */
const longFrom = new Map([
  ...withLongStreets.split(' ').map((country) => [country, 200] as const),
  ['AR', 2000],
])

/**
 * Whether the found place is in a quarter that is not stored, and the codes differ by more than a
 * typing error. Not that of a building, which is the only one of its name. Pure.
 */
export function hasCodeOfOtherQuarter(comparison: Comparison, street: Street): boolean {
  const { country, parts, reading } = comparison
  if (!withStreetsInQuarters.has(country) || street.isNamed) return false
  if (parts.dependentLocality === undefined || !hasOtherCode(comparison)) return false
  const [code = '', found = ''] = [reading.postalCode?.text, parts.postalCode]
  // The codes of the joined communes of Belgium differ in a digit, and so do those of the villages
  // around a town, each of which has a Kirchstraße.
  const isOther =
    country === 'BE' ||
    isOtherCode(code, found) ||
    (withStreetsOfVillages.has(country) && isStreetOfVillages(comparison))
  const isLong = Number.parseInt(parts.houseNumber ?? '', 10) >= (longFrom.get(country) ?? Infinity)
  if (!isOther || isLong || areDigitsMisplaced(code, found)) return false
  const isGeneral = hasGeneralCode(comparison) && !middleInArabic.test(partsStored(comparison))
  return !isGeneral && !isQuarterNamed(comparison)
}

/** "وسط البلد", the middle of a town of Arabia, is stored: there a general code says something. */
const middleInArabic = /وسط البلد/u
const partsStored = ({ fields: { line1, line2, city, text } }: Comparison): string =>
  [line1, line2, city, text].join(', ')

/** Whether the found quarter is the middle of the town, or stored in some form: "Indira nagar". */
function isQuarterNamed({ parts, country, reading }: Comparison): boolean {
  const quarter = areaWords(tokens(parts.dependentLocality ?? '', country))
  // "CABA" is short for the town, not for Caballito in it.
  const stored = [...reading.lines, ...reading.city].filter(({ text }) => text !== 'caba')
  if (quarter.every(isInMiddle)) return true
  if (quarter.some((word) => stored.some((other) => areOpposite(word, other)))) return false
  return (
    quarter.some((word) => word.text.length >= minName && isNearlyOneOf(stored)(word)) ||
    joined(stored).includes(joined(quarter))
  )
}

const minName = 4
