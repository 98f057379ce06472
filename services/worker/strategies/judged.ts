import type { WrittenAddress } from '../../../shared/address/written-address.ts'
import type { ValidateData } from '../../../shared/api/validate.ts'
import { AppError } from '../../../shared/errors/catalogue.ts'
import type { Candidate, Found } from '../../../shared/verdict/found.ts'
import { type Judgement, judge } from '../../../shared/verdict/judge.ts'
import type { StrategyName } from '../../../shared/verdict/strategies.ts'
import type { PolicyName } from '../../../shared/verdict/verdicts.ts'
import type { CallContext } from '../call-context.ts'
import { partOf, type Strategy } from './strategy.ts'

/** What is kept of a place. */
const keptFields = [
  'placeId',
  'formattedAddress',
  'latitude',
  'longitude',
  'precision',
  'components',
  'attributions',
] as const
type Place = Pick<Candidate, (typeof keptFields)[number]>

/** The verdict on a stored address, and the place that was found for it, if any. */
export interface Judged extends Omit<Judgement, 'candidate' | 'fitting'>, Partial<Place> {
  /** The places that fit equally well, the chosen one first. Absent where only one fits. */
  candidates?: NonNullable<ValidateData['candidates']>
}

/** Validates a row of a batch. @throws {AppError} if there is no answer of the provider */
export type Validate = (
  stored: WrittenAddress,
  context: CallContext,
  policy: PolicyName,
  strategy?: StrategyName,
) => Promise<Judged>

/** Single-flight: equal rows of a client share one call, and only the first one pays. */
export function createValidation(strategy: Strategy): Validate {
  const look = shareLookups(strategy)
  return async (stored, context, policy, name) =>
    judgedWith(stored, await look(stored, context, name), policy)
}

/** The verdict, and what is kept of the place that was chosen. Pure. */
export function judgedWith(stored: WrittenAddress, found: Found, policy: PolicyName): Judged {
  const { candidate, fitting, ...judgement } = judge(stored, found, policy)
  const chosen = candidate === undefined ? undefined : found.candidates[candidate]
  const candidates = fitting?.flatMap(({ candidate: index, changes }) => {
    const other = found.candidates[index]
    return other ? [{ ...keptOf(other), ...(changes && { changes }) }] : []
  })
  return { ...judgement, ...(chosen && keptOf(chosen)), ...(candidates && { candidates }) }
}

const keptOf = (candidate: Candidate): Place =>
  Object.fromEntries(
    keptFields.flatMap((field) => (field in candidate ? [[field, candidate[field]]] : [])),
  ) as Place

function shareLookups(strategy: Strategy) {
  const inFlight = new Map<string, Promise<Found>>()

  return async function look(
    stored: WrittenAddress,
    context: CallContext,
    name?: StrategyName,
  ): Promise<Found> {
    const { clientId, bulk, language } = context
    const key = JSON.stringify([clientId, bulk, language, name, fieldsOf(stored)])
    const shared = inFlight.get(key)
    // If the other row was cancelled or ran out of time, this one makes a call of its own.
    if (shared)
      return shared.catch((error) => {
        if (concernsOneRow(error) && !isCancelled(context)) return look(stored, context, name)
        throw error
      })
    const found = partOf(strategy, name)
      .look(stored, context)
      .finally(() => inFlight.delete(key))
    inFlight.set(key, found)
    return found
  }
}

/** Always in this order, because the fields become a key. */
const fieldsOf = ({ line1, line2, city, region, postalCode, country, text }: WrittenAddress) =>
  [line1, line2, city, region, postalCode, country, text].map((field) => field ?? '')

const concernsOneRow = (error: unknown) =>
  error instanceof AppError &&
  (error.error === 'CALLER_LEFT' || error.error === 'DEADLINE_EXCEEDED')
const isCancelled = ({ signal }: CallContext) => signal?.aborted === true
