import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resolveVersion, versions } from '../../services/edge/http/versions.ts'
import { makeApiKey } from '../../shared/store/clients.ts'
import { expectFailure } from '../api/expect-envelope.ts'
import { setClient } from '../support/client-settings.ts'
import { changeKey } from '../support/key-store.ts'
import { type Answer, useStack } from '../support/stack.ts'

const batches = '/api/address/batches'
const stored = '/api/address/stored'
const csv = 'reference,line1,city,country\nmine,10 Downing Street,London,GB'

const stack = useStack({ env: { RATE_LIMIT_TOKENS_PER_ADDRESS: '400' } })
let owner: RequestInit
let stranger: RequestInit
let inside: Server
let connections = 0
beforeAll(async () => {
  owner = bearer((await stack.addClient('owner')).token)
  stranger = bearer((await stack.addClient('stranger')).token)
  inside = createServer((_request, response) => response.end()).listen(0, '127.0.0.1')
  inside.on('connection', () => {
    connections += 1
  })
  await once(inside, 'listening')
})
afterAll(() => inside?.close())

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
const tokenOf = ({ headers }: RequestInit) =>
  new Headers(headers).get('authorization')?.slice(7) ?? ''
const by = (who: RequestInit, more: Record<string, string> = {}) => ({
  headers: { ...who.headers, ...more },
})

function upload(who: RequestInit, query = '', more: Record<string, string> = {}): Promise<Answer> {
  return stack.post(batches + query, undefined, {
    ...by(who, { 'content-type': 'text/csv', ...more }),
    body: csv,
  })
}
const put = (who: RequestInit, reference: string, body: object) =>
  stack.post(`${stored}/${reference}`, body, { method: 'PUT', ...who })
const webhookOf = async (id: string) =>
  (await stack.get(`${batches}/${id}`, owner)).body.data.webhook

describe('against API1:2023 broken object level authorization, the service', () => {
  it("hides another client's batch at every path", async () => {
    const { id } = (await upload(owner)).body.data
    for (const rest of ['', '/results', '/problems', '/events'])
      expectFailure(await stack.get(`${batches}/${id}${rest}`, stranger), {
        status: 404,
        code: 6004,
      })
    for (const action of ['pause', 'resume', 'cancel', 'retry'])
      expectFailure(await stack.post(`${batches}/${id}/${action}`, {}, stranger), {
        status: 404,
        code: 6004,
      })
    const listed = (await stack.get(batches, stranger)).body.data.batches
    expect(JSON.stringify(listed)).not.toContain(id)
    expect((await stack.get(`${batches}/${id}`, owner)).status).toBe(200)
  })

  it("hides another client's stored address, also one with the same reference", async () => {
    await put(owner, 'order-1', { line1: '10 Downing Street', city: 'London', country: 'GB' })
    expectFailure(await stack.get(`${stored}/order-1`, stranger), { status: 404, code: 6006 })
    expectFailure(await stack.get(`${stored}/order-1`, { method: 'DELETE', ...stranger }), {
      status: 404,
      code: 6006,
    })
    expect((await put(stranger, 'order-1', { city: 'Leeds', country: 'GB' })).status).toBe(200)
    const { data } = (await stack.get(`${stored}/order-1`, owner)).body
    expect([data.city, data.line1]).toEqual(['London', '10 Downing Street'])
    expect(JSON.stringify((await stack.get(stored, stranger)).body.data)).not.toContain('Downing')
  })

  it("lets a selection take the client's own addresses only", async () => {
    const { token } = await stack.addClient('empty-handed')
    const answer = await stack.post(batches, { select: {} }, bearer(token))
    expectFailure(answer, { status: 400, code: 4009, errors: [{ code: 'NO_ROWS' }] })
  })

  it('shows a webhook and its secret to its client only, and the secret once', async () => {
    const created = await upload(
      owner,
      `?webhook=${encodeURIComponent('https://shop.example/hook')}`,
    )
    const { id, webhook } = created.body.data
    expect(webhook.secret).toMatch(/^whsec_/)
    expect(await webhookOf(id)).not.toHaveProperty('secret')
    expectFailure(await stack.get(`${batches}/${id}`, stranger), { status: 404, code: 6004 })
  })

  it('keeps idempotency keys apart by client', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const [mine, theirs] = [await upload(owner, '', key), await upload(stranger, '', key)]
    expect([mine.status, theirs.status]).toEqual([202, 202])
    expect(theirs.body.data.id).not.toBe(mine.body.data.id)
    expect(theirs.headers.get('idempotent-replayed')).toBeNull()
  })

  it("does not let one client open, use or replace another client's session token", async () => {
    const sessionToken = randomUUID()
    const type = (who: RequestInit, input: string) =>
      stack.autocomplete({ input, sessionToken }, who)
    expect((await type(owner, '10 downing')).body.data.sessionToken).toBe(sessionToken)
    await stack.details({ placeId: 'SBX_gb-10-downing-street', sessionToken }, stranger)
    expect((await type(owner, '10 downing st')).body.data.sessionToken).toBe(sessionToken)
  })

  it('shows each client what remains of its own limits only', async () => {
    const left = async (who: RequestInit) =>
      (await stack.get('/api/limits', who)).headers.get('ratelimit')
    await left(owner)
    const before = await left(owner)
    for (let n = 0; n < 5; n++) await left(stranger)
    const number = (text: string | null) => Number(/;r=(\d+);/.exec(text ?? '')?.[1])
    expect(number(await left(owner))).toBe(number(before) - 1)
  })
})

