import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { inventedRows } from '../support/batches.ts'
import { type Stack, startStack } from '../support/stack.ts'
import { startSandbox, type TestSandbox } from '../support/test-sandbox.ts'
import { expectFailure } from './expect-envelope.ts'

describe('several hosts with the same data', () => {
  let stack: Stack
  let first: TestSandbox
  let second: TestSandbox
  beforeAll(async () => {
    first = await startSandbox()
    second = await startSandbox()
    const both = (path: string) => `${first.url}/${path}, ${second.url}/${path}`
    stack = await startStack({
      edition: 'osm',
      env: {
        PHOTON_URL: both('photon'),
        NOMINATIM_URL: both('nominatim'),
        // On a busy machine a host that is well takes a while, too.
        PROVIDER_TIMEOUT_MS: '2500',
        DEADLINE_MS: '8000',
        GOOGLE_MAPS_API_KEY: '',
        PROVIDER_URL: '',
      },
    })
  })
  afterAll(async () => {
    await stack?.close()
    await first?.stop()
    await second?.stop()
  })
  afterEach(async () => {
    await Promise.all([first.reset(), second.reset()])
  })

  let typed = 0
  /** A checkout: a search with a text of its own, and the details of what it finds. */
  async function checkout(): Promise<number[]> {
    typed += 1
    const found = await stack.autocomplete({ input: `${typed} rue pasteur`, countries: ['FR'] })
    const placeId = found.body.data?.predictions[0]?.placeId ?? 'osm:none'
    const details = await stack.details({ placeId, sessionToken: found.body.data?.sessionToken })
    return [found.status, details.status]
  }
  async function checkouts(count: number): Promise<number[]> {
    const statuses: number[] = []
    for (let n = 0; n < count; n += 1) statuses.push(...(await checkout()))
    return statuses
  }
  const answeredBy = async (sandbox: TestSandbox) => {
    const usage = await sandbox.usage()
    return usage.autocomplete.calls + usage.details.calls
  }
  /** Makes checkouts until a host has answered both kinds of calls. */
  const comesBack = (sandbox: TestSandbox) =>
    expect
      .poll(
        async () => {
          expect(await checkouts(1)).toEqual([200, 200])
          const { autocomplete, details } = await sandbox.usage()
          return (
            Math.min(autocomplete.calls - autocomplete.failed - autocomplete.refused, 1) +
            Math.min(details.calls - details.failed - details.refused, 1)
          )
        },
        { timeout: 20_000, interval: 100 },
      )
      .toBe(2)

  it('share the calls', async () => {
    expect(new Set(await checkouts(6))).toEqual(new Set([200]))
    expect(await answeredBy(first)).toBe(6)
    expect(await answeredBy(second)).toBe(6)
  })

  it('one ends: no caller notices, and it gets calls again when it is back', async () => {
    await first.stop()
    expect(new Set(await checkouts(10))).toEqual(new Set([200]))
    expect(await answeredBy(second)).toBeGreaterThanOrEqual(20)
    await first.start()
    await comesBack(first)
  })

  it.each([
    ['is out', { outage: true }],
    ['hangs', { errorRate: { hang: 1 } }],
    ['answers with pages of HTML', { errorRate: { html: 1 } }],
    ['refuses every call', { keyDenied: true }],
    ['allows one call a minute', { quotaPerMinute: { autocomplete: 1, details: 1 } }],
  ])('one %s: no caller notices, and it gets calls again when it is well', async (_, behaviour) => {
    await second.behave(behaviour)
    expect(new Set(await checkouts(10))).toEqual(new Set([200]))
    await second.reset()
    await comesBack(second)
  })

  it('one refuses a text for its length: its caller is told, and no other host is asked', async () => {
    const refused = await stack.autocomplete({ input: 'fault: too long' })
    expectFailure(refused, { status: 400, code: 4000, errors: [{ code: 'TOO_LONG' }] })
    expect((await answeredBy(first)) + (await answeredBy(second))).toBe(1)
  })

  it('one hangs: while it does, others get the calls', async () => {
    await Promise.all([first, second].map((host) => host.behave({ errorRate: { hang: 1 } })))
    const waiting = checkout()
    const hanging = async () => (await answeredBy(first)) + (await answeredBy(second))
    await expect.poll(hanging).toBe(1)
    const [slow, quick] = (await answeredBy(first)) ? [first, second] : [second, first]
    await quick.reset()
    // On a busy machine more of them would outlast the call that hangs.
    expect(new Set(await checkouts(2))).toEqual(new Set([200]))
    expect((await slow.usage()).autocomplete.calls).toBe(1)
    expect(await waiting).toEqual([200, 200])
  })

  it('one hangs during a batch: no row fails, and most calls go to the other one', async () => {
    await first.behave({ errorRate: { hang: 1 } })
    const rows = inventedRows(100).map(
      ({ reference, line1, city, country }) => `${reference},${line1},${city},${country}`,
    )
    const { body } = await stack.post('/api/address/batches', undefined, {
      body: `reference,line1,city,country\n${rows.join('\n')}\n`,
      headers: { 'content-type': 'text/csv' },
    })
    const read = async () => (await stack.get(`/api/address/batches/${body.data.id}`)).body.data
    await expect
      .poll(async () => (await read()).status, { timeout: 25_000, interval: 200 })
      .toBe('completed')
    expect((await read()).counts).toMatchObject({ failed: 0 })
    const calls = async (sandbox: TestSandbox) => (await sandbox.usage()).geocoding.calls
    expect(await calls(first)).toBeLessThan(await calls(second))
  })

  it('all of them are out: callers are told, as for one host', async () => {
    await Promise.all([first, second].map((host) => host.behave({ outage: true })))
    await expect
      .poll(async () => {
        typed += 1
        return (await stack.autocomplete({ input: `out ${typed}` })).body.statusCode
      })
      .toBe(8003)
  })
})
