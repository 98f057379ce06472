import type { StoredAddress } from '../../../shared/api/stored-address.ts'
import { lineOf, textIn } from '../address-text.ts'
import { countOf, countText } from '../wording.ts'
import type { Outcome } from './desk.ts'
import { singleClick } from './single-click.ts'

/** What happened to an address, for the person at the desk. */
export interface ToldOfOne {
  reference: string
  outcome: Outcome | 'undone'
  /** The text that somebody else has stored. */
  now?: StoredAddress
}

/** The same, or what happened to many at once. */
export type Told =
  | ToldOfOne
  | { outcome: 'allAccepted'; accepted: number; elsewhere: number }
  | { outcome: 'allUndone' }

const words: Record<ToldOfOne['outcome'], { tone: string; text: string }> = {
  accepted: { tone: 'good', text: 'accepted: the proposal is stored.' },
  kept: { tone: 'good', text: 'kept as it was.' },
  edited: { tone: 'good', text: 'stored as you edited it.' },
  undone: { tone: '', text: 'is as the batch left it, and open again.' },
  elsewhere: { tone: 'doubt', text: 'has been decided or changed by somebody else meanwhile.' },
  erased: { tone: 'doubt', text: 'has been erased meanwhile.' },
}

const toneOf = (told: Told): string =>
  'reference' in told ? words[told.outcome].tone : told.outcome === 'allAccepted' ? 'good' : ''

function Text({ told }: { told: Told }) {
  if ('reference' in told)
    return (
      <p>
        <bdi class="name">{told.reference}</bdi> {words[told.outcome].text}
      </p>
    )
  if (told.outcome === 'allUndone')
    return (
      <p>
        They are as the batch left them, and open again, but for those that somebody else has
        changed since.
      </p>
    )
  const { accepted, elsewhere } = told
  return (
    <p>
      <span class="name">{countOf(accepted, 'correction')}</span> accepted.
      {elsewhere > 0 &&
        ` ${countOf(elsewhere, 'other')} had been decided or changed by somebody else.`}
    </p>
  )
}

const undoWords = (undoable: number | undefined): string =>
  undoable === undefined
    ? 'Undo the last decision'
    : undoable === 1
      ? 'Undo it'
      : `Undo all ${countText(undoable)}`

/** A polite live region with the outcome of the last address, and a button to undo it. */
export function Notice({
  told,
  onUndo,
  undoable,
  hasKeys,
}: {
  told: Told | undefined
  onUndo: (() => void) | undefined
  /** How many are undone, if they were accepted together. */
  undoable: number | undefined
  hasKeys: boolean
}) {
  return (
    <div role="status" class="desk-notice">
      {told && (
        <div class={`notice ${toneOf(told)}`}>
          <div>
            <Text told={told} />
            {'now' in told && told.now && (
              <p class="soft small">
                Stored now: <bdi>{lineOf(textIn(told.now))}</bdi>
              </p>
            )}
          </div>
          {onUndo && (
            <button type="button" class="button quiet" onClick={singleClick(onUndo)}>
              {undoWords(undoable)} {hasKeys && <kbd>U</kbd>}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
