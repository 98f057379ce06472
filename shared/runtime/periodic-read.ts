import { setTimeout as sleep } from 'node:timers/promises'
import type { Outage } from './outage.ts'
import { startPeriodicTask } from './periodic-task.ts'
import { nextRun, singleFlight } from './single-flight.ts'

/** A periodic task that reads something. */
export interface Reading {
  /**
   * Reads now, in addition to the periodic reads, at most once in `everyMs`. Concurrent callers
   * share one read, which begins after the call. Rejects when the read fails.
   */
  again(): Promise<void>
  stop(): void
}

/**
 * Reads every `everyMs` milliseconds, one read at a time. A failed read changes nothing and is
 * reported to `outage`.
 */
export function startPolling(read: () => Promise<void>, everyMs: number, outage: Outage): Reading {
  let requestedAt = -everyMs
  const readOnce = nextRun(() => {
    const reading = read()
    reading.then(outage.works, outage.fails)
    return reading
  })
  const waitUntilAllowed = singleFlight(async () => {
    const waitMs = Math.max(0, requestedAt + everyMs - performance.now())
    await sleep(waitMs, undefined, { ref: false })
    requestedAt = performance.now()
  })
  // `readOnce` reports its failures itself, because `again` reads too.
  const polling = startPeriodicTask(readOnce, { everyMs, onFailure: () => {} })
  return {
    again: () => waitUntilAllowed().then(readOnce),
    stop: () => void polling.stop(),
  }
}
