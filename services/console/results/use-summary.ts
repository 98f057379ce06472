import { useEffect, useState } from 'preact/hooks'
import type { BatchSummary } from '../../../shared/api/batch.ts'
import { useSession } from '../session.tsx'
import { useVisible } from '../use-visible.ts'

/** Counts for the filters of a batch. */
export interface Counted {
  /** The last counts; undefined until known. */
  summary: BatchSummary | undefined
  /** The version of the batch that they are about. */
  version: string | undefined
  /** Why the last count failed. */
  failure: unknown
  retry(): void
}

/** In milliseconds. Counting a large batch is expensive for the service. */
export const countingMs = 60_000

/**
 * Counts when `version` is first known, at each change, and when the tab is seen again: somebody
 * may have decided addresses meanwhile. The last counts stay until then.
 */
export function useSummary(id: string, version: string | undefined): Counted {
  const { batches } = useSession().client
  const [attempt, setAttempt] = useState(0)
  const [counted, setCounted] = useState<Omit<Counted, 'retry'>>({
    summary: undefined,
    version: undefined,
    failure: undefined,
  })
  const isVisible = useVisible()
  // `version` triggers it.
  useEffect(() => {
    if (version === undefined || !isVisible) return
    const ending = new AbortController()
    setCounted((before) => ({ ...before, failure: undefined }))
    batches.summary(id, { signal: ending.signal, timeoutMs: countingMs }).then(
      (summary) => setCounted({ summary, version, failure: undefined }),
      (failure) => ending.signal.aborted || setCounted((before) => ({ ...before, failure })),
    )
    return () => ending.abort()
  }, [batches, id, version, attempt, isVisible])
  return { ...counted, retry: () => setAttempt((last) => last + 1) }
}
