import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { relayTo } from '../support/database-relay.ts'
import { startService } from '../support/processes.ts'
import { prepare, runProgram } from '../support/run-program.ts'
import { emptyRedis, ownRedis, signingKeySecret } from '../support/stack.ts'
import { emptyDatabase, testDatabase } from '../support/test-database.ts'

const newer = '9999-of-a-newer-version'

async function clientOf(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

const namesIn = async (client: pg.Client): Promise<string[]> =>
  (await client.query('select name from kysely_migration order by name')).rows.map(
    ({ name }) => name,
  )

const serviceSettings = async (databaseUrl: string) => ({
  DATABASE_URL: databaseUrl,
  REDIS_URL: await emptyRedis(ownRedis()),
  SIGNING_KEY_SECRET: signingKeySecret,
  GOOGLE_MAPS_API_KEY: 'test-provider-key',
  PROVIDER_URL: 'http://127.0.0.1:1',
  WORKER_METRICS_PORT: '0',
  PORT: '0',
})

describe('the program prepare', () => {
  it('may run twice at once: both succeed, and each migration ran once', async () => {
    const databaseUrl = await emptyDatabase('prepare')
    const ended = await Promise.all([prepare(databaseUrl), prepare(databaseUrl)])
    expect(ended.map(({ exitCode }) => exitCode)).toEqual([0, 0])
    const names = await namesIn(await clientOf(databaseUrl))
    expect(names).toContain('0005-review')
    expect(new Set(names).size).toBe(names.length)
  })

  it('of an older version does not change a newer schema, and says so', async () => {
    const databaseUrl = await testDatabase('prepare')
    const client = await clientOf(databaseUrl)
    await client.query('insert into kysely_migration values ($1, $2)', [newer, new Date()])
    const { exitCode, output } = await prepare(databaseUrl)
    expect(output).toContain(newer)
    expect(output).not.toMatch(/\n\s+at /)
    expect(exitCode).toBe(0)
    expect(await namesIn(client)).toContain(newer)
  })
})

describe('a database without a schema', () => {
  let databaseUrl: string
  beforeEach(async () => {
    databaseUrl = await emptyDatabase('prepare')
  })

  it.each(['edge', 'worker'])('makes %s say what to run, and exit with 78', async (service) => {
    const { exitCode, output } = await runProgram(
      `services/${service}/main.ts`,
      await serviceSettings(databaseUrl),
    )
    expect(output).toContain('node services/start/prepare.ts')
    expect(output).not.toMatch(/\n\s+at /)
    expect(exitCode).toBe(78)
  })

  it.each([
    ['clients', ['list']],
    ['limits', []],
  ])('makes npm run %s say what to run, and exit with 1', async (command, args) => {
    const { exitCode, output } = await runProgram(
      `services/operator/${command}/main.ts`,
      await serviceSettings(databaseUrl),
      args,
    )
    expect(output).toContain('node services/start/prepare.ts')
    expect(output).not.toMatch(/\n\s+at /)
    expect(exitCode).toBe(1)
  })
})

describe('a database of another version', () => {
  let databaseUrl: string
  beforeEach(async () => {
    databaseUrl = await testDatabase('prepare')
  })
  const stopped: (() => Promise<void>)[] = []
  afterEach(() => Promise.all(stopped.splice(0).map((stop) => stop())))

  it.each(['edge', 'worker'])(
    'makes %s name the missing migration, where it is older',
    async (service) => {
      const client = await clientOf(databaseUrl)
      await client.query(`delete from kysely_migration where name = '0005-review'`)
      const { exitCode, output } = await runProgram(
        `services/${service}/main.ts`,
        await serviceSettings(databaseUrl),
      )
      expect(output).toContain('0005-review')
      expect(output).toContain('node services/start/prepare.ts')
      expect(exitCode).toBe(78)
    },
  )

  it('lets an edge and a worker start, where it is newer', async () => {
    const client = await clientOf(databaseUrl)
    await client.query('insert into kysely_migration values ($1, $2)', [newer, new Date()])
    const settings = await serviceSettings(databaseUrl)
    for (const service of ['worker', 'edge'] as const) {
      const { stop } = await startService(service, settings)
      stopped.push(stop)
    }
  })
})

describe('where PostgreSQL breaks the first connections', () => {
  const failures = 3
  /** A way to a database of this version. */
  async function busyAtFirst(): Promise<string> {
    let connections = 0
    return relayTo(await testDatabase('prepare'), () => {
      connections += 1
      return connections > failures
    })
  }

  it.each(['edge', 'worker'] as const)('starts %s all the same', async (service) => {
    const { stop } = await startService(service, await serviceSettings(await busyAtFirst()))
    await stop()
  })

  it('migrates all the same', async () => {
    const { exitCode, output } = await prepare(await busyAtFirst())
    expect([exitCode, output]).toEqual([0, expect.anything()])
  })
})
