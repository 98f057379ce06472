import type { ResultRow } from '../../../shared/api/batch.ts'
import type { StoredAddress } from '../../../shared/api/stored-address.ts'
import { openVerdicts } from '../../../shared/api/verdict.ts'
import { type AddressText, isSameText, textIn } from '../address-text.ts'

/** What a person decided of an address. */
export interface Decision {
  kind: 'accepted' | 'kept' | 'edited'
  /** What is to be stored. */
  text: AddressText
  /** The place that is meant, where the proposal was accepted. */
  placeId?: string
}

/** What became of an address: decided here, decided or changed by somebody else, or erased. */
export type Outcome = Decision['kind'] | 'elsewhere' | 'erased'

/** Where the desk stands: which address of the list lies on it, and what became of others. */
export interface Desk {
  at: number
  settled: ReadonlyMap<number, Outcome>
}

/** The next address that is still open, after the last one from the first again; undefined when there is none. */
export const nextOpen = (desk: Desk, count: number): number | undefined => openFrom(desk, count, 1)
/** The same, the other way round. */
export const previousOpen = (desk: Desk, count: number): number | undefined => openFrom(desk, count, -1)

function openFrom({ at, settled }: Desk, count: number, step: 1 | -1): number | undefined {
  for (let n = 1; n <= count; n++) {
    const index = (at + step * n + count * n) % count
    if (!settled.has(index)) return index
  }
  return undefined
}

/** After an address is settled the next open one lies on the desk. */
export function settle({ at, settled }: Desk, outcome: Outcome, count: number): Desk {
  const all = new Map(settled).set(at, outcome)
  return { at: nextOpen({ at, settled: all }, count) ?? at, settled: all }
}

/** The address lies on the desk again, undecided. */
export function unsettle({ settled }: Desk, at: number): Desk {
  const others = new Map(settled)
  others.delete(at)
  return { at, settled: others }
}

/** How many were decided here. */
export const decidedHere = ({ settled }: Desk): number =>
  [...settled.values()].filter((outcome) => outcome !== 'elsewhere' && outcome !== 'erased').length

/**
 * Whether an address still waits for the decision that a result asks for: nobody has decided it, stored another text, or had it validated
 * anew. What was found for one text says nothing of another.
 */
export const isOpen = (now: StoredAddress, { address = {}, validatedAt }: ResultRow): boolean =>
  openVerdicts.some((verdict) => verdict === now.validation?.verdict) &&
  now.validation?.validatedAt === validatedAt &&
  isSameText(textIn(now), textIn(address))
