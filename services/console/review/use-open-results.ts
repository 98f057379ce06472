import { useCallback, useEffect, useState } from 'preact/hooks'
import { type LoadedRows, loadRows } from '../results/load-rows.ts'
import { useSession } from '../session.tsx'

/** The results of a batch that wait for a person, the first lines first; undefined until there is one, or there is none. */
export function useOpenResults(batchId: string): { loaded?: LoadedRows; failure: unknown; reload(): void } {
  const { batches } = useSession().client
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<LoadedRows>()
  const [failure, setFailure] = useState<unknown>()
  // Each attempt asks again.
  useEffect(() => {
    const ending = new AbortController()
    setFailure(undefined)
    loadRows(batches, batchId, { review: 'open' }, ending.signal, (now) => {
      if (now.count > 0 || now.phase !== 'loading') setLoaded(now)
    }).catch((error) => {
      if (!ending.signal.aborted) setFailure(error)
    })
    return () => ending.abort()
  }, [batches, batchId, attempt])
  const reload = useCallback(() => setAttempt((last) => last + 1), [])
  return { ...(loaded && { loaded }), failure, reload }
}
