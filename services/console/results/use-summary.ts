import { useEffect, useState } from 'preact/hooks'
import type { BatchSummary } from '../../../shared/api/batch.ts'
import { useSession } from '../session.tsx'

/** What there is to filter a batch by, counted. */
export interface Counted {
  /** As counted last; undefined until it is known. */
  summary: BatchSummary | undefined
  /** Why it could not be counted anew. */
  failure: unknown
  retry(): void
}

/** Counting a large batch is work, and takes its time. */
export const countingMs = 60_000

/** Counts once there is a `version`, and again with each other one; until it is done, what was counted before stays. */
export function useSummary(id: string, version: string | undefined): Counted {
  const { batches } = useSession().client
  const [attempt, setAttempt] = useState(0)
  const [{ summary, failure }, setCounted] = useState<Omit<Counted, 'retry'>>({
    summary: undefined,
    failure: undefined,
  })
  // `version` says when
  useEffect(() => {
    if (version === undefined) return
    const ending = new AbortController()
    setCounted(({ summary }) => ({ summary, failure: undefined }))
    batches.summary(id, { signal: ending.signal, timeoutMs: countingMs }).then(
      (summary) => setCounted({ summary, failure: undefined }),
      (failure) => ending.signal.aborted || setCounted(({ summary }) => ({ summary, failure })),
    )
    return () => ending.abort()
  }, [batches, id, version, attempt])
  return { summary, failure, retry: () => setAttempt((last) => last + 1) }
}
