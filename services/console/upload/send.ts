import { ConnectionError } from '../../../shared/client/errors.ts'

/** The file was changed after it was chosen. */
export class FileChanged extends Error {
  override name = 'FileChanged'

  constructor() {
    super(
      'The file has changed, or is gone, since you chose it. Choose it again to go on with ' +
        'what it holds now.',
    )
  }
}

const firstPauseMs = 1000
const maxPauseMs = 15_000

interface Sending {
  file: File
  signal: AbortSignal
  /** Called when the connection is lost and a retry waits. */
  onLost: () => void
}

/**
 * Sends a file until it has arrived, also over lost connections. One idempotency key for all
 * attempts creates one batch.
 * @throws FileChanged, the signal's reason, or what else `attempt` rejects with
 */
export async function sendThrough<T>(
  attempt: () => Promise<T>,
  { file, signal, onLost }: Sending,
): Promise<T> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, maxPauseMs))
    try {
      return await attempt()
    } catch (failure) {
      signal.throwIfAborted()
      if (!(failure instanceof ConnectionError)) throw failure
      // A file that cannot be read any more fails like a lost connection: browsers do not tell
      // which.
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

/** Waits for some time. If the browser is offline, waits until it is online. */
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
