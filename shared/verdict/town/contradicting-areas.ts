import { areaWords, bestMatch, withRegion } from '../../address/areas/areas.ts'
import { isNameOfSeveral } from '../../address/areas/towns.ts'
import { isInOtherTerritory } from '../../address/country/territories.ts'
import { hasPostalCodes, isHalfOfOtherCode, isOtherCode } from '../../address/postal/postal-code.ts'
import { reachOfCodes } from '../../address/postal/reach-of-codes.ts'
import { tokensIn } from '../../address/words/vocabulary.ts'
import { isNumeric, lettersOf, plain } from '../../address/words/words.ts'
import { type Comparison, type Finding, hasFinding } from '../comparison.ts'
import type { Town } from '../found-town.ts'
import { findName } from '../names/names.ts'
import type { Reading } from '../stored/reading.ts'
import { storedParts } from '../stored/stored-parts.ts'
import { isOppositePartOfTown, isOppositeTown } from './parts-of-towns.ts'
import { hasOtherSuffix, isBeginningOfTown } from './town-additions.ts'
import { isLongerName } from './town-without-code.ts'
import { hasCodeOfOtherDistrict } from './unknown-part.ts'
import { isWiderArea } from './wider-area.ts'

/**
 * Whether town, state and code are of different places, although the town's name agrees. Portland
 * is in Oregon and in Maine: where the state is another one, and the code is too or is not stored,
 * the name alone proves nothing. Nor does the name of the area around the town, nor that of a town
 * on the mainland with the code of a territory. One wrong digit is an error in the code, and says
 * nothing of the place. Pure.
 * @param findings those for town, region and code
 */
export function areContradicting(
  comparison: Comparison,
  town: Town,
  findings: readonly Finding[],
): boolean {
  const { candidate, country, parts, reading } = comparison
  const has = (wanted: Finding['code']) => hasFinding(findings, wanted)
  // The code is of no place that the provider knows beside this one.
  if (candidate.isCodeUnconfirmed && candidate.partialMatch && reading.postalCode) return true
  // Only the quarter has the stored name: another town stands behind it.
  if (town.isHere && has('locality_differs')) return true
  // Without a code the region tells villages of one name apart: Oberwil is in Bern and in
  // Basel-Landschaft.
  const isRegionDeciding =
    has('postal_code_differs') ||
    !reading.postalCode ||
    withRegion.has(country) ||
    !hasPostalCodes(country)
  if (has('region_differs') && isRegionDeciding) return true
  const isRegionMisspelt = has('misspelt_region') && !withoutSpelling.has(country)
  if (has('misspelt_locality') && (isRegionMisspelt || isOppositeTown(comparison))) return true
  if (hasOtherSuffix(comparison)) return true
  const code = reading.postalCode?.text ?? ''
  if (isHalfOfOtherCode(code, parts.postalCode ?? '', country)) return true
  return has('postal_code_differs')
    ? isOfOtherCode(comparison, town, findings)
    : isCodeMissing(comparison) && isOfAreaAround(comparison, town, reading)
}

/** Whether the place of another code may be another one of that name. */
function isOfOtherCode(comparison: Comparison, town: Town, findings: readonly Finding[]): boolean {
  const { country, parts, reading } = comparison
  const [stored = '', found = ''] = [reading.postalCode?.text, parts.postalCode]
  // Miami Beach has other codes than Miami, and Noida has others than Greater Noida.
  if (isLongerName(comparison) || isOppositePartOfTown(comparison)) return true
  const isFar = reachOfCodes(country) === 'quarter' || hasCodeOfOtherDistrict(comparison)
  const isWider = isOfAreaAround(comparison, town, withTownApart(reading))
  // Puno is in the region of Puno, and so is Juliaca, whose code differs in a digit.
  if (isWider && (isFar || regionsNamedAfterTowns.has(country))) return true
  if (!isOtherCode(stored, found)) return false
  return (
    hasFinding(findings, 'misspelt_locality') ||
    isWider ||
    isBeginningOfTown(comparison) ||
    isProvinceBehindTown(comparison) ||
    isOneOfSeveral(comparison) ||
    (isFar && country === 'MX' && [stored, found].every(isInMexicoCity)) ||
    isInOtherTerritory(stored, parts)
  )
}

