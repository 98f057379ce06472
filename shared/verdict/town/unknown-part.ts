import { isAreaKind, isNameInOneWord, isStranger } from '../../address/areas/areas.ts'
import { countryNamed } from '../../address/country/country-names.ts'
import { isOfOtherDistrict, isOtherCode } from '../../address/postal/postal-code.ts'
import { reachOfCodes } from '../../address/postal/reach-of-codes.ts'
import { isOneOf } from '../../address/words/same-words.ts'
import { type Token, writtenText } from '../../address/words/vocabulary.ts'
import { wordSet } from '../../address/words/word-set.ts'
import { isNumeric } from '../../address/words/words.ts'
import { areasOf, type Comparison } from '../comparison.ts'
import type { Street } from '../found-street.ts'
import { isInQuarterAtEdge, isQuarterStored } from '../found-town.ts'
import { sectionOf } from '../stored/stored-parts.ts'

/**
 * Whether a part of the stored lines beside the street names what the provider does not show here.
 * It may be a building. It may be the quarter of another place, too: Allende 40 in Coyoacán is not
 * the one in Cuauhtémoc.
 */
export function hasStrangePart(comparison: Comparison, street: Street): boolean {
  const { reading, parts } = comparison
  const { postalCode: code = '' } = parts
  const stored = reading.postalCode?.text ?? ''
  const isOther =
    hasCodeOfOtherDistrict(comparison) ||
    (reachOfCodes(comparison.country) === 'quarter' && stored !== '' && stored !== code) ||
    (comparison.country === 'VN' && stored === code && !isQuarterStored(comparison)) ||
    (withStreetsOfQuarters.has(comparison.country) && stored === '' && !isQuarterStored(comparison))
  const isFreeText = reading.isFree && isOtherCode(stored, code)
  if (!isFreeText)
    return Boolean(parts.dependentLocality && isOther) && hasUnknownPart(comparison, street)
  // In one text a building or a company may stand before the street.
  const first = Math.min(...street.used)
  const known = [...comparison.formatted(), ...areasOf(comparison)]
  return reading.lines.some(
    (word, at) => at > first && !street.used.has(at) && !word.isType && isStranger(word, [known]),
  )
}

/**
 * Whether the found quarter is not stored, and something that the provider does not show is: a
 * building, a company, or another quarter that has such a street, too. Without the code nothing
 * tells.
 */
export const isQuarterUnconfirmed = (comparison: Comparison, street: Street): boolean =>
  street.kind !== 'none' &&
  comparison.parts.dependentLocality !== undefined &&
  !isQuarterStored(comparison) &&
  hasUnknownPart(comparison, street)

/**
 * "The Drive" of Britain and Ireland: each estate of a town may have one, so another name behind it
 * tells.
 */
export const isCalledByKind = ({ street, country }: Comparison): boolean =>
  (country === 'GB' || country === 'IE') &&
  street.length > 0 &&
  street.every(({ isType, isSmall }) => isType || isSmall)

/** "бл. 12": a block, which each quarter counts. */
export const isCountedBlock = ({ street, parts }: Comparison): boolean =>
  street.length === 0 && /^\p{L}+\.?\s?\d+\p{L}?$/u.test(parts.building ?? '')

/**
 * Whether a part between commas, beside the street, is nothing that the provider shows here. The
 * kind of a quarter ("District", "Colonia") is no part of its name.
 */
function hasUnknownPart(comparison: Comparison, street: Street): boolean {
  const { reading, country, towns, regions, isCrossing } = comparison
  // "Av Winston Churchill 80 esq. Gustavo Mejia Ricart"
  if (isCrossing) return false
  const known = [...comparison.formatted(), ...areasOf(comparison)].filter(isOfName)
  const isKnown = (word: Token) =>
    isOneOf(known)(word) || isNameInOneWord(word, [...towns, ...regions])
  const isKnownName = (words: readonly Token[]) => {
    // "Việt Nam" and "TP.HCM" behind the street.
    const whole = writtenText(words)
    if (countryNamed(whole) === country || isCityInShort(whole, comparison)) return true
    const named = words.filter(isOfName)
    // "кв." is before the name of each quarter.
    const own = named.filter(({ isType }) => !isType)
    const name = own.length > 0 ? own : named
    // Syllables of Vietnam are in many names: Hà Đông, Hà Nội.
    return country === 'VN'
      ? name.every((word) => kindsInVietnam.has(word.text) || isKnown(word))
      : name.some(isKnown)
  }
  const ofStreet = new Set([...street.used].map((at) => sectionOf(street.pool[at])))
  const sections = [...Map.groupBy(reading.lines, sectionOf)]
  // There the quarter stands behind the street: what stands before it is a company.
  const isQuarterBehind =
    withStreetsOfQuarters.has(country) || country === 'VN' || isCalledByKind(comparison)
  const streetAt = isQuarterBehind ? sections.findIndex(([section]) => ofStreet.has(section)) : 0
  return sections.some(
    ([section, words], at) =>
      at >= streetAt &&
      !ofStreet.has(section) &&
      words.some((word) => isStranger(word, [])) &&
      !words.some((word) => isNumeric(word.text)) &&
      !isKnownName(words),
  )
}

const isOfName = (word: Token): boolean => !word.isSmall && !isAreaKind(word)

const cities: Readonly<Record<string, RegExp>> = {
  'Hồ Chí Minh': /^(?:tp\s?)?hcm$/i,
  'Hà Nội': /^(?:tp\s?)?hn$/i,
}

/** Whether it is a short name of the large town of Vietnam where the found place is. */
const isCityInShort = (text: string, { parts }: Comparison): boolean =>
  [parts.locality, parts.region].some((name = '') => cities[name]?.test(text))

/** Kinds of areas there, and their syllables: "Huyện Củ Chi", "P. Chiềng Lề". */
const kindsInVietnam = wordSet(
  'dist district do huyen p phuong pho q quan thanh thi thu tinh tp tt tx x xa',
)

/** Countries whose large towns have streets of one name in many quarters: "Calle Primera". */
const withStreetsOfQuarters = new Set(['DO', 'MX'])

/** Whether the stored code is of another district than the found one. */
export function hasCodeOfOtherDistrict(comparison: Comparison): boolean {
  const { reading, parts, country } = comparison
  const stored = reading.postalCode?.text ?? ''
  const isWide = isInQuarterAtEdge(comparison)
  return isOfOtherDistrict(stored, parts.postalCode ?? '', isWide ? undefined : country)
}
