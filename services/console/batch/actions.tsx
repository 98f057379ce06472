import { useId, useRef, useState } from 'preact/hooks'
import type { Batch } from '../../../shared/api/batch.ts'
import { hasEnded } from '../../../shared/api/batch-status.ts'
import { Failure } from '../failure.tsx'
import { useSession } from '../session.tsx'
import { countOf } from '../wording.ts'

type Action = 'pause' | 'resume' | 'cancel' | 'retry'
const busyWords: Record<Action, string> = {
  pause: 'Pausing…',
  resume: 'Resuming…',
  cancel: 'Cancelling…',
  retry: 'Starting…',
}

/** What can be done with a batch as it stands now. */
export function useActions(batch: Batch | undefined, onChange: (batch: Batch) => void) {
  const { client } = useSession()
  const [busy, setBusy] = useState<Action>()
  const [failure, setFailure] = useState<unknown>()
  async function run(action: Action) {
    if (!batch || busy) return
    setBusy(action)
    setFailure(undefined)
    try {
      onChange(await client.batches[action](batch.id))
    } catch (error) {
      setFailure(error)
    }
    setBusy(undefined)
  }
  return { busy, failure, run }
}

/** The buttons that a batch has in its status. Cancelling asks first, since it is for good. */
export function Actions({ batch, busy, run }: { batch: Batch } & Pick<ReturnType<typeof useActions>, 'busy' | 'run'>) {
  const question = useRef<HTMLDialogElement>(null)
  const { status, counts, total, processed } = batch
  const button = (action: Action, word: string, look = '') => (
    <button type="button" class={`button ${look}`} disabled={busy !== undefined} onClick={() => run(action)}>
      {busy === action ? busyWords[action] : word}
    </button>
  )
  return (
    <>
      {(status === 'queued' || status === 'running') && button('pause', 'Pause')}
      {status === 'paused' && button('resume', 'Resume', 'primary')}
      {hasEnded(status) &&
        counts.failed > 0 &&
        button('retry', `Retry ${countOf(counts.failed, 'failed address', 'failed addresses')}`)}
      {!hasEnded(status) && (
        <>
          <button
            type="button"
            class="button danger"
            disabled={busy !== undefined}
            onClick={() => question.current?.showModal()}
          >
            {busy === 'cancel' ? busyWords.cancel : 'Cancel batch'}
          </button>
          <CancelQuestion dialog={question} left={total - processed} onCancel={() => run('cancel')} />
        </>
      )}
    </>
  )
}

interface Question {
  dialog: { current: HTMLDialogElement | null }
  left: number
  onCancel: () => void
}

function CancelQuestion({ dialog, left, onCancel }: Question) {
  const title = useId()
  return (
    <dialog ref={dialog} class="card" aria-labelledby={title}>
      <form method="dialog" class="stack">
        <h2 id={title}>Cancel this batch for good?</h2>
        <p class="soft">
          {countOf(left, 'address', 'addresses')} will not be validated. The results that there are stay. To go on
          later, pause it instead.
        </p>
        <div class="row">
          <button type="submit" class="button" autofocus>
            Keep it
          </button>
          <button type="submit" class="button danger" onClick={onCancel}>
            Cancel the batch
          </button>
        </div>
      </form>
    </dialog>
  )
}

/** Why the last action did nothing. */
export const ActionFailure = ({ failure }: { failure: unknown }) =>
  failure === undefined ? null : <Failure failure={failure} />
