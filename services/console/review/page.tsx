import { useRef } from 'preact/hooks'
import { useLocation, useRoute } from 'preact-iso'
import { isUnknownBatch } from '../catalogue.ts'
import { Failure } from '../failure.tsx'
import { mayLeave } from '../leave-confirmation.ts'
import { FilterChips } from '../results/filter-bar.tsx'
import { filterIn, queryOf, resultFilter } from '../results/filter-query.ts'
import { UnknownBatch } from '../unknown-batch.tsx'
import { AllJudged } from './all-judged.tsx'
import { ReviewDesk } from './review-desk.tsx'
import { useOpenResults } from './use-open-results.ts'
import '../batch/batch.css'
import '../results/results.css'
import './review.css'

/** Shows the addresses that need a person's decision, one at a time. */
export function ReviewPage() {
  const { id = '' } = useRoute().params
  return <Review key={id} id={id} />
}

function Review({ id }: { id: string }) {
  const { url, path, route } = useLocation()
  const filter = { ...filterIn(new URL(url, location.origin).search), isOpen: true }
  const { loaded, listKey, failure, reload } = useOpenResults(id, resultFilter(filter))
  const decidedBefore = useRef(0)
  const query = queryOf({ ...filter, isOpen: false })
  const back = `/console/batches/${encodeURIComponent(id)}${query}`
  if (isUnknownBatch(failure)) return <UnknownBatch />
  return (
    <main id="content" class="page review">
      <div class="page-head">
        <div>
          <a class="small" href={back}>
            ← Batch
          </a>
          <h1>Review desk</h1>
        </div>
      </div>
      <FilterChips
        filter={{ ...filter, isOpen: false }}
        onChange={(next) => {
          if (mayLeave()) route(path + queryOf({ ...next, isOpen: false }))
        }}
      />
      {failure !== undefined &&
        (loaded ? (
          <p class="notice doubt" role="status">
            The list broke off before its end. What is missing is looked for when these are judged.
          </p>
        ) : (
          <Failure failure={failure} onRetry={reload} />
        ))}
      {!loaded && failure === undefined && (
        <div class="batch-waiting" role="status" aria-label="Looking for addresses to judge" />
      )}
      {loaded && loaded.count === 0 && (
        <AllJudged batchId={id} title="Nothing to judge">
          <p>
            {query === ''
              ? 'No address of this batch waits for a person.'
              : 'No address that fits these filters waits for a person.'}
          </p>
        </AllJudged>
      )}
      {loaded && loaded.count > 0 && (
        <ReviewDesk
          key={listKey}
          batchId={id}
          filter={resultFilter(filter)}
          loaded={loaded}
          decidedBefore={decidedBefore.current}
          onMore={(decided) => {
            decidedBefore.current += decided
            reload()
          }}
          onClear={
            query === ''
              ? undefined
              : (decided) => {
                  decidedBefore.current += decided
                  route(path)
                }
          }
        />
      )}
    </main>
  )
}
