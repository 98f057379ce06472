import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type BatchView, inventedRows, openBatchView, openQuotas } from '../support/batches.ts'
import { limitsCommand } from '../support/limits-command.ts'
import { secondsToPacificMidnight, secondsToPacificMonthEnd } from '../support/pacific.ts'
import { startProviderRecorder } from '../support/provider-recorder.ts'
import { maxSeenPerSecond } from '../support/seen-peak.ts'
import { type Stack, startStack } from '../support/stack.ts'

const concurrency = 10
vi.setConfig({ testTimeout: 90_000 })

let stack: Stack
let batches: BatchView
async function start(env: Record<string, string>, workers = 2): Promise<void> {
  stack = await startStack({
    edges: 0,
    workers,
    env: { ...openQuotas, BULK_CONCURRENCY: `${concurrency}`, ...env },
  })
  batches = openBatchView(stack.databaseUrl)
}
afterEach(async () => {
  await batches?.close()
  await stack?.close()
})

const limits = (...args: string[]) => limitsCommand(stack, ...args)
const becomes = (id: string, state: object, timeout = 20_000) =>
  expect.poll(() => batches.read(id), { timeout, interval: 50 }).toMatchObject(state)
const secondsToResume = async (id: string) =>
  ((await batches.read(id)).resumes_at.getTime() - Date.now()) / 1000
/** Clocks may change before the month ends. */
const clockChangeSeconds = 3600
const untilMidnight = async (id: string) =>
  expect(Math.abs((await secondsToResume(id)) - secondsToPacificMidnight())).toBeLessThan(20)
/** An address of the service, not of a client. */
const isProbe = (input: string) => input.includes('Amphitheatre')
/** Moves the time to the next day, when paused batches may resume. */
const comeMorning = (id: string) => batches.change(id, 'resumes_at = now()')

describe('a batch that reaches a limit', () => {
  it("waits for the next day when the service's budget is used up, says so, and fails no row", async () => {
    await start({ BUDGET_USD_PER_DAY: '0.5' })
    const id = await batches.create(inventedRows(100))
    await becomes(id, { status: 'paused', paused_reason: 'budget_day', pauses: 1 })
    await untilMidnight(id)
    const { autocomplete, details } = await stack.sandbox.usage()
    expect(autocomplete.billedUsd + details.billedUsd).toBeLessThanOrEqual(0.5)
    const { processed } = await batches.read(id)
    expect(processed).toBeGreaterThan(20)

    // With a higher budget it continues on the same day.
    await limits('budget', 'service', 'day', '--usd', '100')
    await becomes(id, {
      status: 'completed',
      processed: 100,
      failed: 0,
      pauses: 0,
      paused_reason: null,
    })
  })

  it("waits for its own client's budget while another client's batch continues", async () => {
    await start({}, 0)
    await batches.query("insert into clients (name) values ('thrifty')")
    await limits('budget', 'thrifty', 'month', '--calls', '40')
    // The workers know the limit from the start.
    await Promise.all([stack.addWorker(), stack.addWorker()])
    const thrifty = await batches.create(inventedRows(60), { client: 'thrifty' })
    const other = await batches.create(inventedRows(200, 1000))
    await becomes(thrifty, { status: 'paused', paused_reason: 'budget_month' })
    const error = (await secondsToResume(thrifty)) - secondsToPacificMonthEnd()
    expect(Math.abs(error)).toBeLessThan(clockChangeSeconds + 20)
    await becomes(other, { status: 'completed', processed: 200, failed: 0 })
  })

  it("waits for the next day when the provider's daily quota is used up", async () => {
    await start({ QUOTA_DETAILS_PER_DAY: '40' })
    const id = await batches.create(inventedRows(100))
    await becomes(id, { status: 'paused', paused_reason: 'quota_day', failed: 0 })
    await untilMidnight(id)
    const { autocomplete, details } = await stack.sandbox.usage()
    expect(details.calls).toBeLessThanOrEqual(40)
    // No more calls are made, because the quota does not suffice.
    expect(autocomplete.calls - details.calls).toBeLessThanOrEqual(2 * concurrency)
  })

  it('pays for no call twice when it goes on', async () => {
    await start({ QUOTA_DETAILS_PER_DAY: '40' }, 1)
    const id = await batches.create(inventedRows(100))
    await becomes(id, { status: 'paused', paused_reason: 'quota_day' })
    const before = await stack.sandbox.usage()
    expect(before.autocomplete.calls).toBeGreaterThan(before.details.calls)
    await limits('quota', 'details', 'day', 'unlimited')
    await becomes(id, { status: 'completed', processed: 100, failed: 0 })
    const { autocomplete, details } = await stack.sandbox.usage()
    expect([autocomplete.calls, details.calls]).toEqual([100, 100])
  })

  it('continues at once when the operator raises a quota of 0', async () => {
    await start({}, 0)
    await limits('quota', 'details', 'minute', '0')
    // The worker knows the quota from the start.
    await stack.addWorker()
    const id = await batches.create(inventedRows(100))
    await becomes(id, { status: 'paused', paused_reason: 'quota' })
    expect(await secondsToResume(id)).toBeGreaterThan(3600)
    await limits('quota', 'details', 'minute', 'unlimited')
    const goesOn = { paused_reason: null, resumes_at: null, failed: 0 }
    await becomes(id, { status: expect.stringMatching(/running|completed/), ...goesOn }, 5000)
    await becomes(id, { status: 'completed', processed: 100, ...goesOn })
  })

  it('keeps to a quota per second and completes', async () => {
    const perSecond = 20
    await start({
      QUOTA_AUTOCOMPLETE_PER_SECOND: `${perSecond}`,
      QUOTA_DETAILS_PER_SECOND: `${perSecond}`,
    })
    const id = await batches.create(inventedRows(100))
    await becomes(id, { status: 'completed', processed: 100, failed: 0, pauses: 0 })
    const { autocomplete, details } = await stack.sandbox.usage()
    expect(autocomplete.peakPerSecond).toBeLessThanOrEqual(maxSeenPerSecond(perSecond))
    expect(details.peakPerSecond).toBeLessThanOrEqual(maxSeenPerSecond(perSecond))
  })
})

