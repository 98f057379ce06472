import type { UploadProgress } from '../../../shared/client/xhr-fetch.ts'
import { bytesText, percentText } from '../wording.ts'
import { isSent, type Purpose } from './use-sending.ts'

interface Props {
  purpose: Purpose
  progress: UploadProgress
  isLost: boolean
  onStop: () => void
}

/** How far a file is on its way. */
export function SendingProgress({ purpose, progress, isLost, onStop }: Props) {
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
            : `${bytesText(sentBytes)} of ${bytesText(totalBytes)}, ${percentText(sentBytes, totalBytes)}`}
        </span>
        <div class="end">
          <button type="button" class="button" onClick={onStop}>
            Stop
          </button>
        </div>
      </div>
      <progress aria-label="Sent" max={totalBytes || 1} value={isAllSent && !isLost ? undefined : sentBytes} />
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
