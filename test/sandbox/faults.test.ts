import { once } from 'node:events'
import { get as httpGet, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import type { SandboxOptions } from '../../services/sandbox/app.ts'
import { collectedLog } from '../support/collected-log.ts'
import { smallSandbox } from './small-world.ts'

const ID = 'SBX_fr-12-rue-des-lilas'

describe('the keys of the sandbox', () => {
  test.each([
    ['', 'REQUEST_DENIED', 403, undefined],
    ['invalid', 'REQUEST_DENIED', 400, 'API_KEY_INVALID'],
    ['denied', 'REQUEST_DENIED', 403, 'API_KEY_SERVICE_BLOCKED'],
  ])('include "%s", which is refused in both styles', async (key, status, code, reason) => {
    const { legacy, autocomplete, usage } = smallSandbox()
    const old = await legacy('place/autocomplete', { input: 'a' }, key)
    expect([old.statusCode, old.body.status]).toEqual([200, status])
    const { statusCode, body } = await autocomplete({ input: 'a' }, { 'x-goog-api-key': key })
    expect([statusCode, body.error.details?.[0].reason]).toEqual([code, reason])
    expect((await usage()).autocomplete).toMatchObject({ calls: 2, refused: 2, billedUsd: 0 })
  })

  test.each(['', 'invalid', 'denied'])('are refused by geocoding too: "%s"', async (key) => {
    const { legacy, usage } = smallSandbox()
    for (const query of [{ address: '12 rue des lilas' }, { latlng: '45.7,4.8' }, {}]) {
      const { statusCode, body } = await legacy('geocode', query, key)
      expect([statusCode, body.status, body.results]).toEqual([200, 'REQUEST_DENIED', []])
    }
    expect((await usage()).geocoding).toMatchObject({ calls: 3, refused: 3, billedUsd: 0 })
  })

  test.each([
    ['', 403],
    ['invalid', 400],
    ['denied', 403],
  ])('are refused by New details and Address Validation too: "%s"', async (key, code) => {
    const { get, validate } = smallSandbox()
    const headers = { 'x-goog-api-key': key, 'x-goog-fieldmask': 'id' }
    expect((await get(`/v1/places/${ID}`, headers)).statusCode).toBe(code)
    const address = { addressLines: ['12 Rue des Lilas'] }
    expect((await validate({ address }, headers)).statusCode).toBe(code)
  })

  test('may be in the query of the New edition too', async () => {
    const { app } = smallSandbox()
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/v1/places:autocomplete?key=k',
      payload: { input: 'lyon' },
    })
    expect(statusCode).toBe(200)
  })
})

test('the sandbox logs its own bugs, but not ordinary requests', async () => {
  const { log, lines } = collectedLog()
  const broken = smallSandbox({ log, gazetteer: {} as SandboxOptions['gazetteer'] })
  expect((await broken.legacy('place/autocomplete', {}, '')).statusCode).toBe(200)
  expect(lines).toEqual([])
  expect((await broken.autocomplete({ input: 'lyon' })).statusCode).toBe(500)
  expect(lines).toMatchObject([{ err: { type: 'TypeError' } }])
})

