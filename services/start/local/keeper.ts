/**
 * The keeper: the process that runs Redis and PostgreSQL for `npm start` and tests. It starts them
 * and restarts them when they die. It stops them on SIGTERM, or when the process that started it is
 * gone (the IPC channel closes). See servers.ts.
 */
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { exitCodes } from '../../../shared/runtime/exit-codes.ts'
import { reasonOf, StartError } from '../../../shared/runtime/start-error.ts'
import type { KeeperMessage, KeeperRequest, ServerUrls } from './keeper-messages.ts'
import { redisOfQueues, redisOfState } from './local-redis.ts'
import { lockFolder } from './lock-folder.ts'
import { startPostgres } from './postgres.ts'
import { startRedis } from './redis.ts'
import type { KeeperContext } from './start-server.ts'

/** When the starting process dies, its services still finish requests for a moment. */
const orphanedGraceMs = 1_500

const stopping = new AbortController()
const closers: Array<() => Promise<void>> = []
const context: KeeperContext = {
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
  const [redis, databaseUrl] = await Promise.all([
    startRedisServers(request),
    request.postgres ? startPostgres(request, context) : undefined,
  ])
  return { ...redis, ...(databaseUrl && { databaseUrl }) }
}

/** In sequence: the first start may have to install Redis. */
async function startRedisServers(request: KeeperRequest): Promise<ServerUrls> {
  const urls: ServerUrls = {}
  if (request.redis) urls.redisUrl = await startRedis(redisOfState(request), request, context)
  if (request.queueRedis)
    urls.queueRedisUrl = await startRedis(redisOfQueues(request), request, context)
  return urls
}

async function main(): Promise<void> {
  process.on('SIGINT', () => {})
  process.on('SIGHUP', () => {})
  process.on('SIGTERM', () => stop(exitCodes.success))
  process.on('disconnect', () => stop(exitCodes.success, orphanedGraceMs))
  try {
    const [request] = await once(process, 'message')
    await tell({ type: 'ready', urls: await start(request) })
  } catch (error) {
    if (stopping.signal.aborted) return
    const message =
      error instanceof StartError ? error.message : `Redis or PostgreSQL: ${reasonOf(error)}`
    await tell({ type: 'failed', message })
    await stop(exitCodes.failure)
  }
}

await main()
