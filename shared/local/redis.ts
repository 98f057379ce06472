import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { startRedisContainer } from './containers.ts'
import { freePort } from './free-port.ts'
import { installRedis } from './install-redis.ts'
import type { KeeperRequest } from './keeper-messages.ts'
import { clearLeftover } from './leftover.ts'
import { pingRedis } from './ping.ts'
import { runAs } from './run-as.ts'
import { StartError } from './start-error.ts'
import { type Keeping, startServer } from './start-server.ts'

/**
 * Starts Redis and resolves to its URL: redis-server or valkey-server on PATH, else a container, else the distribution's
 * package; for tests the container comes first. Throws StartError that lists the choices.
 */
export async function startRedis(request: KeeperRequest, keeping: Keeping): Promise<string> {
  const container = () => startRedisContainer(request, keeping)
  const onPath = () => startOnPath(request, keeping)
  const installed = async () => ((await installRedis(keeping)) ? onPath() : undefined)
  const order = request.durable ? [onPath, container, installed] : [container, onPath, installed]
  for (const start of order) {
    const url = await start()
    if (url) return url
  }
  throw new StartError(
    'Redis was not found: install redis-server (or valkey-server), or set REDIS_URL, or start Docker with an image ' +
      'redis:8-alpine, or run npm start as root on Debian or Ubuntu, where it installs the package by itself',
  )
}

async function startOnPath(request: KeeperRequest, keeping: Keeping): Promise<string | undefined> {
  const program = findProgram('redis-server') ?? findProgram('valkey-server')
  if (!program) return undefined
  const folder = join(request.dataDir, 'redis')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const portFile = join(folder, 'port')
  // The title that Redis gives its process names its address: that tells it from others.
  await clearLeftover(join(folder, 'redis.pid'), `127.0.0.1:${lastPort(portFile)}`, 'SIGTERM')

  const url = request.urls?.redisUrl ?? `redis://127.0.0.1:${await freePort()}`
  const { port } = new URL(url)
  writeFileSync(portFile, port)
  const args = serverArguments(folder, port, request.durable)
  await startServer(
    {
      name: 'Redis',
      command: runAs(program, args, { deathSignal: 'TERM' }) ?? { file: program, args },
      stopSignal: 'SIGTERM',
      logFile: join(request.dataDir, 'redis.log'),
      ping: () => pingRedis(url),
    },
    keeping,
  )
  return url
}

function findProgram(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .find(isExecutable)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function lastPort(portFile: string): string {
  try {
    return readFileSync(portFile, 'utf8')
  } catch {
    return 'none'
  }
}

/** `noeviction` is BullMQ's condition: an evicted key is a lost job. The append-only file is what keeps jobs over a restart. */
function serverArguments(folder: string, port: string, durable: boolean): string[] {
  const where = ['--bind', '127.0.0.1', '--port', port, '--dir', folder, '--pidfile', join(folder, 'redis.pid')]
  const persistence = ['--save', '', '--appendonly', durable ? 'yes' : 'no', '--appendfsync', 'everysec']
  return [...where, ...persistence, '--maxmemory-policy', 'noeviction', '--daemonize', 'no', '--logfile', '']
}
