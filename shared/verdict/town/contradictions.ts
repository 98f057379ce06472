import { areaWords, bestMatch, withRegion } from '../../address/areas/areas.ts'
import { isOneTheBeginning } from '../../address/areas/like-towns.ts'
import { isNameOfSeveral, kmBetweenTowns } from '../../address/areas/towns.ts'
import { countryNamed } from '../../address/country/country-names.ts'
import { isInOtherTerritory } from '../../address/country/territories.ts'
import {
  hasPostalCodes,
  haveSameCharacters,
  isHalfOfOtherCode,
  isOtherCode,
} from '../../address/postal/postal-code.ts'
import { codesCoverAtMost, reachOfCodes } from '../../address/postal/reach-of-codes.ts'
import { inDigits } from '../../address/street/street-codes/numbers-in-digits.ts'
import { isNearlyOneOf } from '../../address/words/same-words.ts'
import { type Token, tokensIn } from '../../address/words/vocabulary.ts'
import { isNumeric, plain } from '../../address/words/words.ts'
import { type Comparison, type Finding, hasOtherCode } from '../comparison.ts'
import type { Street } from '../found-street.ts'
import type { Town } from '../found-town.ts'
import { isInOtherEstate } from '../stored/estates-of-spain.ts'
import type { Reading } from '../stored/reading.ts'
import { provinceShown } from '../stored/region-apart.ts'
import { onlyLetters } from '../stored/region-names.ts'
import { storedParts } from '../stored/stored-parts.ts'
import { isInOtherCountedQuarter } from './counted-quarters.ts'
import { isInOtherDistrictOfVietnam } from './districts-of-vietnam.ts'
import { isInFarTown, isInOtherTownOfProvince, isOfOtherTown } from './far-town.ts'
import { isCountedInUnknownQuarter, isInOtherNamedQuarter } from './named-quarters.ts'
import { isInOtherStoredQuarter } from './other-quarter.ts'
import { isInOtherWard } from './other-ward.ts'
import { isOppositePartOfTown, isOppositeTown } from './parts-of-towns.ts'
import { isInQuarterOfOtherCode, isInVillageBeside } from './quarter-of-other-code.ts'
import { isStreetOfCommuneApart, isStreetOfOtherVillage } from './street-of-villages.ts'
import { isCalledByNumber, isCountedInOtherQuarter } from './streets-by-number.ts'
import {
  hasContradictingAddition,
  hasOtherSuffix,
  isBeginningOfTown,
  isInOtherCanton,
  isInOtherKindOfMunicipality,
  isInOtherMunicipality,
  isInProvinceOfCapital,
  isLongerTown,
} from './town-additions.ts'
import { hasOtherTownBeside } from './town-beside.ts'
import { isInOtherRegion } from './town-of-other-region.ts'
import { hasTwoAddresses } from './two-addresses.ts'
import {
  hasCodeOfOtherDistrict,
  hasStrangePart,
  isCalledByKind,
  isCountedBlock,
  isQuarterUnconfirmed,
} from './unknown-part.ts'
import { isInOtherVillage } from './village-of-commune.ts'
import { isWiderArea } from './wider-area.ts'

/** What is known of the candidate's place so far. */
interface Known {
  street: Street
  town: Town
  /** The findings for town, region and code. */
  findings: readonly Finding[]
  /** The stored code is the candidate's. */
  isCodeRight: boolean
}

