import { readFileSync, rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const graceMs = 10_000
const pollMs = 50

/**
 * Clears the pid file that a server left behind. If the process lives and its command line holds `marker`, its keeper was
 * killed: it is ended first. Any other process with that number is left alone: numbers are used again after a restart.
 * Call only under the folder's lock.
 */
export async function clearLeftover(pidFile: string, marker: string, stopSignal: NodeJS.Signals): Promise<void> {
  const pid = readPid(pidFile)
  if (pid !== undefined && isServer(pid, marker)) {
    process.kill(pid, stopSignal)
    const killAt = performance.now() + graceMs
    while (isServer(pid, marker)) {
      if (performance.now() > killAt) process.kill(pid, 'SIGKILL')
      await sleep(pollMs)
    }
  }
  rmSync(pidFile, { force: true })
}

function readPid(pidFile: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10)
    return pid > 1 ? pid : undefined
  } catch {
    return undefined
  }
}

/** Only Linux has /proc; elsewhere PostgreSQL itself notices a living predecessor by its shared memory. */
function isServer(pid: number, marker: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(marker)
  } catch {
    return false
  }
}
