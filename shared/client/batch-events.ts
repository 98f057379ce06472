import type { Batch } from '../api/batch.ts'
import { hasEnded } from '../api/batch-status.ts'
import type { CallOptions, Connection } from './connection.ts'
import { AddressServiceError, ConnectionError, TimeoutError } from './errors.ts'
import { linesOf } from './lines.ts'
import { abortWith, pause } from './pause.ts'

export interface EventOptions extends CallOptions {
  /** Called when the connection is lost. The next event means that it is back. */
  onLost?: () => void
}

const openTimeoutMs = 10_000
/** In milliseconds. The service sends something every 15 s. */
const silenceMs = 45_000
const firstPauseMs = 1000
/** The longest wait before a reconnect, in milliseconds. Short, since somebody may be watching. */
const maxPauseMs = 5000

const isTemporary = (failure: unknown) =>
  failure instanceof ConnectionError ||
  failure instanceof TimeoutError ||
  (failure instanceof AddressServiceError && (failure.status >= 500 || failure.status === 429))

/**
 * Yields the batch after each change until it ends, from server-sent events (HTML Living Standard,
 * section 9.2). A connection that breaks or falls silent is opened again, without a limit of
 * attempts. The first event holds the complete batch, so nothing is missed.
 */
export async function* batchEvents(
  { open }: Connection,
  path: string,
  { signal, onLost }: EventOptions = {},
): AsyncGenerator<Batch, void> {
  let pauseMs = firstPauseMs
  for (;;) {
    const watch = new AbortController()
    const leave = abortWith(signal, watch)
    try {
      const stream = await open({
        method: 'GET',
        path,
        signal: watch.signal,
        timeoutMs: openTimeoutMs,
      })
      for await (const batch of eventsOf(stream, watch)) {
        yield batch
        if (hasEnded(batch.status)) return
        pauseMs = firstPauseMs
      }
    } catch (failure) {
      signal?.throwIfAborted()
      if (!isTemporary(failure)) throw failure
    } finally {
      leave()
      watch.abort()
    }
    onLost?.()
    await pause(pauseMs, signal)
    pauseMs = Math.min(2 * pauseMs, maxPauseMs)
  }
}

/** Each event is one `data` line. Other lines only show that the connection is alive. */
async function* eventsOf(
  stream: ReadableStream<Uint8Array>,
  watch: AbortController,
): AsyncGenerator<Batch, void> {
  const isSilent = () => watch.abort(new ConnectionError('silence'))
  let timer = setTimeout(isSilent, silenceMs)
  try {
    for await (const line of linesOf(stream, undefined)) {
      clearTimeout(timer)
      timer = setTimeout(isSilent, silenceMs)
      if (line.startsWith('data:')) yield JSON.parse(line.slice('data:'.length)) as Batch
    }
  } finally {
    clearTimeout(timer)
  }
}
