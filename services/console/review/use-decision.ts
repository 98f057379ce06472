import { useEffect, useRef, useState } from 'preact/hooks'
import type { ResultRow } from '../../../shared/api/batch.ts'
import type { StoredAddress } from '../../../shared/api/stored-address.ts'
import type { AddressClient } from '../../../shared/client/address-client.ts'
import { isSameText, textIn } from '../address-text.ts'
import { isAddressChanged, isUnknownAddress } from '../catalogue.ts'
import { useSession } from '../session.tsx'
import { type Decision, isOpen } from './desk.ts'

/** What became of an attempt to store something: it is stored, something else is, or nothing any longer. */
export type Stored =
  | { kind: 'stored'; now: StoredAddress }
  | { kind: 'changed'; now: StoredAddress }
  | { kind: 'erased' }

/** What a person does to an address: decides it, or takes the decision back where there is none here. */
export interface Step {
  /** Its place in the list of the desk. */
  at: number
  row: ResultRow
  /** The version that was seen. */
  before: StoredAddress
  decision?: Decision
}

/**
 * Takes a step if nobody has stored another version since. Where an answer was lost and it is tried again, its own success looks like somebody
 * else's: what is stored tells.
 */
async function take({ stored, batches }: AddressClient, batchId: string, step: Step): Promise<Stored> {
  const { row, before, decision } = step
  const { reference, updatedAt: ifUpdatedAt } = before
  try {
    if (!decision) return { kind: 'stored', now: await batches.reopen(batchId, reference, { ifUpdatedAt }) }
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
    const isOwn = decision ? isDecided && isSameText(textIn(now), textIn(decision.text)) : isOpen(now, row)
    return { kind: isOwn ? 'stored' : 'changed', now }
  } catch (failure) {
    if (isUnknownAddress(failure)) return { kind: 'erased' }
    throw failure
  }
}

/** Stores decisions of a batch, and takes them back, one at a time. A step that failed is kept, to be tried again. */
export function useDecision(batchId: string, onStored: (step: Step, outcome: Stored) => void) {
  const { client } = useSession()
  const [saving, setSaving] = useState<Step>()
  const [failed, setFailed] = useState<{ step: Step; failure: unknown }>()
  // Who leaves the desk has decided all the same: what is on its way is stored, and only not told any more.
  const isGone = useRef(false)
  useEffect(
    () => () => {
      isGone.current = true
    },
    [],
  )

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
