import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { prices } from '../../shared/billing/prices.ts'
import { type BatchView, inventedRows, openBatchView, openQuotas } from '../support/batches.ts'
import { gateOf } from '../support/database-gate.ts'
import { openLedgerView } from '../support/ledger-view.ts'
import { type OwnRedis, redisProgram, startOwnRedis } from '../support/own-redis.ts'
import type { Service } from '../support/processes.ts'
import { type Stack, startStack } from '../support/stack.ts'

const concurrency = 10
const callsOfRow = 2
const rows = 300
/** Of the calls that a row takes. */
const dearestMicroUsd = Math.max(
  ...(['newAutocomplete', 'newDetails'] as const).map((billed) => prices[billed].steps[0]?.microUsd ?? 0),
)
/** A dead worker's jobs are found by then, and worked on. */
const wellWithinMs = 40_000
vi.setConfig({ testTimeout: 2 * wellWithinMs })

describe.skipIf(redisProgram === undefined)('a batch, whatever fails in the middle of it', () => {
  let redis: OwnRedis
  let stack: Stack
  let batches: BatchView
  let workers: Service[]
  /** Each batch is another client's, whose books have nothing else. */
  let client: string
  let id: string
  let batchesMade = 0
  beforeAll(async () => {
    redis = await startOwnRedis()
    const env = { ...openQuotas, BULK_CONCURRENCY: `${concurrency}` }
    stack = await startStack({ redisUrl: redis.url, workers: 0, env })
    batches = openBatchView(stack.databaseUrl)
  })
  beforeEach(async () => {
    await stack.sandbox.reset()
    await stack.sandbox.behave({ latencyMs: 50 })
    workers = await Promise.all([stack.addWorker(), stack.addWorker()])
    client = `shop ${batchesMade++}`
    id = await batches.create(inventedRows(rows), { client })
    await reaches(60)
  })
  afterEach(() => Promise.all(workers.map((worker) => worker.stop())))
  afterAll(async () => {
    await batches?.close()
    await stack?.close()
    await redis?.close()
  })

  const reaches = (count: number) =>
    expect
      .poll(async () => (await batches.read(id)).processed, { timeout: 20_000, interval: 20 })
      .toBeGreaterThanOrEqual(count)

  /** Every row has exactly one result, none failed, and the counters say so. */
  async function endsWell(): Promise<void> {
    await expect.poll(async () => (await batches.read(id)).status, { timeout: wellWithinMs }).toBe('completed')
    const results = await batches.results(id)
    expect(results.map(({ position }) => position)).toEqual(Array.from({ length: rows }, (_, n) => n))
    const { processed, failed, confirmed, corrected, needs_review, undeliverable } = await batches.read(id)
    expect({ processed, failed }).toEqual({ processed: rows, failed: 0 })
    expect(confirmed + corrected + needs_review + undeliverable).toBe(rows)
    const [{ count }] = await batches.query(
      'select count(*)::int from stored_addresses where batch_id = $1 and verdict is not null',
      [id],
    )
    expect(count).toBe(rows)
  }

  /** Calls that the provider answered beyond those that a result was kept of. */
  async function callsTooMany(): Promise<number> {
    const { autocomplete, details } = await stack.sandbox.usage()
    return autocomplete.calls + details.calls - Number((await batches.read(id)).calls)
  }
  /** Those rows in hand are asked again; their calls were made at most twice. */
  const atMostInHand = async () => {
    expect(await callsTooMany()).toBeGreaterThanOrEqual(0)
    expect(await callsTooMany()).toBeLessThanOrEqual(concurrency * callsOfRow)
  }

  /** Every call is charged; what a dead worker had in hand, whose answers nobody heard, at the most that it can cost. */
  async function expectTheBill(unheard: number): Promise<void> {
    const ledger = openLedgerView(stack.databaseUrl, client)
    const { autocomplete, details } = await stack.sandbox.usage()
    const billed = Math.round((autocomplete.billedUsd + details.billedUsd) * 1e6)
    const charged = async () =>
      Object.values(await ledger.bySku()).reduce(
        (sum, { calls, microUsd }) => ({ calls: sum.calls + calls, microUsd: sum.microUsd + microUsd }),
        { calls: 0, microUsd: 0 },
      )
    const made = autocomplete.calls + details.calls
    await expect.poll(async () => (await charged()).calls, { timeout: 10_000 }).toBeGreaterThanOrEqual(made)
    const { calls, microUsd } = await charged()
    await ledger.close()
    expect(calls).toBeLessThanOrEqual(made + unheard)
    expect(microUsd).toBeGreaterThanOrEqual(billed)
    expect(microUsd).toBeLessThanOrEqual(billed + unheard * dearestMicroUsd)
  }

  it.each([0, 1])('worker %i is killed: no more than the rows that it had in hand are asked again', async (index) => {
    workers[index]?.process.kill('SIGKILL')
    await endsWell()
    await atMostInHand()
    await expectTheBill(concurrency * callsOfRow)
  })

  it('both are killed, and new ones go on', async () => {
    for (const worker of workers) worker.process.kill('SIGKILL')
    await Promise.all(workers.map(({ ended }) => ended))
    workers.push(await stack.addWorker())
    await endsWell()
    expect(await callsTooMany()).toBeLessThanOrEqual(2 * concurrency * callsOfRow)
  })

  it('a worker is frozen, and wakes up when its rows are done', async () => {
    workers[0]?.process.kill('SIGSTOP')
    await endsWell()
    workers[0]?.process.kill('SIGCONT')
    await expect.poll(async () => (await batches.read(id)).processed).toBe(rows)
    await endsWell()
    await atMostInHand()
  })

  it('a worker is stopped: it finishes what it has, and nothing is asked again', async () => {
    await workers[0]?.stop()
    await endsWell()
    expect(await callsTooMany()).toBe(0)
  })

  it('all workers are stopped and started again', async () => {
    await Promise.all(workers.map((worker) => worker.stop()))
    expect((await batches.read(id)).status).toBe('running')
    expect(await callsTooMany()).toBe(0)
    workers.push(await stack.addWorker())
    await endsWell()
    expect(await callsTooMany()).toBe(0)
  })

  it('Redis is emptied: what it had is taken from PostgreSQL again', async () => {
    const direct = new Redis(redis.url)
    await direct.flushall()
    direct.disconnect()
    await endsWell()
    expect(await callsTooMany()).toBe(0)
  })

  it.each(['kept', 'lost'] as const)('Redis is restarted, its data %s', async (data) => {
    await redis.stop()
    await redis.start(data)
    await endsWell()
    expect(await callsTooMany()).toBeLessThanOrEqual(2 * concurrency * callsOfRow)
  })

  it('PostgreSQL is away for a while: results that were paid for wait for it', async () => {
    const gate = await gateOf(stack.databaseUrl)
    await gate.shut()
    await sleep(3000)
    await gate.close()
    await endsWell()
    expect(await callsTooMany()).toBe(0)
  })
})
