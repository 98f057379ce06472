/** How the person at the terminal, or the system, ends the run. */
export interface Stopping {
  /** Aborted by the first SIGINT, SIGTERM or SIGHUP. */
  signal: AbortSignal
  /** Resolves with the first one. */
  told: Promise<void>
  /** Aborted by a second one: whoever still works is killed. */
  atOnce: AbortSignal
}

/** Ctrl-C reaches this process twice, from the terminal and from npm, which passes it on: that is still one. */
const sameSignalMs = 500

export function listenForStop(): Stopping {
  const first = new AbortController()
  const second = new AbortController()
  const { promise: told, resolve } = Promise.withResolvers<void>()
  let toldAt = 0
  const onSignal = () => {
    if (first.signal.aborted) {
      if (performance.now() - toldAt > sameSignalMs) second.abort()
      return
    }
    toldAt = performance.now()
    console.error('\nStopping: requests in flight are answered first (again to stop at once)')
    first.abort()
    resolve()
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, onSignal)
  return { signal: first.signal, told, atOnce: second.signal }
}
