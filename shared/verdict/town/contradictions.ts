import {
  areaWords,
  bestMatch,
  isAreaKind,
  isNameInOneWord,
  isStranger,
  minName,
  withRegion,
} from '../../address/areas/areas.ts'
import { isOneTheBeginning } from '../../address/areas/like-towns.ts'
import { otherTownNames } from '../../address/areas/town-names.ts'
import { isNameOfSeveral } from '../../address/areas/towns.ts'
import type { Components } from '../../address/components.ts'
import { countryNamed } from '../../address/country/country-names.ts'
import { isInOtherTerritory } from '../../address/country/territories.ts'
import {
  hasPostalCodes,
  haveSameCharacters,
  isOfOtherDistrict,
  isOtherCode,
} from '../../address/postal/postal-code.ts'
import { inDigits } from '../../address/street/street-codes/numbers-in-digits.ts'
import { isSameWord } from '../../address/words/same-words.ts'
import { type Token, tokensIn, writtenText } from '../../address/words/vocabulary.ts'
import { isNumeric, plain } from '../../address/words/words.ts'
import { areasOf, type Comparison, type Finding, hasOtherCode } from '../comparison.ts'
import type { Street } from '../found-street.ts'
import { isInQuarterAtEdge, isQuarterStored, type Town } from '../found-town.ts'
import { findName } from '../names/names.ts'
import { hasNumberElsewhere } from '../names/numbers-in-names.ts'
import { countedAreas, sectionsOf, tokens } from '../other-places.ts'
import { isInOtherEstate } from '../stored/estates-of-spain.ts'
import type { Placed, Reading } from '../stored/reading.ts'
import { isProvinceCode, provinceShown } from '../stored/region-apart.ts'
import { storedParts } from '../stored/stored-parts.ts'
import { isInOtherDistrictOfVietnam } from './districts-of-vietnam.ts'
import { isInFarTown, isOfOtherTown } from './far-town.ts'
import { isCountedInUnknownQuarter, isInOtherNamedQuarter } from './named-quarters.ts'
import { isInOtherStoredQuarter } from './other-quarter.ts'
import { isInOtherWard } from './other-ward.ts'
import { isOppositePartOfTown, isOppositeTown } from './parts-of-towns.ts'
import { isInQuarterOfOtherCode, isInVillageBeside } from './quarter-of-other-code.ts'
import { isStreetOfOtherVillage } from './street-of-villages.ts'
import { isCountedInOtherQuarter } from './streets-by-number.ts'
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
import { isPartOfCount } from './village.ts'
import { isInOtherVillage } from './village-of-commune.ts'

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
  if (isOtherQuarter(comparison) || isInOtherCanton(comparison)) return true
  if (isInOtherNamedQuarter(comparison, street) || isInOtherVillage(comparison)) return true
  if (isInProvinceOfCapital(comparison) || isInOtherMunicipality(comparison)) return true
  if (isInOtherKindOfMunicipality(comparison) || isInOtherEstateOfSpain(comparison)) return true
  if (isInOtherDistrict(comparison, findings) || isCountedInUnknownQuarter(comparison)) return true
  if (!town.isHere && !isCodeRight) return false
  if (hasContradictingAddition(comparison) || hasStrangePart(comparison, street)) return true
  if (isCodeRight && isLongerTown(comparison)) return true
  if (isCountedInOtherQuarter(comparison, street)) return true
  if (isStreetOfOtherVillage(comparison, findings)) return true
  if (isInVillageBeside(comparison, street)) return true
  // In Turkey the quarters of a code have streets of the same names.
  const mayShareCode = comparison.country === 'TR'
  if (isCodeRight && mayShareCode && isInOtherStoredQuarter(comparison, street)) return true
  if (isCodeRight) return isOfOtherTown(comparison, findings)
  if (isInOtherProvince(comparison) || isInOtherDistrictOfVietnam(comparison, street)) return true
  if (isInFarTown(comparison) || isMisspeltUnderOtherCode(comparison, street)) return true
  if (isInOtherPostalDistrict(comparison) || isInOtherRegion(comparison, street)) return true
  if (hasOtherTownBeside(comparison, street)) return true
  if (isInOtherStoredQuarter(comparison, street)) return true
  if (isInQuarterOfOtherCode(comparison, street)) return true
  const isOfQuarter = isCalledByKind(comparison) || isCountedBlock(comparison)
  if (isOfQuarter && isQuarterUnconfirmed(comparison, street)) return true
  return isInOtherWard(comparison) || areContradicting(comparison, town, findings)
}

