import { type ChildProcess, fork } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { reasonOf, StartError } from '../../../shared/runtime/start-error.ts'
import { keepRunning } from './keep-running.ts'
import type { KeeperMessage, KeeperRequest, ReadyMessage } from './keeper-messages.ts'
import { pingPostgres, pingRedis } from './ping.ts'

/**
 * Redis and PostgreSQL, ready for use. `stop` ends only what was started here. It can be called
 * twice and never throws.
 */
export interface LocalServers {
  redisUrl: string
  /** Redis of the queues; equal to `redisUrl` when one Redis is used for everything. */
  queueRedisUrl: string
  databaseUrl: string
  stop(): Promise<void>
}

export interface LocalServersOptions {
  /** Data folder of the started servers, created if missing. A lock allows one user at a time. */
  dataDir: string
  redisUrl?: string | undefined
  queueRedisUrl?: string | undefined
  databaseUrl?: string | undefined
  /** `false` for tests: containers come first, and nothing is synced to disk. */
  durable: boolean
  say: (line: string) => void
  /** Aborts the start. */
  signal?: AbortSignal
}

/** Time for the keeper to stop before it is killed, in milliseconds. It gives each server 10 s. */
const keeperStopMs = 15_000

/**
 * Uses REDIS_URL, QUEUE_REDIS_URL and DATABASE_URL where they are set, after a check that they
 * respond. What is missing is started under a keeper process. The keeper has its own process group,
 * so that Ctrl-C does not end the servers while requests are in flight.
 * @throws {StartError}
 */
export async function startLocalServers(options: LocalServersOptions): Promise<LocalServers> {
  const { redisUrl, queueRedisUrl = redisUrl, databaseUrl } = options
  await Promise.all([
    redisUrl !== undefined && requireResponse('REDIS_URL', 'Redis', redisUrl, pingRedis),
    options.queueRedisUrl !== undefined &&
      requireResponse('QUEUE_REDIS_URL', 'Redis', options.queueRedisUrl, pingRedis),
    databaseUrl !== undefined &&
      requireResponse('DATABASE_URL', 'PostgreSQL', databaseUrl, pingPostgres),
  ])
  options.signal?.throwIfAborted()
  if (redisUrl !== undefined && queueRedisUrl !== undefined && databaseUrl !== undefined)
    return { redisUrl, queueRedisUrl, databaseUrl, stop: async () => {} }
  return startUnderKeeper(options)
}

async function requireResponse(
  setting: string,
  name: string,
  url: string,
  ping: (url: string) => Promise<void>,
) {
  try {
    await ping(url)
  } catch (error) {
    const hint = `start it, correct ${setting}, or unset ${setting} to have one started for you`
    throw new StartError(
      `${name} does not answer at ${withoutPassword(url)} (${reasonOf(error)}): ${hint}`,
    )
  }
}

function withoutPassword(url: string): string {
  return url.replace(/\/\/.*@/, '//').replace(/\?.*/, '')
}

async function startUnderKeeper(options: LocalServersOptions): Promise<LocalServers> {
  const keeper = runKeeper(
    { ...requestOf(options), dataDir: makeDataDir(options.dataDir) },
    options.say,
  )
  const stop = () => keeper.stop(keeperStopMs)
  options.signal?.addEventListener('abort', stop, { once: true })
  try {
    const urls = { ...options, ...(await keeper.ready).urls }
    const { redisUrl, queueRedisUrl = redisUrl, databaseUrl } = urls
    options.signal?.throwIfAborted()
    if (redisUrl === undefined || queueRedisUrl === undefined || databaseUrl === undefined)
      throw new StartError('The keeper named no addresses')
    return { redisUrl, queueRedisUrl, databaseUrl, stop }
  } catch (error) {
    await stop()
    options.signal?.throwIfAborted()
    throw error
  } finally {
    options.signal?.removeEventListener('abort', stop)
  }
}

function requestOf({
  dataDir,
  durable,
  redisUrl,
  queueRedisUrl,
  databaseUrl,
}: LocalServersOptions): KeeperRequest {
  const redis = redisUrl === undefined
  return {
    dataDir,
    durable,
    redis,
    // Tests store nothing on disk, so one Redis is enough.
    queueRedis: durable && redis && queueRedisUrl === undefined,
    postgres: databaseUrl === undefined,
  }
}

function makeDataDir(path: string): string {
  const dataDir = resolve(path)
  try {
    mkdirSync(dataDir, { recursive: true })
    return dataDir
  } catch (error) {
    throw new StartError(
      `DATA_DIR ${dataDir} cannot be made (${reasonOf(error)}): set DATA_DIR to a writable folder`,
    )
  }
}

function spawnKeeper(request: KeeperRequest): ChildProcess {
  const keeperFile = fileURLToPath(new URL('./keeper.ts', import.meta.url))
  const keeper = fork(keeperFile, [], {
    // In a process group of its own: Ctrl-C must not end it. It ends with this process, when the
    // IPC channel closes.
    detached: true,
    // The path of the lock's socket is relative to this folder.
    cwd: request.dataDir,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  keeper.send(request)
  return keeper
}

interface Keeper {
  ready: Promise<ReadyMessage>
  stop(graceMs: number): Promise<void>
}

/** If the keeper is killed its servers die too. The next keeper starts them at the same URLs. */
function runKeeper(request: KeeperRequest, say: (line: string) => void): Keeper {
  const { promise: ready, resolve, reject } = Promise.withResolvers<ReadyMessage>()
  let current = request
  const onMessage = (message: KeeperMessage) => {
    if (message.type === 'say') return say(message.line)
    if (message.type === 'failed')
      return current.urls ? say(message.message) : reject(new StartError(message.message))
    current = { ...request, urls: message.urls }
    resolve(message)
  }
  const kept = keepRunning({
    launch: () => spawnKeeper(current).on('message', onMessage),
    stopSignal: 'SIGTERM',
    onExit: (how) => {
      reject(
        new StartError(`Redis and PostgreSQL could not be started: their keeper ended (${how})`),
      )
      const wasReady = current.urls !== undefined
      if (wasReady) say(`The keeper of Redis and PostgreSQL ended (${how}): starting it again`)
      return wasReady
    },
  })
  const stop = (graceMs: number) => {
    reject(new StartError('Redis and PostgreSQL were stopped before they were ready'))
    return kept.stop(graceMs)
  }
  return { ready, stop }
}
