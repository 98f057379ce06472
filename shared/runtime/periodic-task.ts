import { singleFlight } from './single-flight.ts'

/**
 * A task that runs every few milliseconds, one run at a time. It does not keep the process alive.
 */
export interface PeriodicTask {
  /**
   * Begins no more runs. Resolves when the current one has ended, whose failure is not reported any
   * more: at a shutdown what it needs may be closed.
   */
  stop(): Promise<void>
}

interface Options {
  everyMs: number
  /** Runs at once too. The default is to wait `everyMs` first. */
  atStart?: boolean
  /** Called after each successful run. */
  onSuccess?: () => void
  /** A failed run does not end the task. */
  onFailure: (error: unknown) => void
}

/**
 * Runs a task periodically, and only then. A run that is due while the previous one goes on is left
 * out. Callers can ask for a run in between with `startPollingOnDemand`.
 */
export function startPeriodicTask(
  run: () => unknown,
  { everyMs, atStart = false, onSuccess, onFailure }: Options,
): PeriodicTask {
  let running: Promise<void> | undefined
  let isStopped = false
  const runOnce = singleFlight(async () => {
    try {
      await run()
      onSuccess?.()
    } catch (error) {
      if (!isStopped) onFailure(error)
    }
  })

  function tick(): void {
    running = runOnce()
  }

  const timer = setInterval(tick, everyMs)
  timer.unref()
  if (atStart) tick()
  return {
    async stop() {
      isStopped = true
      clearInterval(timer)
      await running
    },
  }
}
