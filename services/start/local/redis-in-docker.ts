import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { redisImages } from './containers.ts'
import { freePort } from './free-port.ts'
import { type LocalRedis, redisSettings } from './local-redis.ts'
import { pingRedis } from './ping.ts'
import { runAs } from './run-as.ts'
import { type KeeperContext, serverEnvironment, startServer } from './start-server.ts'

/**
 * Starts Redis with the command `docker` and resolves to its URL. Undefined if Docker does not
 * respond or has no Redis image; images are never pulled. Tests use testcontainers instead, which
 * is too large for those who only run the service.
 */
export async function startRedisInDocker(
  redis: LocalRedis,
  dataDir: string,
  context: KeeperContext,
): Promise<string | undefined> {
  const images = docker('image', 'ls', '--format', '{{.Repository}}:{{.Tag}}').split('\n')
  const image = redisImages.find((name) => images.includes(name))
  if (!image) return undefined
  const folder = join(dataDir, redis.folder)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const name = `address-service-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`
  // What a crash left.
  docker('rm', '--force', name)
  // The port of a container may be reachable from the network.
  const password = randomBytes(24).toString('hex')
  const url = redis.url ?? `redis://:${password}@127.0.0.1:${await freePort()}`
  const container = ['--rm', '--interactive', '--name', name, ...containerArguments(folder, url)]
  const args = ['run', ...container, image, 'redis-server', '-', ...redisSettings(redis.durable)]
  await startServer(
    {
      name: redis.name,
      command: runAs('docker', args, { deathSignal: 'TERM' }) ?? { file: 'docker', args },
      // Everybody on this machine can read arguments.
      input: `requirepass ${new URL(url).password}\n`,
      // With Docker's own settings.
      env: { ...process.env, ...serverEnvironment() },
      stopSignal: 'SIGTERM',
      logFile: join(dataDir, `${redis.folder}.log`),
      ping: () => pingRedis(url),
    },
    context,
  )
  return url
}

/** The caller keeps owning the data. As root, the image runs Redis as its own user. */
function containerArguments(folder: string, url: string): string[] {
  const user = process.getuid ? ['--user', `${process.getuid()}:${process.getgid?.()}`] : []
  const { port } = new URL(url)
  return [...user, '--publish', `127.0.0.1:${port}:6379`, '--volume', `${folder}:/data`]
}

/** What the command prints; nothing where it fails. */
const docker = (...args: string[]): string =>
  spawnSync('docker', args, { encoding: 'utf8', timeout: 10_000 }).stdout ?? ''
