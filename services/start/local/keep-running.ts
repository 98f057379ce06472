import type { ChildProcess } from 'node:child_process'

const firstDelayMs = 100
const maxDelayMs = 5_000
const healthyAfterMs = 30_000

/**
 * Milliseconds until the next start: 100 first, doubled up to 5,000, and 100 again after the
 * process lived for 30 s.
 */
export function nextDelayMs(previousDelayMs: number, aliveMs: number): number {
  if (previousDelayMs === 0 || aliveMs >= healthyAfterMs) return firstDelayMs
  return Math.min(previousDelayMs * 2, maxDelayMs)
}

export interface KeepRunningOptions {
  launch: () => ChildProcess
  stopSignal: NodeJS.Signals
  /**
   * Called when the process ended unexpectedly. `restartInMs` is the delay of the restart; return
   * false for no restart.
   */
  onExit: (how: string, code: number | null, restartInMs: number) => boolean
}

/** A process that is restarted with backoff until it is stopped. */
export interface KeptProcess {
  /**
   * Sends the stop signal, and SIGKILL after `graceMs`. Resolves when the process is gone. A later
   * call may shorten the time.
   */
  stop(graceMs: number): Promise<void>
}

export function keepRunning(options: KeepRunningOptions): KeptProcess {
  let stopped = false
  let delayMs = 0
  let restart: NodeJS.Timeout | undefined
  let child: ChildProcess
  let ended: Promise<void>

  const start = () => {
    const startedAt = performance.now()
    child = options.launch()
    ended = endOf(child).then((how) => {
      if (stopped) return
      delayMs = nextDelayMs(delayMs, performance.now() - startedAt)
      if (options.onExit(how, child.exitCode, delayMs)) restart = setTimeout(start, delayMs)
    })
  }
  start()

  return {
    async stop(graceMs) {
      clearTimeout(restart)
      if (!stopped) child.kill(options.stopSignal)
      stopped = true
      const kill = setTimeout(() => child.kill('SIGKILL'), graceMs)
      await ended
      clearTimeout(kill)
    },
  }
}

/**
 * Resolves when the process is gone, with the reason: "exit code 1", "SIGKILL", or why it never
 * started.
 */
function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    // 'close' comes after the last IPC message; 'exit' may come before.
    child.once('close', (code, signal) => resolve(signal ?? `exit code ${code}`))
    // 'error' is also emitted when a send or kill fails. Only without a pid there is no process.
    child.on('error', (error) => child.pid === undefined && resolve(error.message))
  })
}
