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
