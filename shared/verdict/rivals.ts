import { areaWords, compareAreas, isAreaKind } from '../address/areas.ts'
import { countryNamed } from '../address/country-names.ts'
import { compareCodes, hasPostalCodes } from '../address/postal-code.ts'
import { typingDistance } from '../address/typing-distance.ts'
import { hasUnspaced } from '../address/unspaced.ts'
import { isSameWord, type Token } from '../address/vocabulary.ts'
import { isNumeric, joined, wordsOf } from '../address/words.ts'
import type { AddressFindings } from './compare.ts'
import type { Finding } from './comparison.ts'
import { isWiderArea } from './contradictions.ts'
import type { Candidate } from './found.ts'
import { findName } from './names.ts'
import {
  areOtherPlaces,
  areOtherQuarters,
  hasAll,
  sectionsOf,
  tokens,
  withStreetCodes,
} from './other-places.ts'
import type { Reading } from './reading.ts'
import { reasons } from './reasons.ts'
import { hasPartOfName, hasStoredNumber, isOtherStreet, lacksKind } from './siblings.ts'

/** A candidate with details, and how the stored address differs from it. */
export interface Compared extends AddressFindings {
  /** Its index among the candidates. */
  index: number
  candidate: Candidate
}

/**
 * The indexes of the candidates that are other places than the best one and fit the stored address
 * as well: the same street and number under another code, or in another quarter, town or state.
 * What is stored decides only where it agrees with the best one and not with the other. Pure.
 */
export function rivalsOf(
  best: Compared,
  compared: readonly Compared[],
  all: readonly Candidate[],
): number[] {
  if (all.length < 2) return []
  return all.flatMap((candidate, index) => {
    if (index === best.index || candidate.placeId === best.candidate.placeId) return []
    const other = compared.find((known) => known.index === index)
    const isRival = other ? isRivalPlace(best, other) : isRivalText(best, candidate)
    return isRival ? [index] : []
  })
}

/**
 * Which of town and code alone speaks against a candidate. A town of the name of the area around
 * the candidate's town may be meant instead. Undefined where both agree, where both differ, and
 * where the address itself is in doubt.
 */
export function contradictionOf(best: Compared): 'postalCode' | 'locality' | undefined {
  const { code, town } = fitOf(best)
  const isDoubtful = addressFindings(best).some(({ code }) =>
    isOpen.has(reasons[code].effect.normal),
  )
  if (isDoubtful || best.reading.postBox) return undefined
  if (code === differs && town === agrees) return 'postalCode'
  return isTownOpen(best) && code === agrees ? 'locality' : undefined
}

/** Whether the stored town is another one, or only the name of the area around the right one. */
const isTownOpen = (one: Compared): boolean =>
  fitOf(one).town === differs || isWiderArea(one.reading, one.candidate.components ?? {})

/**
 * Whether the number, and town or code, are stored as the candidate has them, and no other code.
 */
export function hasStoredHouse(one: Compared): boolean {
  const { code, town, country } = fitOf(one)
  return (
    hasStoredNumber(one, addressOf(one)) &&
    (town === agrees || code === agrees) &&
    code !== differs &&
    country !== differs
  )
}

/** Whether an answer is the candidate's street, in its town. */
export function isStreetOf({ candidate }: Compared, answer: Candidate): boolean {
  const { street = '', locality = '', countryCode = '' } = candidate.components ?? {}
  const line = lineOf(answer, countryCode)
  const isNamed = hasAll(line.words, tokens(street, countryCode))
  return isNamed && (locality === '' || line.liesIn(areaWords(tokens(locality, countryCode))))
}

/**
 * Whether the stored address, and what the provider says of it, leave it open which place is meant.
 */
export const leavesOpen = (best: Compared): boolean =>
  (best.candidate.partialMatch === true && addressFindings(best).length > 0) ||
  fitOf(best).code !== agrees ||
  fitOf(best).region === differs ||
  lacksKind(best)

