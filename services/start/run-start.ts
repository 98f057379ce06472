import { ConfigurationError } from '../../shared/runtime/configuration-error.ts'
import { exitCodes } from '../../shared/runtime/exit-codes.ts'
import { StartError } from '../../shared/runtime/start-error.ts'
import { readConfig } from '../../shared/settings/read-config.ts'
import { type Parts, start } from './start.ts'
import { listenForStop } from './stopping.ts'

/** `npm start`: exit code 0 after a stop, 1 with one line of explanation when the start failed. */
export async function runStart(parts: Parts): Promise<void> {
  const stopping = listenForStop()
  let exitCode: number = exitCodes.success
  try {
    await start(readConfig('start', { LOG_LEVEL: 'warn', ...process.env }), parts, stopping)
  } catch (error) {
    if (!stopping.signal.aborted) {
      exitCode = exitCodes.failure
      console.error(messageOf(error))
    }
  }
  process.exit(exitCode)
}

/** Unexpected errors keep their stack. */
function messageOf(error: unknown): string {
  if (error instanceof StartError || error instanceof ConfigurationError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
