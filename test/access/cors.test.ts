import { beforeAll, describe, expect, it, vi } from 'vitest'
import { expectFailure } from '../api/expect-envelope.ts'
import { setClient } from '../support/client-settings.ts'
import { plainRequest } from '../support/raw-http.ts'
import { type Answer, useStack } from '../support/stack.ts'

const shop = 'https://shop.example'
const second = 'https://www.shop.example:8443'
const rival = 'https://rival.example'
const stranger = 'https://stranger.example'
const path = '/api/address/autocomplete'
const notAllowed = { status: 403, code: 5006 }

const stack = useStack({ env: { RATE_LIMIT_OTHER: '5' } })
let rivalToken: string
beforeAll(async () => {
  rivalToken = (await stack.addClient('rival')).token
  await setClient(stack.databaseUrl, 'shop', { origins: [shop, second] })
  await setClient(stack.databaseUrl, 'rival', { origins: [rival] })
  await vi.waitFor(async () => expect((await preflight(rival)).status).toBe(204), { timeout: 5000 })
})

const preflight = (origin: string, at = path, more: Record<string, string> = {}) =>
  plainRequest(stack.url + at, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
      ...more,
    },
  })
// `fetch` does not let callers set Origin.
const call = (
  origin: string | undefined,
  { token = stack.token, at = path, body = '{"input":"ab"}', more = {} } = {},
) =>
  plainRequest(stack.url + at, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(origin !== undefined && { origin }),
      ...more,
    },
    body,
  })
const allowedOrigin = ({ headers }: Answer) => headers.get('access-control-allow-origin')
const varies = ({ headers }: Answer) => headers.get('vary')?.toLowerCase().split(/, */) ?? []

describe('a CORS preflight without a token', () => {
  it.each([shop, second, rival])('is allowed for %s, an origin of a client', async (origin) => {
    const answer = await preflight(origin)
    expect([answer.status, allowedOrigin(answer)]).toEqual([204, origin])
    expect(varies(answer)).toContain('origin')
    expect(answer.headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, DELETE')
    expect(answer.headers.get('access-control-allow-headers')?.split(', ')).toEqual(
      expect.arrayContaining([
        'authorization',
        'content-type',
        'accept-version',
        'x-request-id',
        'idempotency-key',
        'accept-language',
      ]),
    )
    expect(answer.headers.get('access-control-allow-headers')).not.toContain('service-api-key')
    expect(answer.headers.get('access-control-max-age')).toBe('7200')
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  })

  it.each([
    stranger,
    'null',
    'http://shop.example',
    'https://shop.example:444',
    'https://shop.example.evil.example',
    'https://SHOP.example',
    `${shop}, ${rival}`,
    '*',
  ])('is not allowed for %s', async (origin) => {
    const answer = await preflight(origin)
    expectFailure(answer, { status: 403, code: 5006 })
    expect([allowedOrigin(answer), answer.headers.get('access-control-allow-methods')]).toEqual([
      null,
      null,
    ])
    expect(varies(answer)).toContain('origin')
  })

  it.each([
    '/authentication',
    '/api/authentication',
    '/api/authentication?x=1',
    '/api/admin/clients',
    '/api/admin',
  ])('is never allowed for %s', async (at) => {
    const answer = await preflight(shop, at)
    expect([answer.status, allowedOrigin(answer)]).toEqual([403, null])
  })
})

describe('a call from a page', () => {
  it.each([shop, second])(
    "of the client's own origin %s is answered, and the page may read the headers that it needs",
    async (origin) => {
      const answer = await call(origin)
      expect([answer.status, allowedOrigin(answer)]).toEqual([200, origin])
      expect(varies(answer)).toContain('origin')
      expect(answer.headers.get('access-control-expose-headers')?.split(', ')).toEqual(
        expect.arrayContaining([
          'x-request-id',
          'server-timing',
          'x-provider-calls',
          'ratelimit',
          'ratelimit-policy',
          'retry-after',
          'deprecation',
          'sunset',
          'content-disposition',
          'etag',
          'www-authenticate',
        ]),
      )
    },
  )

  it("of another client's origin is refused, and the page may read the error", async () => {
    const answer = await call(rival)
    expectFailure(answer, { ...notAllowed, path })
    expect(allowedOrigin(answer)).toBe(rival)
    expect((await call(rival, { token: rivalToken })).status).toBe(200)
    expectFailure(await call(shop, { token: rivalToken }), notAllowed)
  })

  it.each([stranger, 'null', '', 'https://shop.example/'])(
    'of "%s", an origin that no client has, is refused before its body is read',
    async (origin) => {
      const answer = await call(origin)
      expectFailure(answer, notAllowed)
      expect(allowedOrigin(answer)).toBeNull()
    },
  )

  it.each([
    ['400 for its body', () => call(shop, { body: '{' }), 400],
    ['400 for its version', () => call(shop, { more: { 'accept-version': '9' } }), 400],
    ['401', () => call(shop, { token: 'a.b.c' }), 401],
    ['404', () => call(shop, { at: '/api/address/nothing' }), 404],
    ['413', () => call(shop, { body: 'a'.repeat(70_000) }), 413],
  ])('may read its error: %s', async (_, send, status) => {
    const answer = await send()
    expect([answer.status, allowedOrigin(answer)]).toEqual([status, shop])
    expect(varies(answer)).toContain('origin')
  })

  it('may read that it is rate limited', async () => {
    const limits = () =>
      plainRequest(`${stack.url}/api/limits`, {
        method: 'GET',
        headers: { origin: rival, authorization: `Bearer ${rivalToken}` },
      })
    await expect.poll(async () => (await limits()).status).toBe(429)
    const answer = await limits()
    expect(allowedOrigin(answer)).toBe(rival)
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
  })

  it('cannot exchange an API key for a token, whatever its origin', async () => {
    for (const at of ['/authentication', '/api/authentication', '/api/%61uthentication'])
      for (const origin of [shop, stranger]) {
        const headers = { origin, 'X-SERVICE-API-KEY': stack.apiKey }
        const answer = await plainRequest(stack.url + at, { method: 'GET', headers })
        expectFailure(answer, notAllowed)
        expect(allowedOrigin(answer)).toBeNull()
      }
  })
})

describe('a call that does not come from a page of another origin', () => {
  it('works without an Origin header', async () => {
    const answer = await call(undefined)
    expect([answer.status, allowedOrigin(answer)]).toEqual([200, null])
    expect(varies(answer)).toContain('origin')
  })

  it("works from the service's own pages, behind HTTPS too", async () => {
    const { host } = new URL(stack.url)
    for (const origin of [`http://${host}`, `https://${host}`]) {
      expect((await call(origin)).status).toBe(200)
      const headers = { origin, 'X-SERVICE-API-KEY': stack.apiKey }
      expect(
        (await plainRequest(`${stack.url}/api/authentication`, { method: 'GET', headers })).status,
      ).toBe(200)
    }
  })
})

it('an origin that is removed is refused within two seconds, and one that is added is accepted', async () => {
  const { token } = await stack.addClient('moving')
  const moved = 'https://moved.example'
  const status = async () => (await call(moved, { token })).status
  expect(await status()).toBe(403)
  await setClient(stack.databaseUrl, 'moving', { origins: [moved] })
  await expect.poll(status).toBe(200)
  await setClient(stack.databaseUrl, 'moving', { origins: [] })
  await expect.poll(status).toBe(403)
  expect((await preflight(moved)).status).toBe(403)
})
