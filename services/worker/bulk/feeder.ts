import { setTimeout as sleep } from 'node:timers/promises'
import type { FeederLease } from './feeder-lease.ts'
import { createFeeding, type FeedingDependencies } from './feeding.ts'

interface Dependencies extends FeedingDependencies {
  lease: FeederLease
}

const busyMs = 40
const idleMs = 400
const updateEveryMs = 1000

/**
 * Puts the rows of batches on the queue, a few jobs ahead of the workers: so Redis holds a bounded
 * number of jobs, however large the batches are. Also resumes and completes batches, and adds jobs
 * again that Redis lost. Every worker runs a feeder; only the one that holds the lease acts.
 */
export function startFeeder(deps: Dependencies): { stop(): Promise<void> } {
  const { lease, log } = deps
  const feeding = createFeeding(deps)
  let updatedAt = Number.NEGATIVE_INFINITY
  let limits = deps.limits()
  const stopping = new AbortController()

  /** Returns how long to wait for the next, in milliseconds. */
  async function tick(): Promise<number> {
    if (!(await lease.acquireOrRenew())) {
      feeding.clear()
      return idleMs
    }
    const haveLimitsChanged = limits !== deps.limits()
    limits = deps.limits()
    if (haveLimitsChanged || performance.now() - updatedAt >= updateEveryMs) {
      updatedAt = performance.now()
      await feeding.update(haveLimitsChanged)
    }
    return (await feeding.fillQueues()) ? busyMs : idleMs
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const waitMs = await tick().catch((error) => {
        log.warn({ cause: String(error) }, 'the feeder failed; it tries again')
        return idleMs
      })
      await sleep(waitMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const running = run()

  return {
    async stop() {
      stopping.abort()
      await running
      await feeding.probeEnded()
      await lease.release().catch(() => {})
    },
  }
}
