import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { resumeSku } from '../../shared/quota/limiter.ts'
import { openLedgerView } from '../support/ledger-view.ts'
import { metric } from '../support/metric.ts'
import { runProgram } from '../support/run-program.ts'
import { type Calls, callsTo, type Stack, startStack } from '../support/stack.ts'
import { startSandbox, type TestSandbox } from '../support/test-sandbox.ts'

const placeId = 'SBX_gb-10-downing-street'
const address = { line1: '10 Downing Street', city: 'London', country: 'GB' }

/** What stands in for Google is a sandbox too, which counts and prices what reaches it. */
let stack: Stack
let sandbox: TestSandbox
let ledger: ReturnType<typeof openLedgerView>
let test: Calls & { apiKey: string; token: string }
beforeAll(async () => {
  sandbox = await startSandbox()
  stack = await startStack({
    workers: 2,
    env: { TEST_PROVIDER_URL: sandbox.url, PROVIDER_TIMEOUT_MS: '1000' },
  })
  ledger = openLedgerView(stack.databaseUrl)
  const key = await stack.addTestKey()
  test = { ...key, ...callsTo(stack.url, key.token) }
})
afterAll(async () => {
  await ledger?.close()
  await stack?.close()
  await sandbox?.stop()
})
beforeEach(async () => {
  await stack.sandbox.reset()
  await sandbox.reset()
  await stack.sandbox.behave({})
  await sandbox.behave({})
})

const callsAt = async (provider: Pick<TestSandbox, 'usage'>) =>
  Object.values(await provider.usage()).reduce((sum, { calls }) => sum + calls, 0)
const spent = async (calls: Calls) => (await calls.get('/api/limits')).body.data.spent

/** A checkout, and the validation of one address. Returns the statuses. */
async function shopping(calls: Calls): Promise<number[]> {
  const sessionToken = randomUUID()
  const answers = [
    await calls.autocomplete({ input: '10 downing', sessionToken }),
    await calls.autocomplete({ input: '10 downing str', sessionToken }),
    await calls.details({ placeId, sessionToken }),
    await calls.details({ placeId, only: 'placeId' }),
    await calls.post('/api/address/validate', address),
  ]
  return answers.map(({ status }) => status)
}