describe('against API2:2023 broken authentication, the service', () => {
  it.each([
    ['GET', batches],
    ['POST', batches],
    ['GET', stored],
    ['PUT', `${stored}/x`],
    ['DELETE', stored],
    ['POST', '/api/address/autocomplete'],
    ['GET', '/api/address/details'],
    ['POST', '/api/address/validate'],
    ['GET', '/api/limits'],
  ])(
    'refuses at %s %s any request without a valid token, wherever the token is put',
    async (method, path) => {
      const token = tokenOf(owner)
      const places: [string, Record<string, string>, number][] = [
        [path, { authorization: '' }, 5001],
        [path, { authorization: `Bearer ${token.slice(0, -2)}` }, 5002],
        [path, { authorization: `Basic ${token}` }, 5002],
        [`${path}?access_token=${token}`, { authorization: '' }, 5001],
        [path, { authorization: '', cookie: `token=${token}` }, 5001],
        [path, { authorization: '', 'x-service-api-key': stack.apiKey }, 5001],
      ]
      for (const [at, headers, code] of places)
        expectFailure(await stack.get(at, { method, headers }), { status: 401, code })
    },
  )

  it('gives no token to an expired or revoked key, and renews none for it', async () => {
    const { apiKey, token } = await stack.addClient('leaving')
    await changeKey(stack.databaseUrl, apiKey, { revokedAt: new Date() })
    const answer = await stack.get('/api/authentication', {
      headers: { 'x-service-api-key': apiKey },
    })
    expectFailure(answer, { status: 400, code: 5000 })
    const renewed = await stack.get('/api/limits?refresh=true', bearer(token))
    expect([renewed.status < 500, renewed.body.auth]).toEqual([true, undefined])
  })
})

describe('against API3:2023 broken object property level authorization, the service', () => {
  it.each([
    'clientId',
    'client_id',
    'id',
    'verdict',
    'latitude',
    'formattedAddress',
    'validatedAt',
    '__proto__x',
  ])('accepts no property of a stored address that is not in its schema: %s', async (name) => {
    const answer = await put(owner, 'order-2', { city: 'London', [name]: 'x' })
    expectFailure(answer, {
      status: 400,
      code: 4000,
      errors: [{ field: name, code: 'UNKNOWN_FIELD' }],
    })
  })

  it('returns the properties of the schema and no others', async () => {
    await put(owner, 'order-3', { city: 'London', country: 'GB' })
    const address = JSON.stringify((await stack.get(`${stored}/order-3`, owner)).body.data)
    const batch = JSON.stringify(
      (await stack.get(`${batches}/${(await upload(owner)).body.data.id}`, owner)).body.data,
    )
    for (const name of ['clientId', 'hash', 'secret', 'idempotencyKey', 'bodyHash', 'createdBy'])
      expect(address + batch).not.toContain(`"${name}"`)
  })
})