const isInOtherEstateOfSpain = ({ country, candidate, fields }: Comparison): boolean =>
  country === 'ES' &&
  isInOtherEstate([fields.line1, fields.line2, fields.text], candidate.formattedAddress)

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
    hasOtherCode && (withCodesOfQuarters.has(country) || hasCodeOfOtherDistrict(comparison))
  const isRegionAlone = town.field === 'region' && (reading.isFree || reading.city.length === 0)
  const isWider =
    isWiderArea(hasOtherCode ? withTownApart(reading) : reading, parts) || isRegionAlone || isGuess
  const isMissingCode =
    !(code && parts.postalCode) &&
    regionsNamedAfterTowns.has(country) &&
    !(country === 'TW' && !isCounty.test(parts.region ?? '')) &&
    !metropolises.has(plain(reading.city[0]?.raw ?? ''))
  // Miami Beach has other codes than Miami, and Noida has others than Greater Noida.
  if (hasOtherCode && (isLongerName(comparison) || isOppositePartOfTown(comparison))) return true
  // Puno is in the region of Puno, and so is Juliaca, whose code differs in a digit.
  const isOfRegionOnly = hasOtherCode && (regionsNamedAfterTowns.has(country) || country === 'MX')
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

/** Countries whose villages have houses with numbers and no streets: "Nowa Wieś 31". */
const withVillages = new Set(['AT', 'CZ', 'DE', 'HR', 'HU', 'PL', 'RO', 'RS', 'SI', 'SK'])

/** Countries whose codes are those of a street or a part of it. */
const withCodesOfStreets = new Set(['BR', 'CA', 'GB', 'IE', 'NL', 'PL', 'PT'])

/**
 * Whether both the street and the code are nearly the stored ones alone: Nowolipki 14, 00-153, is
 * not Nowolipie 14, 00-150. One of the two may be an error, two are another street.
 */
