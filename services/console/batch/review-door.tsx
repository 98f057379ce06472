import { useEffect, useState } from 'preact/hooks'
import type { Batch } from '../../../shared/api/batch.ts'
import type { CallOptions } from '../../../shared/client/connection.ts'
import { useSession } from '../session.tsx'
import { countText } from './wording.ts'

/** What is asked of a service that tells how many addresses still wait for a person. */
interface WithSummary {
  summary?: (id: string, options?: CallOptions) => Promise<{ open: number }>
}

/** The way to the review desk, with the number of addresses that wait there, if it is known. */
export function ReviewDoor({ batch }: { batch: Batch }) {
  const { client } = useSession()
  const { id, counts, status } = batch
  const [open, setOpen] = useState<number>()
  useEffect(() => {
    const ending = new AbortController()
    const { summary } = client.batches as WithSummary
    summary?.(id, { signal: ending.signal }).then(
      (told) => setOpen(told.open),
      // The door opens without the number.
      () => {},
    )
    return () => ending.abort()
  }, [client, id, counts.needs_review, status])
  if (counts.needs_review === 0 && !open) return null
  return (
    <a class="button" href={`/console/batches/${id}/review`}>
      {open === undefined ? 'Review addresses' : `Review ${countText(open)} ${open === 1 ? 'address' : 'addresses'}`}
    </a>
  )
}
