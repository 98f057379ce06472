import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import pg from 'pg'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Finding } from '../../services/operator/doctor/finding.ts'
import { pingRedis } from '../../services/start/local/ping.ts'
import { noteRunningServers } from '../../shared/store/running-servers.ts'
import { canMakeCertificates, makeCertificate } from '../support/certificate.ts'
import { asRole } from '../support/database-roles.ts'
import { freePort } from '../support/free-port.ts'
import { startRedisWithUsers } from '../support/redis-with-users.ts'
import { runProgram } from '../support/run-program.ts'
import { buildShiftedClock, shiftedBy } from '../support/shifted-clock.ts'
import { signingKeySecret, useStack } from '../support/stack.ts'
import { emptyDatabase, testDatabase } from '../support/test-database.ts'
import { redisProgram } from '../support/test-redis.ts'

interface Report {
  exitCode: number | null
  output: string
  findings: Finding[]
  /** The findings of one subject, as `status seen`. */
  of(subject: string): string[]
}

/** `npm run doctor`, as an operator runs it. */
async function doctor(env: Record<string, string>, ...args: string[]): Promise<Report> {
  const run = (...more: string[]) =>
    runProgram('services/operator/doctor/main.ts', env, [...args, ...more])
  const { exitCode, output } = await run('--json')
  // ioredis warns on stderr of a user who may not call INFO.
  const json = output.slice(0, output.lastIndexOf('\n}') + 2)
  const { findings } = JSON.parse(json) as { findings: Finding[] }
  return {
    exitCode,
    output,
    findings,
    of: (wanted) =>
      findings
        .filter(({ subject }) => subject === wanted)
        .map(({ status, seen }) => `${status} ${seen}`),
  }
}

/** A Redis of this test alone, with these settings. */
async function startRedis(settings: Record<string, string>, env = process.env): Promise<string> {
  const port = await freePort()
  const all = { port: `${port}`, bind: '127.0.0.1', dir: tmpdir(), save: '', ...settings }
  const words = Object.entries(all).flatMap(([name, value]) => [`--${name}`, ...value.split(' ')])
  const server = spawn(redisProgram ?? '', words, { stdio: 'ignore', env })
  const ended = once(server, 'exit')
  onTestFinished(async () => {
    server.kill('SIGKILL')
    await ended
  })
  const url = `redis://127.0.0.1:${port}`
  await vi.waitFor(() => pingRedis(url), { timeout: 10_000, interval: 50 })
  return url
}

async function query(databaseUrl: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(text)
  await client.end()
}

