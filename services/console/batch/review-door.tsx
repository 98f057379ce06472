import type { Counted } from '../results/use-summary.ts'
import { countOf } from '../wording.ts'

/** The way to the review desk, where addresses wait for a person; also while nobody knows whether some do. */
export function ReviewDoor({ id, counted: { summary, failure } }: { id: string; counted: Counted }) {
  const href = `/console/batches/${id}/review`
  if (!summary)
    return failure === undefined ? null : (
      <a class="button" href={href}>
        Review desk
      </a>
    )
  if (summary.open === 0) return null
  return (
    <a class="button primary" href={href}>
      Review {countOf(summary.open, 'address', 'addresses')}
    </a>
  )
}
