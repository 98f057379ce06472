import { setTimeout as sleep } from 'node:timers/promises'
import type { Outage } from './outage.ts'

/** Something outside that is read over and over. */
export interface Reading {
  /**
   * Reads now: once in `everyMs` beside the usual passes at most. All who ask meanwhile share the pass, which begins after they asked.
   * Rejects when it fails.
   */
  again(): Promise<void>
  stop(): void
}

/** Reads every `everyMs` milliseconds, one pass at a time; a pass that fails leaves what was known, and is told to `outage`. */
export function keepReading(read: () => Promise<void>, everyMs: number, outage: Outage): Reading {
  let running = Promise.resolve()
  let next: Promise<void> | undefined
  let asked: Promise<void> | undefined
  let askedAt = -everyMs

  function pass(): Promise<void> {
    next ??= running.then(() => {
      next = undefined
      const reading = read()
      running = reading.then(outage.works, outage.fails)
      return reading
    })
    return next
  }

  const timer = setInterval(() => pass().catch(() => {}), everyMs).unref()
  return {
    again() {
      asked ??= sleep(Math.max(0, askedAt + everyMs - performance.now()), undefined, { ref: false }).then(() => {
        asked = undefined
        askedAt = performance.now()
        return pass()
      })
      return asked
    },
    stop: () => clearInterval(timer),
  }
}
