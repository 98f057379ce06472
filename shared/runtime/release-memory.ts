/**
 * Returns to the system what loading has left: 40 MB of an edge or a worker, 190 of the sandbox. V8
 * would keep that. Takes up to 100 ms, so it runs before a process is ready, and only where Node
 * was started with `--expose-gc`.
 */
export const releaseMemory = (): void =>
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
