import { type AreaMatch, areaWords, compareAreas, isAreaKind } from '../address/areas.ts'
import type { Components } from '../address/components.ts'
import { countryNamed } from '../address/country-names.ts'
import { britishNations, regionAliases, spanishProvinces } from '../address/data/region-names.ts'
import { entryOf } from '../address/entry-of.ts'
import { compareCodes, hasPostalCodes } from '../address/postal-code.ts'
import { isInOtherTerritory } from '../address/territories.ts'
import { isContraction, otherTownNames } from '../address/town-names.ts'
import { typingDistance } from '../address/typing-distance.ts'
import { hasUnspaced } from '../address/unspaced.ts'
import { isNearWord, isSameWord, type Token, tokensIn, writtenText } from '../address/vocabulary.ts'
import { fold, isNumeric, joined } from '../address/words.ts'
import type { Comparison, Finding } from './comparison.ts'
import type { Street } from './found-street.ts'
import { findName } from './names.ts'
import { tokens } from './other-places.ts'
import { isOppositeTown, isPartOfTown } from './parts-of-towns.ts'
import { cityStates, type Placed, type Reading } from './reading.ts'
import { hasNumberElsewhere } from './telling.ts'

/** Compares town, region and postal code, and decides whether any of them confirms the place. */
export function comparePlace(comparison: Comparison, street: Street): Finding[] {
  const { reading, country } = comparison
  const code = comparePostalCode(comparison)
  const town = reading.isFree ? townInText(comparison, street) : townInFields(comparison, street)
  const findings = [...town.findings, ...compareRegion(comparison, town), ...code.findings]
  if (!reading.isFree && isMisplaced(comparison, town, street))
    findings.push({ code: 'fields_misplaced' })
  if (
    isOtherQuarter(comparison) ||
    (town.findings.some(({ code }) => code === 'misspelt_locality') &&
      isOppositeTown(comparison)) ||
    isInOtherCanton(comparison) ||
    (town.isHere && areContradicting(comparison, town, findings, code.agrees)) ||
    hasStrangePart(comparison, street) ||
    isInOtherDistrict(comparison, findings)
  )
    findings.push({ code: 'areas_contradict' })
  if (town.isHere || code.agrees || cityStates.has(country)) return findings
  if (isPartOfTown(comparison)) return [...findings, { code: 'areas_contradict' }]
  if (town.stored || reading.postalCode) return [...findings, { code: 'found_elsewhere' }]
  return [...findings, { code: 'place_unconfirmed' }]
}

/**
 * Whether town, state and code are of different places, although the town's name agrees. Portland
 * is in Oregon and in Maine: where the state is another one, and the code is too or is not stored,
 * the name alone proves nothing. Nor does the name of the area around the town, nor that of a town
 * on the mainland with the code of a territory.
 */
function areContradicting(
  comparison: Comparison,
  town: Town,
  findings: readonly Finding[],
  isCodeRight: boolean,
): boolean {
  const { candidate, country, parts, reading } = comparison
  // The provider guessed, and does not show the town that it guessed.
  const isGuess = candidate.partialMatch === true && !parts.locality
  const has = (wanted: Finding['code']) => findings.some(({ code }) => code === wanted)
  if (isCodeRight) return false
  // The code is of no place that the provider knows beside this one.
  if (candidate.isCodeUnconfirmed && candidate.partialMatch && reading.postalCode) return true
  const isOtherCode = has('postal_code_differs')
  if (has('region_differs') && (isOtherCode || withRegion.has(country))) return true
  const code = reading.postalCode?.text ?? ''
  const isFarCode = isOtherCode && isOfOtherDistrict(code, parts.postalCode ?? '')
  const isWider =
    isWiderArea(reading, parts) || (reading.isFree && town.field === 'region') || isGuess
  const isMissingCode = code === '' && regionsNamedAfterTowns.has(country)
  if ((isFarCode || isMissingCode) && isWider) return true
  if (has('misspelt_locality') && has('misspelt_region')) return true
  if (hasOtherSuffix(comparison)) return true
  if (!isOtherCode || !isWrongCode(code, parts.postalCode ?? '')) return false
  return (
    has('misspelt_locality') ||
    isWider ||
    (isFarCode && withRepeatedStreets.has(country)) ||
    isInOtherTerritory(code, parts)
  )
}

