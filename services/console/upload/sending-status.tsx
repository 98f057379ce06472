import type { UploadProgress } from '../../../shared/client/xhr-fetch.ts'
import { Failure } from '../failure.tsx'
import { bytesText, percentText } from '../wording.ts'
import { FileChanged } from './send.ts'
import { isSent, type Purpose, type SendingState } from './use-sending.ts'

interface StatusProps {
  state: SendingState
  onStop: () => void
  onRetry: (purpose: Purpose) => void
}

/** How far an upload is, or why it ended without a batch. */
export function SendingStatus({ state, onStop, onRetry }: StatusProps) {
  if (state.is === 'sending') return <SendingProgress {...state} onStop={onStop} />
  if (state.is === 'stopped late') return <StoppedLate />
  if (state.is !== 'failed') return null
  const { failure, purpose } = state
  // A changed file must be chosen again.
  const retry = failure instanceof FileChanged ? {} : { onRetry: () => onRetry(purpose) }
  return <Failure failure={failure} {...retry} />
}

function StoppedLate() {
  return (
    <div class="notice doubt" role="status">
      <p>
        All was sent before you stopped, so the batch may have started all the same: look at{' '}
        <a href="/console/batches">all batches</a>. Starting the same again from here makes no
        second one.
      </p>
    </div>
  )
}

interface ProgressProps {
  purpose: Purpose
  progress: UploadProgress
  isLost: boolean
  onStop: () => void
}

function SendingProgress({ purpose, progress, isLost, onStop }: ProgressProps) {
  const { sentBytes, totalBytes = 0 } = progress
  const isAllSent = isSent(progress)
  const title = purpose === 'check' ? 'Checking the file' : 'Starting the batch'
  return (
    <section class="card stack" aria-label={title}>
      <div class="page-head">
        <h2>{title}</h2>
        <span class="soft number">
          {isAllSent && !isLost
            ? 'All is sent. The service reads it…'
            : `${bytesText(sentBytes)} of ${bytesText(totalBytes)}, ` +
              `${percentText(sentBytes, totalBytes)}`}
        </span>
        <div class="end">
          <button type="button" class="button" onClick={onStop}>
            Stop
          </button>
        </div>
      </div>
      <progress
        aria-label="Sent"
        max={totalBytes || 1}
        value={isAllSent && !isLost ? undefined : sentBytes}
      />
      <p class="hidden-text" role="status">
        {isAllSent ? 'All is sent.' : `${title}.`}
      </p>
      {isLost && (
        <p class="notice doubt" role="status">
          The connection was lost. It goes on by itself as soon as the service can be reached
          {purpose === 'start' ? ', and still makes one batch only.' : '.'}
        </p>
      )}
    </section>
  )
}
