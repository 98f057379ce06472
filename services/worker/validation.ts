import type { WrittenAddress } from '../../shared/address/written-address.ts'
import type { PolicyName } from '../../shared/api/verdict.ts'
import { AppError } from '../../shared/errors.ts'
import type { Candidate, Found } from '../../shared/verdict/found.ts'
import { type Judgement, judge } from '../../shared/verdict/judge.ts'
import type { Errand } from './processors/work.ts'
import type { Strategy } from './strategies/strategy.ts'

/** What to make of a stored address, and the place that is meant, if one is. */
export interface Judged
  extends Omit<Judgement, 'candidate'>,
    Partial<Pick<Candidate, 'placeId' | 'formattedAddress' | 'latitude' | 'longitude' | 'precision' | 'components'>> {}

/** Validates a row of a batch. @throws {AppError} what kept the provider from being asked, or from answering */
export type Validate = (stored: WrittenAddress, errand: Errand, policy: PolicyName) => Promise<Judged>

/** Equal rows in hand at the same time are asked about once: whoever shares pays nothing. */
export function createValidation(strategy: Strategy): Validate {
  const look = lookingOnce(strategy)
  return async (stored, errand, policy) => judgedWith(stored, await look(stored, errand), policy)
}

/** The verdict, and what is kept of the place that it chose. Pure. */
export function judgedWith(stored: WrittenAddress, found: Found, policy: PolicyName): Judged {
  const { candidate, ...judgement } = judge(stored, found, policy)
  const chosen = candidate === undefined ? undefined : found.candidates[candidate]
  if (!chosen) return judgement
  const { types: _, partialMatch: __, movedPlaceId: ___, ...place } = chosen
  return { ...judgement, ...place }
}

function lookingOnce(strategy: Strategy): Strategy['look'] {
  const inHand = new Map<string, Promise<Found>>()

  return async function look(stored, errand): Promise<Found> {
    const key = JSON.stringify([errand.clientId, errand.bulk, errand.language, fieldsOf(stored)])
    const flying = inHand.get(key)
    // What ends another row's asking alone need not end this one's.
    if (flying)
      return flying.catch((error) => (endsAlone(error) && !isGone(errand) ? look(stored, errand) : fail(error)))
    const own = strategy.look(stored, errand).finally(() => inHand.delete(key))
    inHand.set(key, own)
    return own
  }
}

/** Always in this order. */
const fieldsOf = ({ line1, line2, city, region, postalCode, country, text }: WrittenAddress) =>
  [line1, line2, city, region, postalCode, country, text].map((field) => field ?? '')

const endsAlone = (error: unknown) =>
  error instanceof AppError && (error.error === 'CALLER_LEFT' || error.error === 'DEADLINE_EXCEEDED')
const isGone = ({ signal }: Errand) => signal?.aborted === true

function fail(error: unknown): never {
  throw error
}
