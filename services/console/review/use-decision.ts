import { useEffect, useRef, useState } from 'preact/hooks'
import type { StoredAddress } from '../../../shared/api/stored-address.ts'
import { AddressServiceError } from '../../../shared/client/errors.ts'
import type { StoredAddresses } from '../../../shared/client/stored-addresses.ts'
import { type AddressText, isSameText, textIn } from '../results/address-text.ts'
import { isNotFound } from '../results/use-answer.ts'
import { useSession } from '../session.tsx'
import type { Decision } from './desk.ts'

/** What became of an attempt to store something: it is stored, something else is, or nothing any longer. */
export type Stored =
  | { kind: 'stored'; now: StoredAddress }
  | { kind: 'changed'; now: StoredAddress }
  | { kind: 'erased' }

/** What is put in the place of a version that was seen: a person's decision, or the old text again. */
export interface Replacement {
  /** Its place in the list of the desk. */
  at: number
  before: StoredAddress
  text: AddressText
  decision?: Decision
}

/** The catalogue's ADDRESS_CHANGED. */
const isChanged = (failure: unknown) => failure instanceof AddressServiceError && failure.statusCode === 6010

/**
 * Stores a text if nobody has stored another since. Where an answer was lost and it is tried again, its own success looks like somebody
 * else's: what is stored tells.
 */
async function replace(stored: StoredAddresses, { before, text, decision }: Replacement): Promise<Stored> {
  const { reference, updatedAt } = before
  const { placeId } = decision ?? {}
  const body = {
    ...textIn(text),
    ...(decision && { confirmed: true }),
    ...(placeId && { placeId }),
    ifUpdatedAt: updatedAt,
  }
  try {
    return { kind: 'stored', now: await stored.put(reference, body) }
  } catch (failure) {
    if (!isChanged(failure)) throw failure
  }
  try {
    const now = await stored.get(reference)
    const isOwn = isSameText(textIn(now), textIn(text)) && (now.confirmedAt !== undefined) === (decision !== undefined)
    return { kind: isOwn ? 'stored' : 'changed', now }
  } catch (failure) {
    if (isNotFound(failure)) return { kind: 'erased' }
    throw failure
  }
}

/** Stores decisions, one at a time. One that failed is kept, to be tried again. */
export function useDecision(onStored: (replacement: Replacement, outcome: Stored) => void) {
  const { stored } = useSession().client
  const [saving, setSaving] = useState<Replacement>()
  const [failed, setFailed] = useState<{ replacement: Replacement; failure: unknown }>()
  // Who leaves the desk has decided all the same: what is on its way is stored, and only not told any more.
  const isGone = useRef(false)
  useEffect(
    () => () => {
      isGone.current = true
    },
    [],
  )

  async function save(replacement: Replacement) {
    if (saving) return
    setSaving(replacement)
    setFailed(undefined)
    try {
      const outcome = await replace(stored, replacement)
      if (!isGone.current) onStored(replacement, outcome)
    } catch (failure) {
      if (!isGone.current) setFailed({ replacement, failure })
    }
    setSaving(undefined)
  }

  return { saving, failed, save, giveUp: () => setFailed(undefined) }
}