describe('npm run doctor beside a running service', () => {
  const stack = useStack()
  let env: Record<string, string>
  beforeAll(async () => {
    env = {
      DATABASE_URL: stack.databaseUrl,
      REDIS_URL: stack.redisUrl,
      GOOGLE_MAPS_API_KEY: 'test-provider-key',
      PROVIDER_URL: stack.sandbox.url,
      SIGNING_KEY_SECRET: signingKeySecret,
    }
  })

  it('finds nothing wrong, and costs no call', async () => {
    const billed = async () =>
      Object.values(await stack.sandbox.usage()).map(({ billedUsd }) => billedUsd)
    const before = await billed()
    const { findings, exitCode, of } = await doctor(env)
    expect(findings.filter(({ status }) => status === 'wrong')).toEqual([])
    expect(exitCode).toBe(0)
    // The tests' Google is the sandbox, which names itself.
    expect(of('Provider (new)')).toEqual([expect.stringMatching(/^warn the sandbox answers/)])
    expect(of('Processes')).toEqual(['ok edges: 1; workers: 1'])
    expect(of('DATABASE_URL')).toEqual([expect.stringContaining('schema complete')])
    expect(of('Signing key')).toEqual(['ok signs for 0 of 90 days'])
    expect(of('Webhooks')).toEqual(['ok none fails'])
    expect(of('Disk of PostgreSQL')).toEqual([expect.stringMatching(/^ok database .*B/)])
    expect(await billed()).toEqual(before)
  })

  it.each(['worker', 'operator'] as const)('reads the same as the role %s', async (role) => {
    const { SIGNING_KEY_SECRET: _, ...others } = env
    const own = { ...others, DATABASE_URL: asRole(role, stack.databaseUrl) }
    const { output, exitCode, of } = await doctor(own)
    expect(output).not.toContain('permission denied')
    expect(exitCode).toBe(0)
    expect(of('Signing key')).toEqual([expect.stringContaining('signs for 0 of 90 days')])
    expect(of('Webhooks')).toEqual(['ok none fails'])
    expect(of('Disk of PostgreSQL')).toEqual([expect.stringMatching(/^ok database .*B/)])
  })

  it('finds another signing secret', async () => {
    const other = { ...env, SIGNING_KEY_SECRET: 'x'.repeat(32) }
    const { of, exitCode } = await doctor(other, 'keys')
    expect(of('Signing key')).toEqual(['wrong SIGNING_KEY_SECRET does not decrypt it'])
    expect(exitCode).toBe(1)
  })

  it('finds a key that the provider refuses', async () => {
    await stack.sandbox.behave({ billingDisabled: true })
    onTestFinished(() => stack.sandbox.behave({}))
    const { of, exitCode } = await doctor(env, 'provider')
    expect(of('Provider (new)')).toEqual([expect.stringMatching(/^wrong .*no billing account/)])
    expect(exitCode).toBe(1)
  })

  it('finds no key', async () => {
    const { of, exitCode } = await doctor({ ...env, GOOGLE_MAPS_API_KEY: '' }, 'provider')
    expect(of('Provider')).toEqual([expect.stringContaining('GOOGLE_MAPS_API_KEY is not set')])
    expect(exitCode).toBe(1)
  })

  it('needs no key where the database has places of the sandbox', async () => {
    const databaseUrl = await testDatabase('doctor')
    await query(databaseUrl, "insert into deployment (mode) values ('sandbox')")
    const { of, exitCode } = await doctor({ DATABASE_URL: databaseUrl }, 'provider')
    expect(of('Provider')).toEqual(['ok the sandbox: made-up places, no key needed'])
    expect(exitCode).toBe(0)
  })

  it('asks the servers of OpenStreetMap that a strategy needs beside an edition of Google', async () => {
    const strategy = { ...env, VALIDATION_STRATEGY: 'osm' }
    const missing = await doctor(strategy, 'provider')
    expect(missing.of('Provider')).toEqual([expect.stringContaining('PHOTON_URL is not set')])
    const servers = {
      PHOTON_URL: `${stack.sandbox.url}/photon`,
      NOMINATIM_URL: `http://127.0.0.1:${await freePort()}`,
    }
    const away = await doctor({ ...strategy, ...servers }, 'provider')
    expect(away.of('Provider (new)')).toEqual([expect.stringMatching(/^warn /)])
    expect(away.of('Provider (osm)')).toEqual([
      expect.stringMatching(/^wrong NOMINATIM_URL .*does not answer/),
    ])
  })

  it('names a misspelt setting, and checks the rest all the same', async () => {
    const { of, exitCode } = await doctor({ ...env, REDIS_ULR: 'x', DEADLINE_MS: 'soon' })
    expect(of('Settings')).toEqual([
      expect.stringMatching(/^wrong DEADLINE_MS is wrong/),
      'wrong REDIS_ULR is not a setting. Did you mean REDIS_URL?',
    ])
    expect(of('DATABASE_URL')).toEqual([expect.stringMatching(/^ok/)])
    expect(of('Provider (new)')).toEqual([expect.stringMatching(/^warn/)])
    expect(exitCode).toBe(1)
  })

  it('finds a quota that processes hold differently', async () => {
    const other = await stack.addWorker({ QUOTA_DETAILS_PER_MINUTE: '300' })
    onTestFinished(() => other.stop())
    await vi.waitFor(async () => {
      const { of } = await doctor(env, 'quota')
      expect(of('Quota')).toEqual([
        expect.stringMatching(/^warn QUOTA_DETAILS_PER_MINUTE differs: .*worker [^;]+: 300/),
      ])
    }, 20_000)
  })

  it('finds a SKU that the provider refused', async () => {
    await stack.sandbox.behave({ keyDenied: true })
    onTestFinished(() => stack.sandbox.behave({}))
    await stack.autocomplete({ input: '1600 amphitheatre' })
    const { of, exitCode } = await doctor(env, 'quota')
    expect(of('Quota of autocomplete')).toEqual([expect.stringMatching(/^wrong paused .*denied/)])
    expect(exitCode).toBe(1)
  })

  it('finds a clock of this machine that is off', async ({ skip }) => {
    const library = await buildShiftedClock()
    if (!library) return skip()
    const { LD_PRELOAD = '', CLOCK_SHIFT_SECONDS = '' } = shiftedBy(library, 90)
    const { of, exitCode } = await doctor({ ...env, LD_PRELOAD, CLOCK_SHIFT_SECONDS }, 'clock')
    const behind = [expect.stringMatching(/^wrong (89|90)\.\d s behind this machine/)]
    expect(of('Clock of DATABASE_URL')).toEqual(behind)
    expect(of('Clock of REDIS_URL')).toEqual(behind)
    expect(exitCode).toBe(1)
  })

  it('finds the servers of a running npm start', async () => {
    const dataDir = `${tmpdir()}/doctor-${process.pid}`
    noteRunningServers(dataDir, 'live', stack)
    const { of } = await doctor({ DATA_DIR: dataDir }, 'postgres', 'disk')
    expect(of('DATABASE_URL')).toEqual([expect.stringContaining('schema complete')])
    expect(of('Disk of PostgreSQL')).toEqual([expect.stringMatching(/ free/)])
  })

  it('asks which npm start it means, where a sandbox and a live one run', async () => {
    const dataDir = `${tmpdir()}/doctor-both-${process.pid}`
    noteRunningServers(dataDir, 'live', stack)
    const none = 'postgres://127.0.0.1:1/none'
    noteRunningServers(dataDir, 'sandbox', { ...stack, databaseUrl: none })
    const either = await doctor({ DATA_DIR: dataDir }, 'postgres')
    expect(either.of('DATABASE_URL')).toEqual([expect.stringMatching(/--sandbox or --live/)])
    expect(either.exitCode).toBe(1)
    const live = await doctor({ DATA_DIR: dataDir }, 'postgres', '--live')
    expect(live.of('DATABASE_URL')).toEqual([expect.stringContaining('schema complete')])
  })
})

