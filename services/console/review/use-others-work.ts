import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { ResultFilter } from '../../../shared/client/batches.ts'
import { useSession } from '../session.tsx'
import { useVisible } from '../use-visible.ts'

/** In milliseconds. */
const everyMs = 20_000
/** Longer lists are read again only on request. */
const maxRows = 2000
/** After so many addresses in a row that others have decided, the list is read again. */
const maxSkipped = 3

/**
 * Tells from time to time which references of a batch still wait for a person, so that the counts
 * hold while several people work. Not while the tab is hidden. Returns what tells it at once; it
 * resolves, too, when that failed.
 */
export function useOthersWork(
  batchId: string,
  filter: ResultFilter,
  count: number,
  tell: (waiting: ReadonlySet<string>) => void,
): () => Promise<void> {
  const { batches } = useSession().client
  const isVisible = useVisible()
  const latest = useRef(tell)
  latest.current = tell
  const query = JSON.stringify(filter)
  const [ending, look] = useMemo(() => {
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
    return [ending, () => look().catch(() => {})] as const
  }, [batches, batchId, query])
  useEffect(() => () => ending.abort(), [ending])
  useEffect(() => {
    if (!isVisible || count > maxRows) return
    const timer = setInterval(look, everyMs)
    return () => clearInterval(timer)
  }, [look, isVisible, count > maxRows])
  return look
}

/**
 * Calls `skip` where others have decided the shown address. Where they have decided many in a row,
 * the list is read once by `look`, instead of each of these addresses.
 */
export function useSkipping(
  { at, isElsewhere, isOpen }: { at: number; isElsewhere: boolean; isOpen: boolean },
  look: () => Promise<void>,
  skip: () => void,
): void {
  const skipped = useRef(0)
  const [isLooking, setLooking] = useState(false)
  if (isOpen) skipped.current = 0
  useEffect(() => {
    if (!isElsewhere || isLooking) return
    if (skipped.current < maxSkipped) {
      skipped.current += 1
      skip()
    } else {
      skipped.current = 0
      setLooking(true)
      look().then(() => setLooking(false))
    }
  }, [at, isElsewhere, isLooking])
}
