import { areaWords, bestMatch, compareAreas, isAreaKind } from '../../address/areas/areas.ts'
import { isLikeAnother } from '../../address/areas/like-towns.ts'
import { areOneTown, areTwoTowns } from '../../address/areas/town-codes.ts'
import { isTown } from '../../address/areas/towns.ts'
import { countryNamed } from '../../address/country/country-names.ts'
import { neighboursOfCities } from '../../address/data/region-names.ts'
import { compareCodes, hasPostalCodes } from '../../address/postal/postal-code.ts'
import { entryOf } from '../../address/words/entry-of.ts'
import { hasUnspaced } from '../../address/words/unspaced.ts'
import { type Token, tokensIn, writtenText } from '../../address/words/vocabulary.ts'
import { joined } from '../../address/words/words.ts'
import type { Comparison, Finding } from '../comparison.ts'
import type { Street } from '../found-street.ts'
import { isContracted, missingTown, misspeltName, nameOf, type Town } from '../found-town.ts'
import { findName } from '../names/names.ts'
import { withNameOfTheirs } from '../stored/fields.ts'
import type { Placed } from '../stored/reading.ts'
import { isNameOfRegion, onlyLetters } from '../stored/region-names.ts'
import { cityStates } from '../stored/stored-country.ts'
import { storedParts } from '../stored/stored-parts.ts'
import { isOfOtherPlace } from './contradictions.ts'
import { isInCountedArea } from './counted-quarters.ts'
import { isMiddleOfTown } from './middle-of-town.ts'
import { isPartOfTown } from './parts-of-towns.ts'
import { isPostTown, isSuburbOfStored } from './post-town.ts'
import { compareRegion } from './region.ts'
import { hasOtherAddition } from './town-additions.ts'
import { townInText } from './town-in-text.ts'
import { isQuarterUnconfirmed } from './unknown-part.ts'
import { isPlaceUnsure } from './unsure-place.ts'

/** Compares town, region and postal code, and decides whether any of them confirms the place. */
export function comparePlace(comparison: Comparison, street: Street): Finding[] {
  const { reading, country } = comparison
  const code = comparePostalCode(comparison)
  const town = reading.isFree ? townInText(comparison, street) : townInFields(comparison, street)
  const findings = [...town.findings, ...compareRegion(comparison, town), ...code.findings]
  if (!reading.isFree && isMisplaced(comparison, town, street))
    findings.push({ code: 'fields_misplaced' })
  const isHalfCode = code.findings.some((finding) => finding.code === 'postal_code_incomplete')
  const isOfSeveralTowns = isHalfCode && withSharedHalves.has(country) && town.stored !== ''
  const isHere = town.isHere || (code.agrees && !isOfSeveralTowns) || isInCountedArea(comparison)
  if (isOfOtherPlace(comparison, { street, town, findings, isCodeRight: code.agrees }))
    findings.push({ code: 'areas_contradict' })
  else if (code.agrees && isPostTown(comparison, street))
    return findings.filter((finding) => !findingsOfTown.has(finding.code))
  else if (!code.agrees && isQuarterUnconfirmed(comparison, street))
    findings.push({ code: 'quarter_unconfirmed' })
  if (isHere || (cityStates.has(country) && !isNeighbour(town.stored, country)))
    return !street.isByNameOnly && isPlaceUnsure(comparison, street)
      ? [...findings, { code: 'place_unconfirmed' }]
      : findings
  if (isPartOfTown(comparison)) return [...findings, { code: 'areas_contradict' }]
  if (town.stored || reading.postalCode) return [...findings, { code: 'found_elsewhere' }]
  return [...findings, { code: 'place_unconfirmed' }]
}

/**
 * Countries where several towns share the first half of a code, so that it does not confirm another
 * town than the stored one: W23 is Celbridge and Leixlip.
 */
const withSharedHalves = new Set(['CA', 'GB', 'IE'])

const findingsOfTown = new Set<Finding['code']>(['locality_differs', 'locality_missing'])

/** Whether a town beside a country that is one town is stored: Johor Bahru is not in Singapore. */
const isNeighbour = (town: string, country: string): boolean =>
  (entryOf(neighboursOfCities, country) ?? []).some(
    (name) => onlyLetters(name) === onlyLetters(town),
  )

