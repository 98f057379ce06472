import { useCallback, useEffect, useState } from 'preact/hooks'
import { type LoadedRows, loadRows } from '../results/load-rows.ts'
import { useSession } from '../session.tsx'

interface OpenResults {
  /** Undefined until there is a result, or there is none. Where it breaks off, what has come is all there is: `cut`. */
  loaded: LoadedRows | undefined
  /** Another with each list: places in one say nothing of the next. */
  listKey: string
  failure: unknown
  reload(): void
}

/** The results of a batch that wait for a person, the first lines first. */
export function useOpenResults(batchId: string): OpenResults {
  const { batches } = useSession().client
  const [attempt, setAttempt] = useState(0)
  const listKey = `${batchId} ${attempt}`
  const [list, setList] = useState<{ listKey: string; loaded?: LoadedRows; failure?: unknown }>({ listKey })
  // Each attempt asks again.
  useEffect(() => {
    const ending = new AbortController()
    loadRows(batches, batchId, { review: 'open' }, ending.signal, (loaded) => {
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
