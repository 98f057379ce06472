import { isAreaKind } from '../../address/areas/areas.ts'
import { codesCoverAtMost } from '../../address/postal/reach-of-codes.ts'
import { hasUnspaced } from '../../address/words/unspaced.ts'
import type { Token } from '../../address/words/vocabulary.ts'
import { isNumeric, joined } from '../../address/words/words.ts'
import type { Compared } from '../compare.ts'
import { hasFinding } from '../comparison.ts'
import type { Candidate } from '../found.ts'
import {
  areOtherPlaces,
  areOtherQuarters,
  countedAreas,
  countedByEstate,
  hasAll,
  sectionsOf,
  tokens,
} from '../other-places.ts'
import type { Reading } from '../stored/reading.ts'
import { storedParts } from '../stored/stored-parts.ts'
import {
  countryOfLine,
  hasSameStreet,
  isElsewhere,
  isStreetInStoredTown,
  isTwinInTown,
  type Line,
  lineOf,
  townOfLine,
  wordsIn,
} from './candidate-line.ts'
import {
  addressDoubt,
  agrees,
  differs,
  type Fit,
  fitOf,
  isAddressDoubtful,
  isBetter,
  isTownOpen,
  silent,
  valuesOf,
  withTellingCode,
} from './fit.ts'
import { hasPartOfName, isOtherStreet } from './siblings.ts'

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

function isRivalPlace(best: Compared, other: Compared): boolean {
  if (hasStoredAreaInstead(best, other)) return true
  if (isStreetInStoredTown(best, other.candidate)) return true
  if (fitOf(other).town === differs && isTwinInTown(best, other.candidate)) return true
  if (!isOtherStreet(best, addressOf(other))) {
    if (addressDoubt(other) > addressDoubt(best) && !isOfOpenState(best, other)) return false
    if (!areOtherPlaces(best.candidate, other.candidate)) return false
  }
  const { country } = best
  const words = wordsIn(best.candidate, country)
  const otherWords = wordsIn(other.candidate, country)
  const own = hasOwnWord(best.reading, words, otherWords)
  const others = hasOwnWord(best.reading, otherWords, words)
  const fit = [...valuesOf(fitOf(best)), own, 1 - others]
  return !isBetter(fit, [...valuesOf(fitOf(other)), 0, 1])
}

/**
 * Whether the two are in different states, and neither a state nor a code is stored. Then it proves
 * nothing that one of them has a direction more: Market Street in Wilmington is North Market Street
 * in Delaware.
 */
function isOfOpenState(best: Compared, other: Compared): boolean {
  const [own, others] = [best, other].map(({ parts }) => parts.regionCode)
  const { region, postalCode } = best.reading
  const isOpen = region.length === 0 && postalCode === undefined
  return (
    isOpen &&
    own !== undefined &&
    others !== undefined &&
    own !== others &&
    !isAddressDoubtful(other)
  )
}

/**
 * The street of one, and the code or the town of the other: "20 Eaton Square" with the code of 20
 * Eaton Place. The streets have a part of the name in common, and either part may be the error.
 * Where codes are those of buildings, the code of another one is enough.
 */
function hasStoredAreaInstead(best: Compared, other: Compared): boolean {
  const [fit, others] = [fitOf(best), fitOf(other)]
  const isCode = fit.code !== agrees && others.code === agrees
  const isTown = isTownOpen(best) && others.town === agrees && !isTownOpen(other)
  if (isCode && codesCoverAtMost(best.country, 'building')) return true
  return (isCode || isTown) && hasPartOfName(best, addressOf(other))
}

/** Whether a candidate is a rival of which only the line is known. Its code is not known. */
export function isRivalText(best: Compared, other: Candidate): boolean {
  const { candidate, parts, country, reading } = best
  const fit = withTellingCode(fitOf(best), country)
  if (isStreetInStoredTown(best, other)) return true
  if (isTwinInTown(best, other)) return true
  if (hasOtherPartOfQuarter(best, other) || isInOtherEstate(best, other)) return true
  if (fit.code === agrees && fit.town !== differs) return hasStoredQuarter(best, other)
  const line = lineOf(other, country)
  // Where there are no spaces, nothing tells the street's words from those of its areas.
  const isUnspaced = line.words.some(({ raw }) => hasUnspaced(raw))
  const isOther =
    (hasSameStreet(best, line) && isElsewhere(best, other, line)) ||
    (!isUnspaced && (isOtherStreet(best, line.words) || isOtherNamed(best, line))) ||
    isOtherBranch(best, other)
  if (!isOther) return false
  // The line is compared with the line that was predicted: neither may name the state.
  const { prediction, formattedAddress } = candidate
  const shown = prediction?.description ?? formattedAddress
  // By itself, 광주시 reads as 광주: behind its province it does not.
  const ownLine = tokens(`${shown}, ${parts.locality ?? ''}`, country)
  const otherWords = wordsIn(other, country)
  const own = hasOwnWord(reading, ownLine, otherWords)
  const others = hasOwnWord(withoutOwnRegion(best, fit), otherWords, ownLine)
  const mine = [fit.code, fit.town, fit.country, own, 1 - others]
  const code = Math.min(silent, fit.code)
  return !isBetter(mine, [code, townOfLine(best, fit, line), countryOfLine(best, other), 0, 1])
}

