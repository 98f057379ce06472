import { decodeJwt } from 'jose'
import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  ApiKey,
  Client,
  ClientPage,
  CreatedClient,
  CreatedKey,
  RotatedKey,
  SigningKeys,
  Usage,
} from '../../shared/api/admin.ts'
import { expectFailure, expectSuccess } from '../api/expect-envelope.ts'
import { type BatchView, useBatchView } from '../support/batches.ts'
import { type Answer, useStack } from '../support/stack.ts'

const path = '/api/admin/clients'
const keysPath = '/api/admin/keys'
const nobody = '00000000-0000-4000-8000-000000000000'
const dayMs = 86_400_000

const stack = useStack({ workers: 0 })
const store = useBatchView(stack)
let admin: { apiKey: string; token: string }
beforeAll(async () => {
  admin = await stack.addClient('owner', ['admin'])
})

const asAdmin = (init: RequestInit = {}) => ({
  ...init,
  headers: { authorization: `Bearer ${admin.token}` },
})
const get = (url: string) => stack.get(url, asAdmin())
const post = (url: string, body: unknown = {}, token = admin.token) =>
  stack.post(url, body, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  })
const patch = (url: string, body: unknown) =>
  stack.post(url, body, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
  })
const tokenOf = (apiKey: string) =>
  stack.get('/authentication', { headers: { 'x-service-api-key': apiKey } })

