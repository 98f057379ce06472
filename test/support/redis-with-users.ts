import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Redis } from 'ioredis'
import { type RedisUser, redisUsers } from '../../services/deployment/redis/users.ts'
import { freePort } from './free-port.ts'

type UserName = RedisUser['name']

/** A Redis with the users of a deployment, started by its script. */
export interface RedisWithUsers {
  /** The URL for a user, as in `REDIS_URL`. */
  urlOf(user: UserName): string
  /** A connection of the user that may do everything. */
  admin: Redis
  /** What was refused since the last call: user, reason and what it asked for. */
  refusals(): Promise<string[]>
  /** Stops it as a deploy does, and starts it again. */
  restart(): Promise<void>
  close(): Promise<void>
}

/** What a deployment starts Redis with. */
export const redisScript = fileURLToPath(
  new URL('../../services/deployment/redis/start', import.meta.url),
)
const passwordOf = (user: UserName) => `the-password-of-${user}`
/** What the script needs in its environment. */
export const redisPasswords = Object.fromEntries(
  redisUsers.map(({ name }) => [`REDIS_PASSWORD_${name.toUpperCase()}`, passwordOf(name)]),
)

/** @param durable whether it writes an append-only file, like the Redis of the quota */
export async function startRedisWithUsers({ durable = false } = {}): Promise<RedisWithUsers> {
  const dir = mkdtempSync(join(tmpdir(), 'address-service-redis-users-'))
  const port = await freePort()
  const own = ['--bind', '127.0.0.1', '--port', `${port}`, '--dir', dir, '--save', '']
  if (durable) own.push('--appendonly', 'yes')
  const start = (): ChildProcess =>
    spawn('sh', [redisScript, ...own], {
      env: { PATH: process.env.PATH, ...redisPasswords },
      stdio: 'ignore',
    })
  let server = start()
  process.once('exit', () => server.kill('SIGKILL'))
  const admin = new Redis({
    port,
    username: 'admin',
    password: passwordOf('admin'),
    retryStrategy: () => 50,
    maxRetriesPerRequest: 200,
  })
  admin.on('error', () => {})
  await admin.ping()
  return {
    urlOf: (user) => `redis://${user}:${passwordOf(user)}@127.0.0.1:${port}`,
    admin,
    async refusals() {
      const entries = (await admin.acl('LOG')) as unknown as Record<string, unknown>[]
      await admin.acl('LOG', 'RESET')
      return entries.map((entry) => {
        const { username, reason, object } = fieldsOf(entry)
        return `${username}: ${reason} ${object}`
      })
    },
    async restart() {
      server.kill()
      await once(server, 'exit')
      server = start()
      await admin.ping()
    },
    async close() {
      admin.disconnect()
      server.kill('SIGKILL')
      await once(server, 'exit')
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/** A map of Redis, which RESP2 sends as a list. */
const fieldsOf = (entry: unknown): Record<string, unknown> =>
  Array.isArray(entry)
    ? Object.fromEntries(
        Array.from({ length: entry.length / 2 }, (_, i) => [entry[2 * i], entry[2 * i + 1]]),
      )
    : (entry as Record<string, unknown>)