/**
 * Countries whose regions bear the names of towns and have other towns, too. Not those where the
 * region is one large town with many quarters: Cairo, Istanbul, Lima, Tokyo.
 */
const regionsNamedAfterTowns = new Set(
  'AR AT BE BG CH CZ EE ES FI HR HU IT LT LU LV NL PL PT RO SE SK'.split(' '),
)

/** Countries whose large towns have streets of one name in many quarters. */
const withRepeatedStreets = new Set(['MX'])

/**
 * Whether the stored town and the candidate's differ only in a short suffix, which tells towns and
 * postal districts of one name apart: Nykøbing F and Nykøbing M, København K and København V.
 */
function hasOtherSuffix({ fields: { city }, parts: { locality = '' } }: Comparison): boolean {
  const [stored, found] = [city, locality].map((name) => fold(name).match(/[\p{L}\p{N}]+/gu) ?? [])
  const [own = '', other = ''] = [stored?.at(-1), found?.at(-1)]
  if (!stored || stored.length !== found?.length || stored.length < 2) return false
  const [short, long] = own.length < other.length ? [own, other] : [other, own]
  return (
    short.length <= maxSuffix &&
    !long.startsWith(short) &&
    stored.slice(0, -1).join(' ') === found.slice(0, -1).join(' ')
  )
}

const maxSuffix = 2

/**
 * Whether a part of the stored lines beside the street names what the provider does not show here.
 * It may be a building. It may be the quarter of another place, too: Allende 40 in Coyoacán is not
 * the one in Cuauhtémoc.
 */
function hasStrangePart(comparison: Comparison, street: Street): boolean {
  const { reading, towns, regions, countryWords, parts } = comparison
  const { postalCode: code = '' } = parts
  const stored = reading.postalCode?.text ?? ''
  const isOtherCode = isOfOtherDistrict(stored, code)
  const isOther =
    isOtherCode ||
    (comparison.country === 'VN' && stored === code) ||
    (withRepeatedStreets.has(comparison.country) && stored === '')
  const known = [...comparison.formatted(), ...[...towns, ...regions, countryWords].flat()]
  if (reading.isFree && isWrongCode(stored, code))
    return reading.lines.some(
      (word, at) =>
        !(street.pool === reading.lines && street.used.has(at)) &&
        !word.isType &&
        isStranger(word, [known]),
    )
  if (!parts.dependentLocality || !isOther) return false
  const ofStreet = new Set([...street.used].map((at) => sectionOf(street.pool[at])))
  const sections = Map.groupBy(reading.lines, sectionOf)
  return [...sections].some(
    ([section, words]) =>
      !ofStreet.has(section) &&
      words.some((word) => isStranger(word, [])) &&
      !words.some((word) => isNumeric(word.text) || known.some((one) => isSameWord(one, word))),
  )
}

/** The first characters of a code are those of a district nearly everywhere. */
const ofDistrict = 2
/** One wrong digit is an error in the code, and says nothing of the place. */
const isWrongCode = (code: string, other: string): boolean =>
  formOf(code) === formOf(other) && typingDistance(plainCode(code), plainCode(other), 1) > 1
const plainCode = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '')
const isOfOtherDistrict = (code: string, other: string): boolean =>
  formOf(code) === formOf(other) && code.slice(0, ofDistrict) !== other.slice(0, ofDistrict)
const formOf = (code: string): string => plainCode(code).replace(/\d/g, '0').replace(/[a-z]/g, 'a')

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

/** Whether another canton is stored behind the town's name: Buchs ZH is not Buchs SG. */
function isInOtherCanton({ fields, parts, country }: Comparison): boolean {
  if (country !== 'CH' || !parts.regionCode) return false
  const canton = /\s\(?([A-Z]{2})\)?$/.exec(fields.city)?.[1]
  return canton !== undefined && canton !== parts.regionCode
}

/**
 * Whether another quarter of the same kind is stored: Zona 9 is not Zona 10, nor is sector F-7/2
 * sector F-7/3. Where quarters are counted, they have streets of the same names.
 */
