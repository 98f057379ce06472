/**
 * The process that Redis and PostgreSQL run under: it starts them, brings them back when they die, and stops them when
 * told to (SIGTERM) or when the process that started it is gone (its IPC channel closes). See servers.ts.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { KeeperMessage, KeeperRequest, ServerUrls } from './keeper-messages.ts'
import { lockFolder } from './lock-folder.ts'
import { startPostgres } from './postgres.ts'
import { startRedis } from './redis.ts'
import { reasonOf, StartError } from './start-error.ts'
import type { Keeping } from './start-server.ts'

/** After the death of the starting process its services still finish their requests for a moment. */
const orphanedGraceMs = 1_500

const stopping = new AbortController()
const closers: Array<() => Promise<void>> = []
const keeping: Keeping = {
  signal: stopping.signal,
  say: (line) => tell({ type: 'say', line }),
  onStop: (close) => closers.push(close),
}

function tell(message: KeeperMessage): Promise<void> {
  return new Promise((resolve) => {
    if (process.connected && process.send) process.send(message, undefined, {}, () => resolve())
    else resolve()
  })
}

async function stop(exitCode: number, delayMs = 0): Promise<void> {
  if (stopping.signal.aborted) return
  stopping.abort()
  await sleep(delayMs)
  await Promise.allSettled(closers.map((close) => close()))
  process.exit(exitCode)
}

async function start(request: KeeperRequest): Promise<ServerUrls> {
  closers.push(await lockFolder(request.dataDir, stopping.signal))
  const [redisUrl, databaseUrl] = await Promise.all([
    request.redis ? startRedis(request, keeping) : undefined,
    request.postgres ? startPostgres(request, keeping) : undefined,
  ])
  return { ...(redisUrl && { redisUrl }), ...(databaseUrl && { databaseUrl }) }
}

async function main(): Promise<void> {
  process.on('SIGINT', () => {})
  process.on('SIGHUP', () => {})
  process.on('SIGTERM', () => stop(0))
  process.on('disconnect', () => stop(0, orphanedGraceMs))
  try {
    await tell({ type: 'ready', urls: await start(JSON.parse(process.argv[2] ?? '{}')) })
  } catch (error) {
    if (stopping.signal.aborted) return
    const message = error instanceof StartError ? error.message : `Redis or PostgreSQL: ${reasonOf(error)}`
    await tell({ type: 'failed', message })
    await stop(1)
  }
}

await main()