/** Whether another place agrees with the stored part that the best candidate contradicts. */
export function hasStoredInstead(
  best: Compared,
  other: Compared,
  part: 'postalCode' | 'locality',
): boolean {
  const fit = fitOf(other)
  const hasPart =
    part === 'postalCode' ? fit.code === agrees : fit.town === agrees && !isTownOpen(other)
  if (part === 'locality' && isStreetInStoredTown(best, other.candidate)) return true
  return hasPart && hasPartOfName(best, addressOf(other))
}

/** The indexes of the candidates that may be the stored place instead, judged by their lines. */
export function othersAlike(best: Compared, others: readonly Candidate[]): number[] {
  const country = best.candidate.components?.countryCode ?? ''
  const alike = others.flatMap((candidate, index) => {
    const line = lineOf(candidate, country)
    const isSame = hasSameStreet(best, line)
    const isAlike = hasPartOfName(best, line.words) || isStreetInStoredTown(best, candidate)
    return isSame || isAlike ? [{ index, isSame }] : []
  })
  return alike.sort((a, b) => Number(b.isSame) - Number(a.isSame)).map(({ index }) => index)
}

/** How a stored part fits a candidate. `silent`: it is not stored, or the candidate lacks it. */
const agrees = 2
const silent = 1
const differs = 0

interface Fit {
  code: number
  town: number
  region: number
  country: number
}

/** How a stored address fits the areas of a candidate with details. */
function fitOf(compared: Compared): Fit {
  const { findings, reading, candidate } = compared
  const find = (code: Finding['code']) => findings.find((finding) => finding.code === code)
  const country = candidate.components?.countryCode ?? ''
  if (find('street_not_found')) return fitOfOtherStreet(compared)
  const code = find('postal_code_differs')
  const isPadded = compareCodes(code?.before ?? '', code?.after ?? '', country) === 'padded'
  const hasCode = reading.postalCode !== undefined && hasPostalCodes(country)
  return {
    code:
      code && !isPadded ? differs : hasCode && !find('postal_code_unconfirmed') ? agrees : silent,
    town: find('locality_differs') ? differs : isTownSilent(compared) ? silent : agrees,
    region: find('region_differs') ? differs : silent,
    country: find('country_differs') ? differs : silent,
  }
}

/**
 * Whether no town is stored. The name of a region alone is that of its capital too: "Santa Fe" may
 * be any town of the province.
 */
function isTownSilent({ findings, reading, candidate: { components = {} } }: Compared): boolean {
  const has = (code: Finding['code']) => findings.some((finding) => finding.code === code)
  const { region = '', countryCode = '' } = components
  const isRegion =
    reading.city.length === 0 &&
    reading.region.length > 0 &&
    compareAreas(areaWords(reading.region), areaWords(tokens(region, countryCode))) === 'same'
  return has('locality_missing') || (has('fields_misplaced') && isRegion)
}

/** The same for another street than the stored one, whose areas have no findings. */
function fitOfOtherStreet({ reading, candidate: { components = {} } }: Compared): Fit {
  const { postalCode: found = '', locality = '', countryCode: country = '' } = components
  const stored = reading.postalCode?.text
  const levelOf = (isStored: boolean, isSame: boolean) =>
    isStored ? (isSame ? agrees : differs) : silent
  const town = compareAreas(areaWords(reading.city), areaWords(tokens(locality, country)))
  return {
    code: levelOf(
      stored !== undefined && found !== '',
      compareCodes(stored ?? '', found, country) === 'same',
    ),
    town: levelOf(reading.city.length > 0 && locality !== '', town !== 'different'),
    region: silent,
    country: silent,
  }
}

/** Whether the first is as good as the second everywhere, and better somewhere. */
function isBetter(a: readonly number[], b: readonly number[]): boolean {
  const steps = a.map((value, at) => value - (b[at] ?? 0))
  return steps.every((step) => step >= 0) && steps.some((step) => step > 0)
}

const valuesOf = ({ code, town, region, country }: Fit) => [code, town, region, country]

/** For each of two lists of words: 1 if it has a stored word that the other lacks, else 0. */
function ownWords({ lines, city, region }: Reading, a: readonly Token[], b: readonly Token[]) {
  const stored = [...lines, ...city, ...region].filter((word) => !word.isSmall && !isAreaKind(word))
  const isIn = (words: readonly Token[], word: Token) =>
    words.some((other) => isSameWord(word, other))
  const has = (words: readonly Token[], others: readonly Token[]) =>
    stored.some((word) => isIn(words, word) && !isIn(others, word)) ? 1 : 0
  return [has(a, b), has(b, a)] as const
}

