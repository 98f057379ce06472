import { isNameOfSeveral } from '../../address/areas/towns.ts'
import { countryNamed } from '../../address/country/country-names.ts'
import { compareCodes } from '../../address/postal/postal-code.ts'
import { fold, isNumeric } from '../../address/words/words.ts'
import type { Comparison } from '../comparison.ts'
import type { Street } from '../found-street.ts'
import { isQuarterStored } from '../found-town.ts'
import type { Placed } from '../stored/reading.ts'
import { isCalledByNumber } from './streets-by-number.ts'

/**
 * Whether the town agrees and yet does not say which of several places is meant: a town of several
 * of its name, or a street that each quarter of the town counts. Pure.
 */
export const isPlaceUnsure = (comparison: Comparison, street: Street): boolean =>
  isTownOfSeveral(comparison) || isQuarterMissing(comparison, street)

/** "Springfield", without a state or a code. Who means the largest town needs neither. */
function isTownOfSeveral({ fields, reading, parts, country }: Comparison): boolean {
  if (reading.isFree || reading.postalCode || reading.region.length > 0) return false
  return isNameOfSeveral(fields.city, parts.locality ?? '', country)
}

/** Countries where each quarter of a town counts its streets: "House 12, Street 30, Islamabad". */
const countedByQuarter = new Set('AE BD BH GT KW OM PK PR QA SA'.split(' '))
/** Of these, where a code is that of a whole town. */
const withCodesOfTowns = new Set(['PK'])

/** Words before the number of a house or a block. */
const wordsOfHouse = new Set(
  ['bldg block building house no villa قطعة منزل مبنى فيلا'].flatMap((line) =>
    line.split(' ').map(fold),
  ),
)

function isQuarterMissing(comparison: Comparison, { pool, used }: Street): boolean {
  const { reading, parts, country, street, fields } = comparison
  if (!countedByQuarter.has(country) || !isCalledByNumber(street)) return false
  // "F-7/4" is a sector of Islamabad, and no house.
  const isHouse = (text: string) => (country === 'PK' ? /^\d/.test(text) : isNumeric(text))
  // Another name beside the street may be that of the quarter.
  const mayBeQuarter = ({ text, isSmall, isType }: Placed, at: number) =>
    !used.has(at) && !isSmall && !isType && !isHouse(text) && !wordsOfHouse.has(text)
  if (pool !== reading.lines || pool.some(mayBeQuarter) || fields.city.includes(',')) return false
  const [code, found] = [reading.postalCode?.text, parts.postalCode]
  const isCodeTelling = !withCodesOfTowns.has(country)
  if (isCodeTelling && code && (!found || compareCodes(code, found, country) === 'same'))
    return false
  // The name of the country stands for all its towns.
  if (parts.locality && countryNamed(fields.city) === country) return true
  return parts.dependentLocality !== undefined && !isQuarterStored(comparison)
}
