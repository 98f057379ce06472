import type { Edition, Sku } from '../quota/quota.ts'
import { type BillingSku, listMicroUsd } from './prices.ts'

/** A call as far as its price depends on it. */
export type BillableCall =
  | { sku: 'autocomplete'; session: boolean }
  | { sku: 'details'; idOnly: boolean }
  | { sku: Exclude<Sku, 'autocomplete' | 'details'> }

/**
 * Which of the provider's SKUs a call bills. Its list price is set aside before the call is made, the most that it can cost: a legacy
 * session counts as abandoned with its first input. Whatever turns out cheaper is given back later (provider-contract §8).
 */
export function billedAs(edition: Edition, call: BillableCall): BillingSku {
  if (call.sku === 'autocomplete') {
    if (edition === 'new') return 'newAutocomplete'
    return call.session ? 'legacySession' : 'legacyAutocomplete'
  }
  if (call.sku === 'details') {
    if (edition === 'new') return call.idOnly ? 'newIdsOnly' : 'newDetails'
    return call.idOnly ? 'legacyIdRefresh' : 'legacyDetails'
  }
  return call.sku
}

/** What the inputs of a session are billed as. */
export const inputBilledAs = (edition: Edition) => billedAs(edition, { sku: 'autocomplete', session: true })

/** A new session bills its inputs up to this one; the rest are free if Essentials details end it. */
const billedInputs = 12

/** A token that was spent before: its inputs are billed one by one. */
export const spent = -1

/**
 * What the n-th input of a session is given back once it is answered (`n` from 1 on, or `spent`), in millionths of a US dollar.
 * Legacy bills the session and not its inputs.
 */
export function inputRefund(edition: Edition, n: number): number {
  if (edition === 'new' || n === 0 || n === 1) return 0
  const owed = n === spent ? listMicroUsd('legacyAutocomplete') : 0
  return listMicroUsd('legacySession') - owed
}

/** What a session with this number of inputs is given back when details end it, in millionths of a US dollar. */
export function sessionRefund(edition: Edition, inputs: number): number {
  if (edition === 'new') return Math.max(0, inputs - billedInputs) * listMicroUsd('newAutocomplete')
  return inputs > 0 ? listMicroUsd('legacySession') : 0
}
