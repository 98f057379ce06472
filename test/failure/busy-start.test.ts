import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { startService } from '../support/processes.ts'
import { prepare } from '../support/run-program.ts'
import { emptyRedis, ownRedis, signingKeySecret } from '../support/stack.ts'
import { testDatabase } from '../support/test-database.ts'

const failures = 3

/** The URL of a PostgreSQL that breaks the first connections, as one that has just started. */
async function busyAtFirst(databaseUrl: string): Promise<string> {
  const url = new URL(databaseUrl)
  const [host, port] = [url.hostname, Number(url.port)]
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    if (connections <= failures) return void socket.destroy()
    const upstream = connect(port, host)
    upstream.on('error', () => socket.destroy())
    socket.on('error', () => upstream.destroy())
    socket.pipe(upstream).pipe(socket)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  url.port = String((server.address() as AddressInfo).port)
  return url.href
}

describe('where PostgreSQL breaks the first connections', () => {
  const started: { stop(): Promise<void> }[] = []
  afterEach(() => Promise.all(started.splice(0).map((service) => service.stop())))

  it.each(['edge', 'worker'] as const)('starts %s all the same', async (service) => {
    const databaseUrl = await testDatabase('busy_start')
    const running = await startService(service, {
      DATABASE_URL: await busyAtFirst(databaseUrl),
      REDIS_URL: await emptyRedis(ownRedis()),
      SIGNING_KEY_SECRET: signingKeySecret,
      GOOGLE_MAPS_API_KEY: 'test-provider-key',
      PROVIDER_URL: 'http://127.0.0.1:1',
      START_CHECK: 'false',
      WORKER_METRICS_PORT: '0',
      PORT: '0',
    })
    started.push(running)
  })

  it('migrates all the same', async () => {
    const { exitCode, output } = await prepare(await busyAtFirst(await testDatabase('busy_start')))
    expect([exitCode, output]).toEqual([0, expect.anything()])
  })
})
