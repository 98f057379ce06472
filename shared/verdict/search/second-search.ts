import { areaWords } from '../../address/areas/areas.ts'
import { codesCoverAtMost } from '../../address/postal/reach-of-codes.ts'
import { isSameWord } from '../../address/words/same-words.ts'
import type { Token } from '../../address/words/vocabulary.ts'
import type { WrittenAddress } from '../../address/written-address.ts'
import { hasSameStreet, isStreetInStoredTown, lineOf } from '../candidates/candidate-line.ts'
import {
  addressFindings,
  agrees,
  differs,
  fitOf,
  isAddressDoubtful,
  isTownOpen,
} from '../candidates/fit.ts'
import { withoutTellingWords } from '../candidates/neighbours.ts'
import { hasStoredHouse } from '../candidates/other-street.ts'
import { addressOf } from '../candidates/rivals.ts'
import { hasPartOfName, lacksKind, mayBeOtherName } from '../candidates/siblings.ts'
import type { Compared } from '../compare.ts'
import type { Candidate, Found } from '../found.ts'
import { comparedWith, judge, judgeBeforeSecondSearch } from '../judge.ts'
import { countedByEstate, tokens } from '../other-places.ts'
import type { ReasonCode } from '../reasons.ts'
import { type Query, queryOf, queryWithout } from './query.ts'
import { queryOfStreet } from './street-query.ts'

/** A second query for an address that contradicts itself, and how to read the answer. */
interface SecondSearch {
  /**
   * The address without the part that agrees with the first candidate. Where the code is that of
   * another place, also without what tells the street from its neighbours.
   */
  query: Query
  /** The candidates that may be meant instead, the likeliest first, by their lines alone. */
  alike(candidates: readonly Candidate[]): Candidate[]
  /** Whether a candidate with details has the stored part that the first one contradicts. */
  fits(candidate: Candidate): boolean
}

/**
 * The town of one place with the code of another: the search found one of them, and its code or its
 * town is not the stored one. What to ask to find the other. Undefined where nothing contradicts,
 * where two places are known already, and where the verdict is review or worse anyway. Pure.
 */
export function secondSearch(stored: WrittenAddress, found: Found): SecondSearch | undefined {
  const contradicting = comparedWith(stored, found).filter((one) => contradictionOf(one))
  // Most addresses contradict no candidate: they are not judged here.
  if (contradicting.length === 0) return undefined
  const { verdict, candidate: index } = judgeBeforeSecondSearch(stored, found)
  const best = contradicting.find((one) => one.index === index)
  const isAccepted = verdict === 'confirmed' || verdict === 'corrected'
  const contradicted = isAccepted && best ? contradictionOf(best) : undefined
  if (!best || !contradicted) return undefined
  const agreeing = contradicted === 'postalCode' ? 'city' : 'postalCode'
  const { locality, postalCode } = best.parts
  const code = best.reading.postalCode?.text ?? postalCode
  const name = agreeing === 'city' ? locality : code
  // The code of a building leads to it, and with another number in the query to nothing.
  const isBuilding = contradicted === 'postalCode' && codesCoverAtMost(best.country, 'building')
  const asked = agreeing === 'city' ? withoutTellingWords(stored, best.candidate) : stored
  const query = isBuilding
    ? queryOf({ ...(code && { postalCode: code }), country: best.country })
    : queryWithout(asked, agreeing, name)
  const known = new Set(found.candidates.flatMap((one) => (one.components ? [one.placeId] : [])))
  return (
    query && {
      query,
      alike: (candidates) => {
        const others = candidates.filter(({ placeId }) => !known.has(placeId))
        if (isBuilding) return others
        return othersAlike(best, others).flatMap((at) => others[at] ?? [])
      },
      fits: (candidate) => {
        const [other] = comparedWith(stored, { candidates: [candidate] })
        if (other && isBuilding) return fitOf(other).code === agrees
        return other !== undefined && hasStoredInstead(best, other, contradicted)
      },
    }
  )
}

/** What to ask to learn whether a stored street is another name of the one that was found. */
export interface OtherName {
  /** The stored street alone. */
  query: Query
  /** The index of the candidate in question. */
  index: number
  /** Whether the provider's answers have the street of the candidate. */
  isLinked(answers: readonly Candidate[]): boolean
}

/**
 * A street of quite another name that has the stored number, town and code: it may be renamed, or
 * have one name in each language of the town. The provider knows: asked for the stored name alone,
 * without the town, it returns the street that it found, to which nothing else leads. Undefined
 * where the address would not be right with that street either, and where a part of the two
 * names agrees: then the provider only returned what resembles the stored one. Pure.
 */
