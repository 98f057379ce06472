import type { Components } from '../address/components.ts'
import {
  areDigitsExchanged,
  areInOtherQuartersOfBerlin,
  areOfCapitalAndVillage,
  isOfOtherRegion,
} from '../address/postal/postal-code.ts'
import type { WrittenAddress } from '../address/written-address.ts'
import { unknownBuildingWithoutPlace } from './building/unknown-building.ts'
import { compareUnderAnyName, hasOtherStreet } from './candidates/other-street.ts'
import { rivalsOf } from './candidates/rivals.ts'
import { worthReading } from './candidates/worth-reading.ts'
import type { AddressFindings, Compared } from './compare.ts'
import type { Finding } from './comparison.ts'
import type { Candidate, Found } from './found.ts'
import { isInQuarterAtEdge, isQuarterStored } from './found-town.ts'
import { asHouseOfStreet } from './house/estate-house.ts'
import { type Component, type Effect, type ReasonCode, reasons } from './reasons.ts'
import { cleanFields, type Fields } from './stored/fields.ts'
import { postalWithoutPlace } from './town/postal.ts'
import { type NextAction, nextActions, type PolicyName, type VerdictName } from './verdicts.ts'

interface Change {
  component: Component
  /** As stored; absent where it was missing. */
  before?: string
  after: string
}

/** What is said of a stored address and of the candidates for it. */
export interface Judgement {
  /** Never `failed`: that is the verdict where the provider could not be called. */
  verdict: Exclude<VerdictName, 'failed'>
  nextAction: NextAction
  reasons: { code: ReasonCode; component?: Component; message: string }[]
  /** The probability, 0 to 1, that the chosen place is the stored one. */
  confidence: number
  /**
   * The differences of the chosen place from the stored address. An equally good spelling is not a
   * change.
   */
  changes: Change[]
  /** The index of the chosen candidate. Absent where none fits. */
  candidate?: number
  /**
   * The candidates that fit equally well, the chosen one first. Absent where only one fits.
   * `changes` is absent where the details are not known.
   */
  fitting?: { candidate: number; changes?: Change[] }[]
}

const verdicts: Record<Effect, Judgement['verdict']> = {
  note: 'confirmed',
  correct: 'corrected',
  review: 'needs_review',
  refuse: 'undeliverable',
}
const weights: Record<Effect, number> = { note: 0, correct: 1, review: 2, refuse: 3 }

/**
 * Compares a stored address with what the provider found, and gives the verdict
 * (services/README.md). Pure; throws nothing.
 */
export const judge = (stored: WrittenAddress, found: Found, policy: PolicyName): Judgement =>
  judged(stored, found, policy, false)

/**
 * The same before a second search: a code of another region is taken for an error in the code,
 * so that what has the code can be searched. Pure; throws nothing.
 */
export const judgeBeforeSecondSearch = (stored: WrittenAddress, found: Found): Judgement =>
  judged(stored, found, 'normal', true)

function judged(
  stored: WrittenAddress,
  found: Found,
  policy: PolicyName,
  mayCodeBeError: boolean,
): Judgement {
  const compared = comparedWith(stored, found)
    .map((one) => ({ ...one, effect: worst(one.findings, policy), doubt: doubtOf(one.findings) }))
    // Between equals the provider's order decides: the sort is stable.
    .sort((a, b) => weights[a.effect] - weights[b.effect] || a.doubt - b.doubt)
  const [best] = compared
  if (!best) return judgementOf(findingsWithoutPlace(cleanFields(stored)), policy)
  if (best.isOther) return judgementOf(best.findings, policy)
  // An undeliverable address has a candidate too: it helps the person who corrects the address.
  const candidate = best.index
  const hasStreet = best.effect !== 'refuse' && !hasOtherStreet(best)
  const rivals = hasStreet ? rivalsOf(best, compared, found.candidates) : []
  if (rivals.length === 0) {
    const isAccepted = weights[best.effect] < weights.review
    const isDoubtful = isAccepted && !mayCodeBeError && hasCodeOfOtherRegion(best)
    const doubt = isDoubtful ? [{ code: 'areas_contradict' as const }] : []
    return judgementOf([...best.findings, ...doubt], policy, candidate)
  }
  const findings = [...best.findings, { code: 'several_candidates' as const }]
  const fitting = [candidate, ...rivals].map((index) => {
    const one = compared.find((known) => known.index === index)
    return { candidate: index, ...(one && { changes: changesOf(one.findings) }) }
  })
  return { ...judgementOf(findings, policy, candidate), fitting }
}

const findingsWithoutPlace = (fields: Fields): Finding[] =>
  postalWithoutPlace(fields) ?? unknownBuildingWithoutPlace(fields) ?? [{ code: 'not_found' }]

