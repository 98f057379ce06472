import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get as getEncrypted } from 'node:https'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Value } from 'typebox/value'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { currentVersion } from '../../services/edge/http/versions.ts'
import { ErrorEnvelope } from '../../shared/api/envelope.ts'
import { openQuotas } from '../support/batches.ts'
import { makeCertificate } from '../support/certificate.ts'
import { freePort } from '../support/free-port.ts'
import { startLoad, tally } from '../support/load.ts'
import { type NameServer, startNameServer } from '../support/name-server.ts'
import { callsTo, useStack } from '../support/stack.ts'

const shipped = fileURLToPath(new URL('../../services/deployment/proxy', import.meta.url))
const config = readFileSync(join(shipped, 'haproxy.cfg'), 'utf8')
const { stdout } = spawnSync('haproxy', ['-v'], { encoding: 'utf8' })
const [, version = '0'] = /version (\d+\.\d+)/.exec(stdout ?? '') ?? []

interface Proxy {
  url: string
  encryptedUrl: string
  metricsUrl: string
  metrics(): Promise<string>
}

/** HAProxy with the file that is shipped, on ports of this test; with a folder also for TLS. */
async function startProxy(
  names: NameServer,
  { edgePort, checkPort }: { edgePort: number; checkPort: number },
  certificates?: string,
): Promise<Proxy> {
  const [port, metricsPort, encryptedPort] = await Promise.all([freePort(), freePort(), freePort()])
  const folder = await mkdtemp(join(tmpdir(), 'proxy-'))
  const file = join(folder, 'haproxy.cfg')
  const local = config
    .replace('127.0.0.11:53', `127.0.0.1:${names.port}`)
    .replaceAll('edge:3000', `edge:${edgePort}`)
    .replace('check port 9464', `check port ${checkPort}`)
    .replace('bind :3000', `bind 127.0.0.1:${port}`)
    .replace('bind :8405', `bind 127.0.0.1:${metricsPort}`)
    .replace('bind :3443', `bind 127.0.0.1:${encryptedPort}`)
  await cp(shipped, folder, { recursive: true })
  await writeFile(file, local)
  const env = { ...process.env, ...(certificates && { TLS_CERTIFICATES: certificates }) }
  const haproxy = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore', env })
  const ended = once(haproxy, 'exit')
  onTestFinished(async () => {
    haproxy.kill('SIGKILL')
    await ended
    await rm(folder, { recursive: true })
  })
  const url = `http://127.0.0.1:${port}`
  await vi.waitFor(() => fetch(url), { timeout: 5000, interval: 50 })
  const metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`
  return {
    url,
    encryptedUrl: `https://localhost:${encryptedPort}`,
    metricsUrl,
    metrics: async () => (await fetch(metricsUrl)).text(),
  }
}

type Body = { metadata: { timestamp: number; requestId: string } }

const serversUp = (metrics: string) =>
  metrics.match(/^haproxy_server_status\{proxy="ready",[^}]*state="UP"\} 1$/gm)?.length ?? 0

/** What HAProxy makes of bytes that are not a whole request. */
function sendRaw(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname, () => socket.end(bytes))
  return new Promise((resolve, reject) => {
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('end', () => resolve(answer)).on('error', reject)
  })
}

