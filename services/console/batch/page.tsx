import { useMemo, useState } from 'preact/hooks'
import { useRoute } from 'preact-iso'
import type { Batch } from '../../../shared/api/batch.ts'
import { hasEnded } from '../../../shared/api/batch-status.ts'
import { isUnknownBatch } from '../catalogue.ts'
import { Failure } from '../failure.tsx'
import { ResultsTable } from '../results/results-table.tsx'
import { type Counted, useSummary } from '../results/use-summary.ts'
import { UnknownBatch } from '../unknown-batch.tsx'
import {
  countOf,
  countText,
  durationText,
  momentText,
  pauseText,
  percentText,
  rateText,
  shortId,
  spokenProgress,
  usdText,
  whenText,
} from '../wording.ts'
import { ActionFailure, Actions, useActions } from './actions.tsx'
import { Problems } from './problems.tsx'
import { type ProgressPoint, secondsLeft } from './progress.ts'
import { ProgressChart } from './progress-chart.tsx'
import { ReviewDoor } from './review-door.tsx'
import { StatusBadge } from './status-badge.tsx'
import { useBatch } from './use-batch.ts'
import { VerdictBar, VerdictLegend } from './verdict-bar.tsx'
import './batch.css'
import './foldable.css'

/** One batch: how far it is, what was found, and what can be done with it. */
export function BatchPage() {
  const { id = '' } = useRoute().params
  return <WatchedBatch key={id} id={id} />
}

function WatchedBatch({ id }: { id: string }) {
  const { batch, points, isLost, failure, change, again } = useBatch(id)
  const actions = useActions(batch, change)
  const atFirst = useMemo(() => batch?.processed, [batch === undefined])
  const [shown = atFirst, setShown] = useState<number>()
  // Neither with each event nor with each filter: counting a large batch is work.
  const counted = useSummary(id, batch && `${batch.status} ${shown}`)
  if (isUnknownBatch(failure)) return <UnknownBatch />
  return (
    <main id="content" class="page batch">
      <nav aria-label="Way back" class="small">
        <a href="/console/batches">All batches</a>
      </nav>
      <div class="page-head">
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
        {batch && (
          <div class="end">
            <ReviewDoor id={batch.id} counted={counted} />
            <Actions batch={batch} {...actions} />
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
        failure === undefined && <p class="soft">Loading…</p>
      )}
    </main>
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
      <section class="card stack" aria-label="Progress">
        <ProgressFigures batch={batch} />
        <VerdictBar batch={batch} />
        <VerdictLegend batch={batch} />
        {batch.processed > 0 && <ProgressChart points={points} />}
      </section>
      {batch.problems > 0 && <Problems id={batch.id} count={batch.problems} />}
      <ResultsTable batch={batch} counted={counted} onLoaded={onLoaded} />
    </>
  )
}

function ProgressFigures({ batch }: { batch: Batch }) {
  const { processed, total, erased, rate, eta, spend, status, createdAt, startedAt, finishedAt, webhook } = batch
  const nowMs = Date.now()
  return (
    <>
      <dl class="figures">
        <div>
          <dt>Addresses</dt>
          <dd>
            {countText(processed)} <span class="soft">of {countText(total)}</span>
          </dd>
        </div>
        <div>
          <dt>Done</dt>
          <dd>{percentText(processed, total)}</dd>
        </div>
        {!hasEnded(status) && (
          <>
            <div>
              <dt>Rate</dt>
              <dd>{status === 'running' && rate > 0 ? rateText(rate) : '–'}</dd>
            </div>
            <div>
              <dt>Ends</dt>
              <dd>
                {eta === undefined ? '–' : `in ${durationText(secondsLeft(batch) ?? 0)}`}{' '}
                {eta !== undefined && <span class="soft small">{whenText(eta, nowMs)}</span>}
              </dd>
            </div>
          </>
        )}
        {finishedAt !== undefined && startedAt !== undefined && (
          <div>
            <dt>Took</dt>
            <dd>{durationText((finishedAt - startedAt) / 1000)}</dd>
          </div>
        )}
        <div>
          <dt>Spent</dt>
          <dd>
            {usdText(spend.usd)} <span class="soft small">{countOf(spend.calls, 'call')}</span>
          </dd>
        </div>
      </dl>
      <p class="small soft">
        {batch.name !== undefined && (
          <>
            Batch <code>{shortId(batch.id)}</code> ·{' '}
          </>
        )}
        Created {momentText(createdAt)} · policy {batch.policy} · strategy {batch.strategy}
        {erased !== undefined && ` · ${countOf(erased, 'address', 'addresses')} erased since`}
        {webhook && ` · webhook ${webhook.state ?? 'when it has ended'}`}
      </p>
    </>
  )
}
