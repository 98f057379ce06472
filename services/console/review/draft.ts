import type { AddressText } from '../address-text.ts'

/** An edit that was not saved. */
interface Draft {
  batchId: string
  reference: string
  text: AddressText
}

/** The edit that the end of a session interrupted. It is in no storage of the browser. */
let kept: Draft | undefined

export function keepDraft(draft: Draft): void {
  kept = draft
}

/** Which address of a batch has a draft. */
export const draftedReference = (batchId: string): string | undefined =>
  kept?.batchId === batchId ? kept.reference : undefined

/** The text of the draft, which is not kept any longer. Undefined where there is none. */
export function takeDraft(batchId: string, reference: string): AddressText | undefined {
  if (draftedReference(batchId) !== reference) return undefined
  const text = kept?.text
  kept = undefined
  return text
}
