import { useState } from 'preact/hooks'
import type { ResultRow } from '../../../shared/api/batch.ts'
import type { StoredAddress } from '../../../shared/api/stored-address.ts'
import type { AddressClient } from '../../../shared/client/address-client.ts'
import { isSameText, textIn } from '../address-text.ts'
import { isAddressChanged, isUnknownAddress } from '../catalogue.ts'
import { useSession } from '../session.tsx'
import { useGone } from '../use-gone.ts'
import { type Decision, isOpen } from './desk.ts'

/** The outcome of an attempt to store: it is stored, another version is, or the address is gone. */
export type Stored =
  | { kind: 'stored'; now: StoredAddress }
  | { kind: 'changed'; now: StoredAddress }
  | { kind: 'erased' }

/** What to do with an address: store a decision, or undo it if there is none here. */
export interface Step {
  /** Index in the desk's list. */
  at: number
  row: ResultRow
  /** The version that the person saw (`updatedAt`). */
  before: StoredAddress
  decision?: Decision
}

/**
 * Stores a decision or its undoing, unless somebody has stored another version since. When a
 * response was lost and the request is sent again, its own success looks like another version. Then
 * the stored text and its place decide.
 */
async function take(
  { stored, batches }: AddressClient,
  batchId: string,
  step: Step,
): Promise<Stored> {
  const { row, before, decision } = step
  const { reference, updatedAt: ifUpdatedAt } = before
  try {
    if (!decision)
      return { kind: 'stored', now: await batches.reopen(batchId, reference, { ifUpdatedAt }) }
    const { text, placeId } = decision
    const body = { ...textIn(text), confirmed: true, ...(placeId && { placeId }), ifUpdatedAt }
    return { kind: 'stored', now: await stored.put(reference, body) }
  } catch (failure) {
    if (isUnknownAddress(failure)) return { kind: 'erased' }
    if (!isAddressChanged(failure)) throw failure
  }
  try {
    const now = await stored.get(reference)
    const isDecided = now.confirmedAt !== undefined
    const isOwn = decision
      ? isDecided &&
        isSameText(textIn(now), textIn(decision.text)) &&
        now.validation?.placeId === decision.placeId
      : isOpen(now, row)
    return { kind: isOwn ? 'stored' : 'changed', now }
  } catch (failure) {
    if (isUnknownAddress(failure)) return { kind: 'erased' }
    throw failure
  }
}

/**
 * Stores and undoes decisions of a batch, one at a time. A failed step is kept for another attempt.
 */
export function useDecision(batchId: string, onStored: (step: Step, outcome: Stored) => void) {
  const { client } = useSession()
  const [saving, setSaving] = useState<Step>()
  const [failed, setFailed] = useState<{ step: Step; failure: unknown }>()
  // Leaving the desk does not abort a pending decision; only its outcome is not reported.
  const isGone = useGone()

  async function save(step: Step) {
    if (saving) return
    setSaving(step)
    setFailed(undefined)
    try {
      const outcome = await take(client, batchId, step)
      if (!isGone.current) onStored(step, outcome)
    } catch (failure) {
      if (!isGone.current) setFailed({ step, failure })
    }
    setSaving(undefined)
  }

  return { saving, failed, save, giveUp: () => setFailed(undefined) }
}