/** Whether a part of the stored address is of another place than the rest of it. Pure. */
export function isOfOtherPlace(comparison: Comparison, known: Known): boolean {
  const { street, town, findings, isCodeRight } = known
  if (hasTwoAddresses(comparison)) return true
  if (isInOtherCountedQuarter(comparison) || isInOtherCanton(comparison)) return true
  if (isInOtherNamedQuarter(comparison, street) || isInOtherVillage(comparison)) return true
  if (isInProvinceOfCapital(comparison) || isInOtherMunicipality(comparison)) return true
  if (isInOtherKindOfMunicipality(comparison) || isInOtherEstateOfSpain(comparison)) return true
  if (isInOtherDistrict(comparison, findings) || isCountedInUnknownQuarter(comparison)) return true
  if (!town.isHere && !isCodeRight) return false
  if (!isCodeRight && isInUnknownAreaOfKuwait(comparison)) return true
  if (hasContradictingAddition(comparison) || hasStrangePart(comparison, street)) return true
  if (isCodeRight && isLongerTown(comparison)) return true
  if (isCountedInOtherQuarter(comparison, street)) return true
  if (isStreetOfOtherVillage(comparison, findings)) return true
  if (isStreetOfCommuneApart(comparison)) return true
  if (isInVillageBeside(comparison, street)) return true
  // The codes of Vietnam are those of whole towns.
  if (isInOtherDistrictOfVietnam(comparison, street)) return true
  // In Turkey the quarters of a code have streets of the same names.
  const mayShareCode = comparison.country === 'TR'
  if (isCodeRight && mayShareCode && isInOtherStoredQuarter(comparison, street)) return true
  const isDiffering = findings.some(({ code: found }) => found === 'locality_differs')
  if (isCodeRight)
    return (isDiffering && isOppositeTown(comparison)) || isOfOtherTown(comparison, findings)
  if (isInOtherProvince(comparison)) return true
  if (isInOtherTownOfProvince(comparison)) return true
  if (isInFarTown(comparison) || isMisspeltUnderOtherCode(comparison, street)) return true
  if (hasCodeOfOtherTownOfMalta(comparison)) return true
  if (isInOtherPostalDistrict(comparison) || isInOtherRegion(comparison, street)) return true
  if (hasOtherTownBeside(comparison, street)) return true
  if (isInOtherStoredQuarter(comparison, street)) return true
  if (isInQuarterOfOtherCode(comparison, street)) return true
  // London has many streets of one name, which only their codes tell apart.
  const isWithoutCode = comparison.country === 'GB' && !comparison.reading.postalCode
  const isOfQuarter = isCalledByKind(comparison) || isCountedBlock(comparison) || isWithoutCode
  if (isOfQuarter && isQuarterUnconfirmed(comparison, street)) return true
  return isInOtherWard(comparison) || areContradicting(comparison, town, findings)
}

const isInOtherEstateOfSpain = ({ country, candidate, fields }: Comparison): boolean =>
  country === 'ES' &&
  isInOtherEstate([fields.line1, fields.line2, fields.text], candidate.formattedAddress)

/**
 * Whether only the governorate of Kuwait is stored, or another area of it. Each area counts its
 * blocks, and each block its streets: block 4 of Rumaithiya is not that of Salwa.
 */
function isInUnknownAreaOfKuwait({ reading, parts, street, country }: Comparison): boolean {
  if (country !== 'KW' || !isCalledByNumber(street)) return false
  const area = areaWords(tokensIn(parts.locality ?? '', country))
  const stored = [...reading.city, ...reading.lines]
  const isComparable = area.some(({ isLatin }) => stored.some((word) => word.isLatin === isLatin))
  // "جابرية" is الجابرية.
  const isStored = (word: Token) =>
    isNearlyOneOf(stored)(word) ||
    stored.some((other) => withoutArticle(other) === withoutArticle(word))
  return isComparable && !area.some(isStored)
}

const withoutArticle = ({ text }: Token): string => text.replace(/^(?:ال|al)(?=\p{L}{3})/u, '')

/**
 * Whether town, state and code are of different places, although the town's name agrees. Portland
 * is in Oregon and in Maine: where the state is another one, and the code is too or is not stored,
 * the name alone proves nothing. Nor does the name of the area around the town, nor that of a town
 * on the mainland with the code of a territory. One wrong digit is an error in the code, and says
 * nothing of the place.
 */
