import { areaWords, bestMatch, compareAreas } from '../../address/areas/areas.ts'
import { areOneRegion } from '../../address/areas/region-in-languages.ts'
import type { Components } from '../../address/components.ts'
import { type Token, tokensIn } from '../../address/words/vocabulary.ts'
import type { Candidate } from '../found.ts'
import type { Fields } from './fields.ts'

/** Italy's provinces are written as two letters, and the provider names the region around. */
export const isProvinceCode = (text: string, country: string): boolean =>
  country === 'IT' && /^[A-Z]{2}$/i.test(text)

/** Italy: the province behind the found town, "70126 Bari BA, Italia". SS before it is a road. */
export const provinceShown = ({ formattedAddress }: Candidate): string | undefined =>
  /\s([A-Z]{2})(?=,[^,]+$)/.exec(formattedAddress)?.[1]

const townAndRegion = /^(.+?)(?:,\s*([^,()\d]+)|\s*\(([^()\d]+)\))$/u

/**
 * "Santiago de Compostela, Galicia" or "Bra (CN)" in the field of the town: the region in its
 * own field.
 */
export function withRegionApart(
  fields: Fields,
  { locality = '', region = '', countryCode = '' }: Components,
  towns: readonly (readonly Token[])[],
  regions: readonly (readonly Token[])[],
): Fields {
  const [, town = '', behind, inside = ''] = townAndRegion.exec(fields.city) ?? []
  const last = behind ?? inside
  if (last === '' || fields.region !== '') return fields
  const words = tokensIn(last, countryCode)
  const isRegion =
    bestMatch(words, regions) === 'same' ||
    areOneRegion(last, region, countryCode) ||
    isProvinceCode(last, countryCode)
  // Before "Dubai" a quarter of it may stand, and Santiago is in the province of Santiago.
  const name = areaWords(tokensIn(locality, countryCode))
  const isTown = compareAreas(areaWords(tokensIn(town, countryCode)), name) === 'same'
  return isRegion && (isTown || (behind !== undefined && bestMatch(words, towns) !== 'same'))
    ? { ...fields, city: town, region: last }
    : fields
}
