import { areaWords, bestMatch, minName } from '../../address/areas/areas.ts'
import { otherTownNames } from '../../address/areas/town-names.ts'
import type { Components } from '../../address/components.ts'
import { isOneOf } from '../../address/words/same-words.ts'
import { type Token, tokensIn, writtenText } from '../../address/words/vocabulary.ts'
import { findName } from '../names/names.ts'
import type { Reading } from '../stored/reading.ts'
import { isProvinceCode } from '../stored/region-apart.ts'
import { isNameOfRegion } from '../stored/region-names.ts'
import { storedParts } from '../stored/stored-parts.ts'

/**
 * Whether the stored town is only the name of the area around the candidate's town, which often is
 * the name of a town too: Madrid for Alcalá de Henares in the province of Madrid. Not where the
 * town or the state is stored beside it.
 */
export function isWiderArea(
  { city, region, lines }: Reading,
  { countryCode = '', ...parts }: Components,
): boolean {
  if (city.length === 0 || !parts.locality) return false
  const isNamed = (stored: readonly Token[], names: readonly (string | undefined)[]) =>
    bestMatch(
      stored,
      names.flatMap((name) => (name ? [areaWords(tokensIn(name, countryCode))] : [])),
    ) !== 'different'
  const wider = [parts.district, parts.region, parts.regionCode]
  // The area's own name or code in the region's field says no more.
  const stored = writtenText(region)
  const isUnknownCode = parts.regionCode === undefined && stored.length <= minName
  const isOfArea =
    isNamed(region, wider) ||
    isProvinceCode(stored, countryCode) ||
    isUnknownCode ||
    isNameOfRegion(stored, countryCode, parts)
  if (region.length > 0 && !isOfArea) return false
  const town = areaWords(tokensIn(parts.locality, countryCode))
  if (findName(town, lines, { initials: false }).quality !== 'none') return false
  const own = [
    parts.locality,
    parts.dependentLocality,
    ...otherTownNames({ countryCode, ...parts }),
  ]
  // "Querétaro, Qro." is Santiago de Querétaro.
  const isOfTown = (words: readonly Token[]) => areaWords(words).every(isOneOf(town))
  const isInName = storedParts(city).some(({ words }) => isOfTown(words))
  return !isInName && isNamed(city, wider) && !isNamed(city, own)
}