function isOtherQuarter({ reading, parts, country }: Comparison): boolean {
  const { dependentLocality = '' } = parts
  if (!/\d/.test(dependentLocality)) return false
  const name = tokens(dependentLocality, country)
  const stored = [...reading.lines, ...reading.city]
  // "Jalan SS 2/24" is in SS 2.
  const says = (token: Token, word: Token) =>
    isSameWord(token, word) ||
    (isNumeric(word.text) &&
      (token.text.startsWith(`${word.text}/`) || Number(token.text) === Number(word.text)))
  if (name.every((word) => stored.some((token) => says(token, word)))) return false
  const [code, ...others] = name
  if (!code || others.length > 0)
    return [...Map.groupBy(stored, ({ field, part }) => `${field} ${part}`).values()].some(
      (section) => hasNumberElsewhere(name, section),
    )
  return isSector.test(code.text) && stored.some(({ text }) => isSector.test(text))
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
  // The area's own name in the region's field says no more.
  if (region.length > 0 && !isOneOf(region, wider)) return false
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

const nameOf = ({ parts }: Comparison): string =>
  parts.locality ?? parts.district ?? parts.region ?? ''

/** The name that a misspelt town should have. A village is not corrected to its post town. */
function misspeltName(
  comparison: Comparison,
  match: (town: readonly Token[], at: number) => string | undefined,
): string {
  const { parts, towns } = comparison
  const at = towns.findIndex((town, index) => match(town, index) === 'misspelt')
  const village = parts.dependentLocality
  return village && at === (parts.locality ? 1 : 0) ? village : nameOf(comparison)
}

function bestMatch(stored: readonly Token[], areas: readonly (readonly Token[])[]): AreaMatch {
  if (stored.length === 0) return 'different'
  const words = areaWords(stored)
  const matches: AreaMatch[] = []
  for (const area of areas) {
    const match = compareAreas(words, area)
    if (match === 'same') return match
    matches.push(match)
  }
  return (['misspelt', 'longer'] as const).find((match) => matches.includes(match)) ?? 'different'
}

interface Town {
  findings: Finding[]
  /** The stored town is the candidate's town, or a quarter of it. */
  isHere: boolean
  /** The text that is stored as the town; empty where there is none. */
  stored: string
  /** The field in which the candidate's town was found. */
  field?: 'city' | 'region' | 'postalCode' | 'lines'
}

function townInFields(comparison: Comparison, street: Street): Town {
  const { reading, parts, towns, regions, others } = comparison
  const { region, misplaced, lines } = reading
  const city = isIn(street, reading.city) ? [] : reading.city
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
    hasTownAmongParts(city, towns)
  if (isNamed) return here('city')
  if (bestMatch(region, towns) === 'same' && bestMatch(city, regions) === 'same')
    return here('region')
  for (const areas of hasOtherAddition(comparison) ? [] : [towns, others(), regions]) {
    const match = bestMatch(city, areas)
    if (match === 'misspelt') {
      const name = misspeltName(comparison, (town) => compareAreas(areaWords(city), town))
      const finding: Finding = { code: 'misspelt_locality', before: stored, after: name }
      return { ...here('city'), findings: [finding] }
    }
    if (match !== 'different') return here('city')
  }
  if (bestMatch(misplaced, towns) !== 'different') return here('postalCode')
  const isRegion = city.length > 0 && bestMatch(region, regions) !== 'different'
  if (!isRegion && bestMatch(region, towns) !== 'different') return here('region')
  const free = lines.filter((_, at) => street.pool !== lines || !street.used.has(at))
  if (
    stored === '' &&
    towns.some((town) => findName(town, free, { initials: false }).quality === 'same')
  )
    return here('lines')
  // Where the candidate has a region and no town, the region may be stored in its own field.
  if (stored === '' && !parts.locality && bestMatch(region, regions) !== 'different')
    return { findings: [], isHere: true, stored }
  if (stored === '')
    return { findings: after ? [{ code: 'locality_missing', after }] : [], isHere: false, stored }
  return { findings: [{ code: 'locality_differs', before: stored, after }], isHere: false, stored }
}

/** Whether a part of the field between commas is the town: "Deira, Dubai". */
function hasTownAmongParts(city: readonly Placed[], towns: readonly (readonly Token[])[]): boolean {
  const parts = [...Map.groupBy(city, ({ part }) => part).values()]
  return parts.length > 1 && parts.some((part) => bestMatch(part, towns) === 'same')
}

/** What tells towns of one name apart: "Frankfurt (Oder)", "Newcastle under Lyme", "a.d. Aisch". */
const addition = new RegExp(
  '[(/]|[\\s-](?:' +
    'an?|am|b\\.?|bei|i\\.?|in|im|ob?|vor|sur|lès|les|upon|under|on|by|de|del|nad|pod|ved|aan|op' +
    ')[\\s.-]',
  'iu',
)

/** Whether the stored town and the candidate's begin alike and have different additions. */
function hasOtherAddition({ fields: { city }, parts: { locality = '' }, country }: Comparison) {
  const [own, found] = [addition.exec(city), addition.exec(locality)]
  if (!own || !found || own.index === 0 || found.index === 0) return false
  const words = (text: string) => areaWords(tokensIn(text, country))
  const isSame = (a: string, b: string) => compareAreas(words(a), words(b)) === 'same'
  // Its last word is the name of a river or place: "a.d. Aisch" is "an der Aisch".
  const last = (text: string) => words(text).slice(-1)
  return (
    isSame(city.slice(0, own.index), locality.slice(0, found.index)) &&
    compareAreas(last(city.slice(own.index)), last(locality.slice(found.index))) === 'different'
  )
}

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
  if (lettersOf(fields.city) === lettersOf(parts.locality ?? '')) return true
  const written = tokensIn(fields.city, country)
  return joined(written) !== joined(city) && bestMatch(written, towns) === 'same'
}

