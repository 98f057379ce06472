import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { prices } from '../../shared/billing/prices.ts'
import { type BatchView, inventedRows, openBatchView, openQuotas } from '../support/batches.ts'
import { gateOf } from '../support/database-gate.ts'
import { openLedgerView } from '../support/ledger-view.ts'
import type { Service } from '../support/processes.ts'
import { type Stack, startStack } from '../support/stack.ts'
import { redisProgram, startTestRedis, type TestRedis } from '../support/test-redis.ts'

const concurrency = 10
const callsOfRow = 2
const rows = 200
/** The SKUs of the calls for a row. */
const dearestMicroUsd = Math.max(
  ...(['newAutocomplete', 'newDetails'] as const).map(
    (billed) => prices[billed].steps[0]?.microUsd ?? 0,
  ),
)
/** Timeout in which a dead worker's jobs are found and done. */
const wellWithinMs = 40_000
vi.setConfig({ testTimeout: 2 * wellWithinMs })

describe.skipIf(redisProgram === undefined)('a batch ends correctly when', () => {
  let redis: TestRedis
  let stack: Stack
  let batches: BatchView
  let direct: Redis
  /** Two at the start of each test; those that a test leaves are used again. */
  let workers: Service[] = []
  /** Each batch belongs to a separate client, so its ledger has nothing else. */
  let client: string
  let id: string
  let batchesMade = 0
  beforeAll(async () => {
    redis = await startTestRedis()
    const env = { ...openQuotas, BULK_CONCURRENCY: `${concurrency}` }
    stack = await startStack({ redisUrl: redis.url, edges: 0, workers: 0, env })
    batches = openBatchView(stack.databaseUrl)
    direct = new Redis(redis.url).on('error', () => {})
  })
  beforeEach(async () => {
    await stack.sandbox.reset()
    await stack.sandbox.behave({ latencyMs: 80 })
    workers = workers.filter(({ process }) => process.exitCode === null && !process.signalCode)
    // The first one feeds the batches before the second one starts.
    if (workers.length === 0) workers.push(await stack.addWorker())
    await expect.poll(leader).not.toBeNull()
    if (workers.length === 1) workers.push(await stack.addWorker())
    client = `shop ${batchesMade++}`
    id = await batches.create(inventedRows(rows), { client })
    await reaches(40)
  })
  afterAll(async () => {
    direct?.disconnect()
    await batches?.close()
    await stack?.close()
    await redis?.close()
  })

  /** The worker that feeds the batches. */
  const leader = () => direct.get('address:bulk:leader')
  const reaches = (count: number) =>
    expect
      .poll(async () => (await batches.read(id)).processed, { timeout: 20_000, interval: 20 })
      .toBeGreaterThanOrEqual(count)

  /** Every row has exactly one result, none failed, and the counters say so. */
  async function endsWell(): Promise<void> {
    await expect
      .poll(async () => (await batches.read(id)).status, { timeout: wellWithinMs, interval: 100 })
      .toBe('completed')
    const results = await batches.results(id)
    expect(results.map(({ position }) => position)).toEqual(
      Array.from({ length: rows }, (_, n) => n),
    )
    const { processed, failed, confirmed, corrected, needs_review, undeliverable } =
      await batches.read(id)
    expect({ processed, failed }).toEqual({ processed: rows, failed: 0 })
    expect(confirmed + corrected + needs_review + undeliverable).toBe(rows)
    const [{ count }] = await batches.query(
      'select count(*)::int from stored_addresses where batch_id = $1 and verdict is not null',
      [id],
    )
    expect(count).toBe(rows)
  }

  /** Calls that the provider answered and whose result was lost. */
  async function callsTooMany(): Promise<number> {
    const { autocomplete, details } = await stack.sandbox.usage()
    return autocomplete.calls + details.calls - Number((await batches.read(id)).calls)
  }
  /** Rows in flight are requested again, so their calls are made at most twice. */
  const atMostInHand = async (callsOfRowInHand = callsOfRow) => {
    expect(await callsTooMany()).toBeGreaterThanOrEqual(0)
    expect(await callsTooMany()).toBeLessThanOrEqual(concurrency * callsOfRowInHand)
  }

  /**
   * Every call is charged. Calls in flight of a dead worker, whose answers were lost, are charged
   * at their maximum price.
   */
  async function expectTheBill(unheard: number): Promise<void> {
    const ledger = openLedgerView(stack.databaseUrl, client)
    const { autocomplete, details } = await stack.sandbox.usage()
    const billed = Math.round((autocomplete.billedUsd + details.billedUsd) * 1e6)
    const charged = async () =>
      Object.values(await ledger.bySku()).reduce(
        (sum, { calls, microUsd }) => ({
          calls: sum.calls + calls,
          microUsd: sum.microUsd + microUsd,
        }),
        { calls: 0, microUsd: 0 },
      )
    const made = autocomplete.calls + details.calls
    await expect
      .poll(async () => (await charged()).calls, { timeout: 20_000 })
      .toBeGreaterThanOrEqual(made)
    const { calls, microUsd } = await charged()
    await ledger.close()
    expect(calls).toBeLessThanOrEqual(made + unheard)
    expect(microUsd).toBeGreaterThanOrEqual(billed)
    expect(microUsd).toBeLessThanOrEqual(billed + unheard * dearestMicroUsd)
  }

  it.each([
    ['the worker that feeds', 0],
    ['the other worker', 1],
  ])('%s is killed: only the rows that it had in flight are requested again', async (_, index) => {
    const feeds = await leader()
    workers[index]?.process.kill('SIGKILL')
    await endsWell()
    if (index === 0) expect(await leader()).not.toBe(feeds)
    else await expect.poll(leader).toBe(feeds)
    await atMostInHand()
    await expectTheBill(concurrency * callsOfRow)
  })

  it('both workers are killed, and new ones continue', async () => {
    for (const worker of workers) worker.process.kill('SIGKILL')
    await Promise.all(workers.map(({ ended }) => ended))
    workers.push(await stack.addWorker())
    await endsWell()
    expect(await callsTooMany()).toBeLessThanOrEqual(2 * concurrency * callsOfRow)
  })

  it('a worker is frozen, and continues after its rows were done by another', async () => {
    workers[0]?.process.kill('SIGSTOP')
    await endsWell()
    workers[0]?.process.kill('SIGCONT')
    await expect.poll(async () => (await batches.read(id)).processed).toBe(rows)
    await endsWell()
    // A call whose timeout passed during the freeze is made once more.
    await atMostInHand(callsOfRow + 1)
    await workers[0]?.stop()
  })

  it('a worker is frozen in a transaction: its locks end', async () => {
    const locker = new pg.Client({ connectionString: stack.databaseUrl })
    await locker.connect()
    await workers.pop()?.stop()
    await locker.query('begin; lock table stored_addresses in exclusive mode')
    await expect
      .poll(() =>
        batches.query(
          `select from pg_stat_activity
           where wait_event_type = 'Lock' and datname = current_database()`,
        ),
      )
      .not.toEqual([])
    workers[0]?.process.kill('SIGSTOP')
    await locker.end()
    workers.push(await stack.addWorker())
    await endsWell()
    await workers[0]?.stop()
  })

  it('a worker is stopped: it finishes its rows, and no call is repeated', async () => {
    await workers[0]?.stop()
    await endsWell()
    expect(await callsTooMany()).toBe(0)
  })

  it('all workers are stopped and restarted', async () => {
    await Promise.all(workers.map((worker) => worker.stop()))
    expect((await batches.read(id)).status).toBe('running')
    expect(await callsTooMany()).toBe(0)
    workers.push(await stack.addWorker())
    await endsWell()
    expect(await callsTooMany()).toBe(0)
  })

  it('Redis is emptied: the rows are read from PostgreSQL again', async () => {
    await direct.flushall()
    await endsWell()
    expect(await callsTooMany()).toBe(0)
  })

  it.each(['kept', 'lost'] as const)('Redis is restarted, its data %s', async (data) => {
    await redis.stop()
    await redis.start(data)
    await endsWell()
    expect(await callsTooMany()).toBeLessThanOrEqual(2 * concurrency * callsOfRow)
  })

  it('PostgreSQL is unavailable for a while: results that were paid for are written later', async () => {
    const gate = await gateOf(stack.databaseUrl)
    await gate.shut()
    await sleep(3000)
    await gate.close()
    await endsWell()
    expect(await callsTooMany()).toBe(0)
  })
})
