import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openLedgerView } from '../support/ledger-view.ts'
import { type Calls, callsTo, type Stack, startStack } from '../support/stack.ts'
import { startSandbox, type TestSandbox } from '../support/test-sandbox.ts'

/** What stands in for Photon and Nominatim is a sandbox too, which counts what reaches it. */
describe('a test key of a live service in the edition osm', () => {
  let stack: Stack
  let sandbox: TestSandbox
  let ledger: ReturnType<typeof openLedgerView>
  let test: Calls
  beforeAll(async () => {
    sandbox = await startSandbox()
    stack = await startStack({
      edition: 'osm',
      env: { GOOGLE_MAPS_API_KEY: '', PROVIDER_URL: '', TEST_PROVIDER_URL: sandbox.url },
    })
    ledger = openLedgerView(stack.databaseUrl)
    test = callsTo(stack.url, (await stack.addTestKey()).token)
  })
  afterAll(async () => {
    await ledger?.close()
    await stack?.close()
    await sandbox?.stop()
  })
  beforeEach(() => Promise.all([stack.sandbox.reset(), sandbox.reset()]))
  const callsAt = async (provider: Pick<TestSandbox, 'usage'>) =>
    Object.values(await provider.usage()).reduce((sum, { calls }) => sum + calls, 0)

  it('gets suggestions, details and verdicts from the sandbox, and none of it is charged', async () => {
    await ledger.begin()
    const found = await test.autocomplete({ input: '10 downing street', countries: ['GB'] })
    expect(found.body.data.predictions[0]).toMatchObject({
      // No object of OpenStreetMap has a number of 15 digits, so no live server knows it.
      placeId: expect.stringMatching(/^osm:N1\d{14};?/),
    })
    const { placeId } = found.body.data.predictions[0]
    const details = await test.details({ placeId })
    expect(details.body.data.components).toMatchObject({ houseNumber: '10' })
    const verdict = await test.post('/api/address/validate', {
      address: '10 Downing Street, London SW1A 2AA, United Kingdom',
    })
    expect(verdict.body.data.verdict).toBe('confirmed')
    expect(await callsAt(sandbox)).toBeGreaterThanOrEqual(3)
    expect(await callsAt(stack.sandbox)).toBe(0)
    expect(await ledger.bySku()).toEqual({})
  })

  it('gets answers that are marked as made up, short inputs and errors too', async () => {
    const found = await test.autocomplete({ input: '10 downing street', countries: ['GB'] })
    const answers = [
      found,
      await test.autocomplete({ input: '10' }),
      await test.details({ placeId: found.body.data.predictions[0].placeId }),
      await test.post('/api/address/validate', { address: '10 Downing Street, London SW1A 2AA' }),
      await test.details({ placeId: 'osm:W1;12' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 400])
    for (const { headers } of answers) expect(headers.get('x-provider')).toBe('sandbox')
  })

  it('tries faults, while live callers are answered', async () => {
    const denied = await test.autocomplete({ input: 'fault: key denied' })
    expect([denied.status, denied.body.statusCode]).toEqual([503, 8004])
    expect((await stack.autocomplete({ input: 'unter den linden' })).status).toBe(200)
    expect((await test.autocomplete({ input: 'unter den linden' })).status).toBe(200)
    expect(await callsAt(stack.sandbox)).toBe(1)
  })

  it('has a batch of its own', async () => {
    const { body } = await test.post('/api/address/batches', undefined, {
      body: 'reference,line1,city,postalCode,country\na,10 Downing Street,London,SW1A 2AA,GB\n',
      headers: { 'content-type': 'text/csv' },
    })
    const { id } = body.data
    const read = async () => (await test.get(`/api/address/batches/${id}`)).body.data
    await expect.poll(read, { timeout: 20_000 }).toMatchObject({ status: 'completed' })
    expect(await read()).toMatchObject({ counts: { confirmed: 1 } })
    expect(await callsAt(stack.sandbox)).toBe(0)
  })
})
