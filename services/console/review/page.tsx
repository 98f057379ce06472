import { useRoute } from 'preact-iso'
import { Failure } from '../failure.tsx'
import { isNotFound } from '../results/use-answer.ts'
import { AllJudged } from './all-judged.tsx'
import { ReviewDesk } from './review-desk.tsx'
import { useOpenResults } from './use-open-results.ts'
import '../results/results.css'
import './review.css'

/** One address at a time of those that a person must judge. */
export function ReviewPage() {
  const { id = '' } = useRoute().params
  const { loaded, failure, reload } = useOpenResults(id)
  const batch = `/console/batches/${encodeURIComponent(id)}`
  return (
    <main id="content" class="page review">
      <div class="page-head">
        <div>
          <a class="small" href={batch}>
            ← Batch
          </a>
          <h1>Review desk</h1>
        </div>
      </div>
      {failure !== undefined &&
        (isNotFound(failure) ? <UnknownBatch /> : <Failure failure={failure} onRetry={reload} />)}
      {!loaded && failure === undefined && (
        <div class="card empty" role="status">
          Looking for addresses to judge…
        </div>
      )}
      {loaded && loaded.count === 0 && (
        <AllJudged batchId={id} title="Nothing to judge">
          No address of this batch waits for a person.
        </AllJudged>
      )}
      {loaded && loaded.count > 0 && <ReviewDesk key={id} batchId={id} loaded={loaded} />}
    </main>
  )
}

function UnknownBatch() {
  return (
    <div class="card empty">
      <h2>There is no such batch</h2>
      <p>It may have been erased, or belong to another key.</p>
      <a class="button" href="/console/batches">
        All batches
      </a>
    </div>
  )
}
