import { spawnSync } from 'node:child_process'
import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { minRedisVersion } from '../../../shared/runtime/redis.ts'
import { StartError } from '../../../shared/runtime/start-error.ts'
import { redisImages, startRedisContainer } from './containers.ts'
import { freePort } from './free-port.ts'
import { installPackage } from './install-package.ts'
import type { KeeperRequest } from './keeper-messages.ts'
import { clearLeftover } from './leftover.ts'
import { type LocalRedis, redisSettings } from './local-redis.ts'
import { pingRedis } from './ping.ts'
import { startRedisInDocker } from './redis-in-docker.ts'
import { runAs } from './run-as.ts'
import { type KeeperContext, startServer } from './start-server.ts'

const redisName = `Redis ${minRedisVersion} or newer`

/**
 * Starts Redis and resolves to its URL. Tried in order: redis-server or valkey-server on PATH,
 * Docker, the package of the distribution. Tests try a container first.
 * @throws {StartError} that lists the choices
 */
export async function startRedis(
  redis: LocalRedis,
  request: KeeperRequest,
  context: KeeperContext,
): Promise<string> {
  const container = () => startRedisContainer(context)
  const inDocker = () => startRedisInDocker(redis, request.dataDir, context)
  const onPath = () => startOnPath(redis, request.dataDir, context)
  const installed = async () => ((await installRedis(context)) ? onPath() : undefined)
  const order = request.durable ? [onPath, inDocker, installed] : [container, onPath, installed]
  for (const start of order) {
    const url = await start()
    if (url) return url
  }
  throw new StartError(
    `${redisName} was not found: install redis-server (or valkey-server), or set REDIS_URL, or ` +
      `start Docker and "docker pull ${redisImages[0]}", or run npm start as root on Debian or ` +
      'Ubuntu, where it installs the package by itself',
  )
}

/** Installs redis-server from the distribution. Throws as `installPackage` does. */
const installRedis = (context: KeeperContext): Promise<boolean> =>
  installPackage(
    {
      name: redisName,
      package: 'redis-server',
      otherwise: 'install redis-server, set REDIS_URL, or start Docker',
    },
    context,
  )

async function startOnPath(
  redis: LocalRedis,
  dataDir: string,
  context: KeeperContext,
): Promise<string | undefined> {
  const program = findProgram('redis-server') ?? findProgram('valkey-server')
  if (!program) return undefined
  const folder = join(dataDir, redis.folder)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const portFile = join(folder, 'port')
  // Redis writes its address into its process title. That tells it from other processes.
  await clearLeftover(join(folder, 'redis.pid'), `127.0.0.1:${lastPort(portFile)}`, 'SIGTERM')

  const url = redis.url ?? `redis://127.0.0.1:${await freePort()}`
  const { port } = new URL(url)
  writeFileSync(portFile, port)
  const args = serverArguments(folder, port, redis.durable)
  await startServer(
    {
      name: redis.name,
      command: runAs(program, args, { deathSignal: 'TERM' }) ?? { file: program, args },
      stopSignal: 'SIGTERM',
      logFile: join(dataDir, `${redis.folder}.log`),
      ping: () => pingRedis(url),
    },
    context,
  )
  return url
}

function findProgram(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .find((file) => isExecutable(file) && !isTooOld(file))
}

function isTooOld(program: string): boolean {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  return Number(/\bv=(\d+)/.exec(stdout)?.[1]) < minRedisVersion
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

function serverArguments(folder: string, port: string, durable: boolean): string[] {
  const where = ['--bind', '127.0.0.1', '--port', port, '--dir', folder]
  const pidFile = ['--pidfile', join(folder, 'redis.pid')]
  return [...where, ...pidFile, ...redisSettings(durable), '--daemonize', 'no', '--logfile', '']
}