function isMisspeltUnderOtherCode(comparison: Comparison, street: Street): boolean {
  const { reading, parts, country } = comparison
  if (street.kind !== 'misspelt' || street.isNamed || !hasOtherCode(comparison)) return false
  const [code = '', right = ''] = [reading.postalCode?.text, parts.postalCode]
  return withCodesOfStreets.has(country) && !haveSameCharacters(code, right)
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
 * Countries whose regions bear the names of towns and have other towns, too. Not those where the
 * region is one large town with many quarters: Cairo, Istanbul, Lima, Tokyo.
 */
const regionsNamedAfterTowns = new Set(
  [
    'AE AL AO AR AT BD BE BG BO BR BY CA CH CL CR CZ DE DO DZ EC EE ES FI GH GT HN HR HU IQ',
    'IT JO KE KH KZ LT LU LV MA MZ NI NL PA PE PH PL PT RO RU SA SE SK SN SV TH TN TT TW TZ',
    'UA UG US UY UZ VE',
  ].flatMap((line) => line.split(' ')),
)

/** Countries whose names are in Arabic, and in Latin letters as each pleases: Mishref, Mishrif. */
const withoutSpelling = new Set('AE BH EG IQ JO KW LB LY OM QA SA SY YE'.split(' '))

/** The large towns of Taiwan are regions, its counties have towns. */
const isCounty = /縣$|County$/

/** Of these countries, towns whose region they fill, with districts that are called towns. */
const metropolises = new Set(['lima', 'luanda'])

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
function isInOtherPostalDistrict({ fields, parts, country }: Comparison): boolean {
  const found = districtsInCodes.get(country)?.exec(parts.postalCode ?? '')?.[1]
  const inText = country === 'HU' ? districtOfBudapest.exec(fields.text) : null
  const stored = (districtBehindTown.exec(fields.city) ?? inText)?.[1]
  if (found === undefined || stored === undefined) return false
  return Number(inDigits(stored.toUpperCase())) !== Number(found)
}

/** Whether the stored code is of another district than the found one. */
function hasCodeOfOtherDistrict(comparison: Comparison): boolean {
  const { reading, parts, country } = comparison
  const stored = reading.postalCode?.text ?? ''
  const isWide = isInQuarterAtEdge(comparison)
  return isOfOtherDistrict(stored, parts.postalCode ?? '', isWide ? undefined : country)
}

/**
 * Whether a part of the stored lines beside the street names what the provider does not show here.
 * It may be a building. It may be the quarter of another place, too: Allende 40 in Coyoacán is not
 * the one in Cuauhtémoc.
 */
function hasStrangePart(comparison: Comparison, street: Street): boolean {
  const { reading, parts } = comparison
  const { postalCode: code = '' } = parts
  const stored = reading.postalCode?.text ?? ''
  const isOther =
    hasCodeOfOtherDistrict(comparison) ||
    (withCodesOfQuarters.has(comparison.country) && stored !== '' && stored !== code) ||
    (comparison.country === 'VN' && stored === code && !isQuarterStored(comparison)) ||
    (withStreetsOfQuarters.has(comparison.country) && stored === '' && !isQuarterStored(comparison))
  const isFreeText = reading.isFree && isOtherCode(stored, code)
  if (!isFreeText)
    return Boolean(parts.dependentLocality && isOther) && hasUnknownPart(comparison, street)
  // In one text a building or a company may stand before the street.
  const first = Math.min(...street.used)
  const known = [...comparison.formatted(), ...areasOf(comparison)]
  return reading.lines.some(
    (word, at) => at > first && !street.used.has(at) && !word.isType && isStranger(word, [known]),
  )
}

/**
 * Whether the found quarter is not stored, and something that the provider does not show is: a
 * building, a company, or another quarter that has such a street, too. Without the code nothing
 * tells.
 */
export const isQuarterUnconfirmed = (comparison: Comparison, street: Street): boolean =>
  street.kind !== 'none' &&
  comparison.parts.dependentLocality !== undefined &&
  !isQuarterStored(comparison) &&
  hasUnknownPart(comparison, street)

/**
 * "The Drive" of Britain and Ireland: each estate of a town may have one, so another name behind it
 * tells.
 */
const isCalledByKind = ({ street, country }: Comparison): boolean =>
  (country === 'GB' || country === 'IE') &&
  street.length > 0 &&
  street.every(({ isType, isSmall }) => isType || isSmall)

/** "бл. 12": a block, which each quarter counts. */
const isCountedBlock = ({ street, parts }: Comparison): boolean =>
  street.length === 0 && /^\p{L}+\.?\s?\d+\p{L}?$/u.test(parts.building ?? '')

/**
 * Whether a part between commas, beside the street, is nothing that the provider shows here. The
 * kind of a quarter ("District", "Colonia") is no part of its name.
 */
function hasUnknownPart(comparison: Comparison, street: Street): boolean {
  const { reading, country, towns, regions, isCrossing } = comparison
  // "Av Winston Churchill 80 esq. Gustavo Mejia Ricart"
  if (isCrossing) return false
  const known = [...comparison.formatted(), ...areasOf(comparison)].filter(isOfName)
  const isKnown = (word: Token) =>
    known.some((one) => isSameWord(one, word)) || isNameInOneWord(word, [...towns, ...regions])
  const isKnownName = (words: readonly Token[]) => {
    const named = words.filter(isOfName)
    // "кв." is before the name of each quarter.
    const own = named.filter(({ isType }) => !isType)
    const name = own.length > 0 ? own : named
    // Syllables of Vietnam are in many names: Hà Đông, Hà Nội.
    return country === 'VN'
      ? name.every((word) => kindsInVietnam.has(word.text) || isKnown(word))
      : name.some(isKnown)
  }
  const ofStreet = new Set([...street.used].map((at) => sectionOf(street.pool[at])))
  const sections = [...Map.groupBy(reading.lines, sectionOf)]
  // There the quarter stands behind the street: what stands before it is a company.
  const isQuarterBehind =
    withStreetsOfQuarters.has(country) || country === 'VN' || isCalledByKind(comparison)
  const streetAt = isQuarterBehind ? sections.findIndex(([section]) => ofStreet.has(section)) : 0
  return sections.some(
    ([section, words], at) =>
      at >= streetAt &&
      !ofStreet.has(section) &&
      words.some((word) => isStranger(word, [])) &&
      !words.some((word) => isNumeric(word.text)) &&
      !isKnownName(words),
  )
}

const isOfName = (word: Token): boolean => !word.isSmall && !isAreaKind(word)

/** Kinds of areas there, and their syllables: "Huyện Củ Chi", "P. Chiềng Lề". */
const kindsInVietnam = new Set(
  'dist district do huyen p phuong pho q quan thanh thi thu tinh tp tt tx x xa'.split(' '),
)

/** Countries whose large towns have streets of one name in many quarters: "Calle Primera". */
const withStreetsOfQuarters = new Set(['DO', 'MX'])

/** Countries where codes that differ in their last digits are those of other quarters. */
const withCodesOfQuarters = new Set(['BD', 'DO'])

const sectionOf = (word: Placed | undefined): string => `${word?.field} ${word?.part}`

/**
 * Whether another district of the same city is stored. Where codes are those of whole cities, or
 * there are none, nothing else shows it.
 */
function isInOtherDistrict({ country, fields }: Comparison, findings: readonly Finding[]): boolean {
  if (!findings.some(({ code }) => code === 'locality_differs')) return false
  const isWholeCity = fields.city === country || countryNamed(fields.city) === country
  return country === 'VN' || (country === 'HK' && !isWholeCity)
}

/**
 * Whether another quarter of the same kind is stored: Zona 9 is not Zona 10, nor is sector F-7/2
 * sector F-7/3. Where quarters are counted, they have streets of the same names.
 */
function isOtherQuarter(comparison: Comparison): boolean {
  const { reading, candidate, parts, country, street, formatted } = comparison
  // "Greater Kailash II" is the second of that name.
  const dependentLocality = (parts.dependentLocality ?? '').replace(
    /(?<=\p{L}\s)[IVX]+$/u,
    inDigits,
  )
  const hasCounted = countedArea.test(candidate.formattedAddress)
  const isCounted = /\p{Nd}/u.test(dependentLocality)
  if (!hasCounted && !isCounted) return false
  const stored = [...reading.lines, ...reading.city]
  const sections = [...Map.groupBy(stored, sectionOf).values()]
  if (hasCounted && isInOtherCounted(formatted(), sections)) return true
  if (!isCounted) return false
  const name = tokens(dependentLocality, country)
  // "Jalan SS 2/24" is in SS 2.
  const says = (token: Token, word: Token) =>
    isSameWord(token, word) ||
    (isNumeric(word.text) &&
      (token.text.startsWith(`${word.text}/`) || Number(token.text) === Number(word.text)))
  const [code, ...others] = name
  // Without a street, the number of the estate beside that of the house.
  if (street.length === 0 && sections.some((words) => hasNumberElsewhere(name, words))) return true
  if (name.every((word) => stored.some((token) => says(token, word)))) return false
  if (!code || others.length > 0) return sections.some((words) => hasNumberElsewhere(name, words))
  return isSector.test(code.text) && stored.some(({ text }) => isSector.test(text))
}

/** A word and a number between commas, which may be a counted area: "Block 4", "4th Block". */
const countedArea =
  /(?:^|[,–-])\s*(?:\p{L}+\.?\s?\p{Nd}{1,3}|\d{1,2}(?:st|nd|rd|th)\s\p{L}+)\s*(?=[,–-]|$)/u

/** Whether a counted area of the formatted address is stored with another number alone: Block 4. */
function isInOtherCounted(
  formatted: readonly Token[],
  stored: readonly (readonly Token[])[],
): boolean {
  const hasNumber = (word: Token | undefined, number: Token) =>
    word !== undefined && (Number(word.text) === Number(number.text) || isPartOfCount(word, number))
  return sectionsOf(formatted).some((name) => {
    const kind = name.find(({ text }) => countedAreas.has(text))
    const number = name.find(({ text }) => isNumeric(text))
    if (name.length !== 2 || !kind || !number) return false
    const step = name[0] === kind ? 1 : -1
    const isIn = (words: readonly Token[]) =>
      words.some((word, at) => isSameWord(kind, word) && hasNumber(words[at + step], number))
    return stored.some((words) => hasNumberElsewhere(name, words)) && !stored.some(isIn)
  })
}

/** Sectors of planned towns: "F-7", "F-7/3", "G10". */
const isSector = /^[a-z]-?\d{1,2}(?:\/\d)?$/

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
  const isOneOf = (stored: readonly Token[], names: readonly (string | undefined)[]) =>
    bestMatch(
      stored,
      names.flatMap((name) => (name ? [areaWords(tokensIn(name, countryCode))] : [])),
    ) !== 'different'
  const wider = [parts.district, parts.region, parts.regionCode]
  // The area's own name or code in the region's field says no more.
  const stored = writtenText(region)
  const isUnknownCode = parts.regionCode === undefined && stored.length <= minName
  const isOfArea = isOneOf(region, wider) || isProvinceCode(stored, countryCode) || isUnknownCode
  if (region.length > 0 && !isOfArea) return false
  const town = areaWords(tokensIn(parts.locality, countryCode))
  if (findName(town, lines, { initials: false }).quality !== 'none') return false
  const own = [
    parts.locality,
    parts.dependentLocality,
    ...otherTownNames({ countryCode, ...parts }),
  ]
  // "Querétaro" is Santiago de Querétaro.
  const isInName = areaWords(city).every((word) => town.some((other) => isSameWord(word, other)))
  return !isInName && isOneOf(city, wider) && !isOneOf(city, own)
}
