import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { pingRedis } from '../../services/start/local/ping.ts'
import { freePort } from './free-port.ts'
import { until } from './until.ts'

/** A Redis for one test, which can be stopped and restarts at the same address. */
export interface TestRedis {
  url: string
  /** Kills the server, as a crash does; written data stays. */
  stop(): Promise<void>
  /**
   * Starts it again, with its data or as an empty one; resolves when it answers.
   * @param env the environment of its process, such as that of another clock
   */
  start(data: 'kept' | 'lost', env?: NodeJS.ProcessEnv): Promise<void>
  /** Writes a snapshot. Without an append-only file it is all that a restart keeps. */
  save(): Promise<void>
  /** Deletes all of its data while it runs. */
  flush(): Promise<void>
  /** Stops it and removes its data. */
  close(): Promise<void>
}

/**
 * A container would come back at another port, so these tests need a server on PATH; they are
 * skipped where there is none.
 */
export const redisProgram = ['redis-server', 'valkey-server'].find(
  (name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0,
)

export async function startTestRedis({ appendOnly = true } = {}): Promise<TestRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'address-service-redis-'))
  const port = String(await freePort())
  const url = `redis://127.0.0.1:${port}`
  let server: ChildProcess | undefined
  const answers = () =>
    pingRedis(url).then(
      () => true,
      () => false,
    )

  const start = async (data: 'kept' | 'lost', env = process.env) => {
    if (data === 'lost') rmSync(join(folder, 'appendonlydir'), { recursive: true, force: true })
    const settings = {
      bind: '127.0.0.1',
      port,
      dir: folder,
      save: '',
      appendonly: appendOnly ? 'yes' : 'no',
      appendfsync: 'everysec',
    }
    const options = { stdio: 'ignore', env } as const
    server = spawn(redisProgram ?? 'redis-server', argumentsOf(settings), options)
    await until(answers, 10_000, `redis-server does not answer at ${url}`)
  }
  const stop = async () => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    server.kill('SIGKILL')
    await once(server, 'exit')
  }
  const ask = async (question: (redis: Redis) => Promise<unknown>) => {
    const redis = new Redis(url)
    await question(redis)
    redis.disconnect()
  }
  await start('lost')
  return {
    url,
    stop,
    start,
    save: () => ask((redis) => redis.save()),
    flush: () => ask((redis) => redis.flushall()),
    close: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const argumentsOf = (settings: Record<string, string>) =>
  Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value])
