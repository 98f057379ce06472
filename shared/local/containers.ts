import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import type { KeeperRequest } from './keeper-messages.ts'
import { reasonOf } from './start-error.ts'
import type { Keeping } from './start-server.ts'

const redisImages = ['redis:8-alpine', 'redis:8', 'redis:7-alpine', 'redis:7', 'redis:alpine', 'redis:latest']
const postgresImages = ['postgres:18-alpine', 'postgres:18', 'postgres:17-alpine', 'postgres:17']
const reaperImage = 'testcontainers/ryuk:0.14.0'
const stopMs = 10_000

/** Redis in a container; undefined where Docker does not answer or has no image of it. Nothing is ever pulled. */
export async function startRedisContainer(request: KeeperRequest, keeping: Keeping): Promise<string | undefined> {
  return inContainer(redisImages, keeping, async (image) => {
    const { RedisContainer } = await import('@testcontainers/redis')
    const folder = join(request.dataDir, 'redis')
    mkdirSync(folder, { recursive: true })
    const persistence = ['--save', '', '--appendonly', request.durable ? 'yes' : 'no', '--appendfsync', 'everysec']
    const container = new RedisContainer(image)
      // A container's port may be open to the network.
      .withPassword(randomBytes(24).toString('hex'))
      .withCommand(['redis-server', '--maxmemory-policy', 'noeviction', ...persistence])
    if (request.durable) container.withBindMounts([{ source: folder, target: '/data', mode: 'rw' }])
    const started = await container.start()
    keeping.onStop(async () => void (await started.stop({ timeout: stopMs })))
    return started.getConnectionUrl()
  })
}

/** PostgreSQL for tests in a container, nothing synced to disk; undefined like startRedisContainer. */
export async function startPostgresContainer(keeping: Keeping): Promise<string | undefined> {
  return inContainer(postgresImages, keeping, async (image) => {
    const { PostgreSqlContainer } = await import('@testcontainers/postgresql')
    const settings = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']
    const started = await new PostgreSqlContainer(image).withCommand(['postgres', ...settings]).start()
    keeping.onStop(async () => void (await started.stop({ timeout: stopMs })))
    return started.getConnectionUri()
  })
}

async function inContainer(
  images: string[],
  keeping: Keeping,
  start: (image: string) => Promise<string>,
): Promise<string | undefined> {
  if (!mayHaveDocker()) return undefined
  try {
    const image = await findImage(images)
    keeping.signal.throwIfAborted()
    return image === undefined ? undefined : await start(image)
  } catch (error) {
    keeping.signal.throwIfAborted()
    keeping.say(`Docker could not be used (${reasonOf(error)})`)
    return undefined
  }
}

/** Loading testcontainers takes half a second: only where there is a sign of Docker. */
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
  // Without its image, testcontainers would pull the reaper; the keeper stops the containers anyway.
  if (!(await exists(reaperImage))) process.env.TESTCONTAINERS_RYUK_DISABLED = 'true'
  for (const image of images) if (await exists(image)) return image
  return undefined
}
