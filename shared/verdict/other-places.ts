import { areaWords, compareAreas } from '../address/areas/areas.ts'
import type { Components } from '../address/components.ts'
import { distanceMeters } from '../address/distance.ts'
import { takeUnits } from '../address/house/unit.ts'
import { compareCodes } from '../address/postal/postal-code.ts'
import { codesCoverAtMost } from '../address/postal/reach-of-codes.ts'
import { isOneOf } from '../address/words/same-words.ts'
import { hasUnspaced } from '../address/words/unspaced.ts'
import { type Token, tokensIn } from '../address/words/vocabulary.ts'
import { isNumeric, joined } from '../address/words/words.ts'
import { type Candidate, pointOf } from './found.ts'
import { plainBlocks } from './stored/reading.ts'

/** The words of a text, as the country's vocabulary reads them. */
export const tokens = (text: string, country: string) =>
  tokensIn(plainBlocks(text, country), country)

/**
 * Whether two candidates with details are in other areas, or far apart. What one of them lacks
 * tells nothing, and two points close together are one place, whatever the provider calls it.
 */
export function areOtherPlaces(a: Candidate, b: Candidate): boolean {
  const [x, y] = [a.components ?? {}, b.components ?? {}]
  const country = x.countryCode ?? ''
  const distance = metresBetween(a, b)
  if (areInOtherTowns(x, y, country)) return distance > oneHouseMetres
  if (areNumberedApart(x.dependentLocality ?? '', y.dependentLocality ?? ''))
    return distance > oneHouseMetres
  if (areOtherCounts(sectionsBehindStreet(a, x), sectionsBehindStreet(b, x), country))
    return distance > oneHouseMetres
  const areOtherParts = areOtherNames([x.dependentLocality], [y.dependentLocality], country)
  // Each quarter may have a Road 3 of its own.
  if (areOtherParts && isCounted(x.street ?? '', country)) return distance > oneHouseMetres
  const isCodeKnown = x.postalCode !== undefined && y.postalCode !== undefined
  const hasOtherCode = isCodeKnown && areOtherCodes(x.postalCode ?? '', y.postalCode ?? '', country)
  // Where quarter and code are other ones, so is the house.
  if (hasOtherCode && areOtherParts) return distance > oneHouseMetres
  const isOther = hasOtherCode || areOtherQuarters(a, b)
  // The same number of a street is not twice so far apart, whatever names tell them apart.
  return distance > oneStreetMetres && (isOther || Number.isFinite(distance))
}

/**
 * Whether these are two quarters of one name, or one plan, that are counted: Lajpat Nagar II and
 * III, F-6/1 and F-6/3. They have streets of one name, and often one code.
 */
function areNumberedApart(one: string, other: string): boolean {
  const [, name, number] = numbered.exec(one) ?? []
  const [, otherName, otherNumber] = numbered.exec(other) ?? []
  return name !== undefined && name === otherName && number !== otherNumber
}

const numbered = /^(.*[\p{L}\p{N}][\s/-])([IVX]+|\p{Nd}{1,2})$/u

/** Whether a street is called by its number alone: "Road 3", "Calle 5". */
function isCounted(street: string, country: string): boolean {
  const words = tokens(street, country)
  return words.length > 0 && words.every(({ text, isType }) => isType || isNumeric(text))
}

/** Points of the same house. */
const oneHouseMetres = 50
/** Within a town two streets of one name are farther apart; what is nearer is one street twice. */
const oneStreetMetres = 1000

/** Puerto Rico: each estate of a town has its Calle 3, under one code. */
export const countedByEstate = 'PR'

function areInOtherTowns(x: Components, y: Components, country: string): boolean {
  if (country && y.countryCode && country !== y.countryCode) return true
  // The street is one, whatever its town is called.
  const isCodeOfStreet = codesCoverAtMost(country, 'street')
  if (isCodeOfStreet && x.postalCode && x.postalCode === y.postalCode) return false
  const areOtherRegions =
    x.regionCode && y.regionCode
      ? x.regionCode !== y.regionCode
      : areOtherNames([x.region], [y.region], country)
  return areOtherRegions || areOtherNames(townsOf(x), townsOf(y), country)
}

