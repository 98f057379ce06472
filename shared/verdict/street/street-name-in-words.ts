import { namesInInitials } from '../../address/data/street-words.ts'
import type { Token } from '../../address/words/vocabulary.ts'
import { fold, joined } from '../../address/words/words.ts'
import type { Surroundings } from '../found-street.ts'
import { findHomophone, withHomophones } from '../names/homophones.ts'
import { findJoined } from '../names/joined-name.ts'
import { findInitials, findName, findRun, type NameMatch } from '../names/names.ts'
import { findFirstName, findSurname, findWithoutSecondSurname } from '../names/names-of-persons.ts'
import type { Placed } from '../stored/reading.ts'
import { isOfArea } from './areas-and-remarks-beside.ts'

const minRun = 2

/** The street's words one after the other, its kind and direction among them: "C Street NW". */
export function runOf(street: readonly Token[], words: readonly Placed[]): NameMatch | undefined {
  if (street.length < minRun) return undefined
  const used = findRun(street, words)
  return used && { quality: 'same', used, missing: [] }
}

/**
 * Finds the name, its words joined or divided otherwise, or of a person the surname, or first and
 * last name, alone: "Artigas" is José Gervasio Artigas.
 */
export function nameIn(
  street: readonly Token[],
  words: readonly Placed[],
  surroundings: Surroundings,
): NameMatch {
  const { country, isFree } = surroundings
  // In one text the town may stand before the street.
  const isArea = (token: Token) => isFree && isOfArea(token, surroundings)
  const found = findName(street, words)
  // "Dutoitspan" is nearly Toitspan, and all of Du Toitspan.
  const whole = found.quality === 'misspelt' ? findJoined(street, words) : undefined
  if (whole?.quality === 'same') return whole
  const isWhole = found.quality === 'same' || found.quality === 'misspelt'
  if (isWhole && found.missing.length === 0) return found
  // Behind a town a name without its first name is no other name: "Jastarnia ks. Stefańskiego".
  const surname = namedAfterPersons.has(country) && findSurname(street, words, isArea)
  if (isWhole) return surname || found
  return (
    surname ||
    (namedAfterPersons.has(country) && findFirstName(street, words, isArea)) ||
    (withTwoSurnames.has(country) && findWithoutSecondSurname(street, words)) ||
    (withHomophones.has(country) && findHomophone(street, words)) ||
    findJoined(street, words) ||
    found
  )
}

/**
 * Countries whose streets bear whole names of persons. Not the others: in English, German or Dutch
 * another word before a name makes another street, as in Mill Lane and Water Mill Lane.
 */
const namedAfterPersons = new Set(
  [
    'AM AR AZ BA BG BO BR BY CI CL CM CO CR CU CY CZ DO DZ EC ES FR GE GR GT HN HR IL IT KG KZ LB',
    'LT LU LV MA MC MD ME MK MX NG NI PA PE PL PR PT PY RO RS RU SI SK SN SV TJ TN TR TZ UA UY UZ',
    'VE',
  ].flatMap((line) => line.split(' ')),
)

/** Countries of Spanish, where a person has two surnames. */
const withTwoSurnames = new Set(
  'AR BO CL CO CR CU DO EC ES GT HN MX NI PA PE PY SV UY VE'.split(' '),
)

/**
 * Finds the name by its initials. India writes the names of its roads so: "F.C. Road". So does
 * Turkey with a few names that everybody knows: "F.S.M. Cad." Elsewhere they tell too little.
 */
export function initialsIn(
  street: readonly Token[],
  words: readonly Placed[],
  { country }: Surroundings,
): NameMatch | undefined {
  if (country === 'IN') return findInitials(street, words)
  const isKnown = country === 'TR' && knownByInitials.has(joined(street.filter(isNoType)))
  const found = isKnown ? findInitials(street, words) : undefined
  return found && { ...found, quality: 'same' }
}

const isNoType = ({ isType }: Token): boolean => !isType
const knownByInitials = new Set(namesInInitials.map((name) => fold(name).replaceAll(' ', '')))
