import type { WrittenAddress } from '../address/written-address.ts'
import type { Candidate, Found } from './found.ts'
import { comparedWith, judge } from './judge.ts'
import { withoutTellingWords } from './neighbours.ts'
import { type Query, queryOfStreet, queryWithout } from './query.ts'
import {
  contradictionOf,
  hasStoredHouse,
  hasStoredInstead,
  isStreetOf,
  leavesOpen,
  othersAlike,
} from './rivals.ts'
import { mayBeOtherName } from './siblings.ts'

/** A second question about an address that contradicts itself, and how to read the answer. */
export interface SecondLook {
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
export function secondLook(stored: WrittenAddress, found: Found): SecondLook | undefined {
  const contradicting = comparedWith(stored, found).filter((one) => contradictionOf(one))
  // Most addresses contradict no candidate: they are not judged here.
  if (contradicting.length === 0) return undefined
  const { verdict, candidate: index } = judge(stored, found, 'normal')
  const best = contradicting.find((one) => one.index === index)
  const isAccepted = verdict === 'confirmed' || verdict === 'corrected'
  const contradicted = isAccepted && best ? contradictionOf(best) : undefined
  if (!best || !contradicted) return undefined
  const agreeing = contradicted === 'postalCode' ? 'city' : 'postalCode'
  const { locality, postalCode } = best.candidate.components ?? {}
  const name = agreeing === 'city' ? locality : (best.reading.postalCode?.text ?? postalCode)
  const asked = agreeing === 'city' ? withoutTellingWords(stored, best.candidate) : stored
  const query = queryWithout(asked, agreeing, name)
  const known = new Set(found.candidates.flatMap((one) => (one.components ? [one.placeId] : [])))
  return (
    query && {
      query,
      alike: (candidates) => {
        const others = candidates.filter(({ placeId }) => !known.has(placeId))
        return othersAlike(best, others).flatMap((at) => others[at] ?? [])
      },
      fits: (candidate) => {
        const [other] = comparedWith(stored, { candidates: [candidate] })
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
  if (!place?.components?.street || !reasons.some(({ code }) => code === 'street_not_found'))
    return undefined
  const linked = { candidates: [{ ...place, isKnownByStoredStreet: true }] }
  const { verdict } = judge(stored, linked, 'normal')
  const [one] = comparedWith(stored, linked)
  const query = queryOfStreet(stored)
  if (verdict !== 'corrected' || !one || !hasStoredHouse(one) || !query) return undefined
  if (!mayBeOtherName(one)) return undefined
  return {
    query,
    index,
    isLinked: (answers) =>
      answers.slice(0, 1).some((answer) => !answer.partialMatch && isStreetOf(one, answer)),
  }
}

/**
 * Whether another place may fit as well as the only answer of a provider that gives one: it says
 * that it guessed, the stored code or state does not agree, or the street's kind or direction is
 * not stored. Pure.
 */
export function mayHaveRivals(stored: WrittenAddress, found: Found): boolean {
  const { verdict, candidate: index } = judge(stored, found, 'normal')
  const best = comparedWith(stored, found).find((one) => one.index === index)
  const isAccepted = verdict === 'confirmed' || verdict === 'corrected'
  return isAccepted && best !== undefined && leavesOpen(best)
}
