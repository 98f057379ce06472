import { areaWords, bestMatch } from '../../address/areas/areas.ts'
import { isKnownTown } from '../../address/areas/town-codes.ts'
import { isAmongLargest, kmBetweenTowns, kmToTown } from '../../address/areas/towns.ts'
import { townships } from '../../address/data/short-towns.ts'
import { codesCoverAtMost } from '../../address/postal/reach-of-codes.ts'
import { areSideBySide, isSameWord } from '../../address/words/same-words.ts'
import { type Token, tokensIn } from '../../address/words/vocabulary.ts'
import { fold } from '../../address/words/words.ts'
import type { Comparison } from '../comparison.ts'
import { pointOf } from '../found.ts'
import type { Street } from '../found-street.ts'
import type { Placed } from '../stored/reading.ts'
import { storedParts } from '../stored/stored-parts.ts'

/**
 * Countries where people write a township or a former town in place of the town that it belongs to:
 * Khayelitsha in Cape Town, Randburg in Johannesburg.
 */
const withTownships: ReadonlySet<string> = new Set(['ZA'])
/** Countries whose villages with streets are written before their post town. */
const withPostTowns: ReadonlySet<string> = new Set(['CZ', 'PL', 'SK'])
/** A town's own suburbs are nearer. */
const maxKm = 35

/**
 * Whether the found village stands between commas in the lines, where a post town stands in the
 * town's field: "Nowa Wieś, ul. Główna 17" with the town Komorów. Pure.
 */
export function isVillageInLines({ reading, parts, country }: Comparison): boolean {
  if (!withPostTowns.has(country) || !parts.locality) return false
  const village = [areaWords(tokensIn(parts.locality, country))]
  return storedParts(reading.lines).some(({ words }) => bestMatch(words, village) === 'same')
}

/**
 * Whether the found village or quarter is stored in the lines, so that the stored town, which is
 * another one, says no more than whose post office it is: "Stara Wieś 47" with the town Celestynów,
 * "Ilitha Park" with Khayelitsha. Only asked where the stored code is the found place's. Pure.
 */
export function isPostTown(comparison: Comparison, street: Street): boolean {
  const { fields, reading, parts, country, candidate } = comparison
  const { lines } = reading
  // "Am Berg 15" and "ul. Leśna 5" are streets.
  const isOfStreet = (word: Token) => {
    const at = lines.findIndex((one) => isSameWord(one, word))
    const before = lines[at - 1]
    return before?.part === lines[at]?.part && (before?.isType || before?.isSmall)
  }
  const isStored = (name = '') => {
    const words = areaWords(tokensIn(name, country))
    const [first] = words
    return first !== undefined && areSideBySide(words, lines) && !isOfStreet(first)
  }
  const isOfBuilding = codesCoverAtMost(country, 'building')
  if (street.isNamed && !isOfBuilding) return false
  if (comparison.street.length === 0 || isOfBuilding) return isStored(parts.locality)
  if (withPostTowns.has(country)) return isVillageInLines(comparison)
  if (!withTownships.has(country)) return false
  const isNamed = isStored(parts.dependentLocality) || isStored(parts.locality)
  const isTownship = townships[parts.locality ?? '']?.some(
    (name) => fold(name) === fold(fields.city),
  )
  const point = pointOf(candidate)
  const km = (point && kmToTown(fields.city, country, point)) ?? maxKm
  return isNamed && (isTownship === true || km < maxKm)
}

/**
 * Whether the found town is a part of the stored lines, and the stored one is the large town that
 * it belongs to: "Surry Hills" with the town Sydney. Only without a code, which would decide. Where
 * the point is not known a region must be stored: Carlton is in Melbourne and in Sydney. Pure.
 */
export function isSuburbOfStored(comparison: Comparison, lines: readonly Placed[]): boolean {
  const { fields, reading, parts, country, candidate } = comparison
  const { locality } = parts
  if (reading.postalCode || !locality || !isKnownTown(fields.city, country)) return false
  // Bochum is near Essen, and no part of it.
  if (isKnownTown(locality, country) || isAmongLargest(locality, country)) return false
  const town = [tokensIn(locality, country)]
  if (!storedParts(lines).some(({ words }) => bestMatch(words, town) === 'same')) return false
  const point = pointOf(candidate)
  if (!point && reading.region.length === 0) return false
  const km = point
    ? kmToTown(fields.city, country, point)
    : kmBetweenTowns(fields.city, locality, country)
  return km !== undefined && km < maxKm
}
