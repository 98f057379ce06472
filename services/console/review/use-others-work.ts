import { useEffect, useRef } from 'preact/hooks'
import type { ResultFilter } from '../../../shared/client/batches.ts'
import { useSession } from '../session.tsx'
import { useVisible } from '../use-visible.ts'

/** In milliseconds. */
const everyMs = 20_000
/** Longer lists are not read again: addresses of theirs are asked for when they are shown. */
const maxRows = 2000

/**
 * Tells from time to time which references of a batch still wait for a person, so that the counts
 * hold while several people work. Not while the tab is hidden.
 */
export function useOthersWork(
  batchId: string,
  filter: ResultFilter,
  count: number,
  tell: (waiting: ReadonlySet<string>) => void,
): void {
  const { batches } = useSession().client
  const isVisible = useVisible()
  const latest = useRef(tell)
  latest.current = tell
  useEffect(() => {
    if (!isVisible || count > maxRows) return
    const ending = new AbortController()
    const { signal } = ending
    const look = async () => {
      // Rows that come or are opened while this reads may be missing in it, and still wait.
      const tellOfRowsSoFar = latest.current
      const waiting = new Set<string>()
      for await (const { reference } of batches.results(batchId, filter, { signal }))
        waiting.add(reference)
      tellOfRowsSoFar(waiting)
    }
    // A failure changes nothing: the next attempt may succeed.
    const timer = setInterval(() => void look().catch(() => {}), everyMs)
    return () => {
      clearInterval(timer)
      ending.abort()
    }
  }, [batches, batchId, JSON.stringify(filter), isVisible, count > maxRows])
}
