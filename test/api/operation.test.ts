import { get } from 'node:http'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resumeSku } from '../../shared/quota/limiter.ts'
import { freePort } from '../support/free-port.ts'
import type { Service } from '../support/processes.ts'
import { useStack } from '../support/stack.ts'
import { expectFailure } from './expect-envelope.ts'

const placeId = 'SBX_gb-10-downing-street'
const text = 'ten downing street'
const forwarding = {
  'x-forwarded-for': '203.0.113.7',
  'x-real-ip': '203.0.113.7',
  forwarded: 'for=203.0.113.7',
}

const stack = useStack({ env: { LOG_LEVEL: 'debug' }, workers: 0 })
let worker: Service
let workerUrl: string
beforeAll(async () => {
  const port = await freePort()
  worker = await stack.addWorker({ WORKER_METRICS_PORT: String(port) })
  workerUrl = `http://127.0.0.1:${port}`
  await stack.ready()
})

const ready = async () => {
  const response = await fetch(`${stack.url}/ready`)
  return { status: response.status, body: await response.json() }
}
/** The status for a connection from this address of the machine. */
const statusFrom = (localAddress: string, url: string, headers = {}) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(url, { localAddress, headers, agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    }).on('error', reject)
  })
const textAt = async (url: string) => (await fetch(url)).text()

describe('an operator', () => {
  it('learns at /health that the process is up, without a token', async () => {
    for (const url of [stack.url, workerUrl]) {
      const response = await fetch(`${url}/health`)
      expect({ status: response.status, body: await response.json() }).toEqual({
        status: 200,
        body: { status: 'up' },
      })
    }
  })

  it('gets the public keys, which may be cached for a while', async () => {
    const response = await fetch(`${stack.url}/.well-known/jwks.json`)
    expect(response.headers.get('cache-control')).toMatch(/max-age=[1-9]/)
    expect(await response.json()).toEqual({
      keys: [expect.objectContaining({ kty: 'OKP', use: 'sig' })],
    })
  })
})

describe('an internal route', () => {
  it.each(
    ['/ready', '/metrics'].flatMap((path) =>
      Object.entries(forwarding).map(([name, value]) => [path, name, value]),
    ),
  )('%s refuses what came through a proxy: %s', async (path, name, value) => {
    const response = await fetch(stack.url + path, { headers: { [String(name)]: String(value) } })
    const answer = {
      status: response.status,
      headers: response.headers,
      body: await response.json(),
    }
    expectFailure(answer, { status: 403, code: 5004, path: String(path) })
  })

  it.each(Object.entries(forwarding))('of a worker refuses it too: %s', async (name, value) => {
    const response = await fetch(`${workerUrl}/metrics`, { headers: { [name]: value } })
    expect([
      response.status,
      ((await response.json()) as { statusCode: number }).statusCode,
    ]).toEqual([403, 5004])
  })

  describe('of a process with INTERNAL_NETWORKS', () => {
    const within = '127.0.0.2'
    const env = { INTERNAL_NETWORKS: `${within},100.64.0.0/10`, TRUSTED_PROXIES: '127.0.0.0/8' }
    let edgeUrl: string
    let narrow: Service
    let workerUrl: string
    let ownPort: { url: string; internalUrl: string }
    beforeAll(async () => {
      const [workerPort, edgePort] = await Promise.all([freePort(), freePort()])
      narrow = await stack.addWorker({ ...env, WORKER_METRICS_PORT: String(workerPort) })
      workerUrl = `http://127.0.0.1:${workerPort}`
      edgeUrl = (await stack.addEdge(env)).url
      const { url } = await stack.addEdge({ ...env, EDGE_METRICS_PORT: String(edgePort) })
      ownPort = { url, internalUrl: `http://127.0.0.1:${edgePort}` }
    })
    afterAll(() => narrow?.stop())
    const paths = ['/ready', '/metrics']

    it('answers connections from these networks, and no other private address', async () => {
      for (const url of [edgeUrl, workerUrl, ownPort.internalUrl])
        for (const path of paths) {
          expect(await statusFrom(within, url + path)).toBe(200)
          expect(await statusFrom('127.0.0.1', url + path)).toBe(403)
        }
    })

    it('does not believe a trusted proxy that names an address of them', async () => {
      for (const url of [edgeUrl, workerUrl, ownPort.internalUrl])
        for (const path of paths)
          for (const proxy of ['127.0.0.1', within]) {
            const headers = { 'x-forwarded-for': within }
            expect(await statusFrom(proxy, url + path, headers)).toBe(403)
          }
    })

    it('refuses them at PORT to everybody where EDGE_METRICS_PORT has them', async () => {
      for (const path of paths) expect(await statusFrom(within, ownPort.url + path)).toBe(403)
      expect(await statusFrom('127.0.0.1', `${ownPort.url}/health`)).toBe(200)
      expect(await statusFrom('127.0.0.1', `${ownPort.internalUrl}/health`)).toBe(200)
    })

    it('does not start with what is no network', async () => {
      await expect(stack.addEdge({ INTERNAL_NETWORKS: '10.0.0.0/99' })).rejects.toThrow(
        'edge ended with 78: INTERNAL_NETWORKS is wrong. "10.0.0.0/99" is not',
      )
    })
  })

  it('does not affect the public routes', async () => {
    for (const path of ['/health', '/.well-known/jwks.json'])
      expect((await fetch(stack.url + path, { headers: forwarding })).status).toBe(200)
  })
})

