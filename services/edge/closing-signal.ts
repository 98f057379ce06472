/** What is on its way when this process is told to end may take so long to get there: less than the process has itself. */
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
