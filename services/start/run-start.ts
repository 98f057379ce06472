import { ConfigError, readConfig } from '../../shared/config.ts'
import { StartError } from '../../shared/local/start-error.ts'
import { type Parts, start } from './start.ts'
import { listenForStop } from './stopping.ts'

/** `npm start`: exit code 0 after a stop, 1 when something could not be started (said in one line). */
export async function runStart(parts: Parts): Promise<void> {
  const stopping = listenForStop()
  let exitCode = 0
  try {
    await start(readConfig('start', { LOG_LEVEL: 'warn', ...process.env }), parts, stopping)
  } catch (error) {
    if (!stopping.signal.aborted) {
      exitCode = 1
      console.error(messageOf(error))
    }
  }
  process.exit(exitCode)
}

/** An error that nobody foresaw keeps its stack. */
function messageOf(error: unknown): string {
  if (error instanceof StartError || error instanceof ConfigError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
