import type { Batch } from '../../../shared/api/batch.ts'
import { hasEnded } from '../../../shared/api/batch-status.ts'
import { StatusBadge } from '../batch/status-badge.tsx'
import { VerdictBar } from '../batch/verdict-bar.tsx'
import { Failure } from '../failure.tsx'
import { countText, momentText, percentText, shortId, usdText } from '../wording.ts'
import { LimitsNotice } from './limits-notice.tsx'
import { StoredSelection } from './stored-selection.tsx'
import { useBatchList } from './use-batch-list.ts'
import '../batch/foldable.css'
import './batches.css'

/** The client's batches, and the ways to make one. */
export function BatchesPage() {
  const { batches, hasMore, failure, more, again } = useBatchList()
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
      <LimitsNotice />
      <StoredSelection />
      {failure !== undefined && <Failure failure={failure} onRetry={again} />}
      {batches === undefined && failure === undefined && <p class="soft">Loading…</p>}
      {batches?.length === 0 && <NoBatches />}
      {batches && batches.length > 0 && <BatchTable batches={batches} />}
      {hasMore && (
        <div class="row">
          <button type="button" class="button" onClick={more}>
            Show more
          </button>
        </div>
      )}
    </main>
  )
}

function NoBatches() {
  return (
    <div class="card empty">
      <h2>No batches yet</h2>
      <p>Upload a file of addresses: you see what it costs and how long it takes before anything starts.</p>
      <a class="button primary" href="/console/batches/new">
        Upload a file
      </a>
    </div>
  )
}

function BatchTable({ batches }: { batches: readonly Batch[] }) {
  return (
    <div class="card batch-list">
      <table>
        <thead>
          <tr>
            <th scope="col">Batch</th>
            <th scope="col">Status</th>
            <th scope="col" class="figure">
              Addresses
            </th>
            <th scope="col" class="verdicts">
              Verdicts
            </th>
            <th scope="col" class="figure">
              Spent
            </th>
          </tr>
        </thead>
        <tbody>
          {batches.map((batch) => (
            <BatchEntry key={batch.id} batch={batch} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function BatchEntry({ batch }: { batch: Batch }) {
  const { id, name, status, total, processed, createdAt, spend } = batch
  return (
    <tr>
      <th scope="row">
        <a href={`/console/batches/${id}`}>{name === undefined ? <code>{shortId(id)}</code> : <bdi>{name}</bdi>}</a>
        <span class="small soft">{momentText(createdAt)}</span>
      </th>
      <td>
        <StatusBadge status={status} />
      </td>
      <td class="figure number">
        {countText(total)}
        {!hasEnded(status) && <span class="small soft">{percentText(processed, total)} done</span>}
      </td>
      <td class="verdicts">
        <VerdictBar batch={batch} />
      </td>
      <td class="figure number">{usdText(spend.usd)}</td>
    </tr>
  )
}
