import { useCallback, useEffect, useState } from 'preact/hooks'
import type { Batch } from '../../../shared/api/batch.ts'
import { hasEnded } from '../../../shared/api/batch-status.ts'
import type { AddressClient } from '../../../shared/client/address-client.ts'
import { pause } from '../../../shared/client/pause.ts'
import { mayPass } from '../failure.tsx'
import { useSession } from '../session.tsx'
import { useVisible } from '../use-visible.ts'
import { type ProgressPoint, withProgress } from './progress.ts'

interface Watched {
  batch: Batch | undefined
  /** The progress seen so far. */
  points: readonly ProgressPoint[]
  /** Whether the connection is lost and being opened again. */
  isLost: boolean
  failure: unknown
}

/** After this time most rows in flight of a cancelled batch are counted. In milliseconds. */
const inFlightMs = 4000

const nothing: Watched = { batch: undefined, points: [], isLost: false, failure: undefined }

/**
 * How often a batch that has ended is read: it may be retried elsewhere, and rows in flight at the
 * time of its cancellation are still counted. In milliseconds.
 */
const endedMs = 20_000

/** A batch after each change. One that has ended may still change, so it is read now and then. */
async function* statesOf(
  { batches }: AddressClient,
  id: string,
  signal: AbortSignal,
  onLost: () => void,
): AsyncGenerator<Batch, void> {
  for (;;) {
    let last: Batch | undefined
    for await (const batch of batches.events(id, { signal, onLost })) {
      yield batch
      last = batch
    }
    let waitMs = last?.status === 'cancelled' ? inFlightMs : endedMs
    while (last && hasEnded(last.status)) {
      await pause(waitMs, signal)
      waitMs = endedMs
      last = await batches.get(id, { signal }).catch((failure) => {
        if (mayPass(failure)) return last
        throw failure
      })
      if (last) yield last
    }
  }
}

/**
 * The present state of a batch, from its events. There is no connection while the tab is hidden: a
 * browser opens at most six to one host, for all tabs. The first event after a reconnect has the
 * complete state.
 */
export function useBatch(id: string) {
  const { client } = useSession()
  const isVisible = useVisible()
  const [watched, setWatched] = useState(nothing)
  const [round, setRound] = useState(0)
  const take = useCallback((batch: Batch) => {
    setWatched(({ points }) => ({
      ...nothing,
      batch,
      points: withProgress(points, batch, Date.now()),
    }))
  }, [])

  useEffect(() => {
    if (!isVisible) return
    const ending = new AbortController()
    const onLost = () => setWatched((before) => ({ ...before, isLost: true }))
    const follow = async () => {
      for await (const batch of statesOf(client, id, ending.signal, onLost)) take(batch)
    }
    follow().catch((failure) => {
      if (!ending.signal.aborted) setWatched((before) => ({ ...before, isLost: false, failure }))
    })
    return () => ending.abort()
  }, [client, id, isVisible, round, take])

  /**
   * Shows the batch that an action returned. Events end when a batch ends, so a batch that runs
   * again needs a new connection.
   */
  const change = (batch: Batch) => {
    if (watched.batch && hasEnded(watched.batch.status) && !hasEnded(batch.status))
      setRound(round + 1)
    take(batch)
  }
  const again = () => {
    setWatched((before) => ({ ...before, failure: undefined }))
    setRound(round + 1)
  }
  return { ...watched, change, again }
}
