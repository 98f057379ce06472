import type { ResultRow } from '../../../shared/api/batch.ts'
import type { StoredAddress } from '../../../shared/api/stored-address.ts'
import { openVerdicts } from '../../../shared/verdict/verdicts.ts'
import { type AddressText, isSameText, textIn } from '../address-text.ts'

/** A person's decision about an address. */
export interface Decision {
  kind: 'accepted' | 'kept' | 'edited'
  /** The text to store. */
  text: AddressText
  /** The place id, if the proposal was accepted. */
  placeId?: string
}

/** What happened to an address: decided here, decided or changed by somebody else, or erased. */
export type Outcome = Decision['kind'] | 'elsewhere' | 'erased'

/** State of the desk: which address of the list is shown, and what happened to the others. */
export interface Desk {
  at: number
  settled: ReadonlyMap<number, Outcome>
}

/**
 * The next open address of the order, after the last one from the first again. Undefined when there
 * is none.
 */
export const nextOpen = (desk: Desk, order: readonly number[]): number | undefined =>
  openFrom(desk, order, 1)
/** The same in the other direction. */
export const previousOpen = (desk: Desk, order: readonly number[]): number | undefined =>
  openFrom(desk, order, -1)

function openFrom(
  { at, settled }: Desk,
  order: readonly number[],
  step: 1 | -1,
): number | undefined {
  const [count, from] = [order.length, order.indexOf(at)]
  for (let n = 1; n <= count; n++) {
    const index = order[(from + step * n + count * n) % count]
    if (index !== undefined && !settled.has(index)) return index
  }
  return undefined
}

/** Records addresses as settled, and shows an open one. */
export function settle(
  { at, settled }: Desk,
  some: readonly number[],
  outcome: Outcome,
  order: readonly number[],
): Desk {
  const all = new Map(settled)
  for (const index of some) all.set(index, outcome)
  return { at: all.has(at) ? (nextOpen({ at, settled: all }, order) ?? at) : at, settled: all }
}

/** Shows the first of these addresses again, undecided like the others. */
export function unsettle({ at, settled }: Desk, some: readonly number[]): Desk {
  const others = new Map(settled)
  for (const index of some) others.delete(index)
  return { at: some[0] ?? at, settled: others }
}

/** The number of addresses decided here. */
export const decidedHere = ({ settled }: Desk): number =>
  [...settled.values()].filter((outcome) => outcome !== 'elsewhere' && outcome !== 'erased').length

/**
 * Whether an address still waits for the decision that a result asks for. It does not if somebody
 * has decided it, changed its text or had it validated again: the result is about the old text.
 */
export const isOpen = (now: StoredAddress, { address = {}, validatedAt }: ResultRow): boolean =>
  openVerdicts.some((verdict) => verdict === now.validation?.verdict) &&
  now.validation?.validatedAt === validatedAt &&
  isSameText(textIn(now), textIn(address))
