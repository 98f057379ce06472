import { useRef } from 'preact/hooks'
import { useRoute } from 'preact-iso'
import { isUnknownBatch } from '../catalogue.ts'
import { Failure } from '../failure.tsx'
import { UnknownBatch } from '../unknown-batch.tsx'
import { AllJudged } from './all-judged.tsx'
import { ReviewDesk } from './review-desk.tsx'
import { useOpenResults } from './use-open-results.ts'
import '../results/results.css'
import './review.css'

/** One address at a time of those that a person must judge. */
export function ReviewPage() {
  const { id = '' } = useRoute().params
  return <Review key={id} id={id} />
}

function Review({ id }: { id: string }) {
  const { loaded, listKey, failure, reload } = useOpenResults(id)
  const decidedBefore = useRef(0)
  if (isUnknownBatch(failure)) return <UnknownBatch />
  return (
    <main id="content" class="page review">
      <div class="page-head">
        <div>
          <a class="small" href={`/console/batches/${encodeURIComponent(id)}`}>
            ← Batch
          </a>
          <h1>Review desk</h1>
        </div>
      </div>
      {failure !== undefined &&
        (loaded ? (
          <p class="notice doubt" role="status">
            The list broke off before its end. What is missing is looked for when these are judged.
          </p>
        ) : (
          <Failure failure={failure} onRetry={reload} />
        ))}
      {!loaded && failure === undefined && (
        <div class="card empty" role="status">
          Looking for addresses to judge…
        </div>
      )}
      {loaded && loaded.count === 0 && (
        <AllJudged batchId={id} title="Nothing to judge">
          <p>No address of this batch waits for a person.</p>
        </AllJudged>
      )}
      {loaded && loaded.count > 0 && (
        <ReviewDesk
          key={listKey}
          batchId={id}
          loaded={loaded}
          decidedBefore={decidedBefore.current}
          onMore={(decided) => {
            decidedBefore.current += decided
            reload()
          }}
        />
      )}
    </main>
  )
}
