import type { WrittenAddress } from '../../../shared/address/written-address.ts'
import { AppError } from '../../../shared/errors/catalogue.ts'
import type { Found } from '../../../shared/verdict/found.ts'
import type { StrategyName } from '../../../shared/verdict/strategies.ts'
import type { PolicyName } from '../../../shared/verdict/verdicts.ts'
import type { CallContext } from '../call-context.ts'
import type { Judged } from './judged.ts'
import { partOf, type Strategy } from './strategy.ts'

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
  return async (stored, context, policy, name) => {
    const found = await look(stored, context, name)
    const { judgedWith } = await import('./judged.ts')
    return judgedWith(stored, found, policy)
  }
}

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
