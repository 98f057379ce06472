import { areaWords, bestMatch, minName, withRegion } from '../../address/areas/areas.ts'
import { isInSubdivision, isOtherSubdivision } from '../../address/areas/subdivisions.ts'
import { countryNamed, isPartOfCountry } from '../../address/country/country-names.ts'
import { hasUnspaced } from '../../address/words/unspaced.ts'
import { type Token, tokensIn, writtenText } from '../../address/words/vocabulary.ts'
import { fold } from '../../address/words/words.ts'
import { type Comparison, type Finding, hasRightCode } from '../comparison.ts'
import type { Town } from '../found-town.ts'
import { areOpposite } from '../names/opposites.ts'
import { isProvinceCode, provinceShown } from '../stored/region-apart.ts'
import { isBritishNation, isNameOfRegion } from '../stored/region-names.ts'

/** The findings for the stored state, province or county. Pure. */
export function compareRegion(comparison: Comparison, town: Town): Finding[] {
  const { reading, parts, country, towns, regions, others } = comparison
  const { region, isFree } = reading
  // Where the provider shows no region of Ireland, the county is the district.
  const county = country === 'IE' ? parts.district : undefined
  const after = parts.regionCode ?? parts.region ?? county
  if (!after || (town.field === 'region' && !isFree)) return []
  if (region.length === 0)
    return !isFree && withRegion.has(country) ? [{ code: 'region_missing', after }] : []
  const stored = writtenText(region)
  if (fold(stored) === fold(parts.regionCode ?? '') || bestMatch(region, regions) === 'same')
    return []
  if (isInOtherCounty(comparison)) return [{ code: 'region_differs', before: stored, after }]
  if (isNameOfRegion(stored, country, parts) || isDistrictOfRegion(stored, comparison)) return []
  const areas = hasRightCode(comparison) ? undefined : [...regions, ...towns, ...others()]
  if (hasRegionAmongParts(region, regions, areas)) return []
  if (isProvinceCode(stored, country)) {
    const shown = provinceShown(comparison.candidate)
    const isOther = shown
      ? shown !== stored.toUpperCase()
      : isOtherSubdivision(stored.toUpperCase(), [parts.region ?? ''], country)
    return isOther ? [{ code: 'region_differs', before: stored, after: shown ?? after }] : []
  }
  // The country's name in the region's field says nothing of the region: Hong Kong.
  const isPart =
    isBritishNation(stored) ||
    (country === 'ES' && isPartOfCountry(stored)) ||
    /^state of mexico$/i.test(stored)
  if (countryNamed(stored) === country && !isPart) return []
  const match = bestMatch(region, [...regions, ...towns, ...others(), ...provinceOf(comparison)])
  if (match === 'same' || match === 'longer') return []
  const mayHaveForms = town.isHere && !withRegion.has(country)
  if (mayHaveForms && haveOneStem(stored, parts.region ?? '', country)) return []
  // A code can't be compared where the provider gives none. "Edo" and "Huế" are names.
  const isShort = stored.length <= minName && !/\p{Script=Hangul}/u.test(stored)
  const isCode = isShort && !hasUnspaced(stored) && !/^\p{Lu}\p{Ll}/u.test(stored)
  if (isCode && !parts.regionCode) return []
  const isOther = regions.some((name) =>
    name.some((word) => region.some((other) => areOpposite(word, other))),
  )
  return [
    {
      code: match === 'misspelt' && !isOther ? 'misspelt_region' : 'region_differs',
      before: stored,
      after,
    },
  ]
}

/** Ashford is in Kent and in Surrey: without a code the county tells them apart. */
const isInOtherCounty = ({ reading, parts, country, fields }: Comparison): boolean =>
  (country === 'GB' || country === 'IE') &&
  !reading.postalCode &&
  parts.district !== undefined &&
  isOtherSubdivision(fields.region, [parts.district], country)

/** A district in the region's field: Gampaha, of Western Province, unless another one is shown. */
const isDistrictOfRegion = (stored: string, { parts, country }: Comparison): boolean =>
  isInSubdivision(stored, parts.region ?? '', country) &&
  !isOtherSubdivision(stored, [parts.district ?? ''], country)

/** What Italy calls the provinces around its large towns, in Italian and in English. */
const metropolitan = /^(?:citt[àa] metropolitana di|metropolitan city of)\s/iu

/** The province of a large town of Italy, which people write by the town's name alone. */
function provinceOf({ parts, country }: Comparison): (readonly Token[])[] {
  const { district = '' } = parts
  const name = district.replace(metropolitan, '')
  return country === 'IT' && name !== district ? [tokensIn(name, country)] : []
}

/**
 * An island or a county may stand beside the region: "São Miguel - Açores". It must be one of these
 * areas, if there are any.
 */
function hasRegionAmongParts(
  stored: readonly Token[],
  regions: readonly (readonly Token[])[],
  areas: readonly (readonly Token[])[] | undefined,
): boolean {
  const parts = [...Map.groupBy(stored, ({ part }) => part).values()]
  const isIn = (words: readonly Token[], names: readonly (readonly Token[])[]) =>
    bestMatch(words, names) === 'same'
  return (
    parts.some((words) => isIn(words, regions)) &&
    (areas === undefined || parts.every((words) => isIn(words, areas)))
  )
}

/** Countries where names of regions that begin alike differ at their end: Gyeongsangbuk, -nam. */
const withTellingEnds = new Set(['JP', 'KP', 'KR'])
const minStem = 5

/**
 * Whether two names of one word have one stem, as the forms of a name have: "Vladimirskaya" and
 * Vladimir Oblast, "Klaipėdos" and Klaipėda County.
 */
function haveOneStem(stored: string, region: string, country: string): boolean {
  const [words, others] = [stored, region].map((name) => areaWords(tokensIn(name, country)))
  const [one, other] = [words?.[0]?.plain ?? '', others?.[0]?.plain ?? '']
  if (words?.length !== 1 || others?.length !== 1 || withTellingEnds.has(country)) return false
  const apart = [...one].findIndex((letter, at) => letter !== other[at])
  const shared = apart < 0 ? one.length : apart
  const isLatin = !hasUnspaced(stored)
  return isLatin && shared >= minStem && shared >= 0.6 * Math.max(one.length, other.length)
}