describe.skipIf(!redisProgram)('npm run doctor, of a Redis', () => {
  const redisOf = async (settings: Record<string, string>, queue?: Record<string, string>) => {
    const REDIS_URL = await startRedis(settings)
    const queues: Record<string, string> = queue ? { QUEUE_REDIS_URL: await startRedis(queue) } : {}
    const stores = { DATABASE_URL: 'postgres://127.0.0.1:1/none', REDIS_URL, ...queues }
    return doctor(stores, 'redis', 'clock')
  }
  const durable = { appendonly: 'yes', appenddirname: `doctor-${process.pid}` }

  it('that may evict', async () => {
    const { of, exitCode } = await redisOf({ ...durable, 'maxmemory-policy': 'allkeys-lru' })
    expect(of('REDIS_URL')).toEqual([
      expect.stringMatching(/^wrong maxmemory-policy is allkeys-lru/),
    ])
    expect(exitCode).toBe(1)
  })

  it('that writes no file, and of queues that do', async () => {
    const { of } = await redisOf({ appendonly: 'no' }, { ...durable, save: '60 1' })
    expect(of('REDIS_URL')).toEqual([expect.stringMatching(/^warn appendonly is no/)])
    expect(of('QUEUE_REDIS_URL')).toEqual([
      expect.stringMatching(/^warn writes an append-only file and snapshots/),
    ])
  })

  it('whose clock is off', async ({ skip }) => {
    const library = await buildShiftedClock()
    if (!library) return skip()
    const REDIS_URL = await startRedis(durable, shiftedBy(library, -5))
    const stores = { DATABASE_URL: 'postgres://127.0.0.1:1/none', REDIS_URL }
    const { of } = await doctor(stores, 'clock')
    expect(of('Clock of REDIS_URL')).toEqual([expect.stringMatching(/^warn [45]\.\d s behind/)])
    expect(of('DATABASE_URL')).toEqual([expect.stringMatching(/^wrong not read: .*ECONNREFUSED/)])
  })

  it('whose user may read nothing', async () => {
    const url = await startRedis({ ...durable, user: 'edge on >secret ~* +get +ping' })
    const REDIS_URL = url.replace('redis://', 'redis://edge:secret@')
    const { of } = await doctor({ DATABASE_URL: 'postgres://127.0.0.1:1/none', REDIS_URL }, 'redis')
    expect(of('REDIS_URL')).toEqual([expect.stringMatching(/^wrong not read: /)])
  })
})

describe.skipIf(!redisProgram)("npm run doctor with a worker's own users", () => {
  it('sees all that it looks at', async () => {
    const redis = await startRedisWithUsers()
    onTestFinished(() => redis.close())
    const databaseUrl = await testDatabase('doctor')
    const { findings } = await doctor({
      DATABASE_URL: asRole('worker', databaseUrl),
      REDIS_URL: redis.urlOf('worker'),
    })
    const areas = findings.filter(({ status }) => status === 'wrong').map(({ area }) => area)
    // There is no key, and nothing runs.
    expect(areas).toEqual(['provider', 'processes'])
    expect(findings.filter(({ seen }) => /^not (read|visible)/.test(seen))).toEqual([])
    expect(await redis.refusals()).toEqual([])
  })
})