/** How many sessions of the database wait for another one. */
async function waitingForLocks({ query }: BatchView): Promise<number> {
  const rows = await query(
    `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  )
  return rows.length
}

let made = 0
const newName = () => `shop ${++made}`
/** A client with a key. */
async function create(change: object = {}): Promise<Answer['body']> {
  const answer = await post(path, { name: newName(), key: { scopes: ['address'] }, ...change })
  expectSuccess(answer, path, CreatedClient)
  return answer.body.data
}

describe('a client', () => {
  it('is created with its first key, which is shown once and exchanged for tokens', async () => {
    const expiresAt = Date.now() + 90 * dayMs
    const given = {
      name: newName(),
      origins: ['https://shop.example', 'http://localhost:5173', 'http://192.168.1.20:5173'],
      rateLimits: { autocomplete: 12_000 },
      policy: 'strict',
    }
    const answer = await post(path, {
      ...given,
      key: { name: 'checkout', scopes: ['address', 'batch'], expiresAt },
    })
    expectSuccess(answer, path, CreatedClient)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { apiKey, keys, id, createdAt, ...kept } = answer.body.data
    expect(kept).toEqual(given)
    expect(keys).toEqual([
      {
        id: expect.any(String),
        prefix: apiKey.slice(0, 11),
        name: 'checkout',
        mode: 'live',
        scopes: ['address', 'batch'],
        createdAt: expect.any(Number),
        expiresAt,
      },
    ])
    const token = await tokenOf(apiKey)
    expect(decodeJwt(token.body.data.token)).toMatchObject({ sub: id, scope: 'address batch' })

    const shown = await get(`${path}/${id}`)
    expectSuccess(shown, `${path}/${id}`, Client)
    expect(shown.body.data).toMatchObject({ id, ...given, createdAt })
    expect(JSON.stringify(shown.body)).not.toContain(apiKey)
  })

  it('can be created without a key, and with a name in any script', async () => {
    const answer = await post(path, { name: 'ラーメン屋 🍜' })
    expectSuccess(answer, path, CreatedClient)
    expect(answer.body.data).toEqual({
      id: expect.any(String),
      name: 'ラーメン屋 🍜',
      origins: [],
      rateLimits: {},
      createdAt: expect.any(Number),
      keys: [],
    })
  })

  it('changes only in the fields that the request names', async () => {
    const { id, keys } = await create({
      origins: ['https://a.example'],
      rateLimits: { details: 5, other: 6 },
    })
    const name = newName()
    const changed = await patch(`${path}/${id}`, {
      name,
      policy: 'lenient',
      rateLimits: { details: null, batches: 7 },
    })
    expectSuccess(changed, `${path}/${id}`, Client)
    expect(changed.body.data).toMatchObject({
      name,
      policy: 'lenient',
      origins: ['https://a.example'],
      keys,
    })
    expect(changed.body.data.rateLimits).toEqual({ other: 6, batches: 7 })
    const again = await patch(`${path}/${id}`, {
      policy: null,
      origins: ['https://b.example', 'https://b.example'],
    })
    expect(again.body.data).not.toHaveProperty('policy')
    expect(again.body.data).toMatchObject({
      name,
      origins: ['https://b.example'],
      rateLimits: { other: 6, batches: 7 },
    })
    expect((await patch(`${path}/${id}`, {})).body.data).toEqual(again.body.data)
    const [row] = await store.query('select origins, rate_limits from clients where id = $1', [id])
    expect(row).toEqual({ origins: ['https://b.example'], rate_limits: { other: 6, batches: 7 } })
  })

  it('is listed with the others by name, page by page, each with its own keys only', async () => {
    await Promise.all([create(), create(), create()])
    const names: string[] = []
    const owners = new Map<string, string>()
    for (let cursor = ''; ; ) {
      const page = await get(`${path}?limit=2${cursor && `&cursor=${cursor}`}`)
      expectSuccess(page, path, ClientPage)
      for (const { name, id, keys } of page.body.data.clients) {
        names.push(name)
        for (const key of keys) owners.set(key.id, id)
      }
      cursor = page.body.data.nextCursor
      if (!cursor) break
    }
    const clients = await store.query('select name from clients order by name')
    expect(names).toEqual(clients.map(({ name }) => name))
    const keys = await store.query('select id, client_id from api_keys')
    expect(owners).toEqual(new Map(keys.map(({ id, client_id }) => [id, client_id])))
  })

  it('spends nothing once all its keys have ended: its batches pause', async () => {
    const { id } = await create()
    const { id: other } = await create()
    for (const clientId of [id, other])
      await store.query(
        "insert into batches (id, client_id, status, strategy, policy) values (gen_random_uuid(), $1, 'running', 'places', 'normal')",
        [clientId],
      )
    await post(`${path}/${id}/revoke`)
    const batches = await store.query('select client_id, status, paused_reason from batches')
    expect(batches).toContainEqual({ client_id: id, status: 'paused', paused_reason: 'client' })
    expect(batches).toContainEqual({ client_id: other, status: 'running', paused_reason: null })
  })
  it.each([
    ['rotated', ({ keys }) => post(`${keysPath}/${keys[0].id}/rotate`)],
    ['added', ({ id }) => post(`${path}/${id}/keys`, { scopes: ['address'] })],
  ] satisfies [string, (client: Answer['body']) => Promise<Answer>][])(
    'that has all its keys revoked while one is being %s has none afterwards',
    async (_, makeKey) => {
      const client = await create()
      const holder = new pg.Client({ connectionString: stack.databaseUrl })
      await holder.connect()
      // Each change waits for its entry there.
      await holder.query('begin; lock table audit in access exclusive mode')
      const making = makeKey(client)
      await expect.poll(() => waitingForLocks(store)).toBe(1)
      const revoking = post(`${path}/${client.id}/revoke`)
      await expect.poll(() => waitingForLocks(store)).toBe(2)
      await holder.query('commit')
      await holder.end()
      const made = (await making).body.data
      expect((await revoking).status).toBe(200)
      for (const { apiKey } of [client, made])
        expectFailure(await tokenOf(apiKey), { status: 400, code: 5000 })
    },
  )

  it('can have all its keys revoked at once, which leaves the keys of other clients valid', async () => {
    const [one, other] = [await create(), await create()]
    await post(`${path}/${one.id}/keys`, { scopes: ['batch'] })
    const url = `${path}/${one.id}/revoke`
    const answer = await post(url)
    expectSuccess(answer, url, Client)
    expect(
      answer.body.data.keys.map(({ revokedAt }: { revokedAt: unknown }) => typeof revokedAt),
    ).toEqual(['number', 'number'])
    expectFailure(await tokenOf(one.apiKey), { status: 400, code: 5000 })
    expect((await tokenOf(other.apiKey)).status).toBe(200)
    expect((await post(url)).body.data).toEqual(answer.body.data)
  })
})

describe('a key', () => {
  it('is added to a client with the requested name and expiry', async () => {
    const { id } = await create()
    const url = `${path}/${id}/keys`
    const answer = await post(url, { scopes: ['batch', 'batch'] })
    expectSuccess(answer, url, CreatedKey)
    expect(answer.body.data).toEqual({
      id: expect.any(String),
      prefix: answer.body.data.apiKey.slice(0, 11),
      name: 'key',
      mode: 'live',
      scopes: ['batch'],
      createdAt: expect.any(Number),
      apiKey: expect.stringMatching(/^addr_[\w-]{43}$/),
    })
    expect((await tokenOf(answer.body.data.apiKey)).status).toBe(200)
    expect((await get(`${path}/${id}`)).body.data.keys).toHaveLength(2)
  })

  it('of the test mode is shown with its client, and cannot administer', async () => {
    const { id } = await create()
    const url = `${path}/${id}/keys`
    const answer = await post(url, { scopes: ['address'], mode: 'test' })
    expectSuccess(answer, url, CreatedKey)
    const { apiKey, ...key } = answer.body.data
    expect(key).toMatchObject({ mode: 'test', prefix: apiKey.slice(0, 16) })
    expect(apiKey).toMatch(/^addr_test_[\w-]{43}$/)
    expect((await get(`${path}/${id}`)).body.data.keys[1]).toEqual(key)
    expect((await tokenOf(apiKey)).body.statusCode).toBe(5009)
    const refused = await post(url, { scopes: ['admin'], mode: 'test' })
    expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'scopes'])
  })

  it('is rotated: both keys get tokens until the overlap ends, then only the new one does', async () => {
    const expiresAt = Date.now() + 300 * dayMs
    const { apiKey, keys } = await create({ key: { name: 'web', scopes: ['address'], expiresAt } })
    const url = `${keysPath}/${keys[0].id}/rotate`
    const answer = await post(url, {})
    expectSuccess(answer, url, RotatedKey)
    const { apiKey: newKey, replaced, ...rotated } = answer.body.data
    expect(rotated).toMatchObject({ name: 'web', scopes: ['address'], expiresAt })
    expect(replaced).toEqual({
      ...keys[0],
      expiresAt: expect.closeTo(Date.now() + dayMs, -5),
      lastUsedAt: undefined,
    })
    expect([(await tokenOf(apiKey)).status, (await tokenOf(newKey)).status]).toEqual([200, 200])
    await store.query(
      "update api_keys set expires_at = now() - interval '1 second' where id = $1",
      [keys[0].id],
    )
    expectFailure(await tokenOf(apiKey), { status: 400, code: 5000 })
    expect((await tokenOf(newKey)).status).toBe(200)
  })

  it('cannot be rotated twice, because its successor would end with it', async () => {
    const { keys } = await create()
    const [old] = keys
    const successor = (await post(`${keysPath}/${old.id}/rotate`)).body.data
    const again = await post(`${keysPath}/${old.id}/rotate`)
    expectFailure(again, { status: 404, code: 6008, errors: [{ code: 'ROTATED' }] })
    expect(again.body.errors[0].message).toContain(successor.id)
    expect((await post(`${keysPath}/${successor.id}/rotate`)).status).toBe(200)
  })
  it('rotated without overlap ends at once; a key that expires before the overlap ends keeps its expiry', async () => {
    const one = await create()
    const { body } = await post(`${keysPath}/${one.keys[0].id}/rotate`, { overlapSeconds: 0 })
    expect([(await tokenOf(one.apiKey)).status, (await tokenOf(body.data.apiKey)).status]).toEqual([
      400, 200,
    ])
    const expiresAt = Date.now() + 3_600_000
    const other = await create({ key: { scopes: ['address'], expiresAt } })
    const { data } = (
      await post(`${keysPath}/${other.keys[0].id}/rotate`, { overlapSeconds: 86_400 })
    ).body
    expect([data.expiresAt, data.replaced.expiresAt]).toEqual([expiresAt, expiresAt])
  })

  it('is revoked once, and can neither be revoked nor rotated afterwards', async () => {
    const { apiKey, keys } = await create()
    const url = `${keysPath}/${keys[0].id}/revoke`
    const answer = await post(url)
    expectSuccess(answer, url, ApiKey)
    expect(answer.body.data).toEqual({ ...keys[0], revokedAt: expect.any(Number) })
    expectFailure(await tokenOf(apiKey), { status: 400, code: 5000 })
    expectFailure(await post(url), { status: 404, code: 6008 })
    expectFailure(await post(`${keysPath}/${keys[0].id}/rotate`), { status: 404, code: 6008 })
  })

  it('that has expired can neither be revoked nor rotated', async () => {
    const { keys } = await create()
    await store.query('update api_keys set expires_at = now() where id = $1', [keys[0].id])
    for (const change of ['revoke', 'rotate'])
      expectFailure(await post(`${keysPath}/${keys[0].id}/${change}`), { status: 404, code: 6008 })
  })
})

describe('usage', () => {
  it('is shown for one client only, by day and SKU, for the requested days', async () => {
    const [one, other] = [await create(), await create()]
    const charge = (
      clientId: string,
      daysAgo: number,
      billed: string,
      calls: number,
      microUsd: number,
    ) =>
      store.query(
        `insert into ledger (worker_id, day, client_id, billed, calls, micro_usd, entries)
         values (gen_random_uuid(), (now() at time zone 'America/Los_Angeles')::date - $2::integer, $1, $3, $4, $5, 1)`,
        [clientId, daysAgo, billed, calls, microUsd],
      )
    await charge(one.id, 0, 'newAutocomplete', 10, 28_300)
    await charge(one.id, 0, 'newAutocomplete', 1, 2830)
    await charge(one.id, 0, 'newDetails', 2, 10_000)
    await charge(one.id, 6, 'newDetails', 3, 15_000)
    await charge(one.id, 7, 'newDetails', 100, 500_000)
    await charge(other.id, 0, 'newDetails', 1000, 5_000_000)
    const url = `${path}/${one.id}/usage`
    const answer = await get(`${url}?days=7`)
    expectSuccess(answer, url, Usage)
    const none = { days: [], calls: 0, usd: 0 }
    const { days, ...sums } = answer.body.data
    expect(sums).toEqual({ calls: 16, usd: 0.05613, test: none })
    const [{ day: today }] = days
    const sixDaysAgo = new Date(Date.parse(today) - 6 * dayMs).toISOString().slice(0, 10)
    expect(days).toEqual([
      { day: today, sku: 'Autocomplete Requests', calls: 11, usd: 0.03113 },
      { day: today, sku: 'Place Details Essentials', calls: 2, usd: 0.01 },
      { day: sixDaysAgo, sku: 'Place Details Essentials', calls: 3, usd: 0.015 },
    ])
    expect((await get(url)).body.data.calls).toBe(116)
    expect((await get(`${path}/${(await create()).id}/usage`)).body.data).toEqual({
      ...none,
      test: none,
    })
  })
})

describe('signing keys', () => {
  it('are listed without their private halves, and can be rotated on request', async () => {
    const url = '/api/admin/signing-keys'
    const answer = await get(url)
    expectSuccess(answer, url, SigningKeys)
    expect(answer.body.data.keys).toEqual([
      { kid: expect.any(String), createdAt: expect.any(Number), signsFrom: expect.any(Number) },
    ])
    expectSuccess(await post(`${url}/rotate`), `${url}/rotate`, SigningKeys)
  })
})

describe('a caller without the scope admin', () => {
  it.each([
    ['GET', path],
    ['POST', path],
    ['GET', `${path}/${nobody}`],
    ['PATCH', `${path}/${nobody}`],
    ['POST', `${path}/${nobody}/keys`],
    ['POST', `${path}/${nobody}/revoke`],
    ['GET', `${path}/${nobody}/usage`],
    ['POST', `${keysPath}/${nobody}/rotate`],
    ['POST', `${keysPath}/${nobody}/revoke`],
    ['GET', '/api/admin/audit'],
    ['GET', '/api/admin/signing-keys'],
    ['POST', '/api/admin/signing-keys/rotate'],
  ])('is refused at %s %s', async (method, url) => {
    expectFailure(await stack.get(url, { method }), { status: 403, code: 5005, errors: 'some' })
    expectFailure(await stack.get(url, { method, headers: { authorization: '' } }), {
      status: 401,
      code: 5001,
    })
  })

  it('keeps its other rights, while an admin key alone reads no addresses and no batches', async () => {
    for (const url of ['/api/address/details?placeId=a', '/api/address/batches'])
      expectFailure(await get(url), { status: 403, code: 5005, errors: 'some' })
  })
})

describe('refresh', () => {
  it('adds a new token to the reply', async () => {
    expectSuccess(await get(`${path}?refresh=true`), path, ClientPage, { auth: true })
    const answer = await post(path, { name: newName(), refresh: true })
    expectSuccess(answer, path, CreatedClient, { auth: true })
  })
})

describe('invalid input', () => {
  const key = { scopes: ['address'] }
  it.each<[string, object, string, string]>([
    ['no name', { key }, 'name', 'REQUIRED'],
    ['an empty name', { name: '' }, 'name', 'TOO_SHORT'],
    ['a blank name', { name: '  ' }, 'name', 'FORMAT'],
    ['a name with a space at its end', { name: 'a ' }, 'name', 'FORMAT'],
    ['a name of 101 characters', { name: 'a'.repeat(101) }, 'name', 'TOO_LONG'],
    [
      'one letter with 1,000 combining marks',
      { name: `e${'\u0301'.repeat(1000)}` },
      'name',
      'FORMAT',
    ],
    ['a NUL in the name', { name: 'a\0b' }, 'name', 'FORMAT'],
    ['an escape sequence in the name', { name: '\u001b[2Ja' }, 'name', 'FORMAT'],
    ['a lone surrogate in the name', { name: 'a\ud800' }, 'name', 'FORMAT'],
    ['a name that turns the reading direction', { name: 'a\u202eb' }, 'name', 'FORMAT'],
    ['a name with a sign that nobody sees', { name: 'a\u200bb' }, 'name', 'FORMAT'],
    ['a name in another normal form', { name: 'e\u0301' }, 'name', 'FORMAT'],
    ['a number as name', { name: 1 }, 'name', 'TYPE'],
    ['an unknown field', { name: 'a', scopes: ['admin'] }, 'scopes', 'UNKNOWN_FIELD'],
    [
      'an origin with a path',
      { name: 'a', origins: ['https://a.example/'] },
      'origins.0',
      'FORMAT',
    ],
    [
      'an origin over plain HTTP',
      { name: 'a', origins: ['http://a.example'] },
      'origins.0',
      'FORMAT',
    ],
    [
      'an origin with the usual port',
      { name: 'a', origins: ['https://a.example:443'] },
      'origins.0',
      'FORMAT',
    ],
    ['an origin in capitals', { name: 'a', origins: ['https://A.example'] }, 'origins.0', 'FORMAT'],
    [
      'an origin that is not ASCII',
      { name: 'a', origins: ['https://ä.example'] },
      'origins.0',
      'FORMAT',
    ],
    ['an origin for all', { name: 'a', origins: ['*'] }, 'origins.0', 'FORMAT'],
    [
      'an origin for all subdomains',
      { name: 'a', origins: ['https://*.example'] },
      'origins.0',
      'FORMAT',
    ],
    ['null as origin', { name: 'a', origins: ['null'] }, 'origins.0', 'FORMAT'],
    [
      'an origin with a user',
      { name: 'a', origins: ['https://u@a.example'] },
      'origins.0',
      'FORMAT',
    ],
    [
      'an origin with a line end',
      { name: 'a', origins: ['https://a.example\n'] },
      'origins.0',
      'FORMAT',
    ],
    ['another scheme', { name: 'a', origins: ['file://a'] }, 'origins.0', 'FORMAT'],
    [
      '51 origins',
      { name: 'a', origins: Array(51).fill('https://a.example') },
      'origins',
      'TOO_MANY',
    ],
    [
      'a limit of 0',
      { name: 'a', rateLimits: { details: 0 } },
      'rateLimits.details',
      'OUT_OF_RANGE',
    ],
    [
      'a limit beyond all',
      { name: 'a', rateLimits: { details: 100_000_001 } },
      'rateLimits.details',
      'OUT_OF_RANGE',
    ],
    ['a limit of 1.5', { name: 'a', rateLimits: { details: 1.5 } }, 'rateLimits.details', 'TYPE'],
    [
      'a limit of nothing',
      { name: 'a', rateLimits: { details: null } },
      'rateLimits.details',
      'TYPE',
    ],
    [
      'a limit for another kind',
      { name: 'a', rateLimits: { all: 5 } },
      'rateLimits.all',
      'UNKNOWN_FIELD',
    ],
    ['another policy', { name: 'a', policy: 'kind' }, 'policy', 'ENUM'],
    ['a key without scopes', { name: 'a', key: {} }, 'key.scopes', 'REQUIRED'],
    ['a key for nothing', { name: 'a', key: { scopes: [] } }, 'key.scopes', 'TOO_FEW'],
    ['a key for everything', { name: 'a', key: { scopes: ['*'] } }, 'key.scopes.0', 'ENUM'],
    [
      'a key of its own making',
      { name: 'a', key: { ...key, hash: 'a' } },
      'key.hash',
      'UNKNOWN_FIELD',
    ],
    ['a key without a name', { name: 'a', key: { ...key, name: '' } }, 'key.name', 'TOO_SHORT'],
    [
      'a key that has ended',
      { name: 'a', key: { ...key, expiresAt: 1 } },
      'key.expiresAt',
      'OUT_OF_RANGE',
    ],
    [
      'a key that ends after all days',
      { name: 'a', key: { ...key, expiresAt: 9e15 } },
      'key.expiresAt',
      'OUT_OF_RANGE',
    ],
    [
      'a date as end',
      { name: 'a', key: { ...key, expiresAt: '2027-01-31' } },
      'key.expiresAt',
      'TYPE',
    ],
  ])('%s creates no client', async (_, body, field, code) => {
    expectFailure(await post(path, body), { status: 400, code: 4000, errors: 'some' })
    expect((await post(path, body)).body.errors).toContainEqual({
      field,
      code,
      message: expect.any(String),
    })
    expect(await store.query("select 1 from clients where name = 'a'")).toEqual([])
  })

  it.each<[string, object, string, string]>([
    ['a limit of 0', { rateLimits: { other: 0 } }, 'rateLimits.other', 'OUT_OF_RANGE'],
    ['a text as limit', { rateLimits: { other: 'usual' } }, 'rateLimits.other', 'TYPE'],
    ['another policy', { policy: 'kind' }, 'policy', 'ENUM'],
    ['null as name', { name: null }, 'name', 'TYPE'],
    ['an unknown field', { keys: [] }, 'keys', 'UNKNOWN_FIELD'],
  ])('%s changes no client', async (_, body, field, code) => {
    const { id } = await create()
    expectFailure(await patch(`${path}/${id}`, body), {
      status: 400,
      code: 4000,
      errors: [{ field, code }],
    })
  })

  it('an invalid overlap rotates no key', async () => {
    const { keys } = await create()
    const rotate = (body: object) => post(`${keysPath}/${keys[0].id}/rotate`, body)
    for (const [overlapSeconds, code] of [
      [-1, 'OUT_OF_RANGE'],
      [7_776_001, 'OUT_OF_RANGE'],
      ['24h', 'TYPE'],
    ])
      expectFailure(await rotate({ overlapSeconds }), {
        status: 400,
        code: 4000,
        errors: [{ field: 'overlapSeconds', code: String(code) }],
      })
  })

  it('a key whose expiry is in the past is not added', async () => {
    const { id } = await create()
    const answer = await post(`${path}/${id}/keys`, {
      scopes: ['address'],
      expiresAt: Date.now() - 60_000,
    })
    expectFailure(answer, {
      status: 400,
      code: 4000,
      errors: [{ field: 'expiresAt', code: 'OUT_OF_RANGE' }],
    })
  })

  it.each([
    [`${path}?limit=0`, 4000, 'limit'],
    [`${path}?limit=1001`, 4000, 'limit'],
    [`${path}?name=a`, 4000, 'name'],
    [`${path}?cursor=x`, 4012, undefined],
    [`${path}?cursor=${Buffer.from('"a\\u0000"').toString('base64url')}`, 4012, undefined],
    [`/api/admin/audit?cursor=${Buffer.from('"1e9"').toString('base64url')}`, 4012, undefined],
    [`${path}/${nobody}/usage?days=0`, 4000, 'days'],
    [`${path}/${nobody}/usage?days=367`, 4000, 'days'],
    [`${path}/${nobody}/usage?days=all`, 4000, 'days'],
  ])('%s is refused', async (url, code, field) => {
    const answer = await get(url)
    expectFailure(answer, { status: 400, code, errors: 'some' })
    expect(answer.body.errors[0]?.field).toBe(field)
  })

  it.each([
    nobody,
    'x',
    '%00',
    "1' or '1'='1",
    nobody.toUpperCase().replace('0', 'G'),
    'x'.repeat(2000),
  ])('the id %s finds no client and no key', async (id) => {
    const part = encodeURIComponent(id === '%00' ? '\0' : id)
    const answers = [
      await get(`${path}/${part}`),
      await patch(`${path}/${part}`, { name: 'b' }),
      await post(`${path}/${part}/keys`, key),
      await post(`${path}/${part}/revoke`),
      await get(`${path}/${part}/usage`),
    ]
    for (const answer of answers) expectFailure(answer, { status: 404, code: 6007 })
    for (const change of ['rotate', 'revoke'])
      expectFailure(await post(`${keysPath}/${part}/${change}`), { status: 404, code: 6008 })
  })

  it('a name that another client has is refused when a client is created or renamed', async () => {
    const [one, other] = [await create(), await create()]
    expectFailure(await post(path, { name: one.name }), { status: 409, code: 6009 })
    expectFailure(await patch(`${path}/${other.id}`, { name: one.name }), {
      status: 409,
      code: 6009,
    })
    expect((await patch(`${path}/${one.id}`, { name: one.name })).status).toBe(200)
  })

  it('a name that two requests ask for at once goes to one of them', async () => {
    const name = newName()
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(path, { name, key })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  })

  it('a body that is not an object is refused, and so is another method', async () => {
    expectFailure(await post(path, []), {
      status: 400,
      code: 4000,
      errors: [{ field: 'body', code: 'TYPE' }],
    })
    expectFailure(await stack.get(path, asAdmin({ method: 'DELETE' })), { status: 404, code: 4004 })
  })
})
