import { areaWords, bestMatch, compareAreas } from '../../address/areas/areas.ts'
import { areOneRegion } from '../../address/areas/region-in-languages.ts'
import { isContraction } from '../../address/areas/town-names.ts'
import type { Components } from '../../address/components.ts'
import { type Token, tokensIn } from '../../address/words/vocabulary.ts'
import { fold, joined } from '../../address/words/words.ts'
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
 * "Santiago de Compostela, Galicia", "Bra (CN)" or "Rio de Janeiro RJ" in the field of the town:
 * the region in its own field.
 */
export function withRegionApart(
  fields: Fields,
  parts: Components,
  towns: readonly (readonly Token[])[],
  regions: readonly (readonly Token[])[],
): Fields {
  const { locality = '', countryCode = '' } = parts
  const [, town = '', behind, inside = ''] = townAndRegion.exec(fields.city) ?? []
  const last = behind ?? inside
  if (fields.region !== '') return fields
  if (last === '') return withRegionBehindTown(fields, parts, towns)
  const words = tokensIn(last, countryCode)
  const isRegion = bestMatch(words, regions) === 'same' || isRegionOf(last, parts)
  // Before "Dubai" a quarter of it may stand, and Santiago is in the province of Santiago.
  const name = areaWords(tokensIn(locality, countryCode))
  const isTown = compareAreas(areaWords(tokensIn(town, countryCode)), name) === 'same'
  return isRegion && (isTown || (behind !== undefined && bestMatch(words, towns) !== 'same'))
    ? { ...fields, city: town, region: last }
    : fields
}

const isRegionOf = (text: string, { region = '', countryCode = '' }: Components): boolean =>
  areOneRegion(text, region, countryCode) || isProvinceCode(text, countryCode)

/** "St Paul MN", "Campinas - SP", "Büyükçekmece/İstanbul": no comma stands before the region. */
function withRegionBehindTown(
  fields: Fields,
  parts: Components,
  towns: readonly (readonly Token[])[],
): Fields {
  const { locality = '', region = '', regionCode = '', countryCode = '' } = parts
  const [, code = ''] = /[\s/](\p{Lu}{2,3})$/u.exec(fields.city) ?? []
  const isCode = code !== '' && (code === regionCode || isRegionOf(code, parts))
  const last = isCode ? code : nameAtEnd(fields.city, region)
  if (last === '' || bestMatch(tokensIn(fields.city, countryCode), towns) === 'same') return fields
  const town = fields.city.slice(0, -last.length).replace(/[\s/-]+$/, '')
  // By its whole name: "Kuala Selangor" is not Kuala Langat in Selangor.
  const name = areaWords(tokensIn(town, countryCode))
  const isTown =
    (isCode && bestMatch(name, towns) === 'same') ||
    towns.some((area) => joined(area) === joined(name)) ||
    isContraction(town, locality)
  return isTown ? { ...fields, city: town, region: last } : fields
}

/** The end of the text that is this name, however it is accented; empty where there is none. */
function nameAtEnd(text: string, name: string): string {
  const end = text.slice(-name.length)
  const isApart = /[\s/-]$/.test(text.slice(0, -name.length))
  return name !== '' && isApart && fold(end) === fold(name) ? end : ''
}
