import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { startLocalServers } from '../../services/start/local/servers.ts'
import { openQuotas } from '../support/batches.ts'
import { type Certificate, canMakeCertificates, makeCertificate } from '../support/certificate.ts'
import { freePort } from '../support/free-port.ts'
import { startService } from '../support/processes.ts'
import { type Stack, signingKeySecret, startStack } from '../support/stack.ts'
import { redisProgram } from '../support/test-redis.ts'

const canRun = redisProgram !== undefined && canMakeCertificates

/** A Redis that speaks TLS alone. */
async function startEncryptedRedis(certificate: Certificate) {
  const persistence = ['save ""', 'appendonly no']
  const server = await startEncrypted(certificate, persistence)
  return { ...server, url: `rediss://localhost:${server.port}` }
}

/** A Sentinel of it that speaks TLS alone, and names it by its host name. */
async function startEncryptedSentinel(certificate: Certificate, redisPort: number) {
  const names = ['sentinel resolve-hostnames yes', 'sentinel announce-hostnames yes']
  const watched = [...names, `sentinel monitor shop localhost ${redisPort} 1`]
  const server = await startEncrypted(certificate, watched, ['--sentinel'])
  return { ...server, url: `rediss+sentinel://localhost:${server.port}/shop` }
}

async function startEncrypted(
  { file, keyFile }: Certificate,
  settings: string[],
  words: string[] = [],
) {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'address-service-tls-redis-'))
  const settingsFile = join(folder, 'redis.conf')
  const encryption = [
    ...[`tls-cert-file ${file}`, `tls-key-file ${keyFile}`, `tls-ca-cert-file ${file}`],
    ...['tls-auth-clients no', 'tls-replication yes', 'port 0', `tls-port ${port}`],
  ]
  writeFileSync(settingsFile, [...encryption, `dir ${folder}`, ...settings, ''].join('\n'))
  const server = spawn(redisProgram ?? '', [settingsFile, ...words], { stdio: 'ignore' })
  const ended = once(server, 'exit')
  await vi.waitFor(() => untilConnected(port), { timeout: 10_000, interval: 50 })
  return {
    port,
    close: async () => {
      server.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const untilConnected = async (port: number) => {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect').finally(() => socket.destroy())
}

/** A PostgreSQL of this test alone, which offers TLS. */
async function startEncryptedPostgres({ file, keyFile }: Certificate) {
  const dataDir = mkdtempSync(join(tmpdir(), 'address-service-tls-'))
  const started = await startLocalServers({
    ...{ dataDir, redisUrl: inject('redisUrl'), durable: true },
    say: () => {},
  })
  const folder = join(dataDir, 'postgres')
  const { uid, gid } = statSync(folder)
  for (const [from, to] of [
    [file, 'server.crt'],
    [keyFile, 'server.key'],
  ] as const) {
    copyFileSync(from, join(folder, to))
    chownSync(join(folder, to), uid, gid)
    chmodSync(join(folder, to), 0o600)
  }
  const client = new pg.Client({ connectionString: started.databaseUrl })
  await client.connect()
  await client.query('alter system set ssl = on')
  await client.query('select pg_reload_conf()')
  const isOn = async () => (await client.query('show ssl')).rows[0].ssl === 'on'
  await vi.waitUntil(isOn, { timeout: 10_000, interval: 100 })
  return {
    url: started.databaseUrl,
    query: async (text: string) => (await client.query(text)).rows,
    close: async () => {
      await client.end()
      await started.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The same database over TLS, with its certificate checked. */
function encrypted(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.hostname = 'localhost'
  url.searchParams.set('sslmode', 'verify-full')
  return url.href
}

describe.skipIf(!canRun)('TLS to Redis and PostgreSQL (needs redis-server and openssl)', () => {
  let certificate: Certificate
  let redis: Awaited<ReturnType<typeof startEncryptedRedis>>
  let postgres: Awaited<ReturnType<typeof startEncryptedPostgres>>
  let stack: Stack
  beforeAll(async () => {
    certificate = makeCertificate()
    redis = await startEncryptedRedis(certificate)
    postgres = await startEncryptedPostgres(certificate)
    stack = await startStack({
      databaseServerUrl: postgres.url,
      throughDatabase: encrypted,
      env: {
        ...openQuotas,
        REDIS_URL: redis.url,
        NODE_EXTRA_CA_CERTS: certificate.file,
      },
    })
    await stack.ready()
  }, 120_000)
  afterAll(async () => {
    await stack?.close()
    await Promise.all([redis?.close(), postgres?.close()])
    certificate?.remove()
  })

  it('serves a checkout, and reads an upload, over encrypted connections alone', async () => {
    const { body } = await stack.autocomplete({ input: '1600 amphi', countries: ['US'] })
    expect(body.data.predictions.length).toBeGreaterThan(0)
    const upload = await stack.get('/api/address/batches', {
      method: 'POST',
      headers: { 'content-type': 'text/csv' },
      body: 'reference,address,country\n1,"10 Downing Street, London",GB\n',
    })
    expect(upload.status).toBe(202)
    const path = `/api/address/batches/${upload.body.data.id}`
    await expect
      .poll(async () => (await stack.get(path)).body.data.status, { timeout: 20_000 })
      .toBe('completed')
    const connections = await postgres.query(
      `select ssl, count(*)::int from pg_stat_ssl join pg_stat_activity using (pid)
       where application_name = 'address-service' group by ssl`,
    )
    expect(connections).toEqual([{ ssl: true, count: expect.any(Number) }])
  }, 60_000)

  it('finds the master by encrypted connections to Sentinels', async () => {
    const sentinel = await startEncryptedSentinel(certificate, redis.port)
    onTestFinished(() => sentinel.close())
    const edge = await startService('edge', {
      DATABASE_URL: encrypted(stack.databaseUrl),
      SIGNING_KEY_SECRET: signingKeySecret,
      PORT: String(await freePort()),
      REDIS_URL: sentinel.url,
      NODE_EXTRA_CA_CERTS: certificate.file,
    })
    await edge.stop()
  }, 60_000)

  it('does not use a server whose certificate it does not know', async () => {
    const settings = {
      DATABASE_URL: encrypted(stack.databaseUrl),
      SIGNING_KEY_SECRET: signingKeySecret,
      PORT: String(await freePort()),
    }
    const unknownDatabase = startService('edge', { ...settings, REDIS_URL: inject('redisUrl') })
    await expect(unknownDatabase).rejects.toThrow(/self-signed certificate/)

    const unknownRedis = startService('edge', {
      ...{ ...settings, REDIS_URL: redis.url },
      DATABASE_URL: stack.databaseUrl,
    })
    await expect(unknownRedis).rejects.toThrow(/Redis.*self-signed certificate/)
  }, 60_000)
})