function areContradicting(
  comparison: Comparison,
  town: Town,
  findings: readonly Finding[],
): boolean {
  const { candidate, country, parts, reading } = comparison
  // The provider guessed, and does not show the town that it guessed.
  const isGuess = candidate.partialMatch === true && !parts.locality
  const has = (wanted: Finding['code']) => findings.some(({ code }) => code === wanted)
  // Newport Pagnell is a town, and so is Newport.
  const isNameAlone = !reading.postalCode && reading.region.length === 0
  const isBeginning = isOneTheBeginning(comparison.fields.city, parts.locality ?? '', country)
  if (isNameAlone && (isBeginning || isOppositePartOfTown(comparison))) return true
  // The code is of no place that the provider knows beside this one.
  if (candidate.isCodeUnconfirmed && candidate.partialMatch && reading.postalCode) return true
  // Only the quarter has the stored name: another town stands behind it.
  if (town.isHere && has('locality_differs')) return true
  const hasOtherCode = has('postal_code_differs')
  const code = reading.postalCode?.text ?? ''
  // Without a code the region tells villages of one name apart: Oberwil is in Bern and in
  // Basel-Landschaft.
  const isRegionDeciding =
    hasOtherCode || code === '' || withRegion.has(country) || !hasPostalCodes(country)
  if (has('region_differs') && isRegionDeciding) return true
  const isFarCode =
    hasOtherCode && (reachOfCodes(country) === 'quarter' || hasCodeOfOtherDistrict(comparison))
  const isRegionAlone = town.field === 'region' && (reading.isFree || reading.city.length === 0)
  const isWider =
    isWiderArea(hasOtherCode ? withTownApart(reading) : reading, parts) || isRegionAlone || isGuess
  const isMissingCode =
    !(code && parts.postalCode) &&
    regionsNamedAfterTowns.has(country) &&
    !(country === 'IE' && /^co(?:unty)?\b/i.test(comparison.fields.city)) &&
    !(country === 'TW' && !isCounty.test(parts.region ?? '')) &&
    !metropolises.has(plain(reading.city[0]?.raw ?? ''))
  // Without a code "Miami" is not Miami Beach, and the streets of Manhattan are in Brooklyn, too.
  if (code === '' && country === 'US') {
    const isShort = isBeginning && isShortForTown(comparison)
    if ((isBeginning && !isShort) || isInOtherBorough(comparison)) return true
  }
  // Nor is Brunswick Brunswick East, of the same state.
  if (code === '' && withLongNames.has(country) && isOppositePartOfTown(comparison)) return true
  if (isHalfOfOtherCode(code, parts.postalCode ?? '', country)) return true
  // Miami Beach has other codes than Miami, and Noida has others than Greater Noida.
  if (hasOtherCode && (isLongerName(comparison) || isOppositePartOfTown(comparison))) return true
  // Puno is in the region of Puno, and so is Juliaca, whose code differs in a digit.
  const isOfRegionOnly = hasOtherCode && regionsNamedAfterTowns.has(country)
  if ((isFarCode || isMissingCode || isOfRegionOnly) && isWider) return true
  const isRegionMisspelt = has('misspelt_region') && !withoutSpelling.has(country)
  if (has('misspelt_locality') && (isRegionMisspelt || isOppositeTown(comparison))) return true
  if (hasOtherSuffix(comparison)) return true
  if (!hasOtherCode || !isOtherCode(code, parts.postalCode ?? '')) return false
  return (
    has('misspelt_locality') ||
    isWider ||
    isBeginningOfTown(comparison) ||
    isOneOfSeveral(comparison) ||
    (isFarCode && country === 'MX' && [code, parts.postalCode ?? ''].every(isInMexicoCity)) ||
    isInOtherTerritory(code, parts)
  )
}

/**
 * Whether the town is one of several of its name, or a village whose houses have no street, which
 * often is. Then only the code tells them apart.
 */
const isOneOfSeveral = ({ fields, parts, street, country }: Comparison): boolean =>
  isNameOfSeveral(fields.city, parts.locality ?? '', country) ||
  (street.length === 0 && parts.houseNumber !== undefined && withVillages.has(country))

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

/** Countries whose villages have houses with numbers and no streets: "Nowa Wieś 31". */
const withVillages = new Set(['AT', 'CZ', 'DE', 'HR', 'HU', 'PL', 'RO', 'RS', 'SI', 'SK'])

/** The letters of Malta's codes are those of the town: Żebbuġ is there (ZBG) and on Gozo (ZBB). */
function hasCodeOfOtherTownOfMalta({ reading, parts, country }: Comparison): boolean {
  if (country !== 'MT') return false
  const stored = onlyLetters(reading.postalCode?.text ?? '')
  const found = onlyLetters(parts.postalCode ?? '')
  return stored !== '' && found !== '' && stored !== found
}

/**
 * Whether both the street and the code are nearly the stored ones alone: Nowolipki 14, 00-153, is
 * not Nowolipie 14, 00-150. One of the two may be an error, two are another street.
 */
