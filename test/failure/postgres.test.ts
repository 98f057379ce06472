import pg from 'pg'
import {
  afterAll,
  afterEach,
  beforeAll,
  describe,
  expect,
  inject,
  it,
  onTestFinished,
} from 'vitest'
import { startTcpProxy, through } from '../faults/tcp-proxy.ts'
import { type DatabaseGate, gateOf } from '../support/database-gate.ts'
import { freePort } from '../support/free-port.ts'
import { inShort, observe } from '../support/load.ts'
import { type Answer, startStack, useStack } from '../support/stack.ts'

const deadlineMs = 5000
const graceMs = 1000

describe('when PostgreSQL is unavailable, the service', () => {
  const stack = useStack()
  let gate: DatabaseGate
  let asked = 0
  beforeAll(async () => {
    gate = await gateOf(stack.databaseUrl)
  })
  afterEach(() => gate.open())
  afterAll(() => gate?.close())

  const input = () => ({ input: `${asked++} rue de la paix` })
  const askToken = () =>
    stack.get('/api/authentication', { headers: { 'x-service-api-key': stack.apiKey } })
  const askTokenWithRefresh = () => stack.autocomplete({ ...input(), refresh: true })
  const askTokenWithUnknownKey = () =>
    stack.get('/authentication', { headers: { 'x-service-api-key': 'addr_unknown' } })
  const needy: [string, () => Promise<Answer>][] = [
    ['the token endpoint', askToken],
    ['the token endpoint for an unknown key', askTokenWithUnknownKey],
  ]

  it('has issued tokens before', async () => {
    expect(inShort(await observe(askToken))).toBe('200')
  })

  it.each(needy)('answers 503 8002 at %s, and bills nothing', async (_what, ask) => {
    await gate.shut()
    await stack.sandbox.reset()
    for (let time = 0; time < 3; time += 1) expect(inShort(await observe(ask))).toBe('503 8002')
    expect((await stack.sandbox.usage()).autocomplete.calls).toBe(0)
  })

  it('still serves addresses to callers with a token, and /ready names PostgreSQL', async () => {
    await gate.shut()
    expect(inShort(await observe(() => stack.autocomplete(input())))).toBe('200')
    expect(
      inShort(await observe(() => stack.details({ placeId: 'SBX_gb-10-downing-street' }))),
    ).toBe('200')
    expect(await stack.missing()).toEqual(['postgres'])
  })

  it('answers a request with refresh all the same, without a new token', async () => {
    await gate.shut()
    const { status, body } = await askTokenWithRefresh()
    expect([status, body.auth]).toEqual([200, undefined])
  })

  it('stays ready for addresses, and /ready says what it refuses', async () => {
    expect(await stack.get('/ready')).toMatchObject({
      status: 200,
      body: { status: 'ready', missing: [], refused: [] },
    })
    await gate.shut()
    expect(await stack.get('/ready')).toMatchObject({
      status: 200,
      body: {
        status: 'ready',
        missing: ['postgres'],
        refused: ['authentication', 'batches', 'stored', 'admin'],
      },
    })
  })

  it('has workers that stay ready for addresses, and say that rows of batches wait', async () => {
    const at = async (env: Record<string, string>) => {
      const port = await freePort()
      await stack.addWorker({ ...env, WORKER_METRICS_PORT: String(port) })
      return async () => {
        const response = await fetch(`http://127.0.0.1:${port}/ready`)
        return { status: response.status, body: await response.json() }
      }
    }
    const interactive = await at({ WORKER_ROLES: 'interactive' })
    const bulk = await at({ WORKER_ROLES: 'bulk' })
    const ready = { status: 200, body: { status: 'ready', missing: [], refused: [] } }
    expect([await interactive(), await bulk()]).toEqual([ready, ready])
    await gate.shut()
    const lacking = { status: 'ready', missing: ['postgres'] }
    expect(await interactive()).toEqual({ status: 200, body: { ...lacking, refused: [] } })
    expect(await bulk()).toEqual({ status: 200, body: { ...lacking, refused: ['batches'] } })
  })

  it('works again when PostgreSQL is back', async () => {
    await gate.shut()
    expect(inShort(await observe(askToken))).toBe('503 8002')
    await gate.open()
    expect(inShort(await observe(askToken))).toBe('200')
    expect(inShort(await observe(askTokenWithRefresh))).toBe('200')
    expect(inShort(await observe(askTokenWithUnknownKey))).toBe('400 5000')
    expect(await stack.missing()).toEqual([])
  })

  it('lets no caller wait beyond the deadline while PostgreSQL does not respond', async () => {
    const locker = new pg.Client({ connectionString: stack.databaseUrl })
    await locker.connect()
    await locker.query('begin')
    await locker.query('lock table api_keys')
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => observe(askToken)))
    await locker.query('rollback')
    await locker.end()
    for (const outcome of outcomes) {
      expect(inShort(outcome)).toBe('503 8002')
      expect(outcome.ms).toBeLessThan(deadlineMs + graceMs)
    }
    await expect.poll(async () => inShort(await observe(askToken))).toBe('200')
  })
})

it.each([
  ['directly', ''],
  ['through a pooler', '?pgbouncer=true'],
])(
  'tokens and revocations come back after the host of PostgreSQL was replaced (reached %s)',
  async (_how, query) => {
    const proxy = await startTcpProxy(inject('databaseUrl'))
    onTestFinished(proxy.close)
    const stack = await startStack({ throughDatabase: (url) => through(url, proxy) + query })
    onTestFinished(stack.close)
    const askToken = () =>
      stack.get('/api/authentication', { headers: { 'x-service-api-key': stack.apiKey } })
    const askTokens = async () =>
      (await Promise.all(Array.from({ length: 8 }, () => observe(askToken)))).map(inShort)
    const issued = Array(8).fill('200')
    expect(await askTokens()).toEqual(issued)

    proxy.vanish()
    await expect.poll(askTokens, { timeout: 20_000 }).toEqual(issued)
    const owner = new pg.Client({ connectionString: stack.databaseUrl })
    await owner.connect()
    await owner.query('update api_keys set revoked_at = now()')
    await owner.end()
    const details = { placeId: 'SBX_gb-10-downing-street' }
    await expect
      .poll(async () => (await stack.details(details)).status, { timeout: 20_000 })
      .toBe(401)
  },
  90_000,
)
