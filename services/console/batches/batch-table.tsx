import type { Batch } from '../../../shared/api/batch.ts'
import { hasEnded } from '../../../shared/api/batch-status.ts'
import { StatusBadge } from '../badges.tsx'
import { sizeOf } from '../batch/progress.ts'
import { VerdictBar } from '../batch/verdict-bar.tsx'
import { useCostText } from '../cost-text.ts'
import { countText, momentText, percentText, shortId } from '../wording.ts'
import './batches.css'

/** Batches with their state and outcome, in the given order. */
export function BatchTable({ batches }: { batches: readonly Batch[] }) {
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
  const costText = useCostText()
  const { id, name, status, total, processed, createdAt, spend } = batch
  return (
    <tr>
      <th scope="row">
        <a href={`/console/batches/${id}`}>
          {name === undefined ? <code>{shortId(id)}</code> : <bdi>{name}</bdi>}
        </a>
        <span class="small soft">{momentText(createdAt)}</span>
      </th>
      <td>
        <StatusBadge status={status} />
      </td>
      <td class="figure number">
        {countText(total)}
        <span class="unit soft"> {total === 1 ? 'address' : 'addresses'}</span>
        {!hasEnded(status) && (
          <span class="small soft">{percentText(processed, sizeOf(batch))} done</span>
        )}
      </td>
      <td class="verdicts">
        <VerdictBar batch={batch} />
      </td>
      <td class="figure number">{costText(spend.usd)}</td>
    </tr>
  )
}

/** In place of the table while there is no batch. */
export function NoBatches() {
  return (
    <div class="card empty">
      <h2>No batches yet</h2>
      <p>
        Upload a file of addresses: you see what it costs and how long it takes before anything
        starts.
      </p>
      <a class="button primary" href="/console/batches/new">
        Upload a file
      </a>
    </div>
  )
}