describe('against API4:2023 unrestricted resource consumption, the service', () => {
  it('refuses a client that asks too often, without a paid call', async () => {
    const { token } = await stack.addClient('eager')
    await setClient(stack.databaseUrl, 'eager', { rateLimits: { autocomplete: 3 } })
    const policy = async () =>
      (await stack.autocomplete({ input: 'ab' }, bearer(token))).headers.get('ratelimit-policy')
    await expect.poll(policy).toContain('q=3;')
    for (let n = 0; n < 3; n++) await stack.autocomplete({ input: 'ab' }, bearer(token))
    const before = (await stack.sandbox.usage()).autocomplete.calls
    expectFailure(await stack.autocomplete({ input: '10 downing' }, bearer(token)), {
      status: 429,
      code: 7000,
      errors: [{ code: 'AUTOCOMPLETE' }],
    })
    expect((await stack.sandbox.usage()).autocomplete.calls).toBe(before)
  })

  it.each([
    ['a body', () => stack.autocomplete({ input: 'a'.repeat(100_000) }), 413],
    ['a text', () => stack.autocomplete({ input: 'a'.repeat(257) }), 400],
    ['a page', () => stack.get(`${batches}?limit=100000`), 400],
    ['a list', () => stack.autocomplete({ input: 'abc', countries: Array(16).fill('GB') }), 400],
    ['a reference', () => stack.get(`${stored}/${'a'.repeat(2000)}`), 404],
    ['a URL', () => stack.get(`/api/limits?x=${'a'.repeat(20_000)}`), 431],
  ])('limits the size of %s', async (_, ask, status) => expect((await ask()).status).toBe(status))
})

describe('against API5:2023 broken function level authorization, the service', () => {
  it('lets a key for addresses open neither batches nor stored addresses, and the reverse', async () => {
    const address = bearer((await stack.addClient('checkout', ['address'])).token)
    const batch = bearer((await stack.addClient('back office', ['batch'])).token)
    for (const path of [batches, stored, `${batches}/${randomUUID()}`])
      expectFailure(await stack.get(path, address), { status: 403, code: 5005, errors: 'some' })
    expectFailure(await stack.get(stored, { method: 'DELETE', ...address }), {
      status: 403,
      code: 5005,
      errors: 'some',
    })
    expectFailure(await stack.autocomplete({ input: 'abc' }, batch), {
      status: 403,
      code: 5005,
      errors: 'some',
    })
  })

  it.each(['/api/admin/clients', '/api/admin/audit', '/api/admin'])(
    'gives nothing at %s to a key without the scope admin',
    async (path) => {
      for (const method of ['GET', 'POST', 'DELETE', 'PUT', 'PATCH'])
        expect([403, 404]).toContain((await stack.get(path, { method, ...owner })).status)
    },
  )

  it('does not add scopes to a token when it is renewed', async () => {
    const { token } = await stack.addClient('narrow', ['address'])
    const renewed = (await stack.get('/api/limits?refresh=true', bearer(token))).body.auth.token
    expectFailure(await stack.get(batches, bearer(renewed)), {
      status: 403,
      code: 5005,
      errors: 'some',
    })
  })
})

describe('against API6:2023 unrestricted access to sensitive business flows, the service', () => {
  it('slows down guessing of keys ten times as much as using a key', async () => {
    const left = ({ headers }: Answer) =>
      Number(/"tokens-per-address";r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1])
    const authenticate = (apiKey: string) =>
      stack.get('/api/authentication', { headers: { 'x-service-api-key': apiKey } })
    const first = left(await authenticate(makeApiKey()))
    expect(left(await authenticate(makeApiKey()))).toBe(first - 10)
    expect((await authenticate(stack.apiKey)).status).toBe(200)
    expect(left(await authenticate(makeApiKey()))).toBe(first - 20)
  })

  it('bills only authenticated clients with budgets and limits, because every billed route needs a token', async () => {
    const before = await stack.sandbox.usage()
    for (const path of ['/api/address/autocomplete', '/api/address/validate'])
      await stack.post(
        path,
        { input: '10 downing', address: '10 downing' },
        { headers: { authorization: '' } },
      )
    await stack.details({ placeId: 'SBX_gb-10-downing-street' }, { headers: { authorization: '' } })
    expect(await stack.sandbox.usage()).toEqual(before)
  })
})