export function otherNameOf(stored: WrittenAddress, found: Found): OtherName | undefined {
  const { reasons, candidate: index = -1 } = judge(stored, found, 'normal')
  const place = found.candidates[index]
  if (!place?.components?.street || !reasons.some(({ code }) => isNotFound.has(code)))
    return undefined
  const linked = { candidates: [{ ...place, isKnownByStoredStreet: true }] }
  const { verdict } = judge(stored, linked, 'normal')
  const [one] = comparedWith(stored, linked)
  const query = queryOfStreet(stored, place.components)
  if (verdict !== 'corrected' || !one || !hasStoredHouse(one) || !query) return undefined
  if (!mayBeOtherName(one)) return undefined
  return {
    query,
    index,
    isLinked: (answers) =>
      answers.slice(0, 1).some((answer) => !answer.partialMatch && isStreetOf(one, answer)),
  }
}

/** A street whose landmark is stored, too, is a described place where it is not found. */
const isNotFound = new Set<ReasonCode>(['other_street_found', 'place_described'])

/**
 * Whether another place may fit as well as the only answer of a provider that gives one: it says
 * that it guessed, the stored code or state does not agree, or the street's kind or direction is
 * not stored. Pure.
 */
export function mayHaveRivals(stored: WrittenAddress, found: Found): boolean {
  const { verdict, candidate: index } = judgeBeforeSecondSearch(stored, found)
  const best = comparedWith(stored, found).find((one) => one.index === index)
  const isAccepted = verdict === 'confirmed' || verdict === 'corrected'
  return isAccepted && best !== undefined && leavesOpen(best)
}

/**
 * Which of town and code alone speaks against a candidate. A town of the name of the area around
 * the candidate's town may be meant instead. Undefined where both agree, where both differ, and
 * where the address itself is in doubt.
 */
function contradictionOf(best: Compared): 'postalCode' | 'locality' | undefined {
  const { code, town } = fitOf(best)
  if (isAddressDoubtful(best) || best.reading.postBox) return undefined
  const { country } = best
  const isPlaced = town === agrees || (town !== differs && codesCoverAtMost(country, 'building'))
  if (code === differs && isPlaced) return 'postalCode'
  return isTownOpen(best) && code === agrees ? 'locality' : undefined
}

/** Whether an answer is the candidate's street, in its town. */
function isStreetOf(one: Compared, answer: Candidate): boolean {
  const { country, parts } = one
  const { locality = '' } = parts
  const isInTown = () => lineOf(answer, country).liesIn(areaWords(tokens(locality, country)))
  return isNamedAlike(one, answer) && (locality === '' || isInTown())
}

/** Whether an answer is a street of the candidate's name, in whatever town. */
function isNamedAlike({ parts, country }: Compared, answer: Candidate): boolean {
  const { words } = lineOf(answer, country)
  return tokens(parts.street ?? '', country).every((word) =>
    words.some((other) => isSameWord(word, other) || isShortFor(other, word)),
  )
}

/** Predictions write names out, formatted addresses shorten them: "Sen. Gil J. Puyat Ave". */
const isShortFor = ({ dotted, text }: Token, word: Token): boolean =>
  Boolean(dotted) && word.text.startsWith(text)

/**
 * Whether the stored address, and what the provider says of it, leave it open which place is meant.
 */
const leavesOpen = (best: Compared): boolean =>
  (best.candidate.partialMatch === true && addressFindings(best).length > 0) ||
  fitOf(best).code !== agrees ||
  fitOf(best).region === differs ||
  isInCountedEstate(best) ||
  lacksKind(best)

const isInCountedEstate = ({ parts, country }: Compared): boolean =>
  country === countedByEstate && /^(?:calle|c\.)\s\S{1,3}$/i.test(parts.street ?? '')

/** Whether another place agrees with the stored part that the best candidate contradicts. */
function hasStoredInstead(
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
function othersAlike(best: Compared, others: readonly Candidate[]): number[] {
  const { country } = best
  const alike = others.flatMap((candidate, index) => {
    const line = lineOf(candidate, country)
    const isSame = hasSameStreet(best, line)
    const isAlike = hasPartOfName(best, line.words) || isStreetInStoredTown(best, candidate)
    return isSame || isAlike ? [{ index, isSame }] : []
  })
  return alike.sort((a, b) => Number(b.isSame) - Number(a.isSame)).map(({ index }) => index)
}