function townInFields(comparison: Comparison, street: Street): Town {
  const { reading, parts, fields, towns, regions, others, country } = comparison
  const { region, misplaced, lines } = reading
  // "Cyprus" as the town says what the country does. With a code "Luxembourg" may be the capital.
  const isCountry =
    (!reading.postalCode || !withNameOfTheirs.has(country) || country === 'KW') &&
    countryNamed(writtenText(reading.city)) === country &&
    bestMatch(reading.city, [...towns, ...regions, ...others()]) === 'different'
  // "Kiambu County" is no town, though a town has its name.
  const isRegionName = regionKind.test(fields.city) && bestMatch(reading.city, regions) === 'same'
  // "CBD" is the middle of any town.
  const isMiddle = /^cbd$/i.test(fields.city)
  const isNoTown = isCountry || isRegionName || isMiddle || isIn(street, reading.city)
  const city = isNoTown ? [] : reading.city
  const stored = writtenText(city)
  const after = nameOf(comparison)
  const inTowns = bestMatch(city, towns)
  const here = (field: NonNullable<Town['field']>): Town => ({
    findings: [],
    isHere: true,
    stored,
    field,
  })
  const isNamed =
    inTowns === 'same' ||
    isAsWritten(comparison, city) ||
    isContracted(comparison, 'city') ||
    isBehindRegion(comparison, city) ||
    hasTownAmongParts(city, towns)
  if (isNamed) return here('city')
  // In Turkey people write the province as the town, and its district behind it: "İzmir, Bayraklı".
  if (bestMatch(region, towns) === 'same' && bestMatch(city, regions) === 'same')
    return here(country === 'TR' ? 'city' : 'region')
  const inAreas = hasOtherAddition(comparison) ? undefined : townInAreas(comparison, city)
  if (inAreas) return { ...here('city'), findings: inAreas }
  if (bestMatch(misplaced, towns) !== 'different') return here('postalCode')
  // "Olomouc Region" beside a town is no town, also where the provider shows no region.
  const isRegion =
    (city.length > 0 && (bestMatch(region, regions) !== 'different' || region.some(isAreaKind))) ||
    (regionKind.test(fields.region) && bestMatch(region, regions) === 'same')
  const isFoundTown = !isRegion && bestMatch(region, towns) !== 'different'
  const isOfArea = isCounty(region, comparison) || hasOtherTown(comparison)
  if (isFoundTown && !(city.length > 0 && isOfArea)) return here('region')
  const free = lines.filter((_, at) => street.pool !== lines || !street.used.has(at))
  const isNamedIn = (town: readonly Token[]) =>
    !isMiddleOfTown(town) && findName(town, free, { initials: false }).quality === 'same'
  // "Salmiya Block 10" beside "Hawally", its governorate.
  const locality = areaWords(tokensIn(parts.locality ?? '', country))
  const isOfRegion = bestMatch(city, regions) === 'misspelt' && locality.length > 0
  if (stored === '' ? towns.some(isNamedIn) : isOfRegion && isNamedIn(locality))
    return here('lines')
  if (isCapitalOfDistricts(comparison) && hasTownAmongParts(free, towns)) return here('lines')
  if (isSuburbOfStored(comparison, free)) return here('lines')
  // Where the candidate has a region and no town, the region may be stored in its own field.
  if (stored === '' && !parts.locality && bestMatch(region, regions) !== 'different')
    return { findings: [], isHere: true, stored }
  if (stored === '') return { findings: missingTown(country, after), isHere: false, stored: '' }
  if (areOneTown(fields.city, parts.locality ?? '', country)) return here('city')
  return { findings: [{ code: 'locality_differs', before: stored, after }], isHere: false, stored }
}

/** Beside Rho, "MI" is the province of Milan, not Milan. Beside Santiago stand its districts. */
const hasOtherTown = (comparison: Comparison): boolean => {
  const { fields, reading, parts, country, regions, others } = comparison
  return (
    isTown(fields.city, country) &&
    !isCapitalOfDistricts(comparison) &&
    !areOneTown(fields.city, parts.locality ?? '', country) &&
    bestMatch(reading.city, [...regions, ...others()]) === 'different'
  )
}

/** Capitals that people write for each of their districts. The provider has these as towns. */
const capitalsOfDistricts = new Map([
  ['BH', 'Manama'],
  ['CL', 'Santiago'],
])

/** Whether the town is such a capital. */
function isCapitalOfDistricts({ fields, country }: Comparison): boolean {
  const capital = capitalsOfDistricts.get(country)
  if (capital === undefined) return false
  return (
    onlyLetters(fields.city) === onlyLetters(capital) || areOneTown(fields.city, capital, country)
  )
}

/** Beside a town, "Devon" is the county, and not another name of Bideford. */
const isCounty = (region: readonly Token[], { parts, country }: Comparison): boolean =>
  parts.district !== undefined &&
  joined(areaWords(region)) === joined(areaWords(tokensIn(parts.district, country)))

/**
 * The findings where the stored town is in the areas of the found place, if misspelt. Undefined
 * where it is not.
 */