describe('npm run doctor, of a PostgreSQL', () => {
  const schemaOf = (databaseUrl: string) =>
    doctor({ DATABASE_URL: databaseUrl, REDIS_URL: 'redis://127.0.0.1:1' }, 'postgres', 'backup')

  it('without a schema', async () => {
    const { of, exitCode } = await schemaOf(await emptyDatabase('doctor'))
    expect(of('DATABASE_URL')).toEqual([expect.stringMatching(/^wrong its schema lacks 0001-/)])
    expect(exitCode).toBe(1)
  })

  it('with an older schema and an index that was not finished', async () => {
    const databaseUrl = await testDatabase('doctor')
    await query(databaseUrl, "delete from kysely_migration where name = '0019-test-calls'")
    await query(
      databaseUrl,
      "update pg_index set indisvalid = false where indexrelid = 'batches_of_client'::regclass",
    )
    const { of } = await schemaOf(databaseUrl)
    expect(of('DATABASE_URL')).toEqual([
      'wrong its schema lacks 0019-test-calls',
      'warn unfinished indexes: batches_of_client',
    ])
    expect(of('Archive of WAL')).toEqual([expect.stringMatching(/^warn off/)])
  })

  it('with a webhook that was given up just now, a day after its batch had ended', async () => {
    const databaseUrl = await testDatabase('doctor')
    await query(
      databaseUrl,
      `with shop as (insert into clients (name) values ('shop') returning id)
       insert into batches (id, client_id, status, strategy, policy, total, webhook_state,
         finished_at)
       select gen_random_uuid(), id, 'completed', 'places', 'normal', 1, 'failed', now() - ended
       from shop, unnest(array['25 hours', '49 hours']::interval[]) as ended`,
    )
    const env = { DATABASE_URL: databaseUrl, REDIS_URL: 'redis://127.0.0.1:1' }
    const { of, output } = await doctor(env, 'webhooks')
    expect(of('Webhooks')).toEqual([
      'warn given up, of batches that ended in the last two days: 1; tried three times or more: 0',
    ])
    expect(output).toContain('webhook not delivered')
  })
})

describe('npm run doctor without one of the stores, such as in `prepare`', () => {
  const DATA_DIR = `${tmpdir()}/nothing-runs-from-here`

  it('reports it only where an area that was asked for needs it', async () => {
    const stores = { DATA_DIR, DATABASE_URL: await testDatabase('doctor') }
    const backup = await doctor(stores, 'backup')
    expect(backup.findings.map(({ area }) => area)).toEqual(['backup'])
    expect(backup.exitCode).toBe(0)
    const budgets = await doctor(stores, 'budgets')
    expect(budgets.of('REDIS_URL')).toEqual([expect.stringMatching(/^wrong .*set .*REDIS_URL/)])
    expect(budgets.exitCode).toBe(1)
  })

  it.skipIf(!redisProgram)('says nothing of PostgreSQL to who asks for Redis alone', async () => {
    const REDIS_URL = await startRedis({ appendonly: 'no' })
    const { findings } = await doctor({ DATA_DIR, REDIS_URL }, 'redis')
    expect(findings.map(({ area }) => area)).toEqual(['redis'])
  })
})

describe('npm run doctor, of what it is named', () => {
  it.skipIf(!canMakeCertificates)('a certificate that ends soon', async () => {
    const certificate = makeCertificate()
    onTestFinished(certificate.remove)
    const { of, exitCode } = await doctor({}, 'certificates', '--certificate', certificate.file)
    expect(of(`Certificate of ${certificate.file}`)).toEqual(['wrong 1 days left'])
    expect(exitCode).toBe(1)
  })

  it.skipIf(!canMakeCertificates)('the certificates of a folder', async () => {
    const certificate = makeCertificate()
    onTestFinished(certificate.remove)
    const { folder } = certificate
    const { of } = await doctor({}, 'certificates', '--certificate', folder)
    expect(of(`Certificate of ${folder}`)).toEqual(['wrong 1 days left'])
  })

  it.each(['my cert.pem', './certificates/none.pem', 'proxy.pem'])(
    'a file %s that is not there',
    async (file) => {
      const { of, exitCode } = await doctor({}, 'certificates', '--certificate', file)
      expect(of(`Certificate of ${file}`)).toEqual([expect.stringMatching(/no such file/)])
      expect(exitCode).toBe(1)
    },
  )

  it('a Prometheus with an alert', async () => {
    const alerts = ['Watchdog', 'QuotaUsedUp'].map((alertname) => ({
      state: 'firing',
      labels: { alertname },
    }))
    const server = createServer((_request, response) => {
      response.end(JSON.stringify({ status: 'success', data: { alerts } }))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/prometheus`
    const { of, exitCode } = await doctor({}, 'alerts', '--prometheus', url)
    expect(of('Alerts')).toEqual(['warn firing: QuotaUsedUp'])
    expect(exitCode).toBe(0)
  })

  it('an area that does not exist', async () => {
    const { exitCode, output } = await runProgram('services/operator/doctor/main.ts', {}, ['moon'])
    expect(output).toContain('"moon" is no area: settings, provider')
    expect(exitCode).toBe(1)
  })
})
