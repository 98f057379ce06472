import { useCallback, useEffect, useState } from 'preact/hooks'
import type { ResultFilter } from '../../../shared/client/batches.ts'
import { type LoadedRows, loadRows } from '../results/load-rows.ts'
import { useSession } from '../session.tsx'

interface OpenResults {
  /** Undefined while loading. `cut`: the stream broke, so the list has only what arrived before. */
  loaded: LoadedRows | undefined
  /** Differs for each list: an index is valid in one list only. */
  listKey: string
  failure: unknown
  reload(): void
}

/** The results of a batch that a filter selects, by line. */
export function useOpenResults(batchId: string, filter: ResultFilter): OpenResults {
  const { batches } = useSession().client
  const [attempt, setAttempt] = useState(0)
  const listKey = `${batchId} ${attempt} ${JSON.stringify(filter)}`
  const [list, setList] = useState<{ listKey: string; loaded?: LoadedRows; failure?: unknown }>({
    listKey,
  })
  // A new attempt or another filter loads again.
  useEffect(() => {
    const ending = new AbortController()
    loadRows(batches, batchId, filter, ending.signal, (loaded) => {
      if (loaded.count > 0 || loaded.phase !== 'loading') setList({ listKey, loaded })
    }).catch((failure) => {
      if (ending.signal.aborted) return
      setList((last) => {
        const loaded = last.listKey === listKey ? last.loaded : undefined
        return { listKey, failure, ...(loaded && { loaded: { ...loaded, phase: 'cut' } }) }
      })
    })
    return () => ending.abort()
  }, [batches, batchId, listKey])
  const reload = useCallback(() => setAttempt((last) => last + 1), [])
  const { loaded, failure } = list.listKey === listKey ? list : {}
  return { loaded, listKey, failure, reload }
}
