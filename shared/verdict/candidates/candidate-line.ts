import { areaWords, compareAreas } from '../../address/areas/areas.ts'
import { partsUnderCode } from '../../address/areas/town-names.ts'
import { countryNamed } from '../../address/country/country-names.ts'
import { codesCoverAtMost } from '../../address/postal/reach-of-codes.ts'
import { isOneOf } from '../../address/words/same-words.ts'
import { hasUnspaced } from '../../address/words/unspaced.ts'
import { type Token, writtenText } from '../../address/words/vocabulary.ts'
import { isNumeric, joined, wordsOf } from '../../address/words/words.ts'
import type { Compared } from '../compare.ts'
import type { Candidate } from '../found.ts'
import { findName } from '../names/names.ts'
import { areOtherQuarters, hasAll, sectionsOf, tokens } from '../other-places.ts'
import type { Reading } from '../stored/reading.ts'
import { withoutAddition } from '../town/town-additions.ts'
import { agrees, differs, type Fit, fitOf, isTownSilent, silent } from './fit.ts'
import { hasStoredNumber } from './siblings.ts'

/** A line in words, without details, and what it says about the areas of the best candidate. */
export interface Line {
  text: string
  words: readonly Token[]
  /** Whether it names this area between its commas. */
  liesIn(name: readonly Token[]): boolean
}

/** A candidate's formatted address, read in this country. */
export function lineOf(candidate: Candidate, country: string): Line {
  const texts = writingsOf(candidate.formattedAddress).map((text) => tokens(text, country))
  const [words = []] = texts
  // Korea's lines have no commas: state, town, district, street, number.
  const hasName = (section: readonly Token[], name: readonly Token[]) =>
    country === 'KR' && hasAll(section, name)
  const sections = texts.flatMap(sectionsOf).map(areaWords)
  const liesIn = (name: readonly Token[]) =>
    sections.some((section) => compareAreas(name, section) === 'same' || hasName(section, name))
  return { text: candidate.formattedAddress, words, liesIn }
}

/** All words that a candidate shows, read in this country. */
export function wordsIn(
  { formattedAddress, prediction, components = {} }: Candidate,
  country: string,
) {
  const { locality, dependentLocality, district, region, regionCode, street } = components
  const areas = [locality, dependentLocality, district, region, regionCode]
  const names = [formattedAddress, prediction?.description, street, ...areas].map(
    (name) => name ?? '',
  )
  return tokens(writingsOf(names.join(', ')).join(', '), country)
}

