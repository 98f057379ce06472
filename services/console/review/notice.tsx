import type { StoredAddress } from '../../../shared/api/stored-address.ts'
import { lineOf, textIn } from '../address-text.ts'
import type { Outcome } from './desk.ts'

/** What became of an address, for the person at the desk. */
export interface Told {
  reference: string
  outcome: Outcome | 'undone'
  /** What somebody else has stored. */
  now?: StoredAddress
}

const words: Record<Told['outcome'], { tone: string; text: string }> = {
  accepted: { tone: 'good', text: 'accepted: the proposal is stored.' },
  kept: { tone: 'good', text: 'kept as it was.' },
  edited: { tone: 'good', text: 'stored as you edited it.' },
  undone: { tone: '', text: 'is as the batch left it, and open again.' },
  elsewhere: { tone: 'doubt', text: 'has been decided or changed by somebody else meanwhile.' },
  erased: { tone: 'doubt', text: 'has been erased meanwhile.' },
}

/** Says politely what became of the last address, and offers to take it back. */
export function Notice({
  told,
  onUndo,
  hasKeys,
}: {
  told: Told | undefined
  onUndo: (() => void) | undefined
  hasKeys: boolean
}) {
  return (
    <div role="status" class="desk-notice">
      {told && (
        <div class={`notice ${words[told.outcome].tone}`}>
          <div>
            <p>
              <bdi class="name">{told.reference}</bdi> {words[told.outcome].text}
            </p>
            {told.now && (
              <p class="soft small">
                Stored now: <bdi>{lineOf(textIn(told.now))}</bdi>
              </p>
            )}
          </div>
          {onUndo && (
            <button type="button" class="button quiet" onClick={onUndo}>
              Undo the last decision {hasKeys && <kbd>U</kbd>}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