const townsOf = ({ locality, dependentLocality, district }: Components) => [
  locality,
  dependentLocality,
  district,
]

const areOtherCodes = (a: string, b: string, country: string): boolean =>
  compareCodes(a, b, country) === 'different' && compareCodes(b, a, country) === 'different'

/** Whether both have names, and no name of one is a name of the other. */
function areOtherNames(
  a: readonly (string | undefined)[],
  b: readonly (string | undefined)[],
  country: string,
): boolean {
  const named = (names: readonly (string | undefined)[]) =>
    names.flatMap((name) => (name ? [areaWords(tokens(name, country))] : []))
  const [x, y] = [named(a.slice(0, 1)), named(b.slice(0, 1))]
  const [allX, allY] = [named(a), named(b)]
  if (x.length === 0 || y.length === 0) return false
  return !x.some((name) => isAmong(name, allY)) && !y.some((name) => isAmong(name, allX))
}

const isAmong = (name: readonly Token[], areas: readonly (readonly Token[])[]): boolean =>
  areas.some(
    (area) => compareAreas(name, area) !== 'different' || compareAreas(area, name) !== 'different',
  )

/**
 * The distance of two candidates; endless where it is not known. That includes two with the very
 * same point: it is the middle of an area, for what the provider can't place.
 */
function metresBetween(a: Candidate, b: Candidate): number {
  const [one, other] = [pointOf(a), pointOf(b)]
  return (one && other && distanceMeters(one, other)) || Infinity
}

/**
 * Whether each of two lines names an area behind the street that the other does not. Where both
 * lines have the same parts, one part that differs is another area, also if details name it.
 */
export function areOtherQuarters(a: Candidate, b: Candidate): boolean {
  const parts = a.components ?? {}
  const behind = (candidate: Candidate) =>
    withoutCountry(sectionsBehindStreet(candidate, parts), parts)
  const [all, others] = [behind(a), behind(b)]
  if (areOtherCounts(all, others, parts.countryCode ?? '')) return true
  if (suffixOf(a, parts) !== suffixOf(b, parts)) return true
  if (
    all.length === others.length &&
    all.some((area, at) => haveOtherLetters(area, others[at] ?? []))
  )
    return true
  const [x, y] = [namedAreas(all), namedAreas(others)]
  const { dependentLocality: _, ...around } = parts
  // "Berlin-Schöneberg" says more than the town's name does.
  const isKnown = (area: Token[], names: Token[][]) =>
    isAmong(
      area,
      names.filter((name) => name.length >= area.length),
    )
  const lacks = (areas: Token[][], others: Token[][], known: Token[][]) =>
    areas.some((area) => !isAmong(area, others) && !isKnown(area, known))
  if (lacks(x, y, namesOf(around)) && lacks(y, x, namesOf(parts))) return true
  return (
    x.length === y.length &&
    y.some((area, at) => lacks([area], x.slice(at, at + 1), namesOf(parts)))
  )
}

/** Countries where the quarter stands behind the town: "Wetzlar-Naunheim". */
const withQuarterBehindTown = new Set(['AT', 'CZ', 'DE'])

/** The quarter behind the town's name in the line of a candidate. */
function suffixOf(
  { prediction, formattedAddress }: Candidate,
  { locality = '', countryCode = '' }: Components,
): string {
  if (!withQuarterBehindTown.has(countryCode) || locality === '') return ''
  const line = prediction?.description ?? formattedAddress
  const section = line.split(', ').find((one) => one.startsWith(`${locality}-`)) ?? ''
  return section.slice(locality.length)
}

/** Denmark tells towns of one name apart by a letter: "Nykøbing F", "Nykøbing M". */
function haveOtherLetters(a: readonly Token[], b: readonly Token[]): boolean {
  const [last, other] = [a.at(-1)?.text ?? '', b.at(-1)?.text ?? '']
  const isLetter = last.length === 1 && other.length === 1 && last !== other
  return a.length > 1 && isLetter && joined(a.slice(0, -1)) === joined(b.slice(0, -1))
}