const possessive = /(?<=\p{L}{3})['’]s(?!\p{L})/giu
/** The rank of a city of Korea: "광주" is 광주광역시. */
const rankOfCity = /(?<=[가-힣]{2})(?:광역시|특별자치시|특별시)/gu

/**
 * A text, and without the ending of possessives and the ranks of cities: people write "St. John"
 * for St. John's.
 */
function writingsOf(text: string): string[] {
  const bare = text.replace(possessive, '').replace(rankOfCity, '')
  return bare === text ? [text] : [text, bare]
}

/** Whether the house is one of an estate, or of a quarter without streets, that is not stored. */
function isEstateUnknown({ parts, country, reading }: Compared): boolean {
  const { street = '', dependentLocality } = parts
  const stored = [...reading.lines, ...reading.city, ...reading.region]
  const name = street === dependentLocality ? tokens(street, country) : []
  return name.length > 0 && !name.some((word) => hasAll(stored, [word]))
}

/** Whether the line has the best candidate's street, and its number if that is stored. */
export function hasSameStreet(best: Compared, { words }: Line): boolean {
  const { candidate, parts, country, reading } = best
  const { street = '', houseNumber = '' } = parts
  const stored = [...reading.lines, ...reading.city, ...reading.region]
  const isStored = isOneOf(stored)
  const name = tokens(street, country).filter(
    ({ isSmall, text }) => !isSmall && (country !== 'JP' || !isNumeric(text)),
  )
  // A line of Japan may have the numbers of block and house in one: 2-24 for 2丁目24.
  if (country === 'JP' && name.length > 0 && houseNumber)
    return hasAll(words, name) && hasStoredNumber({ candidate, reading }, words)
  const number = [
    ...tokens(houseNumber, country).filter(isStored),
    ...tokens(reading.postBox ?? '', country).filter(({ text }) => isNumeric(text)),
  ]
  if (name.length > 0 && !isEstateUnknown(best))
    return hasAll(words, [...name.filter((word) => !word.isType || isStored(word)), ...number])
  // A building is found by its name. Not all lines have the region.
  const known = wordsIn(candidate, country)
  const wanted = [...reading.lines, ...reading.city].filter(
    (word) => !word.isSmall && hasAll(known, [word]),
  )
  return wanted.length > 0 && hasAll(words, [...wanted, ...number])
}

/** Whether the line is in another town, state or quarter than the best candidate. */
export function isElsewhere(best: Compared, other: Candidate, { liesIn, words }: Line): boolean {
  const { candidate, parts, country } = best
  const { locality, dependentLocality, street, region, regionCode } = parts
  const area = (name: string | undefined) => (name ? areaWords(tokens(name, country)) : [])
  const town = area(locality ?? region)
  if (town.length === 0) return false
  // The stored name of a village or an estate without streets is that of the street.
  const isOfStreet = street === dependentLocality && !isEstateUnknown(best)
  const quarter = area(street && !isOfStreet ? dependentLocality : undefined)
  // "Frankenberg/Sachsen" is not Frankenberg (Eder).
  const [, addition] = apartFromName(locality ?? '')
  if (addition && !hasAll(words, tokens(addition, country))) return true
  if (hasLongerTown(best, words, town) || isInOtherCounty(best, words, town)) return true
  // In Kansas City, the word Kansas does not name the state.
  const ownLine = { ...candidate, formattedAddress: candidate.prediction?.description ?? '' }
  const namesState = withState.has(country) || lineOf(ownLine, country).liesIn(area(region))
  const states = (namesState ? [area(regionCode), area(region)] : []).filter(
    (name) => name.length > 0 && joined(name) !== joined(town),
  )
  // Some addresses have the state after the town without a comma: "Pyrmont NSW".
  const endsIn = (name: readonly Token[]) =>
    sectionsOf(words)
      .map(areaWords)
      .some((section) => compareAreas(name, section.slice(-name.length)) === 'same')
  // China's lines name town and quarter, and several towns have a quarter of one name.
  const hasTown =
    town.some(({ raw }) => hasUnspaced(raw)) && lineOf(candidate, country).liesIn(town)
  const isInTown = liesIn(town) || (quarter.length > 0 && !hasTown && liesIn(quarter))
  const isInState = (name: Token[]) => (stateFirst.has(country) ? liesIn(name) : endsIn(name))
  const isThere = isInTown && (states.length === 0 || states.some(isInState))
  return !isThere || isInRegionOnly(best, other) || areOtherQuarters(candidate, other)
}

/**
 * Whether the line's town is the stored one with an addition, where the best candidate's is that
 * name alone: Rüti and Rüti bei Büren. People leave additions out.
 */
function hasLongerTown(
  { parts, country, reading }: Compared,
  words: readonly Token[],
  town: readonly Token[],
): boolean {
  const name = tokens(parts.locality ?? '', country)
  const isShort = name.length === town.length && hasAll(reading.city, name)
  const isLonger = (section: readonly Token[]) =>
    withoutAddition(writtenText(section)) === writtenText(name)
  return isShort && sectionsOf(words).some(isLonger)
}

/**
 * Whether the line names an area behind the town that the best candidate is not in: "Newport, Isle
 * of Wight", where the best candidate is in Newport in Wales. Its details name all areas around it.
 */
function isInOtherCounty(
  { candidate, country }: Compared,
  words: readonly Token[],
  town: readonly Token[],
): boolean {
  const sections = sectionsOf(words)
  // "London Road" is no town.
  const at = sections.findIndex(
    (section) => !section.some(({ isType }) => isType) && compareAreas(town, section) === 'same',
  )
  const known = wordsIn(candidate, country)
  return (
    at > 0 &&
    sections
      .slice(at + 1, -1)
      .map(areaWords)
      .some((section) => section.length > 0 && !section.some((word) => hasAll(known, [word])))
  )
}

/** A town's name, and what tells it from namesakes in brackets or behind a slash; else "". */
function apartFromName(town: string): [name: string, addition: string] {
  const [whole = '', addition = ''] = /\s?[(/](.+?)\)?$/.exec(town) ?? []
  return [town.slice(0, town.length - whole.length), addition]
}

/** Whether the line names another town in the stored region, which is named like its capital. */
function isInRegionOnly(best: Compared, other: Candidate): boolean {
  const { candidate, reading } = best
  if (reading.city.length > 0 || !isTownSilent(best)) return false
  const [own, line] = [candidate, other].map(
    ({ prediction, formattedAddress }) =>
      (prediction?.description ?? formattedAddress).split(',').length,
  )
  return (line ?? 0) > (own ?? 0)
}

/** Countries where a line begins with the state. */
const stateFirst = new Set(['JP', 'KR', 'TW'])
/** Countries where towns of one name are in several states, and all descriptions name the state. */
const withState = new Set(['US', 'CA', 'AU', 'BR', 'MX', 'IN', 'MY', ...stateFirst])

/** How the stored town fits a line. Where none is stored, as well as the best candidate. */
export function townOfLine(
  { parts, country, findings, reading }: Compared,
  fit: Fit,
  { text, words, liesIn }: Line,
): number {
  const { locality, region } = parts
  const other = findings.find(({ code }) => code === 'locality_differs')?.before
  if (other) return liesIn(areaWords(tokens(other, country))) ? agrees : differs
  const [name, addition] = apartFromName(locality ?? region ?? '')
  const isWhole = hasAll([...reading.city, ...reading.lines], tokens(addition, country))
  const town = areaWords(tokens(isWhole ? (locality ?? region ?? '') : name, country))
  // A line of Japan is one word: state, town, quarter, block.
  const isInTown = country === 'JP' && locality && text.includes(locality)
  if (isStoredName(town, reading)) return isInTown || liesIn(town) ? agrees : differs
  if (reading.city.length > 0) {
    const stored = areaWords(reading.city)
    // "Neustadt" is short for Neustadt an der Weinstraße, and for Titisee-Neustadt.
    const isShort = fit.town === agrees && stored.length < tokens(locality ?? '', country).length
    const endsSo = (section: readonly Token[]) =>
      joined(section.slice(-stored.length)) === joined(stored)
    return liesIn(stored) || (isShort && sectionsOf(words).some(endsSo)) ? agrees : differs
  }
  return fit.town
}

/** Whether a town's name is stored. Without spaces its characters must stand together. */
function isStoredName(town: readonly Token[], { city, lines }: Reading): boolean {
  if (town.some(({ raw }) => hasUnspaced(raw)))
    return [city, lines].some((words) => compareAreas(town, areaWords(words)) === 'same')
  const { quality } = findName(town, [...city, ...lines], { initials: false })
  return quality === 'same' || quality === 'misspelt'
}

/** Whether a line names another country than the best candidate's, where one is stored. */
export function countryOfLine(
  { candidate, findings }: Compared,
  { formattedAddress }: Candidate,
): number {
  const named = countryNamed(formattedAddress.slice(formattedAddress.lastIndexOf(',') + 1))
  const isStored = findings.every(({ code }) => code !== 'country_missing')
  const isOther = named !== undefined && named !== candidate.components?.countryCode
  return isStored && isOther ? differs : silent
}

/**
 * Whether the candidate is the stored street in the stored town, where the best one is in another
 * town. The provider does not know the number there, which is no proof that the town is the error.
 */
export function isStreetInStoredTown(best: Compared, other: Candidate): boolean {
  const { country } = best
  if (!other.types.includes('route') || fitOf(best).town !== differs) return false
  const name = tokens(best.parts.street ?? '', country).filter(({ isSmall }) => !isSmall)
  const line = lineOf(other, country)
  return (
    name.length > 0 &&
    hasAll(line.words, name) &&
    hasAll(best.reading.lines, name) &&
    townOfLine(best, fitOf(best), line) === agrees
  )
}

/**
 * Whether both have the very same line, in a town that is not the stored one. The stored town may
 * be the quarter of either, which the provider does not name. Codes of single streets decide.
 */
export const isTwinInTown = (best: Compared, other: Candidate): boolean =>
  (fitOf(best).town === differs || isInUnconfirmedPart(best)) &&
  !codesCoverAtMost(best.country, 'street') &&
  isSameLine(best.candidate, other)

/** "Ledeberg" stored for Gent, under its code, where the provider names no part of the town. */
function isInUnconfirmedPart({ parts, country, reading }: Compared): boolean {
  const { dependentLocality } = parts
  const stored = [...reading.city, ...reading.lines]
  return (
    dependentLocality === undefined &&
    partsUnderCode(parts).some((name) => hasAll(stored, tokens(name, country)))
  )
}

/** Whether two candidates show the same text, and are of one type. */
export const isSameLine = (a: Candidate, b: Candidate): boolean =>
  joined(wordsOf(a.prediction?.description ?? a.formattedAddress)) ===
    joined(wordsOf(b.prediction?.description ?? b.formattedAddress)) &&
  a.types.some((type) => b.types.includes(type) && type !== 'geocode')
