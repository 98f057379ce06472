/** Waits. @throws the signal's reason, when it is aborted meanwhile */
export async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const waited = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await abortable(waited, signal).finally(() => clearTimeout(timer))
}

/** The outcome of a promise that others wait for too: the signal ends the waiting alone. @throws the signal's reason */
export async function abortable<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise
  signal.throwIfAborted()
  let leave = () => {}
  const aborted = new Promise<never>((_, reject) => {
    leave = whenAborted(signal, reject)
  })
  return Promise.race([promise, aborted]).finally(leave)
}

/** Aborts a controller when the signal is, until the function that it gives is called: browsers of 2022 have no `AbortSignal.any`. */
export function abortWith(signal: AbortSignal | undefined, controller: AbortController): () => void {
  if (signal?.aborted) controller.abort(signal.reason)
  return signal ? whenAborted(signal, (reason) => controller.abort(reason)) : () => {}
}

function whenAborted(signal: AbortSignal, act: (reason: unknown) => void): () => void {
  const abort = () => act(signal.reason)
  signal.addEventListener('abort', abort)
  return () => signal.removeEventListener('abort', abort)
}