const namesOf = ({ countryCode = '', ...parts }: Components): Token[][] =>
  [parts.locality, parts.dependentLocality, parts.region, parts.regionCode].flatMap((name) =>
    name ? [areaWords(tokens(name, countryCode))] : [],
  )

/** Mérida has a quarter that is called México: only what ends the line is the country. */
function withoutCountry(sections: Token[][], { country = '', countryCode = '' }: Components) {
  const last = areaWords(sections.at(-1) ?? [])
  const isCountry = country !== '' && isAmong(last, [areaWords(tokens(country, countryCode))])
  return isCountry ? sections.slice(0, -1) : sections
}

/** A number of a quarter or a sector; longer ones are postal codes. */
const isCount = /^(?:(?:[a-z]-?)?\d{1,2}(?:\/\d)?|[ivx]+)$/
const isNumber = ({ text, raw }: Token) => isNumeric(text) || /^[IVX]+$/.test(raw)

/**
 * Whether both name a quarter of the same kind and with another number: "Zona 1" and "Zona 10",
 * "F-7/2" and "F-7/3". A flat is no quarter.
 */
function areOtherCounts(a: Token[][], b: Token[][], country: string): boolean {
  const counts = (sections: Token[][]) =>
    new Map(
      sections.flatMap((section): [string, string][] => {
        const [number, ...others] = section.filter(isNumber)
        const kind = joined(section.filter((word) => !isNumber(word)))
        const isQuarter = number && others.length === 0 && isCount.test(number.text)
        const isUnit = takeUnits(section.map(({ raw }) => raw).join(' '), country).units.length > 0
        // "F-10/4 F-10": the part of a sector, and the sector.
        const isPart = kind === '' && section.every(({ text }) => isCount.test(text))
        return (isQuarter || isPart) && !isUnit ? [[kind, joined(section)]] : []
      }),
    )
  const others = counts(b)
  return [...counts(a)].some(([kind, number]) => {
    const other = others.get(kind)
    return other !== undefined && other !== number
  })
}

/** Kinds of areas that are counted: "Sector 8", "Block 4". */
export const countedAreas = new Set(
  'arrondissement block district fase khoroo phase quan quarter sector stage ward zona zone'.split(
    ' ',
  ),
)

/** The names of areas, without numbers. None in scripts without spaces. */
const namedAreas = (sections: Token[][]): Token[][] =>
  sections
    .map((section) => section.filter(({ text }) => !isNumeric(text)))
    .filter((section) => section.length > 0 && !section.some(({ raw }) => hasUnspaced(raw)))
    .map(areaWords)

/**
 * Countries where the quarter stands before the street: "Yeni Mah., Atatürk Cd. No:3", "Budapest,
 * XIX. kerület, Petőfi utca 41".
 */
const withQuarterFirst = new Set(['HU', 'TR'])

/** The parts of the line after its street, and before it where that is the quarter's place. */
function sectionsBehindStreet(
  { prediction, formattedAddress }: Candidate,
  { street = '', countryCode = '' }: Components,
): Token[][] {
  const sections = sectionsOf(tokens(prediction?.description ?? formattedAddress, countryCode))
  const name = tokens(street, countryCode).filter(({ isSmall }) => !isSmall)
  const telling = name.filter(({ isType }) => !isType)
  const at = sections.findIndex((section) => hasAll(section, telling.length > 0 ? telling : name))
  // A house of an estate has no street: "Villa 118, Les Rosiers 3".
  if (name.length === 0) return sections
  if (at < 0) return []
  const before = withQuarterFirst.has(countryCode) ? sections.slice(0, at) : []
  return [...before, ...sections.slice(at + 1)]
}

/** The words between commas, in their order. */
export const sectionsOf = (words: readonly Token[]): Token[][] => [
  ...Map.groupBy(words, ({ part }) => part).values(),
]

/** Whether each wanted word is one of these. */
export const hasAll = (words: readonly Token[], wanted: readonly Token[]): boolean =>
  wanted.every(isOneOf(words))