function townInAreas(comparison: Comparison, city: readonly Placed[]): Finding[] | undefined {
  const { parts, towns, regions, others, country } = comparison
  const stored = writtenText(city)
  const isOfOther =
    areTwoTowns(stored, parts.locality ?? '', country) ||
    isLikeAnother(stored, country) ||
    isOfTownAlike(comparison, city)
  for (const areas of [towns, others(), regions]) {
    const match = bestMatch(city, areas)
    // "Missoula" is no misspelt Missouri, and Hangzhou no Guangzhou.
    if (match === 'misspelt' && (isOfOther || (areas === regions && !townsAreRegions.has(country))))
      continue
    if (match === 'longer' && isOfTownAlike(comparison, city)) continue
    if (match === 'different') continue
    if (match !== 'misspelt') return []
    const after =
      areas === regions
        ? (parts.region ?? nameOf(comparison))
        : misspeltName(comparison, (town) => compareAreas(areaWords(city), town))
    return [{ code: 'misspelt_locality', before: stored, after }]
  }
  return undefined
}

/**
 * Whether a town is stored whose name the found one's is nearly, or begins: Rønne is not Rønde,
 * Bergen op Zoom is not Bergen. "Santiago de Veraguas" is Santiago in Veraguas.
 */
function isOfTownAlike(
  { fields, parts, country, regions }: Comparison,
  city: readonly Token[],
): boolean {
  const words = areaWords(city)
  // "Frankfurt (Oder)" may be shown as Frankfurt.
  if (/[(/]/.test(fields.city) || !isTown(fields.city, country)) return false
  if (bestMatch(words.slice(-1), regions) === 'same') return false
  const match = bestMatch(words, [areaWords(tokensIn(parts.locality ?? '', country))])
  return match === 'misspelt' || match === 'longer'
}

const regionKind =
  /(?<!\p{L})(?:county|province|governorate|oblast|departamento|provincia)(?!\p{L})/iu

/** Countries where people write one of few regions as the town: Kowloon. */
const townsAreRegions = new Set(['HK'])

/** Countries that write the region before the town, and some in the field of the town. */
const withRegionFirst = new Set(['KR', 'TR'])

/** Whether the town stands behind the name of its region: "부산 해운대구", "İzmir Karşıyaka". */
function isBehindRegion(
  { parts, country, towns }: Comparison,
  [first, ...town]: readonly Placed[],
): boolean {
  return (
    withRegionFirst.has(country) &&
    first !== undefined &&
    isNameOfRegion(first.raw, country, parts) &&
    bestMatch(town, towns) === 'same'
  )
}

/** Whether a part between commas is the town: "Deira, Dubai". */
const hasTownAmongParts = (
  stored: readonly Placed[],
  towns: readonly (readonly Token[])[],
): boolean => storedParts(stored).some(({ words }) => bestMatch(words, towns) === 'same')

/**
 * Whether the town is the stored one as it was written, where it was read as the short name of
 * another: Brooklyn stands for New York, and is a town too.
 */
function isAsWritten(
  { fields, towns, country, parts }: Comparison,
  city: readonly Token[],
): boolean {
  if (city.length === 0) return false
  // "Alain" is Al Ain.
  if (!hasUnspaced(fields.city) && onlyLetters(fields.city) === onlyLetters(parts.locality ?? ''))
    return true
  const written = tokensIn(fields.city, country)
  return joined(written) !== joined(city) && bestMatch(written, towns) === 'same'
}

/** Whether the street was found in this field. */
const isIn = ({ pool, used, isNamed }: Street, field: readonly Placed[]): boolean =>
  pool === field && (used.size > 0 || isNamed)

/** Countries that have postal codes which hardly anyone writes: a missing one is no error. */
const withRareCodes = new Set('CO EC EG GT HN JO KE KH KW MZ NG NI PA PY SV TT TZ VE VN'.split(' '))

const missingCode = (country: string, after: string | undefined): Finding[] =>
  after && !withRareCodes.has(country) ? [{ code: 'postal_code_missing', after }] : []

function comparePostalCode({ reading, parts, country }: Comparison): {
  findings: Finding[]
  agrees: boolean
} {
  const before = reading.postalCode?.text
  const after = parts.postalCode
  if (!hasPostalCodes(country)) return { findings: [], agrees: false }
  if (before === undefined) return { findings: missingCode(country, after), agrees: false }
  if (!after) return { findings: [{ code: 'postal_code_unconfirmed', before }], agrees: false }
  const match = compareCodes(before, after, country)
  if (match === 'same') return { findings: [], agrees: true }
  if (match === 'incomplete')
    return { findings: [{ code: 'postal_code_incomplete', before, after }], agrees: true }
  return { findings: [{ code: 'postal_code_differs', before, after }], agrees: match === 'padded' }
}

/**
 * Whether a part is in the wrong field: a street in the town's field, a town in the region's field.
 */
function isMisplaced({ reading }: Comparison, town: Town, street: Street): boolean {
  const isStreetElsewhere = [reading.city, reading.region, reading.misplaced].some((field) =>
    isIn(street, field),
  )
  const isTownElsewhere = town.field === 'region' || town.field === 'postalCode'
  const isCodeElsewhere =
    reading.postalCode !== undefined && reading.postalCode.field !== 'postalCode'
  return isStreetElsewhere || isTownElsewhere || isCodeElsewhere
}
