/** Something that stops the start. The message is one line for the person at the terminal: what is wrong and what to do. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** One line out of any error, for use inside a StartError's message. */
export function reasonOf(error: unknown): string {
  const inner = error instanceof AggregateError ? error.errors[0] : error
  const text = inner instanceof Error ? inner.message || inner.name : String(inner)
  return text.split('\n')[0] ?? text
}
