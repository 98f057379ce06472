import { Failure } from '../failure.tsx'
import { Skeleton } from '../skeleton.tsx'
import { BatchTable, NoBatches } from './batch-table.tsx'
import { LimitsNotice } from './limits-notice.tsx'
import { StoredSelection } from './stored-selection.tsx'
import { useBatchList } from './use-batch-list.ts'
import { useLimits } from './use-limits.ts'
import '../batch/foldable.css'

/** The client's batches, and two ways to create one. */
export function BatchesPage() {
  const { batches, hasMore, failure, more, again } = useBatchList()
  const { limits } = useLimits()
  return (
    <main id="content" class="page batches">
      <div class="page-head">
        <h1>Batches</h1>
        <div class="end">
          <a class="button primary" href="/console/batches/new">
            Upload a file
          </a>
        </div>
      </div>
      <LimitsNotice limits={limits} />
      {failure !== undefined && <Failure failure={failure} onRetry={again} />}
      {batches === undefined && failure === undefined && <Skeleton />}
      {batches?.length === 0 && <NoBatches />}
      {batches && batches.length > 0 && <BatchTable batches={batches} />}
      {hasMore && (
        <div class="row">
          <button type="button" class="button" onClick={more}>
            Show more
          </button>
        </div>
      )}
      <StoredSelection />
    </main>
  )
}