describe('the log and the metrics of requests', () => {
  /** Texts that no log may contain. */
  const secrets = () => [
    stack.apiKey.slice(11),
    stack.token.slice(-40),
    text,
    'downing',
    'not-a-key',
    'test-provider-key',
  ]
  const requestId = 'order-4711'

  beforeAll(async () => {
    const init = { headers: { 'x-request-id': requestId } }
    await stack.autocomplete({ input: text, sessionToken: 'downing-session' }, init)
    await stack.details({ placeId, sessionToken: 'downing-session', refresh: 'true' })
    await stack.details({ placeId: 'SBX_downing-nowhere' })
    await stack.details({ placeId: 'SBX_syn_downing_' })
    await stack.autocomplete({ input: [text], downing: text })
    await stack.autocomplete({ input: 'x'.repeat(300) + text, language: 'downing_street' })
    await stack.post('/api/address/autocomplete', undefined, { body: `{"input": "${text}` })
    await stack.get(`/api/downing-street?input=${encodeURIComponent(text)}`)
    await stack.get('/%E0%A4%A/downing')
    await stack.get('/api/address/details?placeId=x', {
      headers: { authorization: `Bearer ${stack.token}downing` },
    })
    await fetch(`${stack.url}/authentication`, { headers: { 'X-SERVICE-API-KEY': 'not-a-key' } })
    for (const fault of ['server error', 'html', 'reset', 'key denied'])
      await stack.details({ placeId: `SBX_fault_${fault.replace(' ', '_')}` })
  })

  it('have a JSON line for each request, with its id, route and status', () => {
    const lines =
      stack.edges[0]
        ?.output()
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)) ?? []
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 'info',
        service: 'edge',
        requestId,
        method: 'POST',
        route: '/api/address/autocomplete',
        status: 200,
        ms: expect.any(Number),
      }),
    )
    expect(lines.filter((line) => line.msg === 'request').length).toBeGreaterThan(10)
  })

  it('contain no key, token, address text or place id in the metrics', async () => {
    const metrics = (await textAt(`${stack.url}/metrics`)) + (await textAt(`${workerUrl}/metrics`))
    for (const secret of [...secrets(), 'SBX_', requestId]) expect(metrics).not.toContain(secret)
  })

  it('are measured by route pattern, method and status', async () => {
    const metrics = await textAt(`${stack.url}/metrics`)
    expect(metrics).toMatch(
      /^address_http_request_seconds_count\{method="POST",route="\/api\/address\/autocomplete",status="200"\} 1$/m,
    )
    expect(metrics).toMatch(
      /^address_http_request_seconds_count\{method="GET",route="none",status="404"\} \d+$/m,
    )
    expect(await textAt(`${workerUrl}/metrics`)).toMatch(
      /^address_provider_call_seconds_count\{sku="details",outcome="denied"\} 1$/m,
    )
  })

  it('are in the text format of Prometheus', async () => {
    const response = await fetch(`${stack.url}/metrics`)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    const lines = (await response.text()).split('\n').filter(Boolean)
    const typed = new Set(lines.map((line) => /^# TYPE (\S+) \w+$/.exec(line)?.[1]))
    for (const line of lines) {
      expect(line).toMatch(
        /^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"\n]*",?)*\})? (-?[\d.]+(e[+-]?\d+)?|[Nn]a[Nn]|[+-]Inf))$/,
      )
      const name = /^\w+/.exec(line)?.[0]
      if (name)
        expect([...typed]).toContain(
          typed.has(name) ? name : name.replace(/_(bucket|sum|count)$/, ''),
        )
    }
  })
})

describe('/ready', () => {
  /** The provider denied the key above, so there is no trial call for half a minute. */
  async function takeKeyAgain(): Promise<void> {
    const redis = new Redis(stack.redisUrl)
    await resumeSku(redis, 'details')
    redis.disconnect()
  }

  const complete = {
    status: 200,
    body: { status: 'ready', missing: [], refused: [], fallback: [] },
  }

  it('names what is missing once the last worker has stopped, until there is a new one', async () => {
    await takeKeyAgain()
    await expect.poll(ready).toEqual(complete)
    await worker.stop()
    // Ready: another edge has no worker either.
    const refused = ['autocomplete', 'details', 'validate']
    const lacking = {
      status: 200,
      body: { status: 'ready', missing: ['worker'], refused, fallback: [] },
    }
    await expect.poll(ready, { timeout: 10_000 }).toEqual(lacking)
    expect((await stack.get('/api/limits')).body.data.refused).toEqual(refused)
    expect((await fetch(`${stack.url}/health`)).status).toBe(200)
    await stack.addWorker()
    await expect.poll(ready, { timeout: 10_000 }).toEqual(complete)
    expect((await stack.get('/api/limits')).body.data.refused).toEqual([])
  })
})

it.each(['/health', '/ready', '/.well-known/jwks.json'])(
  'answers probes that ask with HEAD for %s',
  async (path) => {
    const answer = await fetch(stack.url + path, { method: 'HEAD' })
    expect([answer.status, await answer.text()]).toEqual([200, ''])
  },
)
