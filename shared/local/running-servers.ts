import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from './start-error.ts'

/** Where the Redis and PostgreSQL of the running, or last, `npm start` are. */
export interface RunningServers {
  redisUrl: string
  databaseUrl: string
}

const fileIn = (dataDir: string) => join(dataDir, 'servers.json')

/** Leaves word for the commands that an operator runs beside `npm start`. The file holds a password: only its owner may read it. */
export function noteRunningServers(dataDir: string, { redisUrl, databaseUrl }: RunningServers): void {
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(fileIn(dataDir), JSON.stringify({ redisUrl, databaseUrl }), { mode: 0o600 })
}

/** Throws StartError where nothing was ever started. */
export function readRunningServers(dataDir: string): RunningServers {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8'))
  } catch {
    throw new StartError(
      `Nothing runs from ${dataDir}: start it with npm start, say its DATA_DIR if it has another, or set DATABASE_URL and REDIS_URL`,
    )
  }
}
