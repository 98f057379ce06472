/**
 * Single-flight: callers that come while a run is in flight share it. The first call after it has
 * ended starts another run.
 */
export function singleFlight<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let inFlight: Promise<Result> | undefined
  return () => {
    inFlight ??= run().finally(() => {
      inFlight = undefined
    })
    return inFlight
  }
}

/**
 * One run at a time. Callers share the next run, which begins after their call: so it sees what
 * was true when they called. A failed run rejects for its callers and does not stop the next one.
 */
export function nextRun<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let current: Promise<unknown> = Promise.resolve()
  let next: Promise<Result> | undefined
  return () => {
    next ??= current.then(() => {
      next = undefined
      const running = run()
      current = running.catch(() => {})
      return running
    })
    return next
  }
}