/** Whether the stored name is shown behind that of the found town: "08204 Sabadell, Barcelona". */
function isProvinceBehindTown({ candidate, parts, fields, reading, country }: Comparison): boolean {
  const [town, stored] = [lettersOf(parts.locality ?? ''), lettersOf(fields.city)]
  const shown = candidate.formattedAddress.split(',').map(lettersOf)
  const name = areaWords(tokensIn(parts.locality ?? '', country))
  if (findName(name, reading.lines, { initials: false }).quality === 'same') return false
  const at = shown.findIndex((section) => town !== '' && section.endsWith(town))
  return at >= 0 && stored !== '' && stored !== town && shown[at + 1] === stored
}

/** Whether stored and found code cannot be compared, where a town's name may be a region's. */
const isCodeMissing = ({ country, parts, reading, fields }: Comparison): boolean =>
  !(reading.postalCode?.text && parts.postalCode) &&
  regionsNamedAfterTowns.has(country) &&
  !(country === 'IE' && /^co(?:unty)?\b/i.test(fields.city)) &&
  !(country === 'TW' && !isCounty.test(parts.region ?? '')) &&
  !metropolises.has(plain((reading.city[0] ?? reading.region[0])?.raw ?? ''))

/** Whether the stored name is that of the area around the town, or the town was guessed. */
function isOfAreaAround(
  { candidate, parts, reading, regions, country }: Comparison,
  town: Town,
  withTown: Reading,
): boolean {
  // Emirates have no codes, and forms ask for a region: "Al Ain" there is a town of Abu Dhabi.
  const isTownInRegion =
    country === 'AE' && regions.length > 0 && bestMatch(reading.region, regions) === 'different'
  const isRegionAlone =
    town.field === 'region' && (reading.isFree || (reading.city.length === 0 && !isTownInRegion))
  // The provider guessed, and does not show the town that it guessed.
  const isGuess = candidate.partialMatch === true && !parts.locality
  return isWiderArea(withTown, parts) || isRegionAlone || isGuess
}

/**
 * Whether the town is one of several of its name, or a village whose houses have no street, which
 * often is. Then only the code tells them apart.
 */
const isOneOfSeveral = ({ fields, parts, street, country }: Comparison): boolean =>
  isNameOfSeveral(fields.city, parts.locality ?? '', country) ||
  (parts.houseNumber !== undefined &&
    withVillages.has(country) &&
    (street.length === 0 || lettersOf(parts.street ?? '') === lettersOf(parts.locality ?? '')))

/** Countries whose villages have houses with numbers and no streets: "Nowa Wieś 31". */
const withVillages = new Set(['AT', 'CZ', 'DE', 'HR', 'HU', 'PL', 'RO', 'RS', 'SI', 'SK'])

/** In one text the town stands between the last commas. */
function withTownApart(reading: Reading): Reading {
  const parts = storedParts(reading.lines).map(({ words }) => words)
  const city = (parts.at(-1) ?? []).filter(({ text }) => !isNumeric(text))
  return reading.isFree && parts.length > 1
    ? { ...reading, city, lines: parts.slice(0, -1).flat() }
    : reading
}

/**
 * Countries whose regions or municipalities bear the names of towns and have other towns, too:
 * Bramming is in Esbjerg Kommune. Not those where the region is one large town with many quarters:
 * Cairo, Istanbul, Lima, Tokyo.
 */
const regionsNamedAfterTowns = new Set(
  [
    'AE AL AO AR AT BD BE BG BO BR BY CA CH CL CR CZ DE DK DO DZ EC EE ES FI GH GT HN HR HU IQ',
    'IE IT JO KE KH KZ LT LU LV MA MX MZ NI NL PA PE PH PL PT RO RU SA SE SK SN SV TH TN TT TW TZ',
    'UA UG US UY UZ VE',
  ].flatMap((line) => line.split(' ')),
)

/** Countries whose names are in Arabic, and in Latin letters as each pleases: Mishref, Mishrif. */
const withoutSpelling = new Set('AE BH EG IQ JO KW LB LY OM QA SA SY YE'.split(' '))

/** The large towns of Taiwan are regions, its counties have towns. */
const isCounty = /縣$|County$/

/** Of these countries, towns whose region they fill, with districts that are called towns. */
const metropolises = new Set(['cdmx', 'ciudad', 'lima', 'luanda', 'mexico', 'nairobi'])

/** The boroughs of Mexico City, each with codes of its own, have streets of the same names. */
const isInMexicoCity = (code: string): boolean => /^(?:0[1-9]|1[0-6])\d{3}$/.test(code)
