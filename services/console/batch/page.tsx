import { useMemo, useState } from 'preact/hooks'
import { useLocation, useRoute } from 'preact-iso'
import type { Batch } from '../../../shared/api/batch.ts'
import { hasEnded } from '../../../shared/api/batch-status.ts'
import { StatusBadge } from '../badges.tsx'
import { isUnknownBatch } from '../catalogue.ts'
import { useCostText } from '../cost-text.ts'
import { Failure } from '../failure.tsx'
import { filterIn, queryOf } from '../results/filter-query.ts'
import { ResultsTable } from '../results/results-table.tsx'
import { type Counted, useSummary } from '../results/use-summary.ts'
import { UnknownBatch } from '../unknown-batch.tsx'
import {
  countOf,
  durationText,
  momentText,
  pauseText,
  rateText,
  shortId,
  spokenProgress,
  whenText,
} from '../wording.ts'
import { ActionFailure, Actions, useActions } from './actions.tsx'
import { leadOf, progressText, sizeText } from './lead.ts'
import { Problems } from './problems.tsx'
import { type ProgressPoint, sizeOf } from './progress.ts'
import { ProgressChart } from './progress-chart.tsx'
import { useBatch } from './use-batch.ts'
import { VerdictBar } from './verdict-bar.tsx'
import './batch.css'
import './foldable.css'

/** One batch: where it stands, its results, and what to do next. */
export function BatchPage() {
  const { id = '' } = useRoute().params
  return <WatchedBatch key={id} id={id} />
}

function WatchedBatch({ id }: { id: string }) {
  const { batch, points, isLost, failure, change, again } = useBatch(id)
  const actions = useActions(batch, change, again)
  const atFirst = useMemo(() => batch?.processed, [batch === undefined])
  const [shown = atFirst, setShown] = useState<number>()
  // Not on each event or filter change: counting a large batch is expensive.
  const version = batch && batch.expiredAt === undefined ? `${batch.status} ${shown}` : undefined
  const counted = useSummary(id, version)
  if (isUnknownBatch(failure)) return <UnknownBatch />
  return (
    <main id="content" class="page batch">
      <nav aria-label="Way back" class="small">
        <a href="/console/batches">All batches</a>
      </nav>
      <div class="batch-head">
        <div class="row">
          <h1>
            {batch?.name === undefined ? (
              <>
                Batch <code>{shortId(id)}</code>
              </>
            ) : (
              <bdi>{batch.name}</bdi>
            )}
          </h1>
          {batch && <StatusBadge status={batch.status} />}
          {isLost && <span class="badge doubt">Reconnecting…</span>}
        </div>
        {batch && <p class="batch-lead">{leadOf(batch, counted.summary)}</p>}
        {batch && (
          <div class="row batch-actions">
            <ReviewDoor id={batch.id} counted={counted} />
            <Actions batch={batch} {...actions} isNext={counted.summary?.open === 0} />
          </div>
        )}
      </div>
      <p class="hidden-text" aria-live="polite">
        {isLost ? 'The connection is lost. Reconnecting.' : batch && spokenProgress(batch)}
      </p>
      <ActionFailure failure={actions.failure} />
      {failure !== undefined && <Failure failure={failure} onRetry={again} />}
      {batch ? (
        <Watched batch={batch} points={points} counted={counted} onLoaded={setShown} />
      ) : (
        failure === undefined && <div class="batch-waiting" role="status" aria-label="Loading" />
      )}
    </main>
  )
}

/**
 * A link to the review desk, for the results that the table shows. Shown when addresses wait for a
 * person, and when they could not be counted.
 */
function ReviewDoor({ id, counted: { summary, failure } }: { id: string; counted: Counted }) {
  const { url } = useLocation()
  const filter = filterIn(new URL(url, location.origin).search)
  const query = queryOf({ ...filter, isOpen: false })
  const href = `/console/batches/${id}/review${query}`
  if (!summary)
    return failure === undefined ? null : (
      <a class="button" href={href}>
        Review desk
      </a>
    )
  if (summary.open === 0) return null
  return (
    <a class="button primary" href={href}>
      {query === '' ? `Review ${countOf(summary.open, 'address', 'addresses')}` : 'Review these'}
    </a>
  )
}

interface WatchedProps {
  batch: Batch
  points: readonly ProgressPoint[]
  counted: Counted
  onLoaded(processed: number): void
}

function Watched({ batch, points, counted, onLoaded }: WatchedProps) {
  return (
    <>
      {batch.status === 'paused' && <p class="notice doubt">{pauseText(batch, Date.now())}</p>}
      <section class="batch-progress" aria-label="Progress">
        {!hasEnded(batch.status) && <ProgressChart points={points} total={sizeOf(batch)} />}
        <VerdictBar batch={batch} />
        <Details batch={batch} />
      </section>
      {batch.expiredAt === undefined ? (
        <>
          {batch.problems > 0 && <Problems id={batch.id} count={batch.problems} />}
          <ResultsTable batch={batch} counted={counted} onLoaded={onLoaded} />
        </>
      ) : (
        <p class="notice">
          The rows and results of this batch were deleted on {momentText(batch.expiredAt)}. Its
          counts and your stored addresses stay.
        </p>
      )}
    </>
  )
}

/** All that people seldom look for, on one line. */
function Details({ batch }: { batch: Batch }) {
  const costText = useCostText()
  const { id, name, rate, eta, spend, status, createdAt, startedAt, finishedAt, webhook } = batch
  const isOver = hasEnded(status)
  const parts = [
    isOver ? '' : progressText(batch),
    sizeText(batch),
    status === 'running' && rate > 0 ? rateText(rate) : '',
    eta === undefined || isOver ? '' : `ends ${whenText(eta, Date.now())}`,
    finishedAt !== undefined && startedAt !== undefined
      ? `took ${durationText((finishedAt - startedAt) / 1000)}`
      : '',
    `${costText(spend.usd)} for ${countOf(spend.calls, 'call')}`,
    `created ${momentText(createdAt)}`,
    `policy ${batch.policy}`,
    `strategy ${batch.strategy}`,
    webhook ? `webhook ${webhook.state ?? 'when it has ended'}` : '',
    name === undefined ? '' : `batch ${shortId(id)}`,
  ]
  return <p class="small soft number">{parts.filter(Boolean).join(' · ')}</p>
}
