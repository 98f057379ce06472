import type { StrategyName } from '../verdict/strategies.ts'
import { type BillingSku, listMicroUsd, prices, rowCalls } from './prices.ts'
import type { Edition, Sku } from './skus.ts'

/** The properties of a call that its price depends on. */
export type BillableCall =
  | { sku: 'autocomplete'; session: boolean }
  | { sku: 'details'; idOnly: boolean }
  | { sku: Exclude<Sku, 'autocomplete' | 'details'> }

interface EditionCharges {
  autocomplete(session: boolean): BillingSku
  details(idOnly: boolean): BillingSku
}

const charges: Record<Edition, EditionCharges> = {
  new: {
    autocomplete: () => 'newAutocomplete',
    details: (idOnly) => (idOnly ? 'newIdsOnly' : 'newDetails'),
  },
  legacy: {
    autocomplete: (session) => (session ? 'legacySession' : 'legacyAutocomplete'),
    details: (idOnly) => (idOnly ? 'legacyIdRefresh' : 'legacyDetails'),
  },
  osm: { autocomplete: () => 'photonSearch', details: () => 'nominatimLookup' },
}

/**
 * The billing SKU of a call. Its list price is charged before the call is made, as the highest
 * possible cost: a legacy session counts as abandoned from its first input. The difference is
 * refunded later when the call was cheaper (services/worker/provider/README.md).
 */
export function billedAs(edition: Edition, call: BillableCall): BillingSku {
  if (call.sku === 'autocomplete') return charges[edition].autocomplete(call.session)
  if (call.sku === 'details') return charges[edition].details(call.idOnly)
  if (call.sku === 'photon') return 'photonSearch'
  return call.sku === 'nominatim' ? 'nominatimSearch' : call.sku
}

/** The quota that autocomplete, or details, use in an edition. */
export const skuOf = (edition: Edition, kind: 'autocomplete' | 'details'): Sku =>
  prices[charges[edition][kind](false)].sku

/** The quotas of the calls that most addresses need. */
export const rowSkus = (strategy: StrategyName, edition: Edition): Sku[] =>
  rowCalls[strategy].map((sku) =>
    sku === 'autocomplete' || sku === 'details' ? skuOf(edition, sku) : sku,
  )

/**
 * The calls that most addresses need, with their list prices in millionths of a US dollar.
 * Autocomplete in a session that ends with details costs nothing in the legacy edition: see
 * services/worker/provider/README.md.
 */
export const rowBill = (
  strategy: StrategyName,
  edition: Edition,
): { billed: BillingSku; microUsd: number }[] =>
  rowCalls[strategy].map((sku) => {
    const billed = rowBilledAs(edition, sku)
    const refund = sku === 'autocomplete' ? sessionRefund(edition, 1) : 0
    return { billed, microUsd: listMicroUsd(billed) - refund }
  })

/** What most addresses cost at list price, in millionths of a US dollar. */
export const rowMicroUsd = (strategy: StrategyName, edition: Edition): number =>
  rowBill(strategy, edition).reduce((sum, { microUsd }) => sum + microUsd, 0)

/** The billing SKU of a call for an address: an input of a session, or whole details. */
export function rowBilledAs(edition: Edition, sku: Sku): BillingSku {
  if (sku === 'autocomplete') return inputBilledAs(edition)
  return sku === 'details' ? billedAs(edition, { sku, idOnly: false }) : billedAs(edition, { sku })
}

/** The billing SKU of the inputs of a session. */
export const inputBilledAs = (edition: Edition) =>
  billedAs(edition, { sku: 'autocomplete', session: true })

/**
 * In the new edition, inputs of a session beyond this number are free if Essentials details end the
 * session.
 */
export const billedInputs = 12

/** Marks a session token that was used before. Its inputs are billed one by one. */
export const spent = -1

/**
 * The refund for the n-th input of a session, after its reply, in millionths of a US dollar. `n`
 * counts from 1, or is `spent`. The legacy edition bills the session, not its inputs.
 */
export function inputRefund(edition: Edition, n: number): number {
  if (edition !== 'legacy' || n === 0 || n === 1) return 0
  const owed = n === spent ? listMicroUsd('legacyAutocomplete') : 0
  return listMicroUsd('legacySession') - owed
}

/**
 * The refund when details end a session with this number of inputs, in millionths of a US dollar.
 */
export function sessionRefund(edition: Edition, inputs: number): number {
  if (edition === 'new') return Math.max(0, inputs - billedInputs) * listMicroUsd('newAutocomplete')
  return edition === 'legacy' && inputs > 0 ? listMicroUsd('legacySession') : 0
}

/**
 * The same for each day on which inputs were charged: details may come a day later. `days` has the
 * day of each input, in the order of their numbers.
 */
export function sessionRefunds(edition: Edition, days: readonly string[]): Map<string, number> {
  const refunds = new Map<string, number>()
  for (const [before, day] of days.entries()) {
    const microUsd = sessionRefund(edition, before + 1) - sessionRefund(edition, before)
    if (microUsd > 0) refunds.set(day, (refunds.get(day) ?? 0) + microUsd)
  }
  return refunds
}

/**
 * The same when the reply to the details was lost. Legacy then bills either the details or a
 * session without them, at one price. The new edition may bill all inputs.
 */
export const refundsWithoutReply = (edition: Edition, days: readonly string[]) =>
  edition === 'legacy' ? sessionRefunds(edition, days) : new Map<string, number>()