describe('a batch during an outage of the provider', () => {
  it('pauses and resumes by itself, and no row fails', async () => {
    await start({})
    await stack.sandbox.behave({ latencyMs: 30 })
    const id = await batches.create(inventedRows(300))
    await expect
      .poll(async () => (await batches.read(id)).processed, { timeout: 20_000, interval: 20 })
      .toBeGreaterThan(50)
    await stack.sandbox.behave({ outage: true })
    await becomes(
      id,
      { status: 'paused', paused_reason: 'provider_unavailable', pauses: 1 },
      30_000,
    )
    expect(await secondsToResume(id)).toBeGreaterThan(20)
    expect(await secondsToResume(id)).toBeLessThan(31)

    // The provider is still unavailable at the next attempt: the pause is longer.
    await comeMorning(id)
    await becomes(id, { status: 'paused', pauses: 2 }, 30_000)
    expect(await secondsToResume(id)).toBeGreaterThan(45)

    await stack.sandbox.behave({})
    // Breakers stay open for up to 15 s. A real pause is longer, but this test shortens it.
    const goesOn = async () => {
      await comeMorning(id)
      return batches.read(id)
    }
    const completed = { status: 'completed', processed: 300, failed: 0, pauses: 0 }
    await expect.poll(goesOn, { timeout: 45_000, interval: 500 }).toMatchObject(completed)
  })

  it('is not used to probe the provider: the service probes with a fixed address at its own cost', async () => {
    const provider = await startProviderRecorder()
    onTestFinished(() => provider.close())
    await start({ PROVIDER_URL: provider.url }, 1)
    provider.forwardTo(stack.sandbox.url)
    await stack.sandbox.behave({ outage: true })
    const ids = [
      await batches.create(inventedRows(20)),
      await batches.create(inventedRows(20, 500), { client: 'other shop' }),
    ]
    const waits = { status: 'paused', paused_reason: 'provider_unavailable' }
    for (const id of ids) await becomes(id, waits, 40_000)

    // The provider is still unavailable: only the probe makes a call, and the batches stay paused.
    await stack.sandbox.reset()
    await stack.sandbox.behave({ outage: true })
    provider.inputs.length = 0
    for (const id of ids) {
      await comeMorning(id)
      const waitsOn = async () => (await secondsToResume(id)) > 20
      await expect.poll(waitsOn, { timeout: 20_000, interval: 50 }).toBe(true)
    }
    expect(provider.inputs.every(isProbe)).toBe(true)

    await stack.sandbox.behave({})
    const ended = async () => {
      // The breaker may still be open, because this test shortens the pause.
      for (const id of ids) await batches.change(id, 'resumes_at = least(resumes_at, now())')
      return Promise.all(ids.map(async (id) => (await batches.read(id)).status))
    }
    const options = { timeout: 45_000, interval: 500 }
    await expect.poll(ended, options).toEqual(['completed', 'completed'])
    expect(provider.inputs.findIndex((input) => !isProbe(input))).toBeGreaterThan(0)
    const paid = 'select client_id, sum(micro_usd)::integer as micro_usd from ledger group by 1'
    const probes = async () =>
      (await batches.query(paid)).find(({ client_id }) => client_id === 'outage-probe')
    await expect.poll(probes).toMatchObject({ micro_usd: expect.toSatisfy((sum) => sum > 0) })
    const [first, second] = await Promise.all(ids.map(batches.read))
    const ofClients = Number(first.micro_usd) + Number(second.micro_usd)
    const { autocomplete, details } = await stack.sandbox.usage()
    const billed = Math.round((autocomplete.billedUsd + details.billedUsd) * 1e6)
    expect(ofClients + (await probes()).micro_usd).toBe(billed)
  })

  it('waits while the provider denies the key', async () => {
    await start({}, 1)
    await stack.sandbox.behave({ keyDenied: true })
    const id = await batches.create(inventedRows(50))
    await becomes(id, { status: 'paused', paused_reason: 'provider_denied', processed: 0 })
  })

  it('retries with few addresses while details fail', { timeout: 90_000 }, async () => {
    await start({}, 1)
    await stack.sandbox.behave({ quotaPerDay: { details: 0 } })
    const id = await batches.create(inventedRows(200))
    await becomes(id, { status: 'paused', paused_reason: 'quota_day' }, 40_000)
    expect((await stack.sandbox.usage()).autocomplete.calls).toBeLessThanOrEqual(concurrency)
    // The next attempt makes one call, not as many as could be in flight.
    await comeMorning(id)
    await becomes(id, { status: 'paused', pauses: 2 }, 40_000)
    expect((await stack.sandbox.usage()).autocomplete.calls).toBeLessThanOrEqual(concurrency + 2)
  })
})
