import type { ResultRow } from '../../../shared/api/batch.ts'
import { lineOf } from '../address-text.ts'
import { useSession } from '../session.tsx'
import { useAnswer } from '../use-answer.ts'

/** How many rows of one reference are shown. Such files have two or three. */
const maxRows = 20

/**
 * What became of the rows of a file that have the same reference: the last one is stored. Nothing
 * is shown for a reference that came once.
 */
export function SameReference({ batchId, row }: { batchId: string; row: ResultRow }) {
  const { batches } = useSession().client
  const { reference, line } = row
  const { value: rows = [] } = useAnswer(async (signal) => {
    const found: ResultRow[] = []
    const filter = { reference, include: 'address' as const }
    for await (const one of batches.results(batchId, filter, { signal })) {
      found.push(one)
      if (found.length === maxRows) break
    }
    return found
  }, `${batchId} ${reference}`)
  const others = rows.filter((one) => one.line !== line)
  if (others.length === 0) return null
  return (
    <div class="notice doubt same-reference">
      {others.map((other) => (
        <p key={other.line}>
          {other.line > line
            ? `Line ${other.line} of the file has the same reference and replaced this one: `
            : `This line replaced line ${other.line}, which has the same reference: `}
          <bdi>{lineOf(other.address ?? {})}</bdi>
        </p>
      ))}
    </div>
  )
}
