import { useId, useRef, useState } from 'preact/hooks'
import type { Batch } from '../../../shared/api/batch.ts'
import { hasEnded } from '../../../shared/api/batch-status.ts'
import { isRefusedByStatus } from '../catalogue.ts'
import { Failure } from '../failure.tsx'
import { useSession } from '../session.tsx'
import { countOf } from '../wording.ts'
import { sizeOf } from './progress.ts'

type Action = 'pause' | 'resume' | 'cancel' | 'retry'
const busyWords: Record<Action, string> = {
  pause: 'Pausing…',
  resume: 'Resuming…',
  cancel: 'Cancelling…',
  retry: 'Starting…',
}

/**
 * Actions on a batch, with the one in progress and the last failure. `onRefused`: the batch has
 * another status than the one that is shown.
 */
export function useActions(
  batch: Batch | undefined,
  onChange: (batch: Batch) => void,
  onRefused: () => void,
) {
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
      if (isRefusedByStatus(error)) onRefused()
    }
    setBusy(undefined)
  }
  return { busy, failure, run }
}

/**
 * Buttons for a batch in its present status. Cancelling cannot be undone, so it asks first.
 * `isNext`: no address waits for a person, so that retrying the failed ones is what is left to do.
 */
export function Actions({
  batch,
  busy,
  run,
  isNext,
}: { batch: Batch; isNext: boolean } & Pick<ReturnType<typeof useActions>, 'busy' | 'run'>) {
  const question = useRef<HTMLDialogElement>(null)
  const { status, counts, expiredAt } = batch
  const button = (action: Action, word: string, look = '') => (
    <button
      type="button"
      class={`button ${look}`}
      disabled={busy !== undefined}
      onClick={() => run(action)}
    >
      {busy === action ? busyWords[action] : word}
    </button>
  )
  return (
    <>
      {(status === 'queued' || status === 'running') && button('pause', 'Pause')}
      {status === 'paused' && button('resume', 'Resume', 'primary')}
      {status === 'completed' &&
        expiredAt === undefined &&
        counts.failed > 0 &&
        button(
          'retry',
          `Retry ${countOf(counts.failed, 'failed address', 'failed addresses')}`,
          isNext ? 'primary' : '',
        )}
      {!hasEnded(status) && (
        <>
          <button
            type="button"
            class="button quiet"
            disabled={busy !== undefined}
            onClick={() => question.current?.showModal()}
          >
            {busy === 'cancel' ? busyWords.cancel : 'Cancel batch'}
          </button>
          <CancelQuestion
            dialog={question}
            left={sizeOf(batch) - batch.processed}
            onCancel={() => run('cancel')}
          />
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
          {countOf(left, 'address', 'addresses')} will not be validated. The results that there are
          stay. To go on later, pause it instead.
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

/** Why the last action failed. */
export const ActionFailure = ({ failure }: { failure: unknown }) =>
  failure === undefined ? null : <Failure failure={failure} />
