import { type AreaMatch, areaWords, compareAreas, isAreaKind } from '../address/areas.ts'
import { compareCodes, hasPostalCodes } from '../address/postal-code.ts'
import { hasUnspaced } from '../address/unspaced.ts'
import { isNearWord, isSameWord, type Token, writtenText } from '../address/vocabulary.ts'
import { fold, isNumeric } from '../address/words.ts'
import type { Comparison, Finding } from './comparison.ts'
import { findName } from './names.ts'
import { cityStates, type Placed } from './reading.ts'
import type { Street } from './street.ts'

/** Town, region and postal code, and whether any of them says that this is the place. */
export function comparePlace(comparison: Comparison, street: Street): Finding[] {
  const { reading, country } = comparison
  const code = comparePostalCode(comparison)
  const town = reading.isFree ? townInText(comparison, street) : townInFields(comparison, street)
  const findings = [...town.findings, ...compareRegion(comparison, town), ...code.findings]
  if (!reading.isFree && isMisplaced(comparison, town, street)) findings.push({ code: 'fields_misplaced' })
  if (town.isHere || code.agrees || cityStates.has(country)) return findings
  if (town.stored || reading.postalCode) return [...findings, { code: 'found_elsewhere' }]
  return [...findings, { code: 'place_unconfirmed' }]
}

const nameOf = ({ parts }: Comparison): string => parts.locality ?? parts.district ?? parts.region ?? ''

function bestMatch(stored: readonly Token[], areas: readonly (readonly Token[])[]): AreaMatch {
  if (stored.length === 0) return 'different'
  const words = areaWords(stored)
  const matches = areas.map((area) => compareAreas(words, area))
  return (['same', 'misspelt', 'longer'] as const).find((match) => matches.includes(match)) ?? 'different'
}

interface Town {
  findings: Finding[]
  /** The stored town is the candidate's, or one of its quarters. */
  isHere: boolean
  /** What is stored as town; empty where nothing is. */
  stored: string
  /** The field in which the candidate's town stands. */
  field?: 'city' | 'region' | 'postalCode' | 'lines'
}

function townInFields(comparison: Comparison, street: Street): Town {
  const { reading, parts, towns, regions, others } = comparison
  const { region, astray, lines } = reading
  const city = isIn(street, reading.city) ? [] : reading.city
  const stored = writtenText(city)
  const after = nameOf(comparison)
  const inTowns = bestMatch(city, towns)
  const here = (field: NonNullable<Town['field']>): Town => ({ findings: [], isHere: true, stored, field })
  if (inTowns === 'same') return here('city')
  if (bestMatch(region, towns) === 'same' && bestMatch(city, regions) === 'same') return here('region')
  for (const areas of [towns, others(), regions]) {
    const match = bestMatch(city, areas)
    if (match === 'misspelt')
      return { ...here('city'), findings: [{ code: 'misspelt_locality', before: stored, after }] }
    if (match !== 'different') return here('city')
  }
  if (bestMatch(astray, towns) !== 'different') return here('postalCode')
  const isRegion = city.length > 0 && bestMatch(region, regions) !== 'different'
  if (!isRegion && bestMatch(region, towns) !== 'different') return here('region')
  const free = lines.filter((_, at) => street.pool !== lines || !street.used.has(at))
  if (stored === '' && towns.some((town) => findName(town, free, { initials: false }).quality === 'same'))
    return here('lines')
  // Where the region is all the town there is, it may stand in its own field.
  if (stored === '' && !parts.locality && bestMatch(region, regions) !== 'different')
    return { findings: [], isHere: true, stored }
  if (stored === '') return { findings: after ? [{ code: 'locality_missing', after }] : [], isHere: false, stored }
  return { findings: [{ code: 'locality_differs', before: stored, after }], isHere: false, stored }
}

/** Whether the street was found in this field. */
const isIn = ({ pool, used, isNamed }: Street, field: readonly Placed[]): boolean =>
  pool === field && (used.size > 0 || isNamed)

