import type { RefObject } from 'preact'
import { Downloads } from '../results/downloads.tsx'

interface AllJudgedProps {
  batchId: string
  title: string
  heading?: RefObject<HTMLHeadingElement | null>
  children: string
}

/** What is shown when no address is left. */
export function AllJudged({ batchId, title, heading, children }: AllJudgedProps) {
  return (
    <section class="card empty" aria-labelledby="judged">
      <h2 id="judged" ref={heading ?? null} tabIndex={-1}>
        {title}
      </h2>
      <p>{children}</p>
      <div class="row">
        <Downloads batchId={batchId} filter={{}} />
        <a class="button" href={`/console/batches/${encodeURIComponent(batchId)}`}>
          Back to the batch
        </a>
      </div>
    </section>
  )
}
