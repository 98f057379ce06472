import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { runProgram } from '../support/run-program.ts'
import {
  becomesTrue,
  type EdgeAnswer,
  killAll,
  nothingLeft,
  pathWithoutRedis,
  processesOf,
  Supervisor,
  temporaryDataDir,
  withoutSharedPorts,
} from './supervisor.ts'

async function withRedis<T>(url: string, use: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = new Redis(url, { retryStrategy: () => null }).on('error', () => {})
  try {
    return await use(redis)
  } finally {
    redis.disconnect()
  }
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

async function leaveTraces({ redisUrl, databaseUrl }: EdgeAnswer): Promise<void> {
  await withRedis(redisUrl, (redis) => redis.set('trace', 'kept'))
  await query(databaseUrl, "CREATE TABLE trace AS SELECT 'kept' AS value")
}

async function findTraces({ redisUrl, databaseUrl }: EdgeAnswer) {
  return {
    redis: await withRedis(redisUrl, (redis) => redis.get('trace')),
    postgres: await query(databaseUrl, 'SELECT value FROM trace'),
  }
}

/**
 * Docker with one image. Its containers are this machine's own Redis. Its arguments stay in the
 * list of processes, so they are kept in a file here.
 */
const docker = `#!/bin/sh
case $1 in
  image) echo redis:8-alpine ;;
  run)
    all=$*
    case $all in *" --interactive "*) ;; *) exec < /dev/null ;; esac
    while [ "$1" != redis:8-alpine ]; do
      case $1 in
        --publish) port=\${2#127.0.0.1:} ;;
        --volume) folder=\${2%:/data} ;;
      esac
      shift
    done
    shift
    program=$1
    shift
    echo "$all" >> "$folder.arguments"
    exec "/usr/bin/$program" "$@" --port "\${port%:6379}" --dir "$folder" ;;
esac`

const traces = { redis: 'kept', postgres: [{ value: 'kept' }] }

function pidOf(dataDir: string, part: string): number {
  const found = processesOf(dataDir).find(({ command }) => command.includes(part))
  if (!found) throw new Error(`No process with ${part}`)
  return found.pid
}

describe.skipIf(process.platform !== 'linux')('npm start', { timeout: 60_000 }, () => {
  it('keeps data and demo key over a restart', async () => {
    const dataDir = temporaryDataDir()
    const first = await new Supervisor(dataDir).ready()
    await leaveTraces(await first.ask())
    first.process.kill('SIGTERM')
    expect(await first.exitCode).toBe(0)

    const second = await new Supervisor(dataDir).ready()
    expect(second.demoApiKey).toBe(first.demoApiKey)
    expect(await findTraces(await second.ask())).toEqual(traces)
  })

  it('is found by the commands while it runs, the sandbox apart from a live one', async () => {
    const dataDir = temporaryDataDir()
    const clients = () =>
      runProgram('services/operator/clients/main.ts', { DATA_DIR: dataDir }).then(
        ({ output }) => output,
      )
    const live = await new Supervisor(dataDir, { GOOGLE_MAPS_API_KEY: 'a-key' }).ready()
    const sandbox = await new Supervisor(dataDir).ready()
    expect(await clients()).toContain('say --sandbox or --live')
    sandbox.process.kill('SIGTERM')
    await sandbox.exitCode
    expect(await clients()).toContain(live.demoApiKey.slice(0, 11))
    killAll(dataDir)
    await live.exitCode
    expect(await clients()).toContain(`Nothing runs from ${dataDir}`)
  })

  it('with SANDBOX=true starts a sandbox also beside a Google key, and calls nothing else', async () => {
    const dataDir = temporaryDataDir()
    const osm = { PHOTON_URL: 'http://127.0.0.1:1', NOMINATIM_URL: 'http://127.0.0.1:2' }
    const env = { SANDBOX: 'true', GOOGLE_MAPS_API_KEY: 'a-key', ...osm }
    const { output } = await new Supervisor(dataDir, env).ready()
    const [, sandbox] = /^ {2}sandbox +(\S+)$/m.exec(output) ?? []
    expect(sandbox).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    const worker = readFileSync(`/proc/${pidOf(dataDir, 'worker/main.ts')}/environ`, 'utf8')
    expect(worker.split('\0')).toContain(`PROVIDER_URL=${sandbox}`)
    expect(worker.split('\0')).toContain(`PHOTON_URL=${sandbox}/photon`)
    expect(output).toContain('stands in for the servers of PHOTON_URL and NOMINATIM_URL')
  })

  it('runs on a system where no two processes share a port, such as macOS', async () => {
    const supervisor = await new Supervisor(temporaryDataDir(), withoutSharedPorts).ready()
    await expect(supervisor.ask()).resolves.toBeDefined()
  })

  it.runIf(existsSync('/usr/bin/redis-server'))(
    'runs Redis in Docker where no redis-server is installed, and keeps its data',
    async () => {
      const dataDir = temporaryDataDir()
      const env = { PATH: pathWithoutRedis(dataDir, { docker }) }
      const first = await new Supervisor(dataDir, env).ready()
      await leaveTraces(await first.ask())
      first.process.kill('SIGTERM')
      expect(await first.exitCode).toBe(0)
      expect(await nothingLeft(dataDir, 1_000)).toEqual([])

      const second = await new Supervisor(dataDir, env).ready()
      expect(await findTraces(await second.ask())).toEqual(traces)
      // A Docker before version 28 lets neighbours in the network reach a container.
      const { redisUrl } = await second.ask()
      await expect(
        withRedis(redisUrl.replace(/:[^:@]+@/, ':guessed@'), (redis) => redis.get('trace')),
      ).rejects.toThrow()
    },
  )

  it.runIf(existsSync('/usr/bin/redis-server'))(
    'shows no password in the list of processes, also when its keeper was started again',
    async () => {
      const dataDir = temporaryDataDir()
      const env = { PATH: pathWithoutRedis(dataDir, { docker }) }
      const supervisor = await new Supervisor(dataDir, env).ready()
      const answer = await supervisor.ask()
      const { redisUrl, queueRedisUrl, databaseUrl } = answer
      const passwords = [redisUrl, queueRedisUrl, databaseUrl].map((url) => new URL(url).password)
      expect(passwords).not.toContain('')
      const shown = () =>
        [
          ...processesOf(dataDir).map(({ command }) => command),
          readFileSync(join(dataDir, 'sandbox', 'redis.arguments'), 'utf8'),
        ].filter((command) => passwords.some((password) => command.includes(password)))
      expect(shown()).toEqual([])

      await leaveTraces(answer)
      process.kill(pidOf(dataDir, 'keeper.ts'), 'SIGKILL')
      await supervisor.says('The keeper of Redis and PostgreSQL ended (SIGKILL): starting it again')
      const isBack = () =>
        findTraces(answer).then(
          () => true,
          () => false,
        )
      expect(await becomesTrue(isBack, 15_000)).toBe(true)
      expect(shown()).toEqual([])
    },
  )

  it('has a second Redis for what buyers type, which writes nothing to disk', async () => {
    const dataDir = temporaryDataDir()
    const supervisor = await new Supervisor(dataDir).ready()
    const { redisUrl, queueRedisUrl } = await supervisor.ask()
    expect(queueRedisUrl).not.toBe(redisUrl)
    const setting = (url: string, name: string) =>
      withRedis(url, async (redis) => (await redis.config('GET', name)) as string[])
    expect(await setting(redisUrl, 'appendonly')).toEqual(['appendonly', 'yes'])
    expect(await setting(queueRedisUrl, 'appendonly')).toEqual(['appendonly', 'no'])
    expect(await setting(queueRedisUrl, 'save')).toEqual(['save', ''])
    await withRedis(queueRedisUrl, (redis) => redis.set('typed', 'a secret place'))
    supervisor.process.kill('SIGTERM')
    expect(await supervisor.exitCode).toBe(0)
    const found = spawnSync('grep', ['-r', 'a secret place', dataDir], { encoding: 'utf8' })
    expect(found.stdout).toBe('')
  })

  it.each([
    ['Ctrl-C', (pid: number) => process.kill(-pid, 'SIGINT')],
    ['SIGTERM', (pid: number) => process.kill(pid, 'SIGTERM')],
  ])('answers requests in flight at %s, then ends everything', async (_name, signal) => {
    const dataDir = temporaryDataDir()
    const supervisor = await new Supervisor(dataDir).ready()
    const slow = supervisor.ask('/slow')
    await supervisor.says('slow request begun')
    signal(supervisor.pid)
    expect(await slow).toMatchObject({ pid: expect.any(Number) })
    expect(await supervisor.exitCode).toBe(0)
    expect(await nothingLeft(dataDir, 1_000)).toEqual([])
  })

  it('ends at once at a second Ctrl-C', async () => {
    const dataDir = temporaryDataDir()
    const supervisor = await new Supervisor(dataDir).ready()
    process.kill(pidOf(dataDir, 'edge/main.ts'), 'SIGSTOP')
    process.kill(-supervisor.pid, 'SIGINT')
    await supervisor.says('again to stop at once')
    // Within half a second it is still the same one: npm passes the terminal's signal on.
    await sleep(550)
    process.kill(-supervisor.pid, 'SIGINT')
    const begun = performance.now()
    expect(await supervisor.exitCode).toBe(0)
    expect(performance.now() - begun).toBeLessThan(3_000)
    expect(await nothingLeft(dataDir, 1_000)).toEqual([])
  })

  it('leaves no process at Ctrl-C during the start', async () => {
    const dataDir = temporaryDataDir()
    const supervisor = new Supervisor(dataDir)
    await becomesTrue(
      () => processesOf(dataDir).some(({ command }) => command.includes('initdb')),
      5_000,
    )
    process.kill(-supervisor.pid, 'SIGINT')
    expect(await supervisor.exitCode).toBe(0)
    expect(await nothingLeft(dataDir, 1_000)).toEqual([])
    await new Supervisor(dataDir).ready()
  })

  it('leaves no process after kill -9, and starts again with its data', async () => {
    const dataDir = temporaryDataDir()
    const first = await new Supervisor(dataDir).ready()
    await leaveTraces(await first.ask())
    process.kill(first.pid, 'SIGKILL')
    expect(await nothingLeft(dataDir, 4_000)).toEqual([])
    const second = await new Supervisor(dataDir).ready()
    expect(await findTraces(await second.ask())).toEqual(traces)
  })

  it('starts at once after everything was killed, despite leftover files', async () => {
    const dataDir = temporaryDataDir()
    const first = await new Supervisor(dataDir).ready()
    await leaveTraces(await first.ask())
    await sleep(1_100) // appendfsync everysec
    killAll(dataDir)
    await nothingLeft(dataDir)
    // After a restart of the machine the number may be another process's: here, this test's.
    writeFileSync(join(dataDir, 'sandbox', 'postgres', 'postmaster.pid'), `${process.pid}\n`)
    const second = await new Supervisor(dataDir).ready()
    expect(await findTraces(await second.ask())).toEqual(traces)
  })

  it.runIf(process.getuid?.() === 0)(
    'keeps its data where only root may read, such as under /root',
    async () => {
      const dataDir = temporaryDataDir()
      chmodSync(dataDir, 0o700)
      const supervisor = await new Supervisor(dataDir, { DATA_DIR: join(dataDir, 'data') }).ready()
      const answer = await supervisor.ask()
      await leaveTraces(answer)
      expect(await findTraces(answer)).toEqual(traces)
    },
  )

  it('restarts a service that was killed', async () => {
    const dataDir = temporaryDataDir()
    const supervisor = await new Supervisor(dataDir, { WORKERS: '2' }).ready()
    const { pid } = await supervisor.ask()
    process.kill(pid, 'SIGKILL')
    await supervisor.says('The edge ended (SIGKILL): starting it again in 100 ms')
    const another = () =>
      supervisor.ask().then(
        (answer) => answer.pid !== pid,
        () => false,
      )
    expect(await becomesTrue(another, 5_000)).toBe(true)
  })

  it('goes on while a service that was ready refuses its settings at a restart', async () => {
    const dataDir = temporaryDataDir()
    // The edge refuses while this file exists.
    const refusing = join(dataDir, 'refuse')
    const supervisor = await new Supervisor(dataDir, { FAKE_EDGE_REFUSES: refusing }).ready()
    const { pid } = await supervisor.ask()
    writeFileSync(refusing, '')
    process.kill(pid, 'SIGKILL')
    await supervisor.says('The edge ended (exit code 78): starting it again in 200 ms')
    rmSync(refusing)
    const answers = () =>
      supervisor.ask().then(
        () => true,
        () => false,
      )
    expect(await becomesTrue(answers, 10_000)).toBe(true)
  })

  it('restarts Redis, PostgreSQL and their keeper at the same addresses', async () => {
    const dataDir = temporaryDataDir()
    const supervisor = await new Supervisor(dataDir).ready()
    const answer = await supervisor.ask()
    await leaveTraces(answer)
    const isBack = () =>
      findTraces(answer).then(
        () => true,
        () => false,
      )

    process.kill(pidOf(dataDir, `127.0.0.1:${new URL(answer.redisUrl).port}`), 'SIGKILL')
    process.kill(pidOf(dataDir, '/bin/postgres -D'), 'SIGKILL')
    await supervisor.says('Redis ended (SIGKILL): starting it again in 100 ms')
    await supervisor.says('PostgreSQL ended (SIGKILL): starting it again in 100 ms')
    expect(await becomesTrue(isBack, 10_000)).toBe(true)

    process.kill(pidOf(dataDir, 'keeper.ts'), 'SIGKILL')
    await supervisor.says('The keeper of Redis and PostgreSQL ended (SIGKILL): starting it again')
    expect(await becomesTrue(isBack, 15_000)).toBe(true)
    expect(await findTraces(answer)).toEqual(traces)
  })
})