describe('the test inputs of the sandbox', () => {
  test.each([
    ['fault: rate limit', 200, 'OVER_QUERY_LIMIT', 429, 'RESOURCE_EXHAUSTED'],
    ['Fault:  Daily Limit ', 200, 'OVER_QUERY_LIMIT', 429, 'RESOURCE_EXHAUSTED'],
    ['fault: outage', 503, 'UNKNOWN_ERROR', 503, 'UNAVAILABLE'],
    ['fault: outage, 10115 Berlin, Germany', 503, 'UNKNOWN_ERROR', 503, 'UNAVAILABLE'],
    ['fault: server error', 500, 'UNKNOWN_ERROR', 500, 'INTERNAL'],
    ['fault: unknown error', 200, 'UNKNOWN_ERROR', 500, 'INTERNAL'],
    ['fault: key denied', 200, 'REQUEST_DENIED', 403, 'PERMISSION_DENIED'],
  ])('give the documented faults: %s', async (input, oldCode, oldStatus, newCode, newStatus) => {
    const { legacy, autocomplete } = smallSandbox()
    const old = await legacy('place/autocomplete', { input })
    expect([old.statusCode, old.body.status]).toEqual([oldCode, oldStatus])
    const { statusCode, body } = await autocomplete({ input })
    expect([statusCode, body.error.status]).toEqual([newCode, newStatus])
  })

  test("differ for legacy's two limits only in the message; New names the limit", async () => {
    const { legacy, details } = smallSandbox()
    expect((await legacy('geocode', { address: 'fault: rate limit' })).body.error_message).toBe(
      'You have exceeded your rate-limit for this API.',
    )
    expect((await legacy('geocode', { address: 'fault: daily limit' })).body.error_message).toBe(
      'You have exceeded your daily request quota for this API. If you did not set a custom ' +
        'daily request quota, verify your project has an active billing account: ' +
        'http://g.co/dev/maps-no-account',
    )
    const { body } = await details('SBX_fault_daily_limit', 'id')
    expect(body.error.details[0]).toMatchObject({
      reason: 'RATE_LIMIT_EXCEEDED',
      metadata: { quota_limit: 'GetPlaceRequestPerDayPerProject' },
    })
  })

  test.each([
    ['SBX_fault_html', /^<!DOCTYPE html>/],
    ['SBX_fault_null', /^null$/],
    ['SBX_fault_malformed', /^\{.*[^}]$/],
  ])('include the place id %s, which answers 200 with a useless body', async (placeId, pattern) => {
    const { details, usage } = smallSandbox()
    const { statusCode, text } = await details(placeId, 'location')
    expect([statusCode, pattern.test(text)]).toEqual([200, true])
    expect((await usage()).details).toMatchObject({ calls: 1, failed: 1, billedUsd: 0 })
  })

  test('include a page in place of an answer, as for a URL that is too long for Google', async () => {
    const { app, details, usage } = smallSandbox()
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const { statusCode, text } = await details('SBX_fault_too_long', 'location')
    expect([statusCode, text]).toEqual([414, expect.stringMatching(/^<!DOCTYPE html>/)])
    const path = '/maps/api/geocode/json?key=k&address='
    const statusOf = async (length: number) =>
      (await fetch(`http://127.0.0.1:${port}${path.padEnd(length, 'x')}`)).status
    expect(await Promise.all([16_384, 16_385, 40_000].map(statusOf))).toEqual([200, 414, 414])
    expect((await usage()).geocoding).toMatchObject({ calls: 3, failed: 2 })
    await app.close()
  })

  test('include a slow answer, which comes after three seconds and is billed', async () => {
    const { details, clock, usage } = smallSandbox()
    expect((await details('SBX_fault_slow', 'location')).statusCode).toBe(200)
    expect(clock.slept).toEqual([3_000])
    expect((await usage()).details.billedUsd).toBe(0.005)
  })

  test('include a reset, which closes the connection without an answer', async () => {
    const { app } = smallSandbox()
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const asked = httpGet({
      port,
      host: '127.0.0.1',
      path: '/maps/api/geocode/json?key=k&address=fault:%20reset',
    })
    const [error] = await once(asked, 'error')
    expect(error).toMatchObject({ code: 'ECONNRESET' })
    await app.close()
  })

  test('include a hanging call, which never answers and does not keep the sandbox from closing', async () => {
    const { app, get } = smallSandbox()
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const answers: IncomingMessage[] = []
    const asked = httpGet(
      { port, host: '127.0.0.1', path: '/maps/api/geocode/json?key=k&address=fault:%20hang' },
      (answer) => answers.push(answer),
    )
    const ended = once(asked, 'error')
    while ((await get('/sandbox/usage')).body.geocoding.failed === 0)
      await new Promise(setImmediate)
    await app.close()
    await ended
    expect(answers).toEqual([])
  })
})

