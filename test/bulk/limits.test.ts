import { afterEach, describe, expect, it, vi } from 'vitest'
import { type BatchView, inventedRows, openBatchView, openQuotas } from '../support/batches.ts'
import { limitsCommand } from '../support/limits-command.ts'
import { secondsToPacificMidnight } from '../support/pacific.ts'
import { mostSeenPerSecond } from '../support/seen-peak.ts'
import { type Stack, startStack } from '../support/stack.ts'

const concurrency = 10
vi.setConfig({ testTimeout: 90_000 })

let stack: Stack
let batches: BatchView
async function start(env: Record<string, string>, workers = 2): Promise<void> {
  stack = await startStack({ workers, env: { ...openQuotas, BULK_CONCURRENCY: `${concurrency}`, ...env } })
  batches = openBatchView(stack.databaseUrl)
}
afterEach(async () => {
  await batches?.close()
  await stack?.close()
})

const limits = (...args: string[]) => limitsCommand(stack, ...args)
const becomes = (id: string, state: object, timeout = 20_000) =>
  expect.poll(() => batches.read(id), { timeout, interval: 50 }).toMatchObject(state)
const secondsToResume = async (id: string) => ((await batches.read(id)).resumes_at.getTime() - Date.now()) / 1000
const untilMidnight = async (id: string) =>
  expect(Math.abs((await secondsToResume(id)) - secondsToPacificMidnight())).toBeLessThan(20)
/** The day is over: what a batch waits for has come. */
const comeMorning = (id: string) => batches.change(id, 'resumes_at = now()')

describe('a batch that meets a limit', () => {
  it("waits for the next day when the service's budget is used up, says so, and fails no row", async () => {
    await start({ BUDGET_USD_PER_DAY: '0.5' })
    const id = await batches.create(inventedRows(100))
    await becomes(id, { status: 'paused', paused_reason: 'budget_day', pauses: 1 })
    await untilMidnight(id)
    const { autocomplete, details } = await stack.sandbox.usage()
    expect(autocomplete.billedUsd + details.billedUsd).toBeLessThanOrEqual(0.5)
    const { processed } = await batches.read(id)
    expect(processed).toBeGreaterThan(20)

    // Raised, it goes on the same day.
    await limits('budget', 'service', 'day', '--usd', '100')
    await becomes(id, { status: 'completed', processed: 100, failed: 0, pauses: 0, paused_reason: null })
  })

  it("waits for its own client's budget while another client's batch goes on", async () => {
    await start({}, 0)
    await batches.query("insert into clients (name) values ('thrifty')")
    await limits('budget', 'thrifty', 'month', '--calls', '40')
    // They know it from the start.
    await Promise.all([stack.addWorker(), stack.addWorker()])
    const thrifty = await batches.create(inventedRows(60), { client: 'thrifty' })
    const other = await batches.create(inventedRows(200, 1000))
    await becomes(thrifty, { status: 'paused', paused_reason: 'budget_month' })
    expect(await secondsToResume(thrifty)).toBeGreaterThan(86_400)
    await becomes(other, { status: 'completed', processed: 200, failed: 0 })
  })

  it("waits for the next day when the provider's quota of the day is used up", async () => {
    await start({ QUOTA_DETAILS_PER_DAY: '40' })
    const id = await batches.create(inventedRows(100))
    await becomes(id, { status: 'paused', paused_reason: 'quota_day', failed: 0 })
    await untilMidnight(id)
    const { autocomplete, details } = await stack.sandbox.usage()
    expect(details.calls).toBeLessThanOrEqual(40)
    // Nobody goes on asking for what can't be finished.
    expect(autocomplete.calls - details.calls).toBeLessThanOrEqual(2 * concurrency)
  })

  it('keeps to a quota per second and ends all the same', async () => {
    const perSecond = 20
    await start({ QUOTA_AUTOCOMPLETE_PER_SECOND: `${perSecond}`, QUOTA_DETAILS_PER_SECOND: `${perSecond}` })
    const id = await batches.create(inventedRows(100))
    await becomes(id, { status: 'completed', processed: 100, failed: 0, pauses: 0 })
    const { autocomplete, details } = await stack.sandbox.usage()
    expect(autocomplete.peakPerSecond).toBeLessThanOrEqual(mostSeenPerSecond(perSecond))
    expect(details.peakPerSecond).toBeLessThanOrEqual(mostSeenPerSecond(perSecond))
  })
})

describe('a batch in an outage of the provider', () => {
  it('pauses by itself and goes on by itself, and no row fails', async () => {
    await start({})
    await stack.sandbox.behave({ latencyMs: 30 })
    const id = await batches.create(inventedRows(300))
    await expect
      .poll(async () => (await batches.read(id)).processed, { timeout: 20_000, interval: 20 })
      .toBeGreaterThan(50)
    await stack.sandbox.behave({ outage: true })
    await becomes(id, { status: 'paused', paused_reason: 'provider_unavailable', pauses: 1 }, 30_000)
    expect(await secondsToResume(id)).toBeGreaterThan(20)
    expect(await secondsToResume(id)).toBeLessThan(31)

    // Still away the next time: it waits longer.
    await comeMorning(id)
    await becomes(id, { status: 'paused', pauses: 2 }, 30_000)
    expect(await secondsToResume(id)).toBeGreaterThan(45)

    await stack.sandbox.behave({})
    // Breakers stay open for up to 15 s; a pause is longer, but this one is cut short each time.
    const goesOn = async () => {
      await comeMorning(id)
      return batches.read(id)
    }
    const completed = { status: 'completed', processed: 300, failed: 0, pauses: 0 }
    await expect.poll(goesOn, { timeout: 45_000, interval: 500 }).toMatchObject(completed)
  })

  it('waits while the provider denies the key', async () => {
    await start({})
    await stack.sandbox.behave({ keyDenied: true })
    const id = await batches.create(inventedRows(50))
    await becomes(id, { status: 'paused', paused_reason: 'provider_denied', processed: 0 })
  })

  it('asks for few addresses that it cannot get the details of', async () => {
    await start({}, 1)
    await stack.sandbox.behave({ quotaPerDay: { details: 0 } })
    const id = await batches.create(inventedRows(200))
    await becomes(id, { status: 'paused', paused_reason: 'quota_day' })
    expect((await stack.sandbox.usage()).autocomplete.calls).toBeLessThanOrEqual(concurrency)
    // Tried anew it asks for one, not for as many as it could have in hand.
    await comeMorning(id)
    await becomes(id, { status: 'paused', pauses: 2 })
    expect((await stack.sandbox.usage()).autocomplete.calls).toBeLessThanOrEqual(concurrency + 2)
  })
})
