import { useCallback, useEffect, useState } from 'preact/hooks'
import type { Batch } from '../../../shared/api/batch.ts'
import { useSession } from '../session.tsx'
import { type Filter, queryOf, resultFilter } from './filter-query.ts'
import { type LoadedRows, loadRows } from './load-rows.ts'

export interface Results extends LoadedRows {
  /** The filter of these rows. */
  key: string
  /** True while these rows are still those of the previous filter. */
  isStale: boolean
  failure: unknown
  /** `processed` of the batch when loading began. There may be more results now. */
  processed: number
  reload(): void
}

const nothing: LoadedRows = { rows: [], count: 0, phase: 'loading' }

/** The filtered results. The previous rows stay until new ones arrive. */
export function useResults({ id, processed }: Batch, filter: Filter): Results {
  const { batches } = useSession().client
  const key = queryOf(filter)
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState({ ...nothing, key, processed })
  const [failure, setFailure] = useState<unknown>()

  // `key` stands for the filter. A change of `processed` does not reload.
  useEffect(() => {
    const ending = new AbortController()
    setFailure(undefined)
    loadRows(batches, id, resultFilter(filter), ending.signal, (now) =>
      setLoaded((before) => {
        const isShorter = before.key === key && now.phase === 'loading' && now.count < before.count
        return isShorter ? before : { ...now, key, processed }
      }),
    ).catch((error) => {
      if (!ending.signal.aborted) setFailure(error)
    })
    return () => ending.abort()
  }, [batches, id, key, attempt])

  const reload = useCallback(() => setAttempt((last) => last + 1), [])
  const isStale = loaded.key !== key
  const shown = isStale && failure !== undefined ? { ...nothing, key, processed } : loaded
  return { ...shown, isStale, failure, reload }
}
