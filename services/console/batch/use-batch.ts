import { useCallback, useEffect, useState } from 'preact/hooks'
import type { Batch } from '../../../shared/api/batch.ts'
import { hasEnded } from '../../../shared/api/batch-status.ts'
import { pause } from '../../../shared/client/pause.ts'
import { useSession } from '../session.tsx'
import { useVisible } from '../use-visible.ts'
import { type ProgressPoint, withProgress } from './progress.ts'

interface Watched {
  batch: Batch | undefined
  /** What has been seen of its progress. */
  points: readonly ProgressPoint[]
  /** The connection is lost, and being made again. */
  isLost: boolean
  failure: unknown
}

/** By then workers have let go of a batch that was cancelled. */
const inHandMs = 4000

const nothing: Watched = { batch: undefined, points: [], isLost: false, failure: undefined }

/**
 * A batch as it is now, by its events. Not while the tab is hidden: a browser has six connections to a host for all its tabs, and the first
 * event afterwards tells everything.
 */
export function useBatch(id: string) {
  const { client } = useSession()
  const isVisible = useVisible()
  const [watched, setWatched] = useState(nothing)
  const [round, setRound] = useState(0)
  const take = useCallback((batch: Batch) => {
    setWatched(({ points }) => ({ ...nothing, batch, points: withProgress(points, batch, Date.now()) }))
  }, [])

  useEffect(() => {
    if (!isVisible) return
    const ending = new AbortController()
    const onLost = () => setWatched((before) => ({ ...before, isLost: true }))
    const follow = async () => {
      let last: Batch | undefined
      for await (const batch of client.batches.events(id, { signal: ending.signal, onLost })) {
        take(batch)
        last = batch
      }
      if (last?.status !== 'cancelled') return
      // What was in hand when it was cancelled is still counted.
      await pause(inHandMs, ending.signal)
      take(await client.batches.get(id, { signal: ending.signal }))
    }
    follow().catch((failure) => {
      if (!ending.signal.aborted) setWatched((before) => ({ ...before, isLost: false, failure }))
    })
    return () => ending.abort()
  }, [client, id, isVisible, round, take])

  /** Takes what an action has made of the batch. Events end with a batch: one that runs again is followed anew. */
  const change = (batch: Batch) => {
    if (watched.batch && hasEnded(watched.batch.status) && !hasEnded(batch.status)) setRound(round + 1)
    take(batch)
  }
  const again = () => {
    setWatched((before) => ({ ...before, failure: undefined }))
    setRound(round + 1)
  }
  return { ...watched, change, again }
}