/** The town in a free text: another one is meant if words are left over that no part of the found address explains. */
function townInText(comparison: Comparison, street: Street): Town {
  const { reading, country, towns, regions, others } = comparison
  const after = nameOf(comparison)
  const streetPart = (street.isNamed ? reading.lines[0] : street.pool[[...street.used][0] ?? 0])?.part
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
      (token.text.length > 1 || hasUnspaced(token.raw)),
  )
  const qualities = (names: readonly (readonly Token[])[]) =>
    names.map((name) => findName(name, free, { initials: false }).quality)
  const here: Town = { findings: [], isHere: true, stored: '' }
  const inTowns = qualities(towns)
  const inOthers = qualities(others())
  const areas = [...towns, ...regions, ...others()]
  const strangers = free.filter((token) => token.part > first && isStranger(token, areas))
  const isMisspelt = strangers.some((token) => areas.some((area) => area.some((word) => isNearWord(word, token))))
  const isNamed = inTowns.includes('same') || inTowns.includes('shortened') || hasOtherName(free, towns)
  if (isNamed && !isMisspelt) return here
  if (isMisspelt || inTowns.includes('misspelt')) return { ...here, findings: [{ code: 'misspelt_locality', after }] }
  if (inOthers.includes('same')) return here
  const stored = writtenText(strangers)
  if (stored !== '') return { findings: [{ code: 'locality_differs', before: stored, after }], isHere: false, stored }
  if (!withRegion.has(country) && qualities(regions).includes('same')) return here
  return { findings: after ? [{ code: 'locality_missing', after }] : [], isHere: false, stored: '' }
}

/** What stands before the street is a building or a company, unless all of it is the town: "Budapest, Kossuth tér 1". */
const isAreaPart = (lines: readonly Placed[], part: number, areas: readonly (readonly Token[])[]): boolean =>
  ['same', 'misspelt'].includes(
    bestMatch(
      lines.filter((token) => token.part === part),
      areas,
    ),
  )

/** A part of the text is the town by another of its names. */
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

const shortestName = 3

const isStranger = (token: Token, areas: readonly (readonly Token[])[]): boolean =>
  !isAreaKind(token) &&
  token.text.length >= shortestName &&
  !areas.some((area) => area.some((word) => isSameWord(word, token)))

/** Countries whose addresses name the state. */
const withRegion = new Set(['US', 'CA', 'AU', 'BR', 'MX', 'MY'])

function compareRegion({ reading, parts, country, towns, regions, others }: Comparison, town: Town): Finding[] {
  const { region, isFree } = reading
  const after = parts.regionCode ?? parts.region
  if (!after || town.field === 'region') return []
  if (region.length === 0) return !isFree && withRegion.has(country) ? [{ code: 'region_missing', after }] : []
  const stored = writtenText(region)
  if (fold(stored) === fold(parts.regionCode ?? '') || bestMatch(region, regions) === 'same') return []
  const match = bestMatch(region, [...regions, ...towns, ...others()])
  if (match === 'same' || match === 'longer') return []
  // A code can't be compared where the provider gives none.
  if (stored.length <= shortestName && !parts.regionCode) return []
  return [{ code: match === 'misspelt' ? 'misspelt_region' : 'region_differs', before: stored, after }]
}

function comparePostalCode({ reading, parts, country }: Comparison): { findings: Finding[]; agrees: boolean } {
  const before = reading.postalCode?.text
  const after = parts.postalCode
  if (!hasPostalCodes(country)) return { findings: [], agrees: false }
  if (before === undefined) return { findings: after ? [{ code: 'postal_code_missing', after }] : [], agrees: false }
  if (!after) return { findings: [{ code: 'postal_code_unconfirmed', before }], agrees: false }
  const match = compareCodes(before, after, country)
  if (match === 'same') return { findings: [], agrees: true }
  if (match === 'incomplete') return { findings: [{ code: 'postal_code_incomplete', before, after }], agrees: true }
  return { findings: [{ code: 'postal_code_differs', before, after }], agrees: match === 'padded' }
}

/** Whether a part stands in another's field: a street among the towns, a town among the regions. */
function isMisplaced({ reading }: Comparison, town: Town, street: Street): boolean {
  const isStreetElsewhere = [reading.city, reading.region, reading.astray].some((field) => isIn(street, field))
  const isTownElsewhere = town.field === 'region' || town.field === 'postalCode'
  const isCodeElsewhere = reading.postalCode !== undefined && reading.postalCode.field !== 'postalCode'
  return isStreetElsewhere || isTownElsewhere || isCodeElsewhere
}
