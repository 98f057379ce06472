import { isKnownTown } from '../../address/areas/town-codes.ts'
import { townIn } from '../../address/beside/up-to-town.ts'
import { hasPostalCodes, isPostalCode } from '../../address/postal/postal-code.ts'
import { isNearlyOneOf } from '../../address/words/same-words.ts'
import { type Token, tokensIn, writtenText } from '../../address/words/vocabulary.ts'
import { isNumeric } from '../../address/words/words.ts'
import { areasOf, type Comparison, type Finding } from '../comparison.ts'
import { kindWords } from '../names/kinds-of-buildings.ts'
import type { Fields } from '../stored/fields.ts'
import { type Placed, type Reading, readStored } from '../stored/reading.ts'
import { storedCountry } from '../stored/stored-country.ts'
import { storedParts } from '../stored/stored-parts.ts'
import { hasNumberOfHouse, isInArea } from './building.ts'

/**
 * The finding for a building or business that is stored by its name alone, and that the provider
 * does not know: it knows few, so a person must look. Undefined where a street is stored, and where
 * the candidate is not in the stored town or under the stored code. Pure.
 */
export function unknownBuilding(comparison: Comparison): Finding | undefined {
  const { reading } = comparison
  const isUnknown = isNameAlone(reading, areasOf(comparison)) && isInArea(comparison)
  return isUnknown ? findingOf(reading) : undefined
}

/**
 * The same where the provider returned no place. Undefined where neither a postal code is stored
 * nor a town that is known to be one.
 */
export function unknownBuildingWithoutPlace(fields: Fields): Finding[] | undefined {
  const country = storedCountry(fields).code ?? ''
  const reading = readStored(fields, country, undefined)
  const { city, text } = fields
  const town = city || (townIn(text, country) ?? '')
  const { text: code = '' } = reading.postalCode ?? {}
  const isCode = hasPostalCodes(country) && isPostalCode(code, country) && !placeholder.test(code)
  return (isCode || isKnownTown(town, country)) && isNameAlone(reading, tokensIn(town, country))
    ? [findingOf(reading), { code: 'area_unconfirmed' }]
    : undefined
}

/** One digit again and again stands where a form asks for a code: 00000, 99999. */
const placeholder = /^(\d)(?:[\s-]?\1)*$/

const findingOf = ({ lines }: Reading): Finding => ({
  code: 'building_not_found',
  before: writtenText(lines),
})

/** Whether the stored lines have a name, and neither a street nor the number of a house. */
function isNameAlone({ lines, postBox, service }: Reading, areas: readonly Token[]): boolean {
  if (postBox !== undefined || service !== undefined) return false
  const parts = storedParts(lines).map(({ words }) => words)
  const isArea = isNearlyOneOf(areas)
  const isName = (word: Token) => !word.isSmall && !isNumeric(word.text) && !isArea(word)
  return !hasNumberOfHouse(parts) && !parts.some(hasStreetKind) && lines.some(isName)
}

/** "Plaza" is a kind of street, and of a shopping centre. "St" before a name is no street. */
const hasStreetKind = (part: readonly Placed[]): boolean =>
  part.some(
    ({ isType, text }, at) =>
      isType && !kindWords.has(text) && !(at === 0 && part.length > 1 && text === 'st'),
  )
