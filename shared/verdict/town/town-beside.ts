import { areOneTown, isKnownTown } from '../../address/areas/town-codes.ts'
import { isTown } from '../../address/areas/towns.ts'
import { isOtherCode } from '../../address/postal/postal-code.ts'
import { isNearlyOneOf } from '../../address/words/same-words.ts'
import { writtenText } from '../../address/words/vocabulary.ts'
import { lettersOf } from '../../address/words/words.ts'
import { areasOf, type Comparison } from '../comparison.ts'
import type { Street } from '../found-street.ts'
import { storedParts } from '../stored/stored-parts.ts'

/** Longer texts are remarks, shorter ones abbreviations. */
const maxWords = 3
const minLetters = 4

/**
 * Whether a part of the stored lines behind the street is the name of a town where the candidate is
 * not: 12 High Street in Croydon, London, is not the one in Ealing. Without a quarter of its own
 * the candidate may be in that part of the town, unless the stored code is another's, too. Only
 * asked where the code is not the candidate's. Pure.
 */
export function hasOtherTownBeside(comparison: Comparison, street: Street): boolean {
  const { reading, parts, country, formatted } = comparison
  if (street.isNamed || street.pool !== reading.lines) return false
  const known = [...formatted(), ...areasOf(comparison)]
  const own = [parts.locality, parts.dependentLocality].map((name) => lettersOf(name ?? ''))
  const isOwn = (name: string) =>
    own.includes(lettersOf(name)) || areOneTown(name, parts.locality ?? '', country)
  const hasOtherCode = isOtherCode(reading.postalCode?.text ?? '', parts.postalCode ?? '')
  const isOther = (name: string) =>
    isTown(name, country) &&
    !isOwn(name) &&
    (parts.dependentLocality !== undefined || hasOtherCode || isKnownTown(name, country))
  const end = Math.max(...street.used)
  return storedParts(reading.lines)
    .filter(({ from }) => from > end)
    .map(({ words }) => words.filter((word) => !isNearlyOneOf(known)(word)))
    .filter(({ length }) => length <= maxWords)
    .some((words) => writtenText(words).length >= minLetters && isOther(writtenText(words)))
}
