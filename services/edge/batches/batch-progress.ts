import { PassThrough, type Readable } from 'node:stream'
import type { Batch } from '../../../shared/api/batch.ts'
import { hasEnded } from '../../../shared/api/batch-status.ts'
import type { Logger } from '../../../shared/runtime/log.ts'
import { watchOutage } from '../../../shared/runtime/outage.ts'
import { startPeriodicTask } from '../../../shared/runtime/periodic-task.ts'

/** Server-sent events of batches. */
export interface BatchProgress {
  /**
   * Streams events of a batch from this state on, until the batch has ended or `mayListen` returns
   * false.
   */
  follow(batch: Batch, mayListen?: () => boolean): Readable
  /** Ends all streams, and later ones at once. Their listeners reconnect to another edge. */
  close(): void
}

interface Followed {
  /** Each with a function that tells whether it may still listen. */
  listeners: Map<PassThrough, () => boolean>
  /** The state that the listeners have. */
  lastSent: string
}

const everyMs = 1000
const checksPerHeartbeat = 15
/** A listener that has more bytes waiting does not read: its connection is ended. */
const maxWaiting = 65_536

const eventOf = (batch: Batch) => `event: progress\ndata: ${JSON.stringify(batch)}\n\n`
/** Without `eta`, which changes each time: it alone is not worth an event. */
const stateOf = (batch: Batch) => JSON.stringify({ ...batch, eta: undefined })

/**
 * Reads all followed batches once a second, in one query, whatever their number and that of their
 * listeners, and sends changes.
 * @param read returns the batches with these ids that were not erased
 */
export function followBatches(
  read: (batchIds: string[]) => Promise<Batch[]>,
  log: Pick<Logger, 'warn' | 'info'>,
): BatchProgress {
  const followed = new Map<string, Followed>()
  let isClosed = false
  let checks = 0
  const outage = watchOutage(log, 'read the progress of batches')

  function end(id: string): void {
    const watch = followed.get(id)
    followed.delete(id)
    for (const listener of watch?.listeners.keys() ?? []) listener.end()
  }

  function sendChange(watch: Followed, batch: Batch): void {
    const state = stateOf(batch)
    if (state !== watch.lastSent) send(watch, eventOf(batch))
    watch.lastSent = state
    if (hasEnded(batch.status)) end(batch.id)
  }

  async function poll(): Promise<void> {
    const asked = [...followed]
    if (asked.length === 0) return
    const batches = await read(asked.map(([id]) => id))
    const byId = new Map(batches.map((batch) => [batch.id, batch]))
    for (const [id, watch] of asked) {
      if (followed.get(id) !== watch) continue
      const batch = byId.get(id)
      if (batch) sendChange(watch, batch)
      // It was erased.
      else end(id)
    }
  }

  function checkListeners(): void {
    checks++
    for (const watch of followed.values()) {
      endListeners(watch)
      if (checks % checksPerHeartbeat === 0) send(watch, ':\n\n')
    }
  }

  // Two tasks: a slow database must not delay heartbeats. One that is unavailable does not end the
  // streams.
  const tasks = [
    startPeriodicTask(checkListeners, { everyMs, onFailure: outage.onFailure }),
    startPeriodicTask(poll, { everyMs, ...outage }),
  ]

  return {
    follow(batch, mayListen = () => true) {
      const listener = new PassThrough()
      listener.write(eventOf(batch))
      if (isClosed || hasEnded(batch.status)) return listener.end()
      const before = followed.get(batch.id)
      const watch: Followed = before ?? { listeners: new Map(), lastSent: stateOf(batch) }
      followed.set(batch.id, watch)
      watch.listeners.set(listener, mayListen)
      listener.once('close', () => {
        watch.listeners.delete(listener)
        if (watch.listeners.size === 0 && followed.get(batch.id) === watch) end(batch.id)
      })
      return listener
    },
    close() {
      isClosed = true
      for (const task of tasks) task.stop()
      for (const id of followed.keys()) end(id)
    },
  }
}

/** Ends listeners that may not listen any more. */
function endListeners({ listeners }: Followed): void {
  for (const [listener, mayListen] of listeners)
    if (!mayListen()) {
      listeners.delete(listener)
      listener.end()
    }
}

/** Sends events, or a comment, which keeps connections alive. */
function send(watch: Followed, text: string): void {
  for (const listener of watch.listeners.keys())
    if (listener.readableLength + listener.writableLength > maxWaiting) listener.destroy()
    else listener.write(text)
}