function isMisspeltUnderOtherCode(comparison: Comparison, street: Street): boolean {
  const { reading, parts, country } = comparison
  if (street.kind !== 'misspelt' || street.isNamed || !hasOtherCode(comparison)) return false
  const [code = '', right = ''] = [reading.postalCode?.text, parts.postalCode]
  return codesCoverAtMost(country, 'streets') && !haveSameCharacters(code, right)
}

/** "Castro LE": the province behind the town, at the end of one text. */
const provinceAtEnd = /\p{L}\s\(?([A-Z]{2})\)?$/u

/** Whether one text of Italy ends with another province than the provider's, and has no code. */
function isInOtherProvince({ fields, country, candidate, reading }: Comparison): boolean {
  if (country !== 'IT' || !reading.isFree || reading.postalCode) return false
  const stored = provinceAtEnd.exec(fields.text.trim())?.[1]
  const shown = provinceShown(candidate)
  return stored !== undefined && shown !== undefined && stored !== 'IT' && stored !== shown
}

/** In one text the town stands between the last commas. */
function withTownApart(reading: Reading): Reading {
  const parts = storedParts(reading.lines).map(({ words }) => words)
  const city = (parts.at(-1) ?? []).filter(({ text }) => !isNumeric(text))
  return reading.isFree && parts.length > 1
    ? { ...reading, city, lines: parts.slice(0, -1).flat() }
    : reading
}

/** Whether the stored town's name goes on behind the found one's, and not with its region. */
const isLongerName = ({ reading, parts, country, regions }: Comparison): boolean =>
  withLongNames.has(country) &&
  bestMatch(reading.city, [areaWords(tokensIn(parts.locality ?? '', country))]) === 'longer' &&
  bestMatch(reading.city.slice(-1), regions) === 'different'

/** Countries where many towns are called like another with a word behind it. */
const withLongNames = new Set(['AU', 'GB', 'NZ', 'US'])

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
const metropolises = new Set(['cdmx', 'ciudad', 'lima', 'luanda', 'mexico'])

/** The boroughs of Mexico City, each with codes of its own, have streets of the same names. */
const isInMexicoCity = (code: string): boolean => /^(?:0[1-9]|1[0-6])\d{3}$/.test(code)

/** The number of a postal district in a code: Kingston 10 has 10, codes of Dublin 4 begin D04. */
const districtsInCodes = new Map([
  ['IE', /^D0?(\d{1,2})/i],
  ['JM', /^0?(\d{1,2})$/],
  ['HU', /^1(\d\d)/],
])
/** The number of a postal district behind the name of a town: "Kingston 5", "Budapest XX. ker." */
const districtBehindTown = /\s0?(\d{1,2}|[IVX]+(?=\.))(?:\.(?:\s?ker(?:ület|\.)?)?)?$/u

/** The same in one text: "Bp. VIII. ker." */
const districtOfBudapest = /(?<!\p{L})(?:Budapest|Bp)[.,\s]+([IVX]+)\.\s?ker/iu

/** Whether another postal district of the town is stored: Kingston 5 is not Kingston 10. */
function isInOtherPostalDistrict({ fields, parts, country, reading }: Comparison): boolean {
  const code = reading.postalCode?.text ?? ''
  const found = districtsInCodes.get(country)?.exec(parts.postalCode ?? '')?.[1]
  const inText = country === 'HU' ? districtOfBudapest.exec(fields.text) : null
  // Streets of one name are in most districts of Budapest.
  const isMisplaced = haveSameCharacters(code, parts.postalCode ?? '')
  const inCode = country === 'HU' && !isMisplaced ? districtsInCodes.get('HU')?.exec(code) : null
  const stored = (districtBehindTown.exec(fields.city) ?? inText ?? inCode)?.[1]
  if (found === undefined || stored === undefined) return false
  return Number(inDigits(stored.toUpperCase())) !== Number(found)
}

/**
 * Whether another district of the same city is stored. Where codes are those of whole cities, or
 * there are none, nothing else shows it.
 */
function isInOtherDistrict({ country, fields }: Comparison, findings: readonly Finding[]): boolean {
  if (!findings.some(({ code }) => code === 'locality_differs')) return false
  const isWholeCity = fields.city === country || countryNamed(fields.city) === country
  return country === 'VN' || (country === 'HK' && !isWholeCity)
}
