import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { reasonOf } from '../../../shared/runtime/start-error.ts'
import { redisSettings } from './local-redis.ts'
import type { KeeperContext } from './start-server.ts'

export const redisImages = [
  'redis:8-alpine',
  'redis:8',
  'redis:7-alpine',
  'redis:7',
  'redis:alpine',
  'redis:latest',
]
const postgresImages = ['postgres:18-alpine', 'postgres:18', 'postgres:17-alpine', 'postgres:17']
const reaperImage = 'testcontainers/ryuk:0.14.0'
const stopMs = 10_000

/**
 * Starts Redis for tests in a container. Undefined if Docker does not respond or has no Redis
 * image; images are never pulled.
 */
export async function startRedisContainer(context: KeeperContext): Promise<string | undefined> {
  return inContainer(redisImages, context, async (image) => {
    const { RedisContainer } = await import('@testcontainers/redis')
    const started = await new RedisContainer(image)
      .withPassword(randomPassword())
      .withCommand(['redis-server', ...redisSettings(false)])
      .start()
    context.onStop(async () => void (await started.stop({ timeout: stopMs })))
    return started.getConnectionUrl()
  })
}

/**
 * Starts PostgreSQL for tests in a container, without syncs to disk. Undefined as in
 * startRedisContainer.
 */
export async function startPostgresContainer(context: KeeperContext): Promise<string | undefined> {
  return inContainer(postgresImages, context, async (image) => {
    const { PostgreSqlContainer } = await import('@testcontainers/postgresql')
    const settings = [
      '-c',
      'fsync=off',
      '-c',
      'synchronous_commit=off',
      '-c',
      'full_page_writes=off',
    ]
    const started = await new PostgreSqlContainer(image)
      .withPassword(randomPassword())
      .withCommand(['postgres', ...settings])
      .start()
    context.onStop(async () => void (await started.stop({ timeout: stopMs })))
    return started.getConnectionUri()
  })
}

/** The port of a container may be reachable from the network. */
const randomPassword = () => randomBytes(24).toString('hex')

async function inContainer(
  images: string[],
  context: KeeperContext,
  start: (image: string) => Promise<string>,
): Promise<string | undefined> {
  if (!mayHaveDocker()) return undefined
  try {
    const image = await findImage(images)
    context.signal.throwIfAborted()
    return image === undefined ? undefined : await start(image)
  } catch (error) {
    context.signal.throwIfAborted()
    context.say(`Docker could not be used (${reasonOf(error)})`)
    return undefined
  }
}

/** Checked first, since loading testcontainers takes half a second. */
function mayHaveDocker(): boolean {
  const sockets = ['/var/run/docker.sock', join(homedir(), '.docker/run/docker.sock')]
  if (process.env.XDG_RUNTIME_DIR) sockets.push(join(process.env.XDG_RUNTIME_DIR, 'docker.sock'))
  return process.env.DOCKER_HOST !== undefined || sockets.some((path) => existsSync(path))
}

async function findImage(images: string[]): Promise<string | undefined> {
  const { getContainerRuntimeClient, ImageName } = await import('testcontainers')
  const client = await getContainerRuntimeClient().catch(() => undefined)
  if (!client) return undefined
  const exists = (image: string) => client.image.exists(ImageName.fromString(image))
  // Without its image, testcontainers would pull the reaper. The keeper stops the containers
  // anyway.
  if (!(await exists(reaperImage))) process.env.TESTCONTAINERS_RYUK_DISABLED = 'true'
  for (const image of images) if (await exists(image)) return image
  return undefined
}
