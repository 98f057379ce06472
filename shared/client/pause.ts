/** Waits. @throws the signal's reason, when it is aborted meanwhile */
export async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  const waited = Promise.withResolvers<void>()
  const timer = setTimeout(waited.resolve, ms)
  await abortable(waited.promise, signal).finally(() => clearTimeout(timer))
}

/** The outcome of a promise that others wait for too: the signal ends the waiting alone. @throws the signal's reason */
export async function abortable<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise
  signal.throwIfAborted()
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(signal.reason)
  signal.addEventListener('abort', abort)
  return Promise.race([promise, aborted.promise]).finally(() => signal.removeEventListener('abort', abort))
}
