import type { BatchSummary } from '../../../shared/api/batch.ts'
import { countOf } from './wording.ts'

/** The way to the review desk, where addresses wait for a person. */
export function ReviewDoor({ id, summary }: { id: string; summary: BatchSummary | undefined }) {
  if (!summary || summary.open === 0) return null
  return (
    <a class="button primary" href={`/console/batches/${id}/review`}>
      Review {countOf(summary.open, 'address', 'addresses')}
    </a>
  )
}