/** The street may be where the stored code is, too, under a name that no search leads to. */
function hasCodeOfOtherRegion({ findings, parts, country, reading }: Compared): boolean {
  const differing = findings.filter(({ code }) => code === 'postal_code_differs')
  if (differing.length === 0) return false
  const { dependentLocality } = parts
  const isWide = isInQuarterAtEdge({ parts, country, reading })
  // Where the quarter is stored too, two exchanged digits are an error in the code.
  const isInQuarter =
    dependentLocality !== undefined && isQuarterStored({ parts, country, reading })
  return differing.some(
    ({ before = '', after = '' }) =>
      (isOfOtherRegion(before, after, isWide ? undefined : country) &&
        !(isInQuarter && areDigitsExchanged(before, after))) ||
      (!isInQuarter && areOfOtherPlaces(before, after, parts)),
  )
}

const areOfOtherPlaces = (
  code: string,
  other: string,
  { countryCode, dependentLocality }: Components,
): boolean =>
  (countryCode === 'DE' && areInOtherQuartersOfBerlin(code, other)) ||
  (countryCode === 'ES' && dependentLocality !== undefined && areOfCapitalAndVillage(code, other))

/** The candidates with details, each compared with the stored address, in the provider's order. */
export function comparedWith(stored: WrittenAddress, { candidates }: Found): Compared[] {
  const compared: Compared[] = []
  for (const [index, found] of candidates.entries()) {
    const candidate = asHouseOfStreet(found)
    if (!candidate.components) continue
    const { components: parts } = candidate
    const made = comparedOnce(stored, candidate, parts)
    compared.push({ ...made, index, candidate, parts, country: parts.countryCode ?? '' })
  }
  return compared
}

/**
 * A cache of each candidate's last comparison: while a row is looked up and judged, the same two
 * objects are compared up to five times. Neither is changed after it was read.
 */
const lastComparisons = new WeakMap<Candidate, { stored: WrittenAddress; made: AddressFindings }>()

function comparedOnce(
  stored: WrittenAddress,
  candidate: Candidate,
  parts: Components,
): AddressFindings {
  const last = lastComparisons.get(candidate)
  if (last?.stored === stored) return last.made
  const made = compareUnderAnyName(cleanFields(stored), candidate, parts)
  lastComparisons.set(candidate, { stored, made })
  return made
}

/**
 * The index of the candidate whose details to request too, because they could change the verdict.
 * Undefined where the verdict is certain without them, which is usual.
 */
export function alsoWorthReading(stored: WrittenAddress, found: Found): number | undefined {
  if (found.candidates.length < 2) return undefined
  const [best] = comparedWith(stored, found)
  return best && worthReading(best, found.candidates)
}

const effectOf = (code: ReasonCode, policy: PolicyName): Effect => reasons[code].effect[policy]

const worst = (findings: readonly Finding[], policy: PolicyName): Effect =>
  findings.reduce<Effect>(
    (most, { code }) =>
      weights[effectOf(code, policy)] > weights[most] ? effectOf(code, policy) : most,
    'note',
  )

const doubtOf = (findings: readonly Finding[]): number =>
  1 - findings.reduce((sure, { code }) => sure * (1 - reasons[code].doubt), 1)

/** What is shown of each reason. */
const shownReasons = new Map(
  Object.entries(reasons).map(([code, { meaning }]): [string, Judgement['reasons'][number]] => {
    const component = componentOf(code as ReasonCode)
    const shown = { code: code as ReasonCode, ...(component && { component }), message: meaning }
    return [code, shown]
  }),
)

function judgementOf(
  findings: readonly Finding[],
  policy: PolicyName,
  candidate?: number,
): Judgement {
  const effect = worst(findings, policy)
  const deciding = findings.filter(
    ({ code }) => effect !== 'note' && effectOf(code, policy) === effect,
  )
  const nextAction = deciding
    .map(({ code }): NextAction => reasons[code].action)
    .reduce<NextAction>(
      (most, action) => (nextActions.indexOf(action) > nextActions.indexOf(most) ? action : most),
      'accept',
    )
  return {
    verdict: verdicts[effect],
    nextAction,
    reasons: findings.flatMap(({ code }) => shownReasons.get(code) ?? []),
    confidence: Math.round((1 - doubtOf(findings)) * 100) / 100,
    changes: changesOf(findings),
    ...(candidate !== undefined && { candidate }),
  }
}

const changesOf = (findings: readonly Finding[]): Change[] =>
  findings.flatMap(({ code, before, after }) => {
    const component = componentOf(code)
    if (!component || !after) return []
    return before ? [{ component, before, after }] : [{ component, after }]
  })

function componentOf(code: ReasonCode): Component | undefined {
  const reason = reasons[code]
  return 'component' in reason ? reason.component : undefined
}
