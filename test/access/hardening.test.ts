import { once } from 'node:events'
import { connect } from 'node:net'
import { PassThrough } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Tokens } from '../../services/edge/access/tokens.ts'
import { acceptVersion } from '../../services/edge/http/accept-version.ts'
import { errors } from '../../services/edge/http/errors.ts'
import { hardening } from '../../services/edge/http/hardening.ts'
import { unreadResponses } from '../../services/edge/http/unread-responses.ts'
import { versions } from '../../services/edge/http/versions.ts'
import { operationRoutes } from '../../services/edge/routes/operation.ts'
import { createMetrics } from '../../shared/runtime/metrics.ts'
import { makeApiKey } from '../../shared/store/clients.ts'
import { expectFailure } from '../api/expect-envelope.ts'
import { changeKey } from '../support/key-store.ts'
import { plainRequest, readAnswer, sendBytes } from '../support/raw-http.ts'
import { type Answer, useStack } from '../support/stack.ts'

const stack = useStack({ env: { TRUSTED_PROXIES: '127.0.0.1' } })

describe('every response', () => {
  const all: [string, () => Promise<{ headers: Headers }>][] = [
    ['a success', () => stack.autocomplete({ input: 'abc' })],
    ['a refusal', () => stack.get('/api/limits', { headers: { authorization: '' } })],
    ['an error', () => stack.autocomplete({})],
    ['another version', () => stack.get('/api/limits', { headers: { 'accept-version': '9' } })],
    ['nothing', () => stack.get('/nowhere')],
    [
      'a token',
      () => stack.get('/authentication', { headers: { 'x-service-api-key': stack.apiKey } }),
    ],
    ['a health check', () => fetch(`${stack.url}/health`)],
    ['a path that is none', () => fetch(`${stack.url}/%`)],
    ['what is no HTTP', async () => readAnswer(await sendBytes(stack.url, 'HELLO\r\n\r\n'))],
  ]
  it.each(all)('says that it is not a page and must not be cached: %s', async (_, ask) => {
    const { headers } = await ask()
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    })
    for (const name of ['strict-transport-security', 'x-powered-by', 'server'])
      expect(headers.has(name)).toBe(false)
  })

  it('sends Strict-Transport-Security where a trusted proxy says that the call came over HTTPS', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' }
    const answer = await fetch(`${stack.url}/health`, { headers })
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000')
  })

  it('for the public keys may be cached', async () => {
    const { headers } = await fetch(`${stack.url}/.well-known/jwks.json`)
    expect(headers.get('cache-control')).toContain('public')
  })
})

describe('an invalid key', () => {
  const path = '/api/authentication'
  const withKey = (apiKey: string) =>
    plainRequest(stack.url + path, { method: 'GET', headers: { 'X-SERVICE-API-KEY': apiKey } })
  async function raw(line: string): Promise<Answer> {
    const head = `GET ${path} HTTP/1.1\r\nHost: x\r\n${line}\r\n\r\n`
    return readAnswer(
      await sendBytes(
        stack.url,
        Buffer.from(head.replace('Host: x', 'Host: x\r\nConnection: close'), 'utf8'),
      ),
    )
  }
  const ended = async (change: { revokedAt?: Date; expiresAt?: Date }) => {
    const { apiKey } = await stack.addClient('ended')
    await changeKey(stack.databaseUrl, apiKey, change)
    return withKey(apiKey)
  }
  const ways: [string, () => Promise<Answer>][] = [
    ['unknown', () => withKey(makeApiKey())],
    ['revoked', () => ended({ revokedAt: new Date() })],
    ['expired', () => ended({ expiresAt: new Date(Date.now() - 1000) })],
    ['missing', () => plainRequest(stack.url + path, { method: 'GET' })],
    ['empty', () => withKey('')],
    ['of spaces', () => raw('X-SERVICE-API-KEY:    ')],
    ['10 kB long', () => withKey('k'.repeat(10_000))],
    ['not of ASCII', () => raw('X-SERVICE-API-KEY: addr_clé東京')],
    [
      'there twice',
      () => raw(`X-SERVICE-API-KEY: ${stack.apiKey}\r\nX-SERVICE-API-KEY: ${stack.apiKey}`),
    ],
    ['a piece of SQL', () => withKey("' or true --")],
    ['a token', () => withKey(stack.token)],
  ]

  /** All but ids, times, and what the connection is like. */
  const constant = ({ status, headers, body }: Answer) => ({
    status,
    names: [...headers.keys()]
      .filter((name) => !['connection', 'keep-alive'].includes(name))
      .sort(),
    type: headers.get('content-type'),
    policy: headers.get('ratelimit-policy'),
    body: { ...body, metadata: { ...body.metadata, requestId: '', timestamp: 0 } },
  })

  it.each(ways)('gets the same answer as any other when it is %s', async (_, ask) => {
    const answer = await ask()
    expectFailure(answer, { status: 400, code: 5000, path })
    expect(constant(answer)).toEqual(constant(await withKey(makeApiKey())))
  })
})

