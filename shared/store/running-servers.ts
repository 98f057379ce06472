import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../runtime/start-error.ts'
import { type DataMode, dataModes } from './data-mode.ts'

/** URLs of the Redis and PostgreSQL of a running `npm start`. */
export interface RunningServers {
  redisUrl: string
  /** Redis of the queues, if it is another one. */
  queueRedisUrl?: string
  databaseUrl: string
}

const fileIn = (dataDir: string, mode: DataMode) => join(dataDir, mode, 'servers.json')

/**
 * Stores the URLs for the commands that an operator runs beside this process. The file holds a
 * password, so only its owner can read it. The returned function removes it.
 */
export function noteRunningServers(
  dataDir: string,
  mode: DataMode,
  { redisUrl, queueRedisUrl, databaseUrl }: RunningServers,
): () => void {
  mkdirSync(join(dataDir, mode), { recursive: true })
  const file = fileIn(dataDir, mode)
  // An older version kept both modes in one file.
  rmSync(join(dataDir, 'servers.json'), { force: true })
  const noted = { pid: process.pid, redisUrl, queueRedisUrl, databaseUrl }
  writeFileSync(file, JSON.stringify(noted), { mode: 0o600 })
  return () => rmSync(file, { force: true })
}

/**
 * The servers of the `npm start` that runs from this folder, or of the one of this mode.
 * @throws {StartError} when none runs, or one of each mode and none is named
 */
export function readRunningServers(
  dataDir: string,
  namedMode: DataMode | undefined,
): RunningServers {
  const running = (namedMode ? [namedMode] : dataModes).flatMap(
    (mode) => readRunning(dataDir, mode) ?? [],
  )
  if (running.length > 1)
    throw new StartError(
      `A sandbox and a live service run from ${dataDir}: say --sandbox or --live, as in ` +
        'npm run clients -- --live',
    )
  if (running[0]) return running[0]
  throw new StartError(
    `${namedMode ? `No ${namedMode} service` : 'Nothing'} runs from ${dataDir}: start it with ` +
      'npm start (again, if it is of an older version), say its DATA_DIR if it has another, or ' +
      'set DATABASE_URL and REDIS_URL',
  )
}

/** Undefined when none runs. One that was killed leaves its file. */
function readRunning(dataDir: string, mode: DataMode): RunningServers | undefined {
  try {
    const { pid, ...servers } = JSON.parse(readFileSync(fileIn(dataDir, mode), 'utf8'))
    return isRunning(pid) ? servers : undefined
  } catch {
    return undefined
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it runs, and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