describe('A test key', () => {
  it('begins with addr_test_, and its token and every renewed one are of the test mode', async () => {
    expect(test.apiKey).toMatch(/^addr_test_[\w-]{43}$/)
    expect(decodeJwt(test.token).mode).toBe('test')
    expect(decodeJwt(stack.token).mode).toBeUndefined()
    const { auth } = (await test.autocomplete({ input: 'x', refresh: true })).body
    expect(decodeJwt(auth.token).mode).toBe('test')
  })

  it('never reaches the live provider, and leaves quota, budget, ledger and usage alone', async () => {
    await ledger.begin()
    const before = await spent(stack)
    expect(await shopping(test)).toEqual([200, 200, 200, 200, 200])
    expect(await callsAt(stack.sandbox)).toBe(0)
    expect(await callsAt(sandbox)).toBeGreaterThanOrEqual(6)
    // A live call is written down after it, so that nothing is still on its way.
    await stack.details({ placeId })
    await expect
      .poll(() => ledger.bySku(), { timeout: 10_000 })
      .toEqual({ details: { calls: 1, microUsd: 5000 } })
    expect((await spent(stack)).day.calls).toBe(before.day.calls + 1)
    expect(await spent(test)).toEqual({ day: { calls: 0, usd: 0 }, month: { calls: 0, usd: 0 } })
  })

  it('makes the calls that a live key makes, which costs nothing', async () => {
    await ledger.begin()
    await Promise.all([shopping(stack), shopping(test)])
    const [live, made] = await Promise.all([stack.sandbox.usage(), sandbox.usage()])
    for (const sku of ['autocomplete', 'details'] as const) {
      expect(live[sku].calls).toBeGreaterThan(0)
      expect(made[sku].calls).toBe(live[sku].calls)
      expect(made[sku].billedUsd).toBe(live[sku].billedUsd)
    }
    const billed = {
      autocomplete: Math.round(live.autocomplete.billedUsd * 1e6),
      details: Math.round(live.details.billedUsd * 1e6),
    }
    await expect
      .poll(async () => {
        const { autocomplete, details } = await ledger.bySku()
        return { autocomplete: autocomplete?.microUsd, details: details?.microUsd }
      })
      .toEqual(billed)
  })

  it('is shown in the usage of its client, apart from live calls', async () => {
    const clients = async (...args: string[]) => {
      const env = { DATABASE_URL: stack.databaseUrl }
      return (await runProgram('services/operator/clients/main.ts', env, args)).output
    }
    const created = await clients('create', 'counted', '--test')
    const [apiKey = ''] = /^addr_test_\S+$/m.exec(created) ?? []
    const answer = await fetch(`${stack.url}/authentication`, {
      headers: { 'x-service-api-key': apiKey },
    })
    const { data } = (await answer.json()) as { data: { token: string } }
    await shopping(callsTo(stack.url, data.token))
    const made = Object.values(await sandbox.usage())
    const sum = (of: 'calls' | 'billedUsd') => made.reduce((total, one) => total + one[of], 0)
    const usage = async () => JSON.parse(await clients('usage', 'counted', '--json'))
    await expect
      .poll(async () => (await usage()).test.calls, { timeout: 10_000 })
      .toBe(sum('calls'))
    await expect.poll(async () => (await usage()).test.usd).toBeCloseTo(sum('billedUsd'), 6)
    expect(await usage()).toMatchObject({ days: [], calls: 0, usd: 0 })
    expect(await clients('usage', 'counted')).toContain(
      'Test keys: to the sandbox, which costs nothing\nDAY ',
    )
  })

  it('is told of the sandbox by every answer, also where no call was made', async () => {
    const answers = [
      await test.autocomplete({ input: '10 downing' }),
      await test.autocomplete({ input: '1' }),
      await test.autocomplete({ input: 7 as unknown as string }),
      await test.details({ placeId: 'SBX_obsolete' }),
      await test.get('/api/limits'),
      await test.get('/api/address/batches'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 400, 404, 200, 200])
    expect(new Set(answers.map(({ headers }) => headers.get('x-provider')))).toEqual(
      new Set(['sandbox']),
    )
    expect((await test.get('/api/limits')).body.data).toMatchObject({ sandbox: true, quotas: [] })
    expect((await stack.get('/api/limits')).body.data).toMatchObject({ sandbox: false })
    expect((await stack.get('/api/limits')).headers.get('x-provider')).toBeNull()
  })

  it('gets page tokens of the test mode, for the origins of its client', async () => {
    const origin = 'https://shop.example'
    const { default: pg } = await import('pg')
    const client = new pg.Client(stack.databaseUrl)
    await client.connect()
    await client.query(`update clients set origins = $1 where name = 'shop'`, [[origin]])
    await client.end()
    const pageToken = async () => {
      const response = await fetch(`${stack.url}/authentication/page`, {
        method: 'POST',
        headers: { 'x-service-api-key': test.apiKey, 'content-type': 'application/json' },
        body: JSON.stringify({ origin }),
      })
      // biome-ignore lint/suspicious/noExplicitAny: read by its test
      return { status: response.status, body: (await response.json()) as any }
    }
    await expect.poll(async () => (await pageToken()).status, { timeout: 5000 }).toBe(200)
    const { token } = (await pageToken()).body.data
    expect(decodeJwt(token).mode).toBe('test')
    const page = callsTo(stack.url, token)
    const { status, headers } = await page.autocomplete(
      { input: '10 downing' },
      { headers: { origin } },
    )
    expect([status, headers.get('x-provider')]).toEqual([200, 'sandbox'])
    expect(await callsAt(stack.sandbox)).toBe(0)
  })
})