describe('a request that is too large or too slow', () => {
  it('is answered 431 with headers over 16 KiB, and 413 with a body over 64 KiB', async () => {
    const headers = { 'x-long': 'a'.repeat(17_000) }
    expect((await plainRequest(`${stack.url}/health`, { method: 'GET', headers })).status).toBe(431)
    expect((await stack.autocomplete({ input: 'a'.repeat(65_536) })).status).toBe(413)
    expect((await stack.autocomplete({ input: 'a'.repeat(65_000) })).status).toBe(400)
  })

  it.concurrent.each([
    ['headers', 'GET /health HTTP/1.1\r\nHost: x\r\nX-Slow: '],
    [
      'a body',
      'POST /authentication HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{',
    ],
    [
      'a body in pieces',
      'PUT /nowhere HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{',
    ],
  ])('is ended after some ten seconds: %s that never end', async (_, bytes) => {
    const from = performance.now()
    const received = await sendBytes(stack.url, bytes)
    const seconds = (performance.now() - from) / 1000
    expect(received).toMatch(/^HTTP\/1\.1 (408|404) /)
    // By default Node checks for such connections every 30 s only.
    expect(seconds).toBeGreaterThan(9.9)
    expect(seconds).toBeLessThan(15)
    expect(stack.edges[0]?.process.exitCode).toBeNull()
  })
})

describe('an answer that nobody reads', () => {
  async function listen(app: FastifyInstance, timeoutMs: number) {
    app.register(unreadResponses, { timeoutMs })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    onTestFinished(() => app.close())
    const askWithoutReading = async () => {
      const connected = once(app.server, 'connection')
      const unread = connect(Number(new URL(url).port), '127.0.0.1')
      unread.on('error', () => {})
      onTestFinished(() => void unread.destroy())
      unread.write('GET /long HTTP/1.1\r\nHost: x\r\n\r\n')
      const [socket] = await connected
      return once(socket, 'close')
    }
    return { url, askWithoutReading }
  }
  const longText = 'a'.repeat(50_000_000)

  it('is given up with its connection, but not one whose work takes longer', async () => {
    const app = fastify()
    app.get('/long', async () => longText)
    app.get('/slow', async () => {
      await sleep(500)
      return 'done'
    })
    const { url, askWithoutReading } = await listen(app, 100)
    await askWithoutReading()
    expect(await (await fetch(`${url}/slow`)).text()).toBe('done')
  })

  it('does not delay a shutdown', async () => {
    const app = fastify()
    const stream = new PassThrough()
    app.get('/long', async (_request, reply) => reply.send(stream))
    app.addHook('preClose', async () => void stream.end())
    const { askWithoutReading } = await listen(app, 60_000)
    const closed = askWithoutReading()
    stream.write(longText)
    await once(app.server, 'request')
    await Promise.all([closed, app.close()])
  })
})

describe('an error', () => {
  it.each(['server_error', 'html', 'reset', 'key_denied', 'malformed'])(
    'of the provider shows none of its text: %s',
    async (fault) => {
      const { status, body } = await stack.details({ placeId: `SBX_fault_${fault}` })
      expect(status).toBeGreaterThanOrEqual(400)
      expect(JSON.stringify(body)).not.toMatch(
        /\bat \w+ \(|\.ts:|node:|node_modules|<html|sandbox|API key not|test-provider-key|127\.0\.0\.1/i,
      )
    },
  )
})

describe('an edge that is overloaded', () => {
  it('refuses at once, except calls for its operation such as /health', async () => {
    const app = fastify()
    app.decorateRequest('language', 'en')
    app.register(errors)
    app.register(hardening, { maxEventLoopDelayMs: 20, sampleMs: 50 })
    app.register(acceptVersion, { versions, now: Date.now })
    app.get('/work', async () => 'done')
    app.register(operationRoutes, {
      tokens: { jwks: () => ({ json: '{}', etag: '"none"' }) } as Tokens,
      metrics: createMetrics('edge'),
      readiness: async () => ({ status: 'ready', missing: [], refused: [], fallback: [] }),
      internalAccess: { internalRoutesPublic: true, internalNetworks: undefined },
    })
    expect((await app.inject('/work')).statusCode).toBe(200)
    const busy = setInterval(() => {
      for (const until = performance.now() + 60; performance.now() < until; );
    }, 1)
    await expect.poll(() => app.isUnderPressure(), { interval: 1 }).toBe(true)
    // Requests are refused when the event loop stays blocked, not at the first delay.
    expect((await app.inject('/work')).statusCode).toBe(200)
    await expect.poll(async () => (await app.inject('/work')).statusCode).toBe(503)
    const refused = await app.inject('/work')
    expect([refused.statusCode, refused.json().statusCode]).toEqual([503, 7002])
    expect(refused.headers['retry-after']).toBe('2')
    for (const url of ['/health', '/ready', '/metrics'])
      expect((await app.inject(url)).statusCode).toBe(200)
    clearInterval(busy)
    await expect.poll(async () => (await app.inject('/work')).statusCode).toBe(200)
    await app.close()
  })
})
