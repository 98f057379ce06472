/** How a person at the terminal, or the system, ends the run. */
export interface Stopping {
  /** Aborted by the first SIGINT, SIGTERM or SIGHUP. */
  signal: AbortSignal
  /** Resolves with the first signal. */
  requested: Promise<void>
  /** Aborted by a second signal: processes that still run are killed. */
  forced: AbortSignal
}

/**
 * Ctrl-C reaches this process twice, from the terminal and from npm. Within this time it counts
 * once.
 */
const sameSignalMs = 500

export function listenForStop(): Stopping {
  const first = new AbortController()
  const second = new AbortController()
  const { promise: requested, resolve } = Promise.withResolvers<void>()
  let requestedAt = 0
  const onSignal = () => {
    if (first.signal.aborted) {
      if (performance.now() - requestedAt > sameSignalMs) second.abort()
      return
    }
    requestedAt = performance.now()
    console.error('\nStopping: requests in flight are answered first (again to stop at once)')
    first.abort()
    resolve()
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, onSignal)
  return { signal: first.signal, requested, forced: second.signal }
}