describe('Identical requests of a test key and a live key at the same time', () => {
  it('share no call: each gets the answer of its own provider', async () => {
    await stack.sandbox.behave({ latencyMs: 300 })
    await sandbox.behave({ latencyMs: 300 })
    const sessionToken = randomUUID()
    const twice = (ask: (calls: Calls) => Promise<{ status: number }>) =>
      Promise.all([ask(stack), ask(test)])
    await Promise.all([
      twice((calls) => calls.autocomplete({ input: '10 downing' })),
      twice((calls) => calls.autocomplete({ input: '10 downing', sessionToken })),
      twice((calls) => calls.details({ placeId })),
    ])
    expect(await callsAt(stack.sandbox)).toBe(3)
    expect(await callsAt(sandbox)).toBe(3)
  })

  it.each(['stack', 'test'] as const)('fail only where the provider of %s fails', async (who) => {
    await (who === 'stack' ? stack.sandbox : sandbox).behave({ keyDenied: true, latencyMs: 100 })
    await (who === 'stack' ? sandbox : stack.sandbox).behave({ latencyMs: 100 })
    const ask = (calls: Calls) => calls.details({ placeId: 'SBX_us-1600-amphitheatre-parkway' })
    const [live, made] = await Promise.all([ask(stack), ask(test)])
    expect([live.status, made.status]).toEqual(who === 'stack' ? [503, 200] : [200, 503])
    if (who === 'test') return
    // The live SKU is paused now. That does not concern test keys.
    expect((await ask(test)).status).toBe(200)
    const redis = new Redis(stack.redisUrl)
    await resumeSku(redis, 'details')
    redis.disconnect()
    // Edges and workers hear of it within a second.
    await stack.sandbox.behave({})
    await expect.poll(async () => (await ask(stack)).status, { timeout: 10_000 }).toBe(200)
  })
})

describe('Every fault of the sandbox', () => {
  const faults: [fault: string, status: number, code: number][] = [
    ['rate limit', 503, 7001],
    ['daily limit', 503, 7001],
    ['outage', 503, 8003],
    ['server error', 503, 8003],
    ['unknown error', 503, 8003],
    ['malformed', 502, 8005],
    ['html', 502, 8005],
    ['null', 502, 8005],
    ['reset', 503, 8003],
    ['hang', 503, 8003],
    ['key denied', 503, 8004],
  ]

  it('comes to the test key that asks for it, and to nobody else, in any order', async () => {
    const seen: [string, number, number][] = []
    for (const [fault] of faults) {
      const { status, body } = await test.autocomplete({ input: `fault: ${fault}` })
      seen.push([fault, status, body.statusCode])
      // No breaker, no pause: the next request is answered.
      expect((await test.autocomplete({ input: '10 downing' })).status).toBe(200)
      expect((await stack.autocomplete({ input: '10 downing' })).status).toBe(200)
    }
    expect(seen).toEqual(faults)
    expect((await stack.get('/api/limits')).body.data).toMatchObject({ paused: [], slowed: [] })
  }, 60_000)
})

describe('Metrics', () => {
  it('tell the modes apart: live figures have nothing of test keys', async () => {
    const edge = (name: string) => metric(stack.url, name)
    const live = () => edge('address_http_request_seconds_count')
    const errors = () => edge('address_request_errors_total')
    const before = [await errors(), await edge('address_test_request_errors_total')]
    await test.autocomplete({ input: 'fault: outage' })
    const liveBefore = await live()
    const after = await edge('address_test_http_request_seconds_count')
    await test.autocomplete({ input: '10 downing' })
    expect([await errors(), await edge('address_test_request_errors_total')]).toEqual([
      before[0],
      (before[1] ?? 0) + 1,
    ])
    expect(await edge('address_test_http_request_seconds_count')).toBe(after + 1)
    // The calls of /metrics themselves are live ones.
    expect((await live()) - liveBefore).toBeLessThanOrEqual(6)
  })
})
