import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { parse } from 'yaml'
import { pingRedis } from '../../services/start/local/ping.ts'
import { freePort } from './free-port.ts'
import { redisContents } from './redis-contents.ts'
import { redisProgram } from './test-redis.ts'

/**
 * A Redis with the command of a service of `docker-compose.yml`, and a data folder of its own. It
 * has no users: redis-users.test.ts is about them.
 */
export interface ComposeRedis {
  url: string
  process: ChildProcess
  /** Its files that contain a text, by their paths in its folder. */
  filesWith(text: string): string[]
  /** A line for each of its keys that contains a text. */
  keysWith(text: string): Promise<string[]>
  /** Ends the server as `docker stop` does; its files stay. */
  stop(): Promise<void>
  /** Ends the server and removes its files. */
  close(): Promise<void>
}

const composeFile = new URL('../../docker-compose.yml', import.meta.url)

function argumentsOf(service: string): string[] {
  const { services } = parse(readFileSync(composeFile, 'utf8'), { merge: true })
  const [, , ...args] = services[service].command as string[]
  // A setting has its default: `${REDIS_MAXMEMORY:-1gb}`.
  return args.map((arg) => arg.replace(/^\$\{\w+:-(.*)\}$/, '$1'))
}

/** @param more arguments besides */
export async function startComposeRedis(
  service: 'redis' | 'redis-queues',
  more: string[] = [],
): Promise<ComposeRedis> {
  const dir = mkdtempSync(join(tmpdir(), `address-service-${service}-`))
  const port = `${await freePort()}`
  const url = `redis://127.0.0.1:${port}`
  const own = ['--bind', '127.0.0.1', '--port', port, '--dir', dir, ...more]
  const server = spawn(redisProgram ?? 'redis-server', [...argumentsOf(service), ...own], {
    stdio: 'ignore',
  })
  process.once('exit', () => server.kill('SIGKILL'))
  const client = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: 200 })
  client.on('error', () => {})
  await client.ping()
  await pingRedis(url)
  const stop = async () => {
    client.disconnect()
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  return {
    url,
    process: server,
    filesWith: (text) =>
      readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .filter((file) => readFileSync(file).includes(text))
        .map((file) => file.slice(dir.length + 1)),
    keysWith: async (text) => (await redisContents(client)).filter((line) => line.includes(text)),
    stop,
    close: async () => {
      await stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
