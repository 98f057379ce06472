import { collectGarbage } from './heap.ts'

const checkEveryMs = 10_000

/** An idle edge or worker is busy for an eightieth of the time. */
const maxIdleUse = 0.05

/** How long a process that was busy must be idle before its memory is returned. */
const pauseMs = 300_000

/**
 * Returns memory to the system once a process is idle: first after its start, later after five
 * minutes without work. By itself V8 keeps the pages in which garbage was, 18 MB of an edge or
 * worker. One such collection takes some 60 ms, and drops the code that V8 has compiled for what
 * runs often: for a minute after it a request takes a quarter more CPU. So it is not for short
 * pauses. The sandbox has none: with all its places one takes a third of a second, and calls that
 * are counted so late look like a quota that does not hold.
 *
 * @param readUse the share of the time since the last reading in which the process was busy, 0 to 1
 */
export function returnMemoryWhenIdle(collect = collectGarbage, readUse = createUseReader()): void {
  let isStarting = true
  let neededMs = checkEveryMs
  let idleMs = 0
  let isReturned = false
  function check(): void {
    const isIdle = readUse() <= maxIdleUse
    if (!isIdle && !isStarting) neededMs = pauseMs
    isStarting = false
    idleMs = isIdle ? idleMs + checkEveryMs : 0
    isReturned &&= isIdle
    if (isReturned || idleMs < neededMs) return
    collect()
    isReturned = true
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