describe('the behaviour switches of the sandbox', () => {
  test.each([
    [{ latencyMs: 'slow' }, 'latencyMs'],
    [{ latencyMs: { p50: 10 } }, 'latencyMs'],
    [{ latencyMs: { p50: 10, p99: 5 } }, 'latencyMs.p99'],
    [{ errorRate: { http500: 1.5 } }, 'errorRate.http500'],
    [{ errorRate: { http500: 0.7, hang: 0.7 } }, 'errorRate'],
    [{ errorRate: { http502: 0.1 } }, 'errorRate.http502'],
    [{ quotaPerMinute: { details: -1 } }, 'quotaPerMinute.details'],
    [{ realLimitPerMinute: { details: -1 } }, 'realLimitPerMinute.details'],
    [{ refuseShare: 1.5 }, 'refuseShare'],
    [{ nonsense: true }, 'nonsense'],
    [{ outage: 'yes' }, 'outage'],
  ])('refuse %j, and name the field', async (body, field) => {
    const { behave } = smallSandbox()
    const answer = await behave(body)
    expect([answer.statusCode, answer.body.field]).toEqual([400, field])
  })

  test('are at their defaults where a new behaviour omits them, and after a reset', async () => {
    const { app, behave, legacy, get } = smallSandbox()
    await behave({ outage: true })
    expect((await legacy('geocode', { place_id: ID })).statusCode).toBe(503)
    await behave({ latencyMs: 5 })
    expect((await legacy('geocode', { place_id: ID })).body.status).toBe('OK')
    await app.inject({ method: 'POST', url: '/sandbox/reset' })
    expect((await get('/sandbox/behaviour')).body).toMatchObject({ latencyMs: 0, outage: false })
    expect((await get('/sandbox/usage')).body.geocoding.calls).toBe(0)
  })

  test('can add latency to each call, by the injected clock', async () => {
    const { behave, legacy, clock } = smallSandbox()
    await behave({ latencyMs: 80 })
    await legacy('geocode', { place_id: ID })
    expect(clock.slept).toEqual([80])
    await behave({ latencyMs: { p50: 80, p99: 400 } })
    for (let call = 0; call < 400; call += 1) await legacy('geocode', { place_id: ID })
    const sorted = clock.slept.slice(1).sort((a, b) => a - b)
    expect(sorted[200]).toBeGreaterThan(65)
    expect(sorted[200]).toBeLessThan(95)
    expect(sorted[395]).toBeGreaterThan(200)
  })

  test('can fail a share of the calls, the same ones for the same seed', async () => {
    const run = async () => {
      const { behave, legacy } = smallSandbox({ seed: 7 })
      await behave({ errorRate: { http500: 0.2, http503: 0.1 } })
      const codes = []
      for (let call = 0; call < 500; call += 1)
        codes.push((await legacy('geocode', { place_id: ID })).statusCode)
      return codes
    }
    const first = await run()
    const count = (code: number) => first.filter((other) => other === code).length
    expect(count(500)).toBeGreaterThan(70)
    expect(count(500)).toBeLessThan(130)
    expect(count(503)).toBeGreaterThan(25)
    expect(await run()).toEqual(first)
  })

  test('can turn billing off and deny a key', async () => {
    const { behave, legacy, details } = smallSandbox()
    await behave({ billingDisabled: true })
    for (const [path, query] of [
      ['geocode', { place_id: ID }],
      ['place/details', { place_id: ID }],
      ['place/autocomplete', { input: 'lyon' }],
    ] as const)
      expect((await legacy(path, query)).body).toMatchObject({
        status: 'REQUEST_DENIED',
        error_message: expect.stringMatching(/enable Billing/),
      })
    expect((await details(ID, 'id')).body.error.details[0].reason).toBe('BILLING_DISABLED')
    await behave({ keyDenied: true })
    expect((await legacy('place/details', { place_id: ID })).body.status).toBe('REQUEST_DENIED')
  })
})

