import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { resumeSku } from '../../shared/quota/limiter.ts'
import { expectFailure } from '../api/expect-envelope.ts'
import { openLedgerView } from '../support/ledger-view.ts'
import { limitsCommand } from '../support/limits-command.ts'
import { type Answer, type Stack, startStack } from '../support/stack.ts'
import { startSandbox, type TestSandbox } from '../support/test-sandbox.ts'

const hedgeAfterMs = 300
const deadlineMs = 3000

/** Where the suggestions of an answer are from. */
const ownersOf = ({ body }: Answer) =>
  new Set(
    (body.data?.predictions ?? []).map(({ placeId }: { placeId: string }) =>
      placeId.startsWith('osm:') ? 'osm' : 'google',
    ),
  )

/** Google first and OpenStreetMap second, each a sandbox of its own. */
async function startBoth(env: Record<string, string> = {}) {
  const osm = await startSandbox()
  const stack = await startStack({
    env: {
      PLACES_FALLBACK: 'osm',
      PHOTON_URL: `${osm.url}/photon`,
      NOMINATIM_URL: `${osm.url}/nominatim`,
      DEADLINE_MS: `${deadlineMs}`,
      PROVIDER_TIMEOUT_MS: '1000',
      ...env,
    },
  })
  return { stack, osm }
}

