/**
 * An error that stops the start. The message is one line for the terminal: what is wrong and what
 * to do.
 */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** The first line of an error's message, for use in the message of a StartError. */
export function reasonOf(error: unknown): string {
  const inner = error instanceof AggregateError ? error.errors[0] : error
  const text = inner instanceof Error ? inner.message || inner.name : String(inner)
  return text.split('\n')[0] ?? text
}
