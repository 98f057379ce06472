import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from './start-error.ts'

/** URLs of the Redis and PostgreSQL of the current, or last, `npm start`. */
export interface RunningServers {
  redisUrl: string
  /** The files of older versions lack it. */
  queueRedisUrl?: string
  databaseUrl: string
}

const fileIn = (dataDir: string) => join(dataDir, 'servers.json')

/**
 * Stores the URLs for the commands that an operator runs beside `npm start`. The file holds a
 * password, so only its owner can read it.
 */
export function noteRunningServers(
  dataDir: string,
  { redisUrl, queueRedisUrl, databaseUrl }: RunningServers,
): void {
  mkdirSync(dataDir, { recursive: true })
  const servers = { redisUrl, queueRedisUrl, databaseUrl }
  writeFileSync(fileIn(dataDir), JSON.stringify(servers), { mode: 0o600 })
}

/** @throws {StartError} when nothing was started from this folder */
export function readRunningServers(dataDir: string): RunningServers {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8'))
  } catch {
    throw new StartError(
      `Nothing runs from ${dataDir}: start it with npm start, say its DATA_DIR if it has ` +
        'another, or set DATABASE_URL and REDIS_URL',
    )
  }
}
