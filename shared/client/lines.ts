import { ConnectionError } from './errors.ts'

/**
 * Yields the lines of a stream. Ending the iteration early cancels the stream.
 * @throws ConnectionError when the stream breaks, or the signal's reason
 */
export async function* linesOf(
  stream: ReadableStream<Uint8Array>,
  signal: AbortSignal | undefined,
): AsyncGenerator<string, void> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { value, done } = await reader.read()
      const lines = (rest + decoder.decode(value, { stream: !done })).split(/\r?\n/)
      rest = lines.pop() ?? ''
      yield* lines
      if (done) break
    }
    if (rest !== '') yield rest
  } catch (cause) {
    signal?.throwIfAborted()
    throw new ConnectionError(cause)
  } finally {
    await reader.cancel().catch(() => {})
  }
}
