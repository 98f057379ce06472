import { BatchTable, NoBatches } from '../batches/batch-table.tsx'
import { LimitsNotice } from '../batches/limits-notice.tsx'
import { useBatchList } from '../batches/use-batch-list.ts'
import { useLimits } from '../batches/use-limits.ts'
import { Failure } from '../failure.tsx'
import { useSession } from '../session.tsx'
import { Skeleton } from '../skeleton.tsx'
import { ServiceState, Spending } from './figures.tsx'
import './start.css'

/** The start page: what goes on in the back office, what it cost, and whether the service works. */
export function StartPage() {
  const { scopes } = useSession()
  const { limits, failure } = useLimits()
  const hasBatches = scopes.includes('batch')
  return (
    <main id="content" class="page start">
      <div class="page-head">
        <h1>Back office</h1>
        {hasBatches && (
          <div class="end">
            <a class="button primary" href="/console/batches/new">
              Upload a file
            </a>
          </div>
        )}
      </div>
      <LimitsNotice limits={limits} />
      <div class="tiles">
        <Spending limits={limits} />
        <ServiceState limits={limits} failure={failure} />
      </div>
      {hasBatches && <RecentBatches />}
      <Doors hasBatches={hasBatches} />
    </main>
  )
}

const shown = 6

function RecentBatches() {
  const { batches, hasMore, failure, again } = useBatchList(shown)
  const first = batches?.slice(0, shown)
  return (
    <section class="section" aria-labelledby="recent-title">
      <div class="section-head">
        <h2 id="recent-title">Recent batches</h2>
        {(hasMore || (batches && batches.length > 0)) && <a href="/console/batches">All batches</a>}
      </div>
      {failure !== undefined && <Failure failure={failure} onRetry={again} />}
      {first === undefined && failure === undefined && <Skeleton />}
      {first?.length === 0 && <NoBatches />}
      {first && first.length > 0 && <BatchTable batches={first} />}
    </section>
  )
}

function Doors({ hasBatches }: { hasBatches: boolean }) {
  return (
    <nav class="doors" aria-label="More">
      {hasBatches && (
        <a class="door" href="/console/batches#stored">
          <strong>Validate what is stored</strong>
          <span class="soft small">Check addresses again that you uploaded before</span>
        </a>
      )}
      <a class="door" href="/console/checkout">
        <strong>Try the checkout</strong>
        <span class="soft small">The address field, and what each keystroke takes and costs</span>
      </a>
      <a class="door" href="/docs/" target="_blank" rel="noreferrer">
        <strong>API reference</strong>
        <span class="soft small">Send requests with your own key, already filled in</span>
        <span class="hidden-text">(opens in a new tab)</span>
      </a>
    </nav>
  )
}
