import { type ChildProcess, fork } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { keepRunning } from './keep-running.ts'
import type { KeeperMessage, KeeperRequest, ReadyMessage } from './keeper-messages.ts'
import { pingPostgres, pingRedis } from './ping.ts'
import { reasonOf, StartError } from './start-error.ts'

/** Redis and PostgreSQL, ready for use. `stop` ends only what was started here, may be called twice, and never throws. */
export interface LocalServers {
  redisUrl: string
  databaseUrl: string
  stop(): Promise<void>
}

export interface LocalServersOptions {
  /** Where started servers keep their data; one user at a time (a lock says so). Made when missing. */
  dataDir: string
  redisUrl?: string | undefined
  databaseUrl?: string | undefined
  /** `false` for tests: containers come first, and nothing is synced to disk. */
  durable: boolean
  say: (line: string) => void
  /** Gives the start up early. */
  signal?: AbortSignal
}

/** Between asking the keeper to stop and killing it; it gives each server 10 s of its own. */
const keeperStopMs = 15_000

/**
 * Uses REDIS_URL / DATABASE_URL where given (and checks that they answer), else starts what is missing: under a keeper
 * process, in a session of its own, so that Ctrl-C does not reach the servers while requests are still being answered.
 * Throws StartError.
 */
export async function startLocalServers(options: LocalServersOptions): Promise<LocalServers> {
  const { redisUrl, databaseUrl } = options
  await Promise.all([
    redisUrl !== undefined && mustAnswer('REDIS_URL', 'Redis', redisUrl, pingRedis),
    databaseUrl !== undefined && mustAnswer('DATABASE_URL', 'PostgreSQL', databaseUrl, pingPostgres),
  ])
  options.signal?.throwIfAborted()
  if (redisUrl !== undefined && databaseUrl !== undefined) return { redisUrl, databaseUrl, stop: async () => {} }
  return startUnderKeeper(options)
}

async function mustAnswer(setting: string, name: string, url: string, ping: (url: string) => Promise<void>) {
  try {
    await ping(url)
  } catch (error) {
    const hint = `start it, correct ${setting}, or unset ${setting} to have one started for you`
    throw new StartError(`${name} does not answer at ${withoutPassword(url)} (${reasonOf(error)}): ${hint}`)
  }
}

function withoutPassword(url: string): string {
  return url.replace(/\/\/.*@/, '//').replace(/\?.*/, '')
}

async function startUnderKeeper(options: LocalServersOptions): Promise<LocalServers> {
  const keeper = runKeeper({ ...requestOf(options), dataDir: makeDataDir(options.dataDir) }, options.say)
  const stop = () => keeper.stop(keeperStopMs)
  options.signal?.addEventListener('abort', stop, { once: true })
  try {
    const { redisUrl, databaseUrl } = { ...options, ...(await keeper.ready).urls }
    options.signal?.throwIfAborted()
    if (redisUrl === undefined || databaseUrl === undefined) throw new StartError('The keeper named no addresses')
    return { redisUrl, databaseUrl, stop }
  } catch (error) {
    await stop()
    options.signal?.throwIfAborted()
    throw error
  } finally {
    options.signal?.removeEventListener('abort', stop)
  }
}

function requestOf({ dataDir, durable, redisUrl, databaseUrl }: LocalServersOptions): KeeperRequest {
  return { dataDir, durable, redis: redisUrl === undefined, postgres: databaseUrl === undefined }
}

function makeDataDir(path: string): string {
  const dataDir = resolve(path)
  try {
    mkdirSync(dataDir, { recursive: true })
    return dataDir
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataDir} cannot be made (${reasonOf(error)}): set DATA_DIR to a writable folder`)
  }
}

function spawnKeeper(request: KeeperRequest): ChildProcess {
  const keeperFile = fileURLToPath(new URL('./keeper.ts', import.meta.url))
  return fork(keeperFile, [JSON.stringify(request)], {
    // Its own session: a Ctrl-C at the terminal is not for it. It ends when this process does, by the IPC channel.
    detached: true,
    // The lock's socket is named relative to this folder: socket paths are limited to about 100 bytes.
    cwd: request.dataDir,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

interface Keeper {
  ready: Promise<ReadyMessage>
  stop(graceMs: number): Promise<void>
}

/** A keeper that is killed takes its servers along; the next one brings them back at the same addresses. */
function runKeeper(request: KeeperRequest, say: (line: string) => void): Keeper {
  const { promise: ready, resolve, reject } = Promise.withResolvers<ReadyMessage>()
  let current = request
  const onMessage = (message: KeeperMessage) => {
    if (message.type === 'say') return say(message.line)
    if (message.type === 'failed') return current.urls ? say(message.message) : reject(new StartError(message.message))
    current = { ...request, urls: message.urls }
    resolve(message)
  }
  const kept = keepRunning({
    launch: () => spawnKeeper(current).on('message', onMessage),
    stopSignal: 'SIGTERM',
    onExit: (how) => {
      reject(new StartError(`Redis and PostgreSQL could not be started: their keeper ended (${how})`))
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
