import { ConnectionError } from '../../../shared/client/errors.ts'

/** The file isn't any more what it was when it was chosen. */
export class FileChanged extends Error {
  override name = 'FileChanged'

  constructor() {
    super('The file has changed, or is gone, since you chose it. Choose it again to go on with what it holds now.')
  }
}

const firstPauseMs = 1000
const longestPauseMs = 15_000

interface Sending {
  file: File
  signal: AbortSignal
  /** Hears that the connection was lost, and that the next attempt waits. */
  onLost: () => void
}

/**
 * Sends a file until it has arrived: a lost connection is waited for. With one idempotency key for all attempts one batch comes of it.
 * @throws FileChanged, the signal's reason, or whatever else `attempt` rejects with
 */
export async function sendThrough<T>(attempt: () => Promise<T>, { file, signal, onLost }: Sending): Promise<T> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs))
    try {
      return await attempt()
    } catch (failure) {
      signal.throwIfAborted()
      if (!(failure instanceof ConnectionError)) throw failure
      // A browser tells nothing apart here: a file that it can't read any more breaks the request like a network does.
      if (!(await isReadable(file))) throw new FileChanged()
      onLost()
      await untilOnline(pauseMs, signal)
    }
}

const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )

/** Waits for a while, or until the browser is online again if it knows that it isn't. */
function untilOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const ending = new AbortController()
    const settle = (act: () => void) => () => {
      clearTimeout(timer)
      ending.abort()
      act()
    }
    const timer = setTimeout(settle(resolve), ms)
    window.addEventListener('online', settle(resolve), { signal: ending.signal })
    signal.addEventListener(
      'abort',
      settle(() => reject(signal.reason)),
      { signal: ending.signal },
    )
  })
}
