import { setTimeout as sleep } from 'node:timers/promises'
import type { Metrics } from './metrics.ts'
import { type PeriodicTask, startPeriodicTask } from './periodic-task.ts'

const checkEveryMs = 2000
/** A dependency that takes longer counts as unavailable. */
const timeoutMs = 1500

/** Rejects when the dependency does not answer. */
export type DependencyChecks = Record<string, () => Promise<unknown>>

/** Sets the metric of each dependency regularly, until the returned function is called. */
export function watchDependencies(checks: DependencyChecks, metrics: Metrics): () => void {
  function watch([dependency, check]: [string, () => Promise<unknown>]): PeriodicTask {
    const show = (up: 0 | 1) => metrics.dependencyUp.set({ dependency }, up)
    const checkOnce = async () => {
      const answered = check().then(
        () => 1 as const,
        () => 0 as const,
      )
      show(await Promise.race([answered, sleep(timeoutMs, 0 as const, { ref: false })]))
      // The task goes on until the check has ended, so that checks do not pile up.
      await answered
    }
    return startPeriodicTask(checkOnce, {
      everyMs: checkEveryMs,
      atStart: true,
      onFailure: () => show(0),
    })
  }

  const tasks = Object.entries(checks).map(watch)
  // A shutdown does not wait for a check that hangs.
  return () => {
    for (const task of tasks) void task.stop()
  }
}