describe('with OpenStreetMap as the fallback of Google', () => {
  let stack: Stack
  let osm: TestSandbox
  let redis: Redis
  let typed = 0
  beforeAll(async () => {
    ;({ stack, osm } = await startBoth())
    redis = new Redis(stack.redisUrl)
  })
  afterAll(async () => {
    redis?.disconnect()
    await stack?.close()
    await osm?.stop()
  })
  beforeEach(async () => {
    await Promise.all([stack.sandbox.reset(), osm.reset()])
    for (const sku of ['autocomplete', 'details', 'photon', 'nominatim'] as const)
      await resumeSku(redis, sku)
    // A circuit breaker closes again with a call that succeeds.
    const first = async () => ownersOf(await suggest())
    await expect.poll(first, { timeout: 20_000 }).toEqual(new Set(['google']))
    await validate()
    await expect.poll(served, { timeout: 20_000 }).toEqual([])
    await Promise.all([stack.sandbox.reset(), osm.reset()])
  })
  const suggest = (more: Record<string, unknown> = {}, init?: RequestInit) => {
    // Requests that differ, because identical ones share a call.
    typed += 1
    const near = { latitude: 51.5 + typed / 1e5, longitude: -0.12, radius: 20_000 }
    return stack.autocomplete({ input: '10 downing street', near, ...more }, init)
  }
  const validate = () =>
    stack.post('/api/address/validate', {
      line1: '10 Downing Street',
      city: 'London',
      postalCode: 'SW1A 2AA',
      country: 'GB',
    })
  const served = async () => (await stack.get('/ready')).body.fallback
  /** A checkout: types, and chooses the first suggestion. */
  async function checkOut() {
    const suggested = await suggest()
    const [first] = suggested.body.data?.predictions ?? []
    const { sessionToken } = suggested.body.data ?? {}
    const chosen = await stack.details({ placeId: first?.placeId ?? 'none', sessionToken })
    return [suggested, chosen]
  }
  const osmCalls = async () => (await osm.usage()).autocomplete.calls

  it('asks Google alone while it answers', async () => {
    const answers = await checkOut()
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await osmCalls()).toBe(0)
    expect((await stack.get('/api/limits')).body.data.fallback).toEqual([])
  })

  it.each([
    ['is out', { outage: true }],
    ['refuses the key', { keyDenied: true }],
    ['has its quota of the minute used up', { quotaPerMinute: { autocomplete: 0, details: 0 } }],
    ['has its quota of the day used up', { quotaPerDay: { autocomplete: 0, details: 0 } }],
    ['answers nonsense', { errorRate: { html: 1 } }],
    ['resets connections', { errorRate: { reset: 1 } }],
    ['does not answer in time', { errorRate: { hang: 1 } }],
  ])('serves checkouts while Google %s', async (_, behaviour) => {
    await stack.sandbox.behave(behaviour)
    for (let checkout = 0; checkout < 3; checkout += 1) {
      const [suggested, chosen] = await checkOut()
      expect([suggested?.status, chosen?.status]).toEqual([200, 200])
      expect(ownersOf(suggested as Answer)).toEqual(new Set(['osm']))
      expect(suggested?.headers.get('x-provider')).toBe('osm')
      expect(chosen?.body.data).toMatchObject({ attributions: [expect.stringContaining('©')] })
    }
    await expect.poll(served).toEqual(['autocomplete'])
    const { body, status } = await stack.get('/ready')
    expect({ status, missing: body.missing }).toEqual({ status: 200, missing: [] })
    expect((await stack.get('/api/limits')).body.data.fallback).toEqual(['autocomplete'])
  })

  it('serves checkouts while Google fails now and then', async () => {
    await stack.sandbox.behave({ errorRate: { http500: 0.4, reset: 0.2 } })
    const answers = await Promise.all(Array.from({ length: 30 }, () => suggest()))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(answers.every((answer) => ownersOf(answer).size === 1)).toBe(true)
  })

  it('serves checkouts when a budget in dollars is used up, and spends nothing more', async () => {
    await limitsCommand(stack, 'budget', 'service', 'day', '--usd', '0')
    try {
      const spent = async () => (await stack.sandbox.usage()).autocomplete.billedUsd
      await expect.poll(async () => ownersOf(await suggest())).toEqual(new Set(['osm']))
      const before = await spent()
      for (const answer of await checkOut()) expect(answer.status).toBe(200)
      expect(await spent()).toBe(before)
    } finally {
      await limitsCommand(stack, 'budget', 'service', 'day', 'none')
    }
  })

  it('serves a client whose budget is used up, and tells nobody that Google cannot answer', async () => {
    const { token } = await stack.addClient('thrifty')
    await limitsCommand(stack, 'budget', 'thrifty', 'day', '--usd', '0')
    const ids: string[] = []
    const thrifty = () => {
      ids.push(randomUUID())
      const headers = { authorization: `Bearer ${token}`, 'x-request-id': `${ids.at(-1)}` }
      return suggest({}, { headers })
    }
    const lines = () => stack.workers.map(({ output }) => output()).join('')
    const notes = () => lines().match(/the fallback answers/g)?.length ?? 0
    const before = notes()
    await expect.poll(async () => ownersOf(await thrifty())).toEqual(new Set(['osm']))
    expect(ownersOf(await suggest())).toEqual(new Set(['google']))
    expect(ownersOf(await thrifty())).toEqual(new Set(['osm']))
    // The worker's line about the request comes after what it says of the fallback.
    await expect.poll(lines).toContain(ids.at(-1))
    expect(notes()).toBe(before)
    // What a test before this one caused is shown for a moment longer.
    await expect.poll(async () => (await stack.get('/api/limits')).body.data.fallback).toEqual([])
  })

  it('judges an address that a caller waits for', async () => {
    await stack.sandbox.behave({ outage: true })
    const answer = await validate()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('x-provider')).toBe('osm')
    expect(answer.body.data.attributions).toEqual([expect.stringContaining('OpenStreetMap')])
  })

  it('asks the provider that issued a place id, and no other one', async () => {
    const [fromGoogle] = (await suggest()).body.data.predictions
    await stack.sandbox.behave({ outage: true })
    const [fromOsm] = (await suggest()).body.data.predictions
    expectFailure(await stack.details({ placeId: fromGoogle.placeId }), {
      status: 503,
      code: 8003,
      path: '/api/address/details',
    })
    expect((await stack.details({ placeId: fromOsm.placeId })).status).toBe(200)
    await stack.sandbox.behave({})
    await osm.behave({ outage: true })
    expect((await stack.details({ placeId: fromOsm.placeId })).status).toBe(503)
  })

  it('does not ask another provider about what the caller did wrong', async () => {
    const answer = await stack.details({ placeId: 'SBX_unknown' })
    expect(answer.status).toBe(404)
    expect((await osm.usage()).details.calls).toBe(0)
  })

  it("answers with the first one's error when both are out", async () => {
    await Promise.all([stack.sandbox.behave({ keyDenied: true }), osm.behave({ outage: true })])
    const refused = async () => (await suggest()).body.statusCode
    await expect.poll(refused).toBe(8004)
  })

  it('goes back to Google by a trial call, and serves the others meanwhile', async () => {
    await stack.sandbox.behave({ outage: true })
    for (let round = 0; round < 3; round += 1)
      await Promise.all(Array.from({ length: 20 }, () => suggest()))
    await expect.poll(served).toEqual(['autocomplete'])
    await stack.sandbox.behave({ latencyMs: 200 })
    await stack.sandbox.reset()
    const statuses = new Set<number>()
    const isBack = async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => suggest()))
      for (const { status } of answers) statuses.add(status)
      return answers.every((answer) => ownersOf(answer).has('google'))
    }
    await expect.poll(isBack, { timeout: 20_000 }).toBe(true)
    expect(statuses).toEqual(new Set([200]))
    await expect.poll(served).toEqual([])
  })

  it("ends a session on the provider's bill when it goes on with the other one", async () => {
    const ledger = openLedgerView(stack.databaseUrl)
    const chargedUsd = async () =>
      Object.values(await ledger.bySku()).reduce((sum, { microUsd }) => sum + microUsd, 0) / 1e6
    await ledger.begin()
    const { sessionToken } = (await suggest({ sessionToken: crypto.randomUUID() })).body.data
    await stack.sandbox.behave({ outage: true })
    const [place] = (await suggest({ sessionToken })).body.data.predictions
    expect((await stack.details({ placeId: place.placeId, sessionToken })).status).toBe(200)
    const { autocomplete, details } = await stack.sandbox.usage()
    await expect.poll(chargedUsd).toBeCloseTo(autocomplete.billedUsd + details.billedUsd, 6)
    await ledger.close()
  })
})