describe('the quota of the sandbox', () => {
  test('has a limit per second, minute and day, in sliding windows, and refused calls do not count', async () => {
    const { behave, details, clock, usage } = smallSandbox()
    await behave({
      quotaPerSecond: { details: 2 },
      quotaPerMinute: { details: 3 },
      quotaPerDay: { details: 4 },
    })
    const limits: (string | undefined)[] = []
    for (const wait of [0, 999, 0, 1, 0, 999, 58_001, 0]) {
      clock.advance(wait)
      limits.push(
        (await details(ID, 'location')).body.error?.details[0].metadata.quota_limit.replace(
          'GetPlaceRequest',
          '',
        ),
      )
    }
    const [second, minute, day] = ['PerSecondPerProject', 'PerMinutePerProject', 'PerDayPerProject']
    expect(limits).toEqual([
      undefined,
      undefined,
      second,
      undefined,
      minute,
      minute,
      undefined,
      day,
    ])
    expect((await usage()).details).toMatchObject({ calls: 8, refused: 4, billedUsd: 0.02 })
  })

  test('begins its day at midnight Pacific', async () => {
    const { behave, legacy, clock } = smallSandbox()
    await behave({ quotaPerDay: { geocoding: 1 } })
    const status = async () => (await legacy('geocode', { place_id: ID })).body.status
    expect([await status(), await status()]).toEqual(['OK', 'OVER_QUERY_LIMIT'])
    clock.advance(19 * 3_600_000)
    expect(await status()).toBe('OVER_QUERY_LIMIT')
    clock.advance(3_600_000)
    expect(await status()).toBe('OK')
  })

  test('can have an unannounced limit, above which calls are refused as too many a minute, in both editions', async () => {
    const { behave, legacy, details, clock } = smallSandbox()
    await behave({ realLimitPerMinute: { details: 2 } })
    const ask = async () => (await details(ID, 'location')).body
    expect((await ask()).location).toBeDefined()
    expect((await legacy('place/details', { place_id: ID })).body.status).toBe('OK')
    expect((await ask()).error).toMatchObject({
      status: 'RESOURCE_EXHAUSTED',
      details: [{ metadata: { quota_limit: 'GetPlaceRequestPerMinutePerProject' } }],
    })
    const refused = await legacy('place/details', { place_id: ID })
    expect([refused.statusCode, refused.body.status]).toEqual([200, 'OVER_QUERY_LIMIT'])
    expect((await legacy('place/autocomplete', { input: 'lyon' })).body.status).toBe('OK')
    clock.advance(60_000)
    expect((await ask()).location).toBeDefined()
  })

  test('refuses a set share of the calls above that limit, the same at each run', async () => {
    const { behave, details } = smallSandbox()
    const run = async () => {
      await behave({ realLimitPerMinute: { details: 0 }, refuseShare: 0.25 })
      const statuses: number[] = []
      for (let n = 0; n < 200; n += 1) statuses.push((await details(ID, 'location')).statusCode)
      return statuses
    }
    const statuses = await run()
    const share = statuses.filter((status) => status === 429).length / statuses.length
    expect(share).toBeGreaterThan(0.15)
    expect(share).toBeLessThan(0.35)
    expect(await run()).toEqual(statuses)
  })

  test('is separate for each operation', async () => {
    const { behave, legacy } = smallSandbox()
    await behave({ quotaPerMinute: { details: 0 } })
    expect((await legacy('place/details', { place_id: ID })).body.status).toBe('OVER_QUERY_LIMIT')
    expect((await legacy('place/autocomplete', { input: 'lyon' })).body.status).toBe('OK')
  })
})

describe('the sandbox’s own routes', () => {
  test.each([
    ['127.0.0.1', 200],
    ['10.1.2.3', 200],
    ['::ffff:192.168.0.9', 200],
    ['::1', 200],
    ['203.0.113.7', 403],
    ['2001:db8::1', 403],
  ])('answer %s with %d', async (remoteAddress, statusCode) => {
    const { app } = smallSandbox()
    expect((await app.inject({ url: '/sandbox/usage', remoteAddress })).statusCode).toBe(statusCode)
  })

  test('tell everybody nothing but that it runs', async () => {
    const { app } = smallSandbox()
    const { statusCode, body } = await app.inject({ url: '/health', remoteAddress: '203.0.113.7' })
    expect([statusCode, JSON.parse(body)]).toEqual([200, { status: 'up' }])
  })

  test('list calls without text or key, with the session as a hash', async () => {
    const { autocomplete, details, get } = smallSandbox()
    await autocomplete({ input: '12 rue', sessionToken: 'secret' })
    await details(ID, 'location', { sessionToken: 'secret' })
    const { body, text } = await get('/sandbox/calls')
    expect(body.calls).toMatchObject([
      { operation: 'autocomplete', edition: 'new', status: 'ok' },
      { operation: 'details', fields: 'essentials' },
    ])
    expect(body.calls[0].session).toBe(body.calls[1].session)
    expect(text).not.toMatch(/secret|12 rue/)
  })
})