function wordsIn({ formattedAddress, prediction, components = {} }: Candidate, of: string) {
  const { locality, dependentLocality, district, region, regionCode, street } = components
  const areas = [locality, dependentLocality, district, region, regionCode]
  const names = [formattedAddress, prediction?.description, street, ...areas].map(
    (name) => name ?? '',
  )
  return tokens(writingsOf(names.join(', ')).join(', '), of)
}

const possessive = /(?<=\p{L}{3})['’]s(?!\p{L})/giu
/** A text, and without the ending of possessives: people write "St. John" for St. John's. */
function writingsOf(text: string): string[] {
  const bare = text.replace(possessive, '')
  return bare === text ? [text] : [text, bare]
}

const ofAddress = new Set(['houseNumber', 'street', 'unit', 'postBox'])

const addressFindings = ({ findings }: Compared) =>
  findings.filter(({ code }) => {
    const reason = reasons[code]
    return 'component' in reason && ofAddress.has(reason.component)
  })

const addressDoubt = (compared: Compared): number =>
  1 - addressFindings(compared).reduce((sure, { code }) => sure * (1 - reasons[code].doubt), 1)

function isRivalPlace(best: Compared, other: Compared): boolean {
  if (hasStoredAreaInstead(best, other)) return true
  if (isStreetInStoredTown(best, other.candidate)) return true
  if (fitOf(other).town === differs && isTwinInTown(best, other.candidate)) return true
  if (!isOtherStreet(best, addressOf(other))) {
    if (addressDoubt(other) > addressDoubt(best)) return false
    if (!areOtherPlaces(best.candidate, other.candidate)) return false
  }
  const country = best.candidate.components?.countryCode ?? ''
  const words = [wordsIn(best.candidate, country), wordsIn(other.candidate, country)] as const
  const [own, others] = ownWords(best.reading, ...words)
  const fit = [...valuesOf(fitOf(best)), own, 1 - others]
  return !isBetter(fit, [...valuesOf(fitOf(other)), 0, 1])
}

/** Street and number of a candidate with details, in words. */
const addressOf = ({ candidate: { components = {} } }: Compared): readonly Token[] =>
  tokens(`${components.street ?? ''} ${components.houseNumber ?? ''}`, components.countryCode ?? '')

/**
 * The street of one, and the code or the town of the other: "20 Eaton Square" with the code of 20
 * Eaton Place. The streets have a part of the name in common, and either part may be the error.
 */
function hasStoredAreaInstead(best: Compared, other: Compared): boolean {
  const [fit, others] = [fitOf(best), fitOf(other)]
  const isFarOff = typingDistance(codeOf(best), best.reading.postalCode?.text ?? '', 1) > 1
  const isCode =
    fit.code !== agrees && others.code === agrees && (others.town >= fit.town || isFarOff)
  const isTown = isTownOpen(best) && others.town === agrees && !isTownOpen(other)
  return (isCode || isTown) && hasPartOfName(best, addressOf(other))
}

const codeOf = ({ candidate }: Compared): string => candidate.components?.postalCode ?? ''

/** A line in words, without details, and what it says about the areas of the best candidate. */
interface Line {
  words: readonly Token[]
  /** Whether it names this area between its commas. */
  liesIn(name: readonly Token[]): boolean
}

function lineOf(candidate: Candidate, country: string): Line {
  const texts = writingsOf(candidate.formattedAddress).map((text) => tokens(text, country))
  const [words = []] = texts
  // Korea's lines have no commas: state, town, district, street, number.
  const hasName = (section: readonly Token[], name: readonly Token[]) =>
    country === 'KR' && hasAll(section, name)
  const sections = texts.flatMap(sectionsOf).map(areaWords)
  const liesIn = (name: readonly Token[]) =>
    sections.some((section) => compareAreas(name, section) === 'same' || hasName(section, name))
  return { words, liesIn }
}

/** Countries where most codes are those of whole towns, and tell none of their streets apart. */
const codesOfTowns = new Set(['PK', 'VN'])

const withTellingCode = (fit: Fit, country: string): Fit =>
  codesOfTowns.has(country) ? { ...fit, code: Math.min(silent, fit.code) } : fit

/**
 * Whether the line has a stored quarter that the best candidate, which has the stored code, is not
 * in: the quarter of one and the code of the other.
 */
function hasStoredQuarter(best: Compared, other: Candidate): boolean {
  const { candidate, reading } = best
  const country = candidate.components?.countryCode ?? ''
  const known = wordsIn(candidate, country)
  const strange = [...reading.lines, ...reading.city].filter(
    (word) => !word.isSmall && !word.isType && !isNumeric(word.text) && !hasAll(known, [word]),
  )
  if (strange.length === 0) return false
  const line = lineOf(other, country)
  return (
    strange.some((word) => hasAll(line.words, [word])) &&
    hasSameStreet(best, line) &&
    areOtherQuarters(candidate, other)
  )
}

/**
 * Whether the best candidate and the line are the stored street in two parts of the stored quarter,
 * and it is not stored in which: "Greater Kailash" for Greater Kailash I and II.
 */
function hasOtherPartOfQuarter(best: Compared, other: Candidate): boolean {
  const { dependentLocality = '', countryCode = '' } = best.candidate.components ?? {}
  const quarter = tokens(dependentLocality, countryCode)
  const name = quarter.slice(0, -1)
  const isPart = (words: readonly Token[]) =>
    words.length === quarter.length && partNumber.test(words.at(-1)?.text ?? '')
  if (name.length === 0 || !isPart(quarter)) return false
  const stored = [...best.reading.lines, ...best.reading.city]
  if (!hasAll(stored, name) || hasAll(stored, quarter)) return false
  const line = lineOf(other, countryCode)
  return (
    hasSameStreet(best, line) &&
    sectionsOf(line.words).some(
      (words) => isPart(words) && hasAll(words, name) && !hasAll(words, quarter),
    )
  )
}

const partNumber = /^(?:[ivx]+|\d+)$/

/**
 * Whether the candidate is the stored street in the stored town, where the best one is in another
 * town. The provider does not know the number there, which is no proof that the town is the error.
 */
function isStreetInStoredTown(best: Compared, other: Candidate): boolean {
  const { street = '', countryCode = '' } = best.candidate.components ?? {}
  if (!other.types.includes('route') || fitOf(best).town !== differs) return false
  const name = tokens(street, countryCode).filter(({ isSmall }) => !isSmall)
  const line = lineOf(other, countryCode)
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
const isTwinInTown = (best: Compared, other: Candidate): boolean =>
  fitOf(best).town === differs &&
  !withStreetCodes.has(best.candidate.components?.countryCode ?? '') &&
  isSameLine(best.candidate, other)

/** Whether a candidate is a rival of which only the line is known. Its code is not known. */
function isRivalText(best: Compared, other: Candidate): boolean {
  const { candidate, reading } = best
  const country = candidate.components?.countryCode ?? ''
  const fit = withTellingCode(fitOf(best), country)
  if (isStreetInStoredTown(best, other)) return true
  if (isTwinInTown(best, other)) return true
  if (hasOtherPartOfQuarter(best, other)) return true
  if (fit.code === agrees && fit.town !== differs) return hasStoredQuarter(best, other)
  const line = lineOf(other, country)
  // Where there are no spaces, nothing tells the street's words from those of its areas.
  const isUnspaced = line.words.some(({ raw }) => hasUnspaced(raw))
  const isOther =
    (hasSameStreet(best, line) && isElsewhere(best, other, line)) ||
    (!isUnspaced && (isOtherStreet(best, line.words) || isOtherNamed(best, line)))
  if (!isOther) return false
  // The line is compared with the line that was predicted: neither may name the state.
  const ownLine = tokens(candidate.prediction?.description ?? candidate.formattedAddress, country)
  const [own, others] = ownWords(reading, ownLine, wordsIn(other, country))
  const mine = [fit.code, fit.town, fit.country, own, 1 - others]
  const code = Math.min(silent, fit.code)
  return !isBetter(mine, [code, townOfLine(best, fit, line), countryOfLine(best, other), 0, 1])
}

/**
 * Whether the stored name is a part of the names of two buildings, each with a word more: a
 * "Multiplaza" is in Escazú and in the east of San José.
 */
function isOtherNamed({ candidate, reading }: Compared, line: Line): boolean {
  const { street = '', houseNumber, countryCode = '' } = candidate.components ?? {}
  const words = reading.lines.filter(({ isSmall }) => !isSmall)
  if (houseNumber || words.length === 0 || hasAll(words, tokens(street, countryCode))) return false
  const stored = [...words, ...reading.city, ...reading.region]
  const names = [wordsIn(candidate, countryCode), line.words].map((all) => sectionsOf(all)[0] ?? [])
  return names.every((name, at) => {
    const strange = name.filter((word) => !word.isSmall && !hasAll(stored, [word]))
    const other = names[1 - at] ?? []
    return hasAll(name, words) && strange.some((word) => !hasAll(other, [word]))
  })
}

/** Whether a line names another country than the best candidate's, where one is stored. */
function countryOfLine({ candidate, findings }: Compared, { formattedAddress }: Candidate): number {
  const named = countryNamed(formattedAddress.slice(formattedAddress.lastIndexOf(',') + 1))
  const isStored = findings.every(({ code }) => code !== 'country_missing')
  const isOther = named !== undefined && named !== candidate.components?.countryCode
  return isStored && isOther ? differs : silent
}

/** Whether the line has the best candidate's street, and its number if that is stored. */
function hasSameStreet({ candidate, reading }: Compared, { words }: Line): boolean {
  const { street = '', houseNumber = '', countryCode = '' } = candidate.components ?? {}
  const stored = [...reading.lines, ...reading.city, ...reading.region]
  const isStored = (word: Token) => stored.some((other) => isSameWord(word, other))
  const name = tokens(street, countryCode).filter(({ isSmall }) => !isSmall)
  const number = [
    ...tokens(houseNumber, countryCode).filter(isStored),
    ...tokens(reading.postBox ?? '', countryCode).filter(({ text }) => isNumeric(text)),
  ]
  if (name.length > 0)
    return hasAll(words, [...name.filter((word) => !word.isType || isStored(word)), ...number])
  // A building is found by its name.
  const known = wordsIn(candidate, countryCode)
  const wanted = stored.filter((word) => !word.isSmall && hasAll(known, [word]))
  return wanted.length > 0 && hasAll(words, [...wanted, ...number])
}

/** Whether the line is in another town, state or quarter than the best candidate. */
function isElsewhere(best: Compared, other: Candidate, { liesIn, words }: Line): boolean {
  const { candidate } = best
  const {
    locality,
    dependentLocality,
    region,
    regionCode,
    countryCode = '',
  } = candidate.components ?? {}
  const area = (name: string | undefined) => (name ? areaWords(tokens(name, countryCode)) : [])
  const town = area(locality ?? region)
  if (town.length === 0) return false
  const quarter = area(dependentLocality)
  // In Kansas City, the word Kansas does not name the state.
  const states = (withState.has(countryCode) ? [area(regionCode), area(region)] : []).filter(
    (name) => name.length > 0 && joined(name) !== joined(town),
  )
  // Some addresses have the state after the town without a comma: "Pyrmont NSW".
  const endsIn = (name: readonly Token[]) =>
    sectionsOf(words)
      .map(areaWords)
      .some((section) => compareAreas(name, section.slice(-name.length)) === 'same')
  const isInTown = liesIn(town) || (quarter.length > 0 && liesIn(quarter))
  const isInState = (name: Token[]) => (stateFirst.has(countryCode) ? liesIn(name) : endsIn(name))
  const isThere = isInTown && (states.length === 0 || states.some(isInState))
  return !isThere || isInRegionOnly(best, other) || areOtherQuarters(candidate, other)
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

/** Countries where towns of one name are in several states, and descriptions name the state. */
const stateFirst = new Set(['JP', 'KR', 'TW'])
const withState = new Set(['US', 'CA', 'AU', 'BR', 'MX', 'IN', 'MY', ...stateFirst])

/** How the stored town fits a line. Where none is stored, as well as the best candidate. */
function townOfLine(
  { candidate, findings, reading }: Compared,
  fit: Fit,
  { liesIn }: Line,
): number {
  const { locality, region, countryCode = '' } = candidate.components ?? {}
  const other = findings.find(({ code }) => code === 'locality_differs')?.before
  if (other) return liesIn(areaWords(tokens(other, countryCode))) ? agrees : differs
  const town = areaWords(tokens(locality ?? region ?? '', countryCode))
  if (isStoredName(town, reading)) return liesIn(town) ? agrees : differs
  if (reading.city.length > 0) return liesIn(areaWords(reading.city)) ? agrees : differs
  return fit.town
}

/** Whether a town's name is stored. Without spaces its characters must stand together. */
function isStoredName(town: readonly Token[], { city, lines }: Reading): boolean {
  if (town.some(({ raw }) => hasUnspaced(raw)))
    return [city, lines].some((words) => compareAreas(town, areaWords(words)) === 'same')
  const { quality } = findName(town, [...city, ...lines], { initials: false })
  return quality === 'same' || quality === 'misspelt'
}

/**
 * The index of the candidate whose details could change the verdict, where only those of the best
 * one are known and the stored code or town does not agree with it. Undefined where what is stored
 * decides, and where the lines alone show that several places fit.
 */
export function worthReading(best: Compared, all: readonly Candidate[]): number | undefined {
  const fit = fitOf(best)
  const isDoubtful = addressFindings(best).some(({ code }) =>
    isOpen.has(reasons[code].effect.normal),
  )
  if (isDoubtful || best.reading.postBox) return undefined
  const country = best.candidate.components?.countryCode ?? ''
  const named = all.flatMap((candidate, index) => {
    if (index === best.index || candidate.placeId === best.candidate.placeId) return []
    const line = lineOf(candidate, country)
    return hasSameStreet(best, line) || hasPartOfName(best, line.words)
      ? [{ candidate, index, line }]
      : []
  })
  // The stored code may be that of both.
  if (fit.code === agrees && fit.town !== differs && fit.region !== differs)
    return named.find(({ line }) => isOtherStreet(best, line.words))?.index
  const [same, alike] = [true, false].map((isSame) =>
    named.filter(({ line }) => hasSameStreet(best, line) === isSame),
  ) as [typeof named, typeof named]
  const hasCode = best.reading.postalCode !== undefined && hasPostalCodes(country)
  const contradicts = (hasCode && fit.code !== agrees) || fit.town === differs
  const lines = contradicts ? [...same, ...alike] : same
  const inTown = lines.find(({ line }) => townOfLine(best, fit, line) === agrees)
  // The stored town is not that of the best line. A line in the stored town comes first; if the
  // stored code is not that of the best line either, its street in another town may be meant.
  if (fit.town === differs) return (inTown ?? (fit.code === differs ? same[0] : undefined))?.index
  if (hasCode) return (inTown ?? lines[0])?.index
  // Nothing is stored that decides. Only the codes can tell two lines apart that read alike.
  if (!hasPostalCodes(country) || lines.some(({ candidate }) => isRivalText(best, candidate)))
    return undefined
  const alsoAlike = lines.find(({ candidate }) => isSameLine(best.candidate, candidate))
  // What was not predicted has another line than a prediction of the same place.
  // Of another street with the stored words, the line may name its quarter and not the stored town.
  const other = named.find(({ line }) => isOtherStreet(best, line.words))
  return (alsoAlike ?? other ?? (best.candidate.prediction ? undefined : lines[0]))?.index
}

const isOpen = new Set<string>(['review', 'refuse'])

const isSameLine = (a: Candidate, b: Candidate): boolean =>
  joined(wordsOf(a.prediction?.description ?? a.formattedAddress)) ===
    joined(wordsOf(b.prediction?.description ?? b.formattedAddress)) &&
  a.types.some((type) => b.types.includes(type) && type !== 'geocode')