describe('with OpenStreetMap asked as well when Google is slow', () => {
  let stack: Stack
  let osm: TestSandbox
  beforeAll(async () => {
    ;({ stack, osm } = await startBoth({ HEDGE_AFTER_MS: `${hedgeAfterMs}` }))
  })
  afterAll(async () => {
    await stack?.close()
    await osm?.stop()
  })
  beforeEach(() => Promise.all([stack.sandbox.reset(), osm.reset()]))
  const ask = (input: string) => stack.autocomplete({ input, countries: ['GB'] })

  it('takes the answer that comes first, and counts the call that lost', async () => {
    await stack.sandbox.behave({ latencyMs: 800 })
    const ledger = openLedgerView(stack.databaseUrl)
    const before = (await ledger.bySku()).autocomplete?.calls ?? 0
    const answer = await ask('10 downing street')
    expect(ownersOf(answer)).toEqual(new Set(['osm']))
    expect(answer.headers.get('x-provider-calls')).toBe('2')
    const charged = async () => (await ledger.bySku()).autocomplete?.calls
    await expect.poll(charged).toBe(before + 1)
    expect((await stack.sandbox.usage()).autocomplete).toMatchObject({ calls: 1, failed: 0 })
    await ledger.close()
  })
  it("takes Google's answer when it comes first", async () => {
    await stack.sandbox.behave({ latencyMs: 500 })
    await osm.behave({ latencyMs: 900 })
    expect(ownersOf(await ask('10 downing street, london'))).toEqual(new Set(['google']))
  })
  it('waits for Google when the other one knows no place', async () => {
    await stack.sandbox.behave({ latencyMs: 600 })
    await osm.behave({ latencyMs: 0 })
    const { body } = await ask('16 Zzyzx nowhere')
    expect(body.data.predictions).toEqual([])
    expect((await stack.sandbox.usage()).autocomplete.calls).toBe(1)
  })
  it('asks Google alone when it answers in time', async () => {
    expect(ownersOf(await ask('10 downing street, SW1A'))).toEqual(new Set(['google']))
    expect((await osm.usage()).autocomplete.calls).toBe(0)
  })
})

describe('with Google as the fallback of OpenStreetMap', () => {
  it('asks Google for what the own servers cannot answer', async () => {
    const { stack, osm } = await startBoth({ PLACES_EDITION: 'osm', PLACES_FALLBACK: 'new' })
    const ask = (input: string) => stack.autocomplete({ input, countries: ['GB'] })
    expect(ownersOf(await ask('10 downing street'))).toEqual(new Set(['osm']))
    await osm.behave({ outage: true })
    const answer = await ask('10 downing street, london')
    expect(ownersOf(answer)).toEqual(new Set(['google']))
    const [{ placeId }] = answer.body.data.predictions
    expect((await stack.details({ placeId })).status).toBe(200)
    await stack.close()
    await osm.stop()
  })

  it('does not ask legacy with more countries than it accepts', async () => {
    const { stack, osm } = await startBoth({ PLACES_EDITION: 'osm', PLACES_FALLBACK: 'legacy' })
    await osm.behave({ outage: true })
    const ask = (countries: string[]) =>
      stack.autocomplete({ input: '10 downing street', countries })
    const five = ['AT', 'BE', 'CH', 'DE', 'GB']
    expectFailure(await ask([...five, 'FR']), { status: 503, code: 8003 })
    expect((await stack.sandbox.usage()).autocomplete.calls).toBe(0)
    expect(ownersOf(await ask(five))).toEqual(new Set(['google']))
    await stack.close()
    await osm.stop()
  })
})