describe('what the proxy answers by itself', () => {
  const read = (name: string) => readFileSync(join(shipped, name), 'utf8')
  it.each(['malformed.http', 'too-slow.http'])('is whole, and has a list of errors: %s', (name) => {
    const [head = '', body = ''] = read(name).split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^content-length: ${body.length}$`, 'm'))
    expect(JSON.parse(body)).toMatchObject({ errors: [] })
  })
  it('has all of our envelope where no edge answers', () => {
    const text = read('no-edge.envelope').replace('%[date(0,ms)]', '1795159797525')
    expect(Value.Errors(ErrorEnvelope, JSON.parse(text))).toEqual([])
  })
})

describe.skipIf(Number(version) < 3.1)('the proxy (needs HAProxy 3.1 or newer on PATH)', () => {
  const stack = useStack({
    env: {
      ...openQuotas,
      DEADLINE_MS: '8000',
      PROVIDER_TIMEOUT_MS: '7000',
      DRAIN_SECONDS: '5',
    },
  })
  let names: NameServer
  let ports: { edgePort: number; checkPort: number }
  beforeAll(async () => {
    names = await startNameServer()
    ports = { edgePort: await freePort(), checkPort: await freePort() }
  })
  afterAll(() => names?.close())
  const addEdge = async (address: string) => {
    const { edge } = await stack.addEdge({
      HOST: address,
      PORT: String(ports.edgePort),
      EDGE_METRICS_PORT: String(ports.checkPort),
    })
    names.addresses = [...new Set([...names.addresses, address])]
    return {
      edge,
      leave: async () => {
        await edge.stop()
        names.addresses = names.addresses.filter((known) => known !== address)
      },
    }
  }

  it('loses no request while all edges are replaced', async () => {
    const old = await Promise.all([addEdge('127.0.0.2'), addEdge('127.0.0.3')])
    const { url, metrics } = await startProxy(names, ports)
    const calls = callsTo(url, stack.token)
    const isServed = async () => (await calls.get('/health')).status === 200
    await vi.waitUntil(isServed, { timeout: 10_000, interval: 50 })
    const load = startLoad(8, async (n) => {
      const answer = await calls.autocomplete({ input: `${n % 50} rue de la paix` })
      await sleep(20)
      return answer
    })
    // A new edge has its address, and is asked, before it listens: so does a container.
    const answered = () => load.outcomes.length
    const before = answered()
    names.addresses = [...names.addresses, '127.0.0.4', '127.0.0.5']
    await vi.waitUntil(() => answered() > before + 200, { timeout: 30_000 })
    const fresh = await Promise.all([addEdge('127.0.0.4'), addEdge('127.0.0.5')])
    await vi.waitUntil(async () => serversUp(await metrics()) === 4, { timeout: 20_000 })
    await Promise.all(old.map(({ leave }) => leave()))
    const outcomes = await load.stop()
    expect(outcomes.length).toBeGreaterThan(100)
    expect(tally(outcomes)).toEqual({ 200: outcomes.length })
    await Promise.all(fresh.map(({ leave }) => leave()))
    names.addresses = []
  }, 120_000)

  it('answers in our envelope where no edge does', async () => {
    names.addresses = []
    const { url, metrics } = await startProxy(names, ports)
    const requestId = 'a-request-of-mine'
    const path = '/api/address/"details'
    const answer = await fetch(url + path, { headers: { 'x-request-id': requestId } })
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('2')
    expect(answer.headers.get('x-request-id')).toBe(requestId)
    expect(answer.headers.get('content-type')).toContain('application/json')
    const body = (await answer.json()) as Body
    expect(body).toEqual({
      statusCode: 8006,
      message: 'No process of the service answers',
      metadata: {
        languages: ['en'],
        timestamp: expect.any(Number),
        timezone: 'UTC',
        requestId,
        path: '/api/address/%22details',
        version: currentVersion,
      },
      errors: [],
    })
    expect(Math.abs(body.metadata.timestamp - Date.now())).toBeLessThan(60_000)
    const other = (await (await fetch(url)).json()) as Body
    expect(other.metadata.requestId).toMatch(/^[0-9a-f-]{36}$/)
    expect(await metrics()).toMatch(
      /haproxy_frontend_http_responses_total\{proxy="api",code="5xx"\} [1-9]/,
    )
  })

  it('says in our envelope that a request is malformed', async () => {
    const { url } = await startProxy(names, ports)
    const answer = await sendRaw(url, 'no request\r\n\r\n')
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 400 [\s\S]*content-type: application\/json/)
    expect(JSON.parse(body)).toMatchObject({
      statusCode: 4007,
      message: 'This is not a well-formed HTTP request',
      errors: [],
    })
  })

  it('leaves it to the edge to refuse headers that are too large', async () => {
    await addEdge('127.0.0.8')
    const { url } = await startProxy(names, ports)
    await vi.waitFor(async () => expect((await fetch(`${url}/health`)).status).toBe(200), 10_000)
    const answer = await fetch(`${url}/health`, { headers: { 'x-long': 'a'.repeat(20_000) } })
    expect(answer.status).toBe(431)
    expect(await answer.json()).toMatchObject({ statusCode: 4006 })
  })

  it('offers TLS where it is given certificates', async () => {
    const { folder, file, remove } = makeCertificate()
    onTestFinished(remove)
    const { encryptedUrl } = await startProxy(names, ports, folder)
    const { status, headers } = await new Promise<{ status: number | undefined; headers: object }>(
      (resolve, reject) => {
        const ask = getEncrypted(encryptedUrl, { ca: readFileSync(file) }, (answer) => {
          resolve({ status: answer.statusCode, headers: answer.headers })
          answer.resume()
        })
        ask.on('error', reject)
      },
    )
    expect(status).toBe(503)
    expect(headers).toMatchObject({ 'strict-transport-security': 'max-age=31536000' })
    const plain = await startProxy(names, ports)
    await expect(fetch(plain.encryptedUrl)).rejects.toThrow()
  })

  it('passes nobody on to what is for operators, though its own address is private', async () => {
    await addEdge('127.0.0.7')
    const { url } = await startProxy(names, ports)
    await vi.waitFor(async () => expect((await fetch(`${url}/health`)).status).toBe(200), 10_000)
    for (const path of ['/metrics', '/ready']) expect((await fetch(url + path)).status).toBe(403)
    const own = `http://127.0.0.7:${ports.checkPort}`
    expect((await fetch(`${own}/ready`)).status).toBe(200)
    expect(await (await fetch(`${own}/metrics`)).text()).toContain('address_build_info')
  })

  it('shows its metrics on a port of their own alone', async () => {
    await addEdge('127.0.0.6')
    const { url, metricsUrl } = await startProxy(names, ports)
    expect((await fetch(metricsUrl.replace('/metrics', '/other'))).status).toBe(404)
    await vi.waitFor(async () => expect((await fetch(`${url}/health`)).status).toBe(200), 10_000)
    expect((await fetch(`${url}/metrics`)).status).not.toBe(404)
    expect(await (await fetch(`${url}/metrics`)).text()).not.toContain('haproxy_')
  })
})
