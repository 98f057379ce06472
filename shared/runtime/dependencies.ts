import { setTimeout as sleep } from 'node:timers/promises'
import type { Metrics } from './metrics.ts'
import { type PeriodicTask, startPeriodicTask } from './periodic-task.ts'

const checkEveryMs = 2000
/** A dependency that takes longer counts as unavailable. */
const timeoutMs = 1500

/** Rejects when the dependency does not answer. */
export type DependencyChecks = Record<string, () => Promise<unknown>>

/** Whether a dependency answers, in time or late. Never rejects. */
const answers = (check: () => Promise<unknown>): Promise<boolean> =>
  check().then(
    () => true,
    () => false,
  )
const inTime = (answered: Promise<boolean>): Promise<boolean> =>
  Promise.race([answered, sleep(timeoutMs, false, { ref: false })])

/** The names of the dependencies that do not answer. Takes a second and a half at most. */
export async function missingOf(checks: DependencyChecks): Promise<string[]> {
  const missing = Object.entries(checks).map(async ([name, check]) =>
    (await inTime(answers(check))) ? [] : [name],
  )
  return (await Promise.all(missing)).flat()
}

/** Sets the metric of each dependency regularly, until the returned function is called. */
export function watchDependencies(checks: DependencyChecks, metrics: Metrics): () => void {
  function watch([dependency, check]: [string, () => Promise<unknown>]): PeriodicTask {
    const show = (isUp: boolean) => metrics.dependencyUp.set({ dependency }, isUp ? 1 : 0)
    const checkOnce = async () => {
      const answered = answers(check)
      show(await inTime(answered))
      // The task goes on until the check has ended, so that checks do not pile up.
      await answered
    }
    return startPeriodicTask(checkOnce, {
      everyMs: checkEveryMs,
      atStart: true,
      onFailure: () => show(false),
    })
  }

  const tasks = Object.entries(checks).map(watch)
  // A shutdown does not wait for a check that hangs.
  return () => {
    for (const task of tasks) void task.stop()
  }
}
