import { readFileSync, rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const graceMs = 10_000
const pollMs = 50

/**
 * Removes the pid file that a server left behind. If that process lives and its command line
 * contains `marker`, its keeper was killed; the process is ended first. Other processes are left
 * alone, since pids are reused after a restart. Call only while the folder is locked.
 */
export async function clearLeftover(
  pidFile: string,
  marker: string,
  stopSignal: NodeJS.Signals,
): Promise<void> {
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

/**
 * Only Linux has /proc. Elsewhere PostgreSQL itself finds a living predecessor by its shared
 * memory.
 */
function isServer(pid: number, marker: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(marker)
  } catch {
    return false
  }
}
