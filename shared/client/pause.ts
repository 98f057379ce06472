/**
 * Waits for some milliseconds.
 * @throws the signal's reason when it is aborted meanwhile
 */
export async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () =>
    new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ms)
    })
  await abortable(wait, signal).finally(() => clearTimeout(timer))
}

/**
 * Waits for work that others may share. The signal ends only this wait, not the work. An aborted
 * signal starts none: nobody would handle its failure.
 * @throws the signal's reason
 */
export async function abortable<T>(
  work: () => Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  if (!signal) return work()
  signal.throwIfAborted()
  let leave = () => {}
  const aborted = new Promise<never>((_, reject) => {
    leave = whenAborted(signal, reject)
  })
  return Promise.race([work(), aborted]).finally(leave)
}

/**
 * Aborts a controller together with a signal, until the returned function is called. Browsers of
 * 2022 have no `AbortSignal.any`.
 */
export function abortWith(
  signal: AbortSignal | undefined,
  controller: AbortController,
): () => void {
  if (signal?.aborted) controller.abort(signal.reason)
  return signal ? whenAborted(signal, (reason) => controller.abort(reason)) : () => {}
}

function whenAborted(signal: AbortSignal, act: (reason: unknown) => void): () => void {
  const abort = () => act(signal.reason)
  signal.addEventListener('abort', abort)
  return () => signal.removeEventListener('abort', abort)
}
