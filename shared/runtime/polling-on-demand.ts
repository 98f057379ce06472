import { setTimeout as sleep } from 'node:timers/promises'
import type { Outage } from './outage.ts'
import { startPeriodicTask } from './periodic-task.ts'
import { nextRun, singleFlight } from './single-flight.ts'

/** Polling that a caller can hurry, because it needs what is true now. */
interface PollingOnDemand {
  /**
   * Reads now, in addition to the periodic reads, at most once in `everyMs`. Concurrent callers
   * share one read, which begins after the call. Rejects when the read fails.
   */
  readNow(): Promise<void>
  /** Begins no more reads. Does not wait for the current one. */
  stop(): void
}

/**
 * Reads every `everyMs` milliseconds, and when a caller asks, one read at a time. A failed read
 * changes nothing and is reported to `outage`. Where no caller asks, use `startPeriodicTask`.
 */
export function startPollingOnDemand(
  read: () => Promise<void>,
  everyMs: number,
  outage: Outage,
): PollingOnDemand {
  let requestedAt = -everyMs
  const readOnce = nextRun(() => {
    const reading = read()
    reading.then(outage.onSuccess, outage.onFailure)
    return reading
  })
  const waitUntilAllowed = singleFlight(async () => {
    const waitMs = Math.max(0, requestedAt + everyMs - performance.now())
    await sleep(waitMs, undefined, { ref: false })
    requestedAt = performance.now()
  })
  // `readOnce` reports its failures itself, because `readNow` reads too.
  const polling = startPeriodicTask(readOnce, { everyMs, onFailure: () => {} })
  return {
    readNow: () => waitUntilAllowed().then(readOnce),
    stop: () => void polling.stop(),
  }
}
