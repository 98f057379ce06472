import { collectGarbage } from './heap.ts'

const checkEveryMs = 10_000

/** An idle edge or worker is busy for an eightieth of the time. */
const maxIdleUse = 0.05

const pauseMs = 300_000

/**
 * Returns memory to the system once a process was idle for five minutes. By itself V8 keeps the
 * pages in which garbage was, 18 MB of an edge or worker that has just started. A collection takes
 * 130 ms of CPU, and drops the code that V8 has compiled for what runs often: for a minute after it
 * a request takes a quarter more CPU. So it is not for short pauses. The sandbox has none: with all
 * its places one takes a third of a second, and calls that are counted so late look like a quota
 * that does not hold.
 *
 * @param readUse the share of the time since the last reading in which the process was busy, 0 to 1
 */
export function returnMemoryWhenIdle(collect = collectGarbage, readUse = createUseReader()): void {
  let idleMs = 0
  function check(): void {
    idleMs = readUse() <= maxIdleUse ? idleMs + checkEveryMs : 0
    if (idleMs === pauseMs) collect()
  }
  setInterval(check, checkEveryMs).unref()
}

function createUseReader(): () => number {
  let last = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    return utilization
  }
}