/**
 * What is stored, without the region where it is the best candidate's, and the town is stored, too:
 * Florești in the region of Cluj is not Cluj-Napoca.
 */
function withoutOwnRegion({ parts, country, reading }: Compared, fit: Fit): Reading {
  const { region = '' } = parts
  const name = tokens(region, country)
  const isOwn = (word: Token) => hasAll(name, [word])
  return reading.city.length > 0 && fit.town === agrees
    ? { ...reading, region: reading.region.filter((word) => !isOwn(word)) }
    : reading
}

/**
 * Whether the line has a stored quarter that the best candidate, which has the stored code, is not
 * in: the quarter of one and the code of the other.
 */
function hasStoredQuarter(best: Compared, other: Candidate): boolean {
  const { candidate, country, reading } = best
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
 * Whether the best candidate and the line are the stored street in two parts of a quarter, and it
 * is not stored in which: Greater Kailash I and II, which have one code.
 */
function hasOtherPartOfQuarter(best: Compared, other: Candidate): boolean {
  const { country, parts } = best
  const quarter = tokens(parts.dependentLocality ?? '', country)
  const name = quarter.slice(0, -1)
  const isPart = (words: readonly Token[]) =>
    words.length === quarter.length && partNumber.test(words.at(-1)?.text ?? '')
  if (name.length === 0 || !isPart(quarter)) return false
  const stored = [...best.reading.lines, ...best.reading.city]
  // "Zona 10" has codes of its own: beside them, a zone need not be stored.
  const isCounted = name.every(({ text }) => countedAreas.has(text))
  const hasNumber = hasAll(stored, quarter.slice(-1))
  if (hasNumber || (isCounted && !hasAll(stored, name))) return false
  const line = lineOf(other, country)
  return (
    hasSameStreet(best, line) &&
    sectionsOf(line.words).some(
      (words) => isPart(words) && hasAll(words, name) && !hasAll(words, quarter),
    )
  )
}

/** "Calle 5" of Puerto Rico, with no estate stored: each estate has one, under one code. */
function isInOtherEstate(best: Compared, other: Candidate): boolean {
  const { country } = best
  const isNumbered = ({ text, isType, isSmall }: Token) => isNumeric(text) || isType || isSmall
  return (
    country === countedByEstate &&
    best.reading.lines.every(isNumbered) &&
    hasSameStreet(best, lineOf(other, countedByEstate))
  )
}

const partNumber = /^(?:[ivx]+|\d+)$/

/**
 * Whether the stored name is a part of the names of two buildings, each with a word more: a
 * "Multiplaza" is in Escazú and in the east of San José.
 */
function isOtherNamed(best: Compared, line: Line): boolean {
  const { candidate, parts, country, reading } = best
  const { street = '', houseNumber } = parts
  const all = reading.lines.filter(({ isSmall }) => !isSmall)
  const isWholeName = hasFinding(best.findings, 'named_building')
  if ((houseNumber && !isWholeName) || hasAll(all, tokens(street, country))) return false
  const stored = [...all, ...reading.city, ...reading.region]
  const names = [wordsIn(candidate, country), line.words].map((own) => sectionsOf(own)[0] ?? [])
  // What stands behind the name is a shop or a floor.
  const words = storedParts(all)[0]?.words ?? []
  return (
    words.length > 0 &&
    names.every((name, at) => {
      const strange = name.filter((word) => !word.isSmall && !hasAll(stored, [word]))
      const other = names[1 - at] ?? []
      return hasAll(name, words) && strange.some((word) => !hasAll(other, [word]))
    })
  )
}

/**
 * Whether the two are branches of one name: "Banco Nacional" is in San Isidro of Heredia, and in
 * that of San José. Neither street nor number is stored. The name is stored whole, or the best
 * candidate has no number, and each line has an area that the other lacks.
 */
function isOtherBranch(
  { candidate, parts, country, reading }: Compared,
  other: Candidate,
): boolean {
  const { street = '', houseNumber = '' } = parts
  const isStored = (text: string) => text !== '' && hasAll(reading.lines, tokens(text, country))
  if (!candidate.prediction || isStored(street) || isStored(houseNumber)) return false
  const sectionsIn = ({ prediction, formattedAddress }: Candidate) =>
    sectionsOf(tokens(prediction?.description ?? formattedAddress, country))
  const own = sectionsIn(candidate)
  const [names, otherNames] = [own.map(joined), sectionsIn(other).map(joined)]
  if (names[0] !== otherNames[0]) return false
  const lacks = (some: string[], all: string[]) => some.some((section) => !all.includes(section))
  const isNameStored = hasAll([...reading.lines, ...reading.city], own[0] ?? [])
  return (
    isNameStored || (houseNumber === '' && lacks(names, otherNames) && lacks(otherNames, names))
  )
}

/** 1 if the words have a stored one that the others lack, else 0. */
function hasOwnWord(
  { lines, city, region }: Reading,
  words: readonly Token[],
  others: readonly Token[],
): 0 | 1 {
  const stored = [...lines, ...city, ...region].filter((word) => !word.isSmall && !isAreaKind(word))
  return stored.some((word) => hasAll(words, [word]) && !hasAll(others, [word])) ? 1 : 0
}

/** Street and number of a candidate with details, in words. */
export const addressOf = ({ parts, country }: Compared): readonly Token[] =>
  tokens(`${parts.street ?? ''} ${parts.houseNumber ?? ''}`, country)