describe('against API7:2023 server side request forgery, the service', () => {
  it.each([
    'http://169.254.169.254/latest',
    'file:///etc/passwd',
    'gopher://x',
    'https://user:pass@shop.example',
    'https://169.254.169.254/latest',
    'https://10.0.0.7/',
    'https://2130706433/',
    'https://[::1]/',
    'x',
  ])('refuses a webhook to %s', async (url) => {
    const answer = await upload(owner, `?webhook=${encodeURIComponent(url)}`)
    expectFailure(answer, {
      status: 400,
      code: 4022,
      errors: [{ field: 'webhook', code: 'FORMAT' }],
    })
  })

  it.each(['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1'])(
    'never calls a webhook at %s, a private address',
    async (host) => {
      const { port } = inside.address() as AddressInfo
      const answer = await upload(
        owner,
        `?webhook=${encodeURIComponent(`https://${host}:${port}/`)}`,
      )
      if (answer.status === 400)
        return expectFailure(answer, { status: 400, code: 4022, errors: 'some' })
      const { id } = answer.body.data
      const tried = () =>
        stack.workers[0]
          ?.output()
          .split('\n')
          .some((line) => line.includes(id) && line.includes('webhook not delivered'))
      await expect.poll(tried, { timeout: 10_000 }).toBe(true)
      expect(connections).toBe(0)
    },
  )
})

describe('against API8:2023 security misconfiguration, the service', () => {
  it('does not reveal in answers what the service is made with, and lets no page read them', async () => {
    const { headers } = await stack.get('/api/limits', owner)
    expect([headers.get('server'), headers.get('x-powered-by')]).toEqual([null, null])
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-store')
  })
  it('refuses pages of other origins unless an operator allows them', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
    const preflight = await fetch(`${stack.url}/api/limits`, { method: 'OPTIONS', headers })
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([
      403,
      null,
    ])
  })
  it.each(['/ready', '/metrics'])('serves %s to the internal network only', async (path) => {
    const answer = await stack.get(path, { headers: { 'x-forwarded-for': '10.0.0.1' } })
    expectFailure(answer, { status: 403, code: 5004 })
  })
  it.each(['TRACE', 'CONNECT-LIKE', 'DEBUG', 'PATCH'])('rejects the method %s', async (method) => {
    const response = await fetch(`${stack.url}/api/limits`, { method, ...owner }).catch(
      () => undefined,
    )
    expect([undefined, 400, 404]).toContain(response?.status)
  })
})

describe('against API9:2023 improper inventory management, the service', () => {
  it.each([
    '/api/v1/address/autocomplete',
    '/v1/authentication',
    '/api/address/search',
    '/sandbox/usage',
    '/debug',
    '/.git/config',
    '/.env',
    '/swagger.json',
    '/graphql',
  ])('serves nothing at %s', async (path) =>
    expectFailure(await stack.get(path, owner), { status: 404, code: 4004 }),
  )

  it('ends a version on its sunset day, and serves no version that is not in the list', () => {
    const old = { version: '0.9.0', deprecatedAt: new Date(0), sunsetAt: new Date(1) }
    expect(() => resolveVersion('0.9.0', [...versions, old])).toThrow('does not exist')
    expect(versions.map(({ version }) => version)).toEqual(['1.0.0'])
  })
})

describe('against API10:2023 unsafe consumption of APIs, the service', () => {
  it.each(['html', 'malformed', 'null', 'reset', 'server_error'])(
    'validates what the provider sends: %s',
    async (fault) => {
      const { status, body } = await stack.details({ placeId: `SBX_fault_${fault}` }, owner)
      expect([502, 503]).toContain(status)
      expect([body.data, JSON.stringify(body).includes('<')]).toEqual([undefined, false])
    },
  )
})