/** Whether a part of the field between commas is the town's name, visibly shortened. */
const isContracted = ({ fields, parts }: Comparison, field: 'city' | 'text'): boolean =>
  fields[field]
    .split(/[,\n]/)
    .some((part) => isContraction(part.replace(/\p{N}+/gu, ' '), parts.locality ?? ''))

/** Whether the street was found in this field. */
const isIn = ({ pool, used, isNamed }: Street, field: readonly Placed[]): boolean =>
  pool === field && (used.size > 0 || isNamed)

/**
 * Finds the town in a free text. It is another town if words are left that no part of the found
 * address explains.
 */
function townInText(comparison: Comparison, street: Street): Town {
  const { reading, country, towns, regions, others } = comparison
  const after = nameOf(comparison)
  const streetPart = (street.isNamed ? reading.lines[0] : street.pool[[...street.used][0] ?? 0])
    ?.part
  const first = streetPart ?? 0
  const free = reading.lines.filter(
    (token, at) =>
      !(street.pool === reading.lines && street.used.has(at)) &&
      !(street.isNamed && token.part === streetPart) &&
      !(token.part < first && !isAreaPart(reading.lines, token.part, towns)) &&
      !token.isSmall &&
      !token.isType &&
      !token.isDirection &&
      !isNumeric(token.text) &&
      (token.raw.length > 1 || hasUnspaced(token.raw)),
  )
  const qualities = (names: readonly (readonly Token[])[]) =>
    names.map((name) => findName(name, free, { initials: false }).quality)
  const here: Town = { findings: [], isHere: true, stored: '' }
  const inTowns = qualities(towns)
  const inOthers = qualities(others())
  const areas = [...towns, ...regions, ...others()]
  const strangers = free.filter((token) => token.part > first && isStranger(token, areas))
  const isMisspelt = strangers.some((token) =>
    areas.some((area) => area.some((word) => isNearWord(word, token))),
  )
  const isNamed =
    inTowns.includes('same') || inTowns.includes('shortened') || hasOtherName(free, towns)
  if ((isNamed && !isMisspelt) || isContracted(comparison, 'text')) return here
  if (isMisspelt || inTowns.includes('misspelt'))
    return {
      ...here,
      findings: [
        { code: 'misspelt_locality', after: misspeltName(comparison, (_, at) => inTowns[at]) },
      ],
    }
  if (inOthers.includes('same')) return here
  const stored = writtenText(strangers)
  if (stored !== '')
    return {
      findings: [{ code: 'locality_differs', before: stored, after }],
      isHere: false,
      stored,
    }
  if (!withRegion.has(country) && qualities(regions).includes('same'))
    return { ...here, field: 'region' }
  return { findings: after ? [{ code: 'locality_missing', after }] : [], isHere: false, stored: '' }
}

