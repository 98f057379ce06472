import { ConfigurationError } from './configuration-error.ts'
import { exitCodes } from './exit-codes.ts'
import { limitHeapGrowth } from './heap.ts'

/** Undoes one step of the start. */
type Close = () => Promise<unknown> | unknown

/** A started process registers its shutdown steps here. They run once, in reverse order. */
export interface Lifecycle {
  /** Adds a shutdown step. The last one added runs first. */
  onClose(close: Close): void
  /**
   * Adds a step that runs before all shutdown steps, without a timeout. An edge waits here until
   * load balancers have noticed.
   */
  beforeClose(prepare: Close): void
  /** Whether all of the start is done. */
  hasStarted(): boolean
  /** Runs the shutdown steps, then exits with this code. */
  end(exitCode: number): Promise<void>
}

/** A shutdown step that hangs must not keep the process alive. */
const closeTimeoutMs = 9000

/**
 * Runs the entry point of a process. It starts the process and tells a parent process that it is
 * ready. It shuts down on SIGTERM, on SIGINT, when the parent has gone, and when the start failed.
 */
export async function run(start: (lifecycle: Lifecycle) => Promise<void>): Promise<void> {
  limitHeapGrowth()
  const closers: Close[] = []
  const preparations: Close[] = []
  let hasStarted = false
  let ending: Promise<void> | undefined
  const close = async (exitCode: number) => {
    await Promise.allSettled(preparations.map((prepare) => prepare()))
    setTimeout(() => process.exit(exitCode || exitCodes.failure), closeTimeoutMs).unref()
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
    hasStarted: () => hasStarted,
    end: (exitCode) => {
      ending ??= close(exitCode)
      return ending
    },
  }
  process.on('SIGTERM', () => lifecycle.end(exitCodes.success))
  process.on('SIGINT', () => lifecycle.end(exitCodes.success))
  process.once('disconnect', () => lifecycle.end(exitCodes.success))
  try {
    await start(lifecycle)
    hasStarted = true
    process.send?.({ type: 'ready' })
  } catch (error) {
    // The shutdown closes what the start uses, so this error follows from the shutdown.
    if (ending) return ending
    const failure = error instanceof Error ? error : new Error(String(error))
    const isConfiguration = failure instanceof ConfigurationError
    console.error(isConfiguration ? failure.message : failure.stack)
    await lifecycle.end(isConfiguration ? exitCodes.configuration : exitCodes.failure)
  }
}
