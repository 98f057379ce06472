import { areaWords, bestMatch } from '../../address/areas/areas.ts'
import { isOneTheBeginning } from '../../address/areas/like-towns.ts'
import { kmBetweenTowns } from '../../address/areas/towns.ts'
import { tokensIn } from '../../address/words/vocabulary.ts'
import type { Comparison } from '../comparison.ts'
import { isOppositePartOfTown } from './parts-of-towns.ts'

/**
 * Whether no code is stored, and the town's name may be that of another town: without a code
 * "Miami" is not Miami Beach. Pure.
 */
export function isOtherTownWithoutCode(comparison: Comparison): boolean {
  const { fields, parts, reading, country } = comparison
  if (reading.postalCode) return false
  // Newport Pagnell is a town, and so is Newport.
  const isBeginning = isOneTheBeginning(fields.city, parts.locality ?? '', country)
  const isNameAlone = reading.region.length === 0
  if (isBeginning && (isNameAlone || (country === 'US' && !isShortForTown(comparison)))) return true
  // The streets of Manhattan are in Brooklyn, too.
  if (country === 'US' && isInOtherBorough(comparison)) return true
  // Brunswick is not Brunswick East, of the same state.
  return (isNameAlone || withLongNames.has(country)) && isOppositePartOfTown(comparison)
}

/** What people leave out behind the name of a town, where no other place of the name is near. */
const leftOutBehind = /^(?:city|springs|beach|national park|by[ -]the[ -]sea)/i
const farKm = 100

/** "Carson, NV" is Carson City, and "Carmel, CA" Carmel-by-the-Sea. */
function isShortForTown({
  fields: { city },
  parts: { locality = '' },
  country,
  reading,
}: Comparison): boolean {
  const rest = locality.slice(city.length).replace(/^[\s-]+/, '')
  return (
    reading.region.length > 0 &&
    leftOutBehind.test(rest) &&
    (kmBetweenTowns(city, locality, country) ?? (/beach$/i.test(rest) ? 0 : farKm)) >= farKm
  )
}

/** Whether New York alone is stored for a place in another borough than Manhattan. */
const isInOtherBorough = ({ fields, parts }: Comparison): boolean =>
  /^(?:new york(?: city)?|nyc)$/i.test(fields.city) &&
  /^(?:ny|new york)?$/i.test(fields.region) &&
  fields.line2 === '' &&
  !fields.line1.includes(',') &&
  parts.locality !== undefined &&
  !/^(?:new york|manhattan)$/i.test(parts.locality)

/** Whether the stored town's name goes on behind the found one's, and not with its region. */
export const isLongerName = ({ reading, parts, country, regions }: Comparison): boolean =>
  withLongNames.has(country) &&
  bestMatch(reading.city, [areaWords(tokensIn(parts.locality ?? '', country))]) === 'longer' &&
  bestMatch(reading.city.slice(-1), regions) === 'different'

/** Countries where many towns are called like another with a word behind it. */
const withLongNames = new Set(['AU', 'GB', 'NZ', 'US'])
