import type { ChildProcess } from 'node:child_process'

const firstDelayMs = 100
const longestDelayMs = 5_000
const healthyAfterMs = 30_000

/** Milliseconds to wait before the next start: 100 first, doubled up to 5 000, and 100 again after 30 s of health. */
export function nextDelayMs(previousDelayMs: number, aliveMs: number): number {
  if (previousDelayMs === 0 || aliveMs >= healthyAfterMs) return firstDelayMs
  return Math.min(previousDelayMs * 2, longestDelayMs)
}

export interface KeepRunningOptions {
  launch: () => ChildProcess
  stopSignal: NodeJS.Signals
  /** An end that nobody asked for. `restartInMs` is when it would start again; answer whether it shall. */
  onExit: (how: string, code: number | null, restartInMs: number) => boolean
}

/** A process that is started again, with backoff, until it is stopped. */
export interface KeptProcess {
  /** Sends the stop signal, and SIGKILL after `graceMs`; resolves when the process is gone. A later call may shorten the grace. */
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

/** Resolves when the process is gone, with how it went: "exit code 1", "SIGKILL", or why it never started. */
function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    // 'close' comes after the last IPC message, 'exit' may not.
    child.once('close', (code, signal) => resolve(signal ?? `exit code ${code}`))
    // 'error' also tells of a failed send or kill: only without a pid does it mean that there is no process.
    child.on('error', (error) => child.pid === undefined && resolve(error.message))
  })
}
