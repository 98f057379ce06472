import { areaWords, isNameInOneWord, isStranger } from '../../address/areas/areas.ts'
import { isKnownTown } from '../../address/areas/town-codes.ts'
import { companyIn } from '../../address/beside/remarks.ts'
import { countryNamed } from '../../address/country/country-names.ts'
import { brazilianQuarters } from '../../address/data/area-kinds.ts'
import { compareCodes } from '../../address/postal/postal-code.ts'
import { reachOfCodes } from '../../address/postal/reach-of-codes.ts'
import { isNearlyOneOf } from '../../address/words/same-words.ts'
import { type Token, writtenText } from '../../address/words/vocabulary.ts'
import { wordSet } from '../../address/words/word-set.ts'
import { isNumeric } from '../../address/words/words.ts'
import { areasOf, type Comparison } from '../comparison.ts'
import type { Street } from '../found-street.ts'
import { isQuarterStored } from '../found-town.ts'
import { kindsOfBuildings } from '../names/kinds-of-buildings.ts'
import { type StoredPart, storedParts } from '../stored/stored-parts.ts'

/**
 * Countries where each quarter of a town counts its streets: "Road 7" of Dhaka, "5th Avenue" of
 * Johannesburg. Not those where the town does, as in Bogotá and New York.
 */
const countedByQuarter = new Set('AE BD BR CI EG IN MA PK PR SA SN ZA'.split(' '))

/** Words of such names, beside the kinds of streets. */
const otherWords = wordSet('cross gali main no number')

/**
 * Whether the found street is called by its number alone, and a part of the stored lines, or before
 * the town in its field, names another quarter than the found one: "Road 7, Gulshan" is not Road 7
 * in Dhanmondi. Not where the stored code is the found one's, if that tells. In Egypt the provider
 * has quarters as towns. Pure.
 */
export function isCountedInOtherQuarter(comparison: Comparison, street: Street): boolean {
  const { reading, parts, country, formatted, towns, regions } = comparison
  const quarter = parts.dependentLocality ?? (country === 'EG' ? parts.locality : undefined)
  if (!countedByQuarter.has(country) || !quarter) return false
  const [code, found] = [reading.postalCode?.text, parts.postalCode]
  const isCodeTelling = reachOfCodes(country) !== 'quarters'
  // In Egypt the provider has few codes.
  const isCodeRight = found ? compareCodes(code ?? '', found, country) === 'same' : country !== 'EG'
  if (isCodeTelling && code && isCodeRight) return false
  if (street.pool !== reading.lines || !isCalledByNumber(comparison.street)) return false
  if (isQuarterStored({ ...comparison, parts: { ...parts, dependentLocality: quarter } }))
    return false
  const known = [...areaWords(formatted()), ...areasOf(comparison)].filter(isTelling)
  const isKnown = (word: Token) =>
    isNearlyOneOf(known)(word) || isNameInOneWord(word, [...towns, ...regions])
  const end = Math.max(...street.used)
  // What stands in the field before that of the street, or first in one text, is a company.
  const field = reading.isFree ? undefined : street.pool[end]?.field
  const mayBeQuarter = ({ from, words }: StoredPart) =>
    from > end || (words[0]?.field === field && !words.some(({ text }) => isNumeric(text)))
  // "Parkhurst, Johannesburg". Of "Johannesburg, Gauteng" the first part is the town.
  const ofTown = storedParts(reading.city)
  const hasTown = isKnownTown(writtenText(ofTown.at(-1)?.words ?? []), country)
  const beforeTown = hasTown ? ofTown.slice(0, -1) : []
  return [...storedParts(reading.lines).filter(mayBeQuarter), ...beforeTown].some(
    ({ words }) =>
      words.some((word) => isStranger(word, [])) &&
      !isBesideQuarter(words, country) &&
      !words.some((word) => isNoQuarter(word) || (isTelling(word) && isKnown(word))),
  )
}

/** Whether a street has no name beside its number: "Street 12", "3rd Main Road". */
export const isCalledByNumber = (street: readonly Token[]): boolean =>
  street.some(isCount) &&
  street.every(
    (word) =>
      word.isType ||
      word.isSmall ||
      isCount(word) ||
      word.text.length === 1 ||
      otherWords.has(word.text),
  )

/** "3rd" or "Third". Streets that are called by a number in Arabic are single ones. */
const isCount = ({ text, number, isLatin }: Token): boolean =>
  isNumeric(text) || (isLatin && number !== undefined)

/** The country, a company, or nothing but numbers and single letters. */
const isBesideQuarter = (words: readonly Token[], country: string): boolean =>
  countryNamed(writtenText(words)) === country ||
  companyIn(country).test(words.map(({ raw }) => raw).join(' ')) ||
  words.every(({ text }) => isNumeric(text) || text.length === 1)

/** A building, several of them, or a telephone number. */
const isNoQuarter = ({ text }: Token): boolean =>
  kindsOfBuildings.has(text) || text === 'complex' || /\d{5}/.test(text)

/** Not "Al" and "Hay", which many quarters have, and no number. */
const isTelling = (word: Token): boolean =>
  !word.isSmall && !kindsOfQuarters.has(word.text) && !/^\d+$/.test(word.text)

const kindsOfQuarters = new Set(brazilianQuarters)
