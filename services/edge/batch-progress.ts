import { PassThrough, type Readable } from 'node:stream'
import type { Batch } from '../../shared/api/batch.ts'
import { hasEnded } from '../../shared/api/batch-status.ts'

/** Server-sent events of batches. */
export interface BatchProgress {
  /** Events of a batch, from this state on to its end, or until the listener may hear no more. */
  follow(batch: Batch, mayHear?: () => boolean): Readable
  /** Ends all of them: their listeners come again, to another edge. */
  close(): void
}

interface Followed {
  /** Each with what says whether it may still hear. */
  listeners: Map<PassThrough, () => boolean>
  shown: string
  looks: number
  timer: NodeJS.Timeout
}

const lookEveryMs = 1000
const heartbeatEvery = 15
/** A listener with more bytes than this waiting for it doesn't listen: its connection is ended. */
const mostWaiting = 65_536

const eventOf = (batch: Batch) => `event: progress\ndata: ${JSON.stringify(batch)}\n\n`
/** What makes an event worth sending: `eta` is another each time. */
const stateOf = (batch: Batch) => JSON.stringify({ ...batch, eta: undefined })

/** Looks at each followed batch once a second, whatever the number of its listeners, and tells them what has changed. */
export function followBatches(read: (batchId: string) => Promise<Batch | undefined>): BatchProgress {
  const followed = new Map<string, Followed>()

  function send(one: Followed, text: string): void {
    for (const listener of one.listeners.keys())
      if (listener.readableLength + listener.writableLength > mostWaiting) listener.destroy()
      else listener.write(text)
  }

  function end(id: string): void {
    const one = followed.get(id)
    clearInterval(one?.timer)
    followed.delete(id)
    for (const listener of one?.listeners.keys() ?? []) listener.end()
  }

  async function look(id: string, one: Followed): Promise<void> {
    one.looks++
    for (const [listener, mayHear] of one.listeners)
      if (!mayHear()) {
        one.listeners.delete(listener)
        listener.end()
      }
    if (one.looks % heartbeatEvery === 0) send(one, ':\n\n')
    const batch = await read(id)
    if (followed.get(id) !== one) return
    // It was erased.
    if (!batch) return end(id)
    const state = stateOf(batch)
    if (state !== one.shown) send(one, eventOf(batch))
    one.shown = state
    if (hasEnded(batch.status)) end(id)
  }

  function startFollowing(batch: Batch): Followed {
    const one: Followed = {
      listeners: new Map(),
      shown: stateOf(batch),
      looks: 0,
      // A database that is away for a while is no end of the batch.
      timer: setInterval(() => look(batch.id, one).catch(() => {}), lookEveryMs),
    }
    followed.set(batch.id, one)
    return one
  }

  return {
    follow(batch, mayHear = () => true) {
      const listener = new PassThrough()
      listener.write(eventOf(batch))
      if (hasEnded(batch.status)) return listener.end()
      const one = followed.get(batch.id) ?? startFollowing(batch)
      one.listeners.set(listener, mayHear)
      listener.once('close', () => {
        one.listeners.delete(listener)
        if (one.listeners.size === 0 && followed.get(batch.id) === one) end(batch.id)
      })
      return listener
    },
    close() {
      for (const id of followed.keys()) end(id)
    },
  }
}