/**
 * Words before the street are a building or a company, unless all of them are the town: "Budapest,
 * Kossuth tér 1".
 */
const isAreaPart = (
  lines: readonly Placed[],
  part: number,
  areas: readonly (readonly Token[])[],
): boolean =>
  ['same', 'misspelt'].includes(
    bestMatch(
      lines.filter((token) => token.part === part),
      areas,
    ),
  )

/** Whether a part of the text is another name of the town. */
function hasOtherName(free: readonly Placed[], towns: readonly (readonly Token[])[]): boolean {
  const parts = new Set(free.map(({ part }) => part))
  return [...parts].some(
    (part) =>
      bestMatch(
        free.filter((token) => token.part === part),
        towns,
      ) === 'same',
  )
}

const minName = 3

const isStranger = (token: Token, areas: readonly (readonly Token[])[]): boolean =>
  !isAreaKind(token) &&
  token.text.length >= minName &&
  !areas.some((area) => area.some((word) => isSameWord(word, token)))

/** Countries whose addresses include the state. */
const withRegion = new Set(['US', 'CA', 'AU', 'BR', 'MX', 'MY'])

function compareRegion(
  { reading, parts, country, towns, regions, others }: Comparison,
  town: Town,
): Finding[] {
  const { region, isFree } = reading
  const after = parts.regionCode ?? parts.region
  if (!after || (town.field === 'region' && !isFree)) return []
  if (region.length === 0)
    return !isFree && withRegion.has(country) ? [{ code: 'region_missing', after }] : []
  const stored = writtenText(region)
  if (fold(stored) === fold(parts.regionCode ?? '') || bestMatch(region, regions) === 'same')
    return []
  if (saysTheSame(stored, country, parts)) return []
  // The country's name in the region's field says nothing of the region: Hong Kong.
  if (countryNamed(stored) === country) return []
  const match = bestMatch(region, [...regions, ...towns, ...others()])
  if (match === 'same' || match === 'longer') return []
  // A code can't be compared where the provider gives none.
  if (stored.length <= minName && !parts.regionCode) return []
  return [
    { code: match === 'misspelt' ? 'misspelt_region' : 'region_differs', before: stored, after },
  ]
}

const lettersOf = (text: string): string => fold(text).replace(/[^\p{L}]/gu, '')
const nations = new Set(britishNations)

/** Whether a stored region is a short name or a part of the region that the provider names. */
function saysTheSame(stored: string, country: string, parts: Comparison['parts']): boolean {
  const { region = '', regionCode = '' } = parts
  const own = lettersOf(stored)
  const found = lettersOf(region)
  const aliases = entryOf(regionAliases, country) ?? {}
  // Not folded: "Daerah" is "darah" then.
  const spelt = (name: string) => name.toLowerCase().replace(/[^\p{L}]/gu, '')
  const plainName = (name: string) =>
    lettersOf(entryOf(aliases, lettersOf(name)) ?? entryOf(aliases, spelt(name)) ?? name)
  if ([region, regionCode].some((name) => name && plainName(name) === plainName(stored)))
    return true
  // A county; a text with a number is a line in the wrong field.
  if (country === 'GB') return nations.has(found) && !nations.has(own) && !/\d/.test(stored)
  if (country === 'ES') return entryOf(spanishProvinces, regionCode)?.includes(own) ?? false
  return withRegion.has(country) && own.length >= minName && found.startsWith(own)
}

function comparePostalCode({ reading, parts, country }: Comparison): {
  findings: Finding[]
  agrees: boolean
} {
  const before = reading.postalCode?.text
  const after = parts.postalCode
  if (!hasPostalCodes(country)) return { findings: [], agrees: false }
  if (before === undefined)
    return { findings: after ? [{ code: 'postal_code_missing', after }] : [], agrees: false }
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
