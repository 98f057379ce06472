import { PassThrough, type Readable } from 'node:stream'
import type { Batch } from '../../../shared/api/batch.ts'
import { hasEnded } from '../../../shared/api/batch-status.ts'
import type { Logger } from '../../../shared/runtime/log.ts'
import { watchOutage } from '../../../shared/runtime/outage.ts'
import { type PeriodicTask, startPeriodicTask } from '../../../shared/runtime/periodic-task.ts'

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
  /** How often the listeners were checked. */
  checks: number
  tasks: PeriodicTask[]
}

const everyMs = 1000
const checksPerHeartbeat = 15
/** A listener that has more bytes waiting does not read: its connection is ended. */
const maxWaiting = 65_536

const eventOf = (batch: Batch) => `event: progress\ndata: ${JSON.stringify(batch)}\n\n`
/** Without `eta`, which changes each time: it alone is not worth an event. */
const stateOf = (batch: Batch) => JSON.stringify({ ...batch, eta: undefined })

/**
 * Polls each followed batch once a second, whatever the number of listeners, and sends them
 * changes.
 */
export function followBatches(
  read: (batchId: string) => Promise<Batch | undefined>,
  log: Pick<Logger, 'warn' | 'info'>,
): BatchProgress {
  const followed = new Map<string, Followed>()
  let isClosed = false
  const outage = watchOutage(log, 'read the progress of batches')

  function end(id: string): void {
    const watch = followed.get(id)
    for (const task of watch?.tasks ?? []) task.stop()
    followed.delete(id)
    for (const listener of watch?.listeners.keys() ?? []) listener.end()
  }

  async function poll(id: string, watch: Followed): Promise<void> {
    const batch = await read(id)
    if (followed.get(id) !== watch) return
    // The batch was erased.
    if (!batch) return end(id)
    const state = stateOf(batch)
    if (state !== watch.lastSent) send(watch, eventOf(batch))
    watch.lastSent = state
    if (hasEnded(batch.status)) end(id)
  }

  function startFollowing(batch: Batch): Followed {
    const watch: Followed = {
      listeners: new Map(),
      lastSent: stateOf(batch),
      checks: 0,
      tasks: [],
    }
    // Two tasks: a slow database must not delay heartbeats. One that is unavailable does not end
    // the stream.
    watch.tasks.push(
      startPeriodicTask(() => checkListeners(watch), { everyMs, onFailure: outage.onFailure }),
      startPeriodicTask(() => poll(batch.id, watch), {
        everyMs,
        ...outage,
      }),
    )
    followed.set(batch.id, watch)
    return watch
  }

  return {
    follow(batch, mayListen = () => true) {
      const listener = new PassThrough()
      listener.write(eventOf(batch))
      if (isClosed || hasEnded(batch.status)) return listener.end()
      const watch = followed.get(batch.id) ?? startFollowing(batch)
      watch.listeners.set(listener, mayListen)
      listener.once('close', () => {
        watch.listeners.delete(listener)
        if (watch.listeners.size === 0 && followed.get(batch.id) === watch) end(batch.id)
      })
      return listener
    },
    close() {
      isClosed = true
      for (const id of followed.keys()) end(id)
    },
  }
}

function send(watch: Followed, text: string): void {
  for (const listener of watch.listeners.keys())
    if (listener.readableLength + listener.writableLength > maxWaiting) listener.destroy()
    else listener.write(text)
}

/** Ends listeners that may not listen any more, and keeps the connections of the others alive. */
function checkListeners(watch: Followed): void {
  watch.checks++
  for (const [listener, mayListen] of watch.listeners)
    if (!mayListen()) {
      watch.listeners.delete(listener)
      listener.end()
    }
  if (watch.checks % checksPerHeartbeat === 0) send(watch, ':\n\n')
}
