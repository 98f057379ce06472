import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { expectFailure } from '../api/expect-envelope.ts'
import { openBatchView } from '../support/batches.ts'
import { openLedgerView } from '../support/ledger-view.ts'
import { limitsCommand } from '../support/limits-command.ts'
import { type Stack, startStack } from '../support/stack.ts'
import { startSandbox, type TestSandbox } from '../support/test-sandbox.ts'

const plain = {
  line1: '10 Downing Street',
  city: 'London',
  postalCode: 'SW1A 2AA',
  country: 'GB',
}
const downingId = 'SBX_gb-10-downing-street'
const rows = {
  plain,
  misspelt: { ...plain, line1: '10 Dawning Street' },
  withFlat: { ...plain, line1: 'Flat 3, 10 Downing Street' },
  withoutCode: { ...plain, postalCode: '' },
}

describe('the cascade of OpenStreetMap and Google', () => {
  let stack: Stack
  let osm: TestSandbox
  let photon: TestSandbox
  beforeAll(async () => {
    osm = await startSandbox()
    photon = await startSandbox()
    stack = await startStack({
      env: {
        VALIDATION_STRATEGY: 'cascade',
        PHOTON_URL: `${photon.url}/photon`,
        NOMINATIM_URL: `${osm.url}/nominatim`,
      },
    })
  })
  afterAll(async () => {
    await stack?.close()
    await osm?.stop()
    await photon?.stop()
  })
  beforeEach(() => Promise.all([stack.sandbox, osm, photon].map((one) => one.reset())))
  const upload = (given: Record<string, Record<string, string>>, query = '') =>
    stack.get(`/api/address/batches${query}`, {
      method: 'POST',
      body: Object.entries(given)
        .map(([reference, row]) => JSON.stringify({ reference, ...row }))
        .join('\n'),
      headers: { 'content-type': 'application/x-ndjson' },
    })
  const results = async (id: string) =>
    Object.fromEntries(
      (await stack.get(`/api/address/batches/${id}/results`)).body.data.results.map(
        ({ reference, ...result }: { reference: string }) => [reference, result],
      ),
    )
  const batch = async (id: string) => (await stack.get(`/api/address/batches/${id}`)).body.data

  it('asks Google only for what OpenStreetMap does not settle, and says who judged', async () => {
    const ledger = openLedgerView(stack.databaseUrl)
    const { id } = (await upload(rows)).body.data
    await expect.poll(async () => (await batch(id)).status, { timeout: 20_000 }).toBe('completed')
    const judged = await results(id)
    expect(judged.plain).toMatchObject({
      verdict: 'confirmed',
      provider: 'osm',
      attributions: [expect.stringContaining('OpenStreetMap')],
    })
    for (const reference of ['misspelt', 'withFlat', 'withoutCode'])
      expect(judged[reference]).toMatchObject({ provider: 'google' })
    expect(judged.misspelt.verdict).toBe('corrected')
    const billed = (await stack.sandbox.usage()).details.calls
    expect(billed).toBe(3)
    await expect.poll(async () => (await ledger.bySku()).details?.calls).toBe(billed)
    expect((await stack.get('/api/address/stored/plain')).body.data.validation).toMatchObject({
      provider: 'osm',
    })
    await ledger.close()
  })

  it('asks Google for every row where a batch or its client wants that', async () => {
    const completed = async (query: string) => {
      const { id } = (await upload({ plain }, query)).body.data
      await expect.poll(async () => (await batch(id)).status, { timeout: 20_000 }).toBe('completed')
      return { strategy: (await batch(id)).strategy, judged: (await results(id)).plain }
    }
    expect(await completed('?strategy=places')).toMatchObject({
      strategy: 'places',
      judged: { provider: 'google' },
    })
    expect((await osm.usage()).geocoding.calls).toBe(0)
    expect(await completed('?strategy=osm')).toMatchObject({ judged: { provider: 'osm' } })
    await limitsCommand(stack, 'strategy', 'shop', 'places')
    const validated = async () =>
      (await stack.post('/api/address/validate', plain)).headers.get('x-provider')
    await expect.poll(validated).toBe('sandbox')
    expect(await completed('')).toMatchObject({ strategy: 'places' })
    expect(await completed('?strategy=cascade')).toMatchObject({ judged: { provider: 'osm' } })
    await limitsCommand(stack, 'strategy', 'shop', 'default')
    await expect.poll(validated).toBe('osm')
  })

  it('refuses a strategy that the service does not run', async () => {
    const { status, body } = await upload({ plain }, '?strategy=geocoding')
    expect(status).toBe(400)
    expect(body.errors).toEqual([
      {
        field: 'strategy',
        code: 'NOT_OFFERED',
        message: 'must be cascade or osm or places, since this service runs cascade',
      },
    ])
  })

  it('answers no details of a place of OpenStreetMap, and asks Google nothing about it', async () => {
    const { placeId } = (await stack.post('/api/address/validate', plain)).body.data
    expect(placeId).toMatch(/^osm:/)
    const answer = await stack.details({ placeId })
    expectFailure(answer, { status: 404, code: 6000, path: '/api/address/details' })
    expect(await stack.sandbox.calls()).toEqual([])
  })

  it('tells both prices before the start', async () => {
    const { data } = (await upload(rows, '?dryRun=true')).body
    expect(data).toMatchObject({ strategy: 'cascade', usd: 0.03132, leastUsd: 0 })
    expect(data.calls.map(({ sku }: { sku: string }) => sku)).toEqual([
      'nominatim',
      'autocomplete',
      'details',
    ])
  })

  it('lets a batch wait for OpenStreetMap, and pays for none of its rows meanwhile', async () => {
    await osm.behave({ outage: true })
    const { id } = (await upload({ waits: plain })).body.data
    await expect
      .poll(async () => (await osm.usage()).geocoding.failed, { timeout: 20_000 })
      .toBeGreaterThan(1)
    expect((await stack.sandbox.usage()).autocomplete.calls).toBe(0)
    await osm.behave({})
    await expect.poll(async () => (await batch(id)).status, { timeout: 25_000 }).toBe('completed')
    expect((await results(id)).waits).toMatchObject({ verdict: 'confirmed', provider: 'osm' })
  })

  it.each([
    ['Nominatim', () => osm, plain, 'confirmed'],
    ['Photon alone', () => photon, rows.misspelt, 'corrected'],
  ])(
    'lets a batch that asks OpenStreetMap alone wait for %s, and go on while Google is out',
    async (_, server, row, verdict) => {
      const store = openBatchView(stack.databaseUrl)
      onTestFinished(() => store.close())
      await server().behave({ outage: true })
      const { id } = (await upload({ waits: row }, '?strategy=osm')).body.data
      await expect.poll(async () => (await batch(id)).status, { timeout: 20_000 }).toBe('paused')
      await server().behave({})
      await stack.sandbox.behave({ outage: true })
      const goesOn = async () => {
        // The breaker may still be open, because this test shortens the pause.
        await store.change(id, 'resumes_at = least(resumes_at, now())')
        return (await batch(id)).status
      }
      await expect.poll(goesOn, { timeout: 30_000, interval: 500 }).toBe('completed')
      expect((await results(id)).waits).toMatchObject({ verdict, provider: 'osm' })
    },
    60_000,
  )

  it('judges for a caller with Google while OpenStreetMap is out', async () => {
    const first = await stack.post('/api/address/validate', plain)
    expect(first.headers.get('x-provider')).toBe('osm')
    await osm.behave({ outage: true })
    const answer = await stack.post('/api/address/validate', { ...plain, line2: 'Whitehall' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('x-provider')).toBe('sandbox')
    expect(answer.body.data.placeId).toBe(downingId)
  })

  it('refuses a caller for want of quota only where both providers lack it', async () => {
    const quota = (...args: string[]) => limitsCommand(stack, 'quota', ...args)
    const unlimited = (sku: string) => quota(sku, 'minute', 'unlimited')
    onTestFinished(async () => void (await Promise.all(['nominatim', 'details'].map(unlimited))))
    const details = async () => (await stack.details({ placeId: downingId })).status
    const validated = () => stack.post('/api/address/validate', plain)
    await quota('nominatim', 'minute', '0')
    await quota('details', 'minute', '0')
    await expect.poll(details).toBe(503)
    expectFailure(await validated(), { status: 503, code: 7001, path: '/api/address/validate' })
    await unlimited('details')
    await expect.poll(details).toBe(200)
    const answer = await validated()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('x-provider')).toBe('sandbox')
  })

  it('judges with OpenStreetMap alone for a client that has it alone, while Google refuses the key', async () => {
    const validated = (body: object) => stack.post('/api/address/validate', { ...plain, ...body })
    onTestFinished(async () => {
      await stack.sandbox.behave({})
      await limitsCommand(stack, 'open', 'autocomplete')
      await limitsCommand(stack, 'strategy', 'shop', 'default')
    })
    await limitsCommand(stack, 'strategy', 'shop', 'osm')
    const judge = async () => (await validated({ postalCode: '' })).headers.get('x-provider')
    await expect.poll(judge).toBe('osm')
    await stack.sandbox.behave({ keyDenied: true })
    expectFailure(await stack.autocomplete({ input: '10 downing' }), { status: 503, code: 8004 })
    await expect.poll(stack.missing).toEqual(['provider key for autocomplete'])
    expect((await stack.get('/ready')).body.refused).toEqual(['autocomplete'])
    const answer = await validated({ line2: 'Westminster' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('x-provider')).toBe('osm')
  })

  it('lets a batch that asks Google alone go on without quota at OpenStreetMap', async () => {
    const quota = (...args: string[]) => limitsCommand(stack, 'quota', ...args)
    onTestFinished(async () => void (await quota('nominatim', 'minute', 'unlimited')))
    await quota('nominatim', 'minute', '0')
    await quota('details', 'minute', '0')
    const details = async () => (await stack.details({ placeId: downingId })).body.statusCode
    await expect.poll(details).toBe(7001)
    const { id } = (await upload({ waits: plain }, '?strategy=places')).body.data
    // The whole batch, so that a failure shows its state.
    await expect.poll(() => batch(id), { timeout: 20_000 }).toMatchObject({ pausedReason: 'quota' })
    await quota('details', 'minute', 'unlimited')
    await expect.poll(async () => (await batch(id)).status, { timeout: 20_000 }).toBe('completed')
  })
})
