/** How long what is on its way may still take when this process is told to end, in milliseconds: less than the process has itself. */
const graceMs = 5000

/** A server, as far as its end goes. */
interface Closing {
  addHook(name: 'preClose', hook: () => Promise<void>): unknown
}

/** Aborted a while after the server begins to close, for what may take longer than that. */
export function closingSignal(app: Closing): AbortSignal {
  const closing = new AbortController()
  app.addHook('preClose', async () => {
    setTimeout(() => closing.abort(), graceMs).unref()
  })
  return closing.signal
}
