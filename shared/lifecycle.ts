import { ConfigError } from './config.ts'

/** Undoes one step of a start. */
type Close = () => Promise<unknown> | unknown

/** What a started process registers its ends with. They run in reverse order, once. */
export interface Lifecycle {
  /** Adds an end: the last one added is closed first. */
  onClose(close: Close): void
  /** Adds what comes before all ends, and may take as long as it likes: an edge lets load balancers notice that it goes. */
  beforeClose(prepare: Close): void
  /** Closes everything and ends the process with this code. */
  end(exitCode: number): Promise<void>
}

/** Exit code for a wrong or missing setting (sysexits' EX_CONFIG): whoever started us need not try again. */
const configurationError = 78

/** An end that hangs must not keep a process alive. */
const closeTimeoutMs = 9000

/**
 * Runs a composition root: starts it, tells a parent process that it is ready, and closes everything in reverse order on
 * SIGTERM, SIGINT, a parent that is gone, or a failed start.
 */
export async function run(start: (lifecycle: Lifecycle) => Promise<void>): Promise<void> {
  const closers: Close[] = []
  const preparations: Close[] = []
  let ending: Promise<void> | undefined
  const close = async (exitCode: number) => {
    await Promise.allSettled(preparations.map((prepare) => prepare()))
    setTimeout(() => process.exit(exitCode || 1), closeTimeoutMs).unref()
    for (const closer of closers.reverse()) {
      try {
        await closer()
      } catch (error) {
        console.error(error instanceof Error ? error.message : error)
      }
    }
    process.exit(exitCode)
  }
  const lifecycle: Lifecycle = {
    onClose: (closer) => closers.push(closer),
    beforeClose: (prepare) => preparations.push(prepare),
    end: (exitCode) => {
      ending ??= close(exitCode)
      return ending
    },
  }
  process.on('SIGTERM', () => lifecycle.end(0))
  process.on('SIGINT', () => lifecycle.end(0))
  process.once('disconnect', () => lifecycle.end(0))
  try {
    await start(lifecycle)
    process.send?.({ type: 'ready' })
  } catch (error) {
    const failure = error instanceof Error ? error : new Error(String(error))
    console.error(failure instanceof ConfigError ? failure.message : failure.stack)
    await lifecycle.end(failure instanceof ConfigError ? configurationError : 1)
  }
}
