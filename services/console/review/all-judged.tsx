import type { ComponentChildren, RefObject } from 'preact'
import { Failure } from '../failure.tsx'
import { Downloads } from '../results/downloads.tsx'
import { countingMs } from '../results/use-summary.ts'
import { useSession } from '../session.tsx'
import { useAnswer } from '../use-answer.ts'
import { countOf, countText } from '../wording.ts'

interface AllJudgedProps {
  batchId: string
  title: string
  heading?: RefObject<HTMLHeadingElement | null>
  children: ComponentChildren
}

/** Shown when no address is left to decide. */
export function AllJudged({ batchId, title, heading, children }: AllJudgedProps) {
  return (
    <section class="card empty" aria-labelledby="judged">
      <h2 id="judged" ref={heading ?? null} tabIndex={-1}>
        {title}
      </h2>
      {children}
      <div class="row">
        <Downloads batchId={batchId} filter={{}} />
        <a class="button" href={`/console/batches/${encodeURIComponent(batchId)}`}>
          Back to the batch
        </a>
      </div>
    </section>
  )
}

/** Asks the service whether more addresses wait by now. */
export function WhatIsLeft({ batchId, onMore }: { batchId: string; onMore(): void }) {
  const { batches } = useSession().client
  const { value, failure, retry } = useAnswer(
    (signal) => batches.summary(batchId, { signal, timeoutMs: countingMs }),
    batchId,
  )
  if (failure !== undefined) return <Failure failure={failure} onRetry={retry} />
  return (
    <div role="status" class="stack">
      {!value && <p>Looking whether there are more…</p>}
      {value?.open === 0 && <p>No address of this batch waits for a person any longer.</p>}
      {value !== undefined && value.open > 0 && (
        <>
          <p>{countOf(value.open, 'more address waits', 'more addresses wait')} for a person.</p>
          <p>
            <button type="button" class="button primary" onClick={onMore}>
              Load {countText(value.open)} more
            </button>
          </p>
        </>
      )}
    </div>
  )
}
