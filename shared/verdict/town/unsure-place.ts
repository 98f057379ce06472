import { isNameOfSeveral } from '../../address/areas/towns.ts'
import { countryNamed } from '../../address/country/country-names.ts'
import { compareCodes } from '../../address/postal/postal-code.ts'
import { reachOfCodes } from '../../address/postal/reach-of-codes.ts'
import { isNearWord, isOneOf, isSameWord } from '../../address/words/same-words.ts'
import { type Token, tokensIn, writtenText } from '../../address/words/vocabulary.ts'
import { fold, isNumeric } from '../../address/words/words.ts'
import type { Comparison } from '../comparison.ts'
import type { Street } from '../found-street.ts'
import { isQuarterStored } from '../found-town.ts'
import { findRun } from '../names/names.ts'
import type { Placed } from '../stored/reading.ts'
import { isStreetOfQuarters } from './street-of-villages.ts'
import { isCalledByNumber } from './streets-by-number.ts'

/**
 * Whether the town agrees and yet does not say which of several places is meant: a town of several
 * of its name, a street that each quarter of the town counts, one that many quarters have, or one
 * that goes on in another direction. Pure.
 */
export const isPlaceUnsure = (comparison: Comparison, street: Street): boolean =>
  isTownOfSeveral(comparison) ||
  isDirectionMissing(comparison) ||
  isQuarterMissing(comparison, street) ||
  (isStreetOfQuarters(comparison) && isTownAlone(comparison, street))

/** Whether nothing but street, number and town is stored: no code, no quarter, no district. */
function isTownAlone(
  { reading, parts, country, countryWords }: Comparison,
  { pool, used }: Street,
): boolean {
  const { lines, city, region, postalCode } = reading
  if (postalCode !== undefined || region.length > 0 || pool !== lines) return false
  const known = [...tokensIn(parts.locality ?? '', country), ...countryWords]
  const isKnown = isOneOf(known)
  const isOfStreet = (word: Placed, at: number) =>
    used.has(at) || word.isSmall || word.isType || isNumeric(word.text)
  // In one text a recipient may stand before the street.
  const first = reading.isFree ? Math.min(...used) : 0
  return (
    city.every(isKnown) &&
    lines.every((word, at) => at < first || isOfStreet(word, at) || isKnown(word))
  )
}

const isNamedQuarterStored = (comparison: Comparison): boolean =>
  comparison.parts.dependentLocality !== undefined && isQuarterStored(comparison)

const provinceOfKorea =
  /^(?:서울|부산|대구|인천|대전|울산|세종|경기|강원|충[북남]|전[북남]|경[북남]|제주)/u

/** Countries where a street goes on under its name in another direction. */
const withDirections = new Set(['AU', 'CA', 'US'])

/** Without a code "Main St" may be West Main Street and East Main Street. */
const isDirectionMissing = ({ reading, street, country }: Comparison): boolean =>
  withDirections.has(country) &&
  reading.postalCode === undefined &&
  [street[0], street.at(-1)].some((word) => word?.isDirection === true) &&
  ![...reading.lines, ...reading.misplaced].some(
    (word) =>
      word.isDirection ||
      word.text === 'no' ||
      street.some((one) => one.isDirection && isNearWord(word, one)),
  )

/** Wards of several cities, and towns of two provinces. */
const severalInKorea = new Set('중구 동구 서구 남구 북구 강서구 고성군 광주 광주시'.split(' '))

/** "Springfield", without a state or a code. Who means the largest town needs neither. */
function isTownOfSeveral(comparison: Comparison): boolean {
  const { fields, reading, parts, country } = comparison
  const { locality = '' } = parts
  if (reading.postalCode || reading.region.length > 0) return false
  if (country === 'KR' && severalInKorea.has(fields.city))
    return !reading.lines.some(({ raw }) => provinceOfKorea.test(raw) || /구$/u.test(raw))
  if (!reading.isFree) return isNameOfSeveral(fields.city, locality, country)
  const name = townInLines(comparison, locality)
  return name !== '' && !isAreaInLines(comparison) && isNameOfSeveral(name, locality, country)
}

/**
 * What one text has of the found town's name at the end of a part, from its beginning:
 * "Saint-Ouen". Behind a town in the same part its region may stand.
 */
function townInLines({ reading: { lines }, country }: Comparison, town: string): string {
  const name = tokensIn(town, country)
  const lengths = lines.map(({ part }, from) => {
    const isStored = (word: Token, at: number) => {
      const stored = lines[from + at]
      return stored?.part === part && isSameWord(stored, word)
    }
    const other = name.findIndex((word, at) => !isStored(word, at))
    const length = other < 0 ? name.length : other
    // "Springfield, Ill.", "Springfield, Sangamon County"
    const next = lines.filter((word) => word.part === part + 1)
    const isInArea = next.length > 0 && countryNamed(writtenText(next)) !== country
    return isInArea || lines[from + length]?.part === part ? 0 : length
  })
  return writtenText(name.slice(0, Math.max(0, ...lengths)))
}

/** Whether one text has an area around the town, too: its state, its county, its quarter. */
function isAreaInLines(comparison: Comparison): boolean {
  const { reading, regions, others, parts, country } = comparison
  const town = tokensIn(parts.locality ?? '', country)
  const isTown = (area: readonly Token[]) => area.every(isOneOf(town))
  return (
    isNamedQuarterStored(comparison) ||
    [...regions, ...others()].some(
      (area) =>
        !isTown(area) &&
        countryNamed(writtenText(area)) !== country &&
        findRun(area, reading.lines) !== undefined,
    )
  )
}

/** Countries where each quarter of a town counts its streets: "House 12, Street 30, Islamabad". */
const countedByQuarter = new Set('AE BD BH GT KW OM PK PR QA SA'.split(' '))

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
  const isCodeTelling = reachOfCodes(country) !== 'town'
  if (isCodeTelling && code && (!found || compareCodes(code, found, country) === 'same'))
    return false
  // The name of the country stands for all its towns.
  if (parts.locality && countryNamed(fields.city) === country) return true
  return parts.dependentLocality !== undefined && !isQuarterStored(comparison)
}
