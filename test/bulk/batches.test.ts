import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { bulkQueue, chunkRows } from '../../shared/jobs/bulk-job.ts'
import { queuePrefix } from '../../shared/jobs/jobs.ts'
import { inventedRows, openQuotas, useBatchView } from '../support/batches.ts'
import { openLedgerView } from '../support/ledger-view.ts'
import { inShort, observe } from '../support/load.ts'
import { useStack } from '../support/stack.ts'

const concurrency = 10
const stack = useStack({
  workers: 2,
  env: { ...openQuotas, BULK_CONCURRENCY: `${concurrency}` },
})
const batches = useBatchView(stack)
let redis: Redis
beforeAll(async () => {
  redis = new Redis(stack.redisUrl)
})
beforeEach(() => stack.sandbox.reset())
// Batches of one test must not run during the next.
afterEach(async () => {
  await batches.query("update batches set status = 'cancelled' where status <> 'completed'")
  await expect
    .poll(() => redis.llen(`${queuePrefix}:${bulkQueue}:active`), { timeout: 10_000 })
    .toBe(0)
})
afterAll(() => redis?.disconnect())

const processed = async (id: string): Promise<number> => (await batches.read(id)).processed
const reaches = (id: string, rows: number) =>
  expect.poll(() => processed(id), { timeout: 20_000, interval: 20 }).toBeGreaterThanOrEqual(rows)
const becomes = (id: string, status: string) =>
  expect.poll(async () => (await batches.read(id)).status, { timeout: 20_000 }).toBe(status)
const sandboxCalls = async () => {
  const { autocomplete, details } = await stack.sandbox.usage()
  return autocomplete.calls + details.calls
}

async function oneResultEach(id: string, rows: number): Promise<void> {
  const results = await batches.results(id)
  expect(results.map(({ position }) => position)).toEqual(Array.from({ length: rows }, (_, n) => n))
  const { failed, confirmed, corrected, needs_review, undeliverable, processed } =
    await batches.read(id)
  expect(confirmed + corrected + needs_review + undeliverable).toBe(rows)
  expect({ failed, processed }).toEqual({ failed: 0, processed: rows })
}

it('a batch gives each row one result, counts the results, and keeps them with the stored addresses', async () => {
  const id = await batches.create([
    {
      reference: 'a',
      line1: '10 Downing Street',
      city: 'London',
      postalCode: 'SW1A 2AA',
      country: 'GB',
    },
    { reference: 'b', address: 'qqqq xxxx zzzz, 99' },
    ...inventedRows(60),
  ])
  await becomes(id, 'completed')
  await oneResultEach(id, 62)
  const batch = await batches.read(id)
  expect(batch).toMatchObject({ fed_to: 62, done_to: 62, paused_reason: null })
  expect(batch.finished_at >= batch.started_at).toBe(true)
  const [first, second] = await batches.results(id)
  expect(first).toMatchObject({ verdict: 'confirmed', next_action: 'accept', confidence: 1 })
  expect(second).toMatchObject({
    verdict: 'undeliverable',
    reasons: [{ code: 'not_found' }],
    place_id: null,
  })
  const [stored] = await batches.query("select * from stored_addresses where reference = 'a'")
  expect(stored).toMatchObject({
    line1: '10 Downing Street',
    batch_id: id,
    position: 0,
    verdict: 'confirmed',
  })
  expect(stored).toMatchObject({ place_id: first.place_id, latitude: first.latitude })
})

it('a batch costs what the sandbox bills, in the batch and in the ledger', async () => {
  const ledger = openLedgerView(stack.databaseUrl)
  await ledger.begin()
  const id = await batches.create(inventedRows(150))
  await becomes(id, 'completed')
  const { calls, micro_usd } = await batches.read(id)
  const { autocomplete, details } = await stack.sandbox.usage()
  expect(Number(calls)).toBe(autocomplete.calls + details.calls)
  const billed = Math.round((autocomplete.billedUsd + details.billedUsd) * 1e6)
  expect(Number(micro_usd)).toBe(billed)
  const sums = async () =>
    Object.values(await ledger.bySku()).reduce((sum, { microUsd }) => sum + microUsd, 0)
  await expect.poll(sums).toBe(billed)
  await ledger.close()
})

it('a batch keeps the newest text of a reference, and forgets what was known of another text', async () => {
  const at = (line1: string) => ({ reference: 'again', line1, city: 'London', country: 'GB' })
  const first = await batches.create([
    at('1 Downing Street'),
    ...inventedRows(30),
    at('10 Downing Street'),
  ])
  await becomes(first, 'completed')
  const stored = async () =>
    (await batches.query("select * from stored_addresses where reference = 'again'"))[0]
  expect(await stored()).toMatchObject({
    line1: '10 Downing Street',
    position: 31,
    verdict: 'corrected',
  })

  // The client stored it after the upload, so the upload is older.
  await batches.query(
    "update stored_addresses set updated_at = now() + interval '1 hour' where reference = 'again'",
  )
  await becomes(await batches.create([at('11 Downing Street')]), 'completed')
  expect(await stored()).toMatchObject({
    line1: '10 Downing Street',
    position: 31,
    verdict: 'corrected',
  })

  await batches.query(
    "update stored_addresses set updated_at = now() - interval '1 hour' where reference = 'again'",
  )
  await stack.sandbox.behave({ latencyMs: 500 })
  const third = await batches.create([at('12 Downing Street')])
  await expect
    .poll(stored)
    .toMatchObject({ line1: '12 Downing Street', verdict: null, place_id: null, found_at: null })
  await becomes(third, 'completed')
})

it('a batch that pauses keeps the results of rows in flight, and repeats no call when it resumes', async () => {
  await stack.sandbox.behave({ latencyMs: 100 })
  const id = await batches.create(inventedRows(200))
  await reaches(id, 30)
  await batches.change(id, "status = 'paused', paused_reason = 'client'")
  await expect.poll(() => redis.llen(`${queuePrefix}:${bulkQueue}:active`)).toBe(0)
  const kept = await processed(id)
  await sleep(1500)
  expect(await processed(id)).toBe(kept)
  expect(kept).toBeLessThan(150)
  // Every request has its result.
  expect(Number((await batches.read(id)).calls)).toBe(await sandboxCalls())

  await batches.change(
    id,
    "status = 'running', paused_reason = null, fed_to = done_to, round = round + 1",
  )
  await becomes(id, 'completed')
  await oneResultEach(id, 200)
  expect(Number((await batches.read(id)).calls)).toBe(await sandboxCalls())
})

it('a batch that resumes at once gives no row in flight to another worker', async () => {
  await stack.sandbox.behave({ latencyMs: 300 })
  const id = await batches.create(inventedRows(100))
  await reaches(id, 10)
  await batches.change(id, "status = 'paused', paused_reason = 'client'")
  await batches.change(
    id,
    "status = 'running', paused_reason = null, fed_to = done_to, round = round + 1",
  )
  await stack.sandbox.behave({})
  await becomes(id, 'completed')
  await oneResultEach(id, 100)
  expect(Number((await batches.read(id)).calls)).toBe(await sandboxCalls())
})

it('a batch that is cancelled begins no more rows and keeps the results of rows in flight', async () => {
  await stack.sandbox.behave({ latencyMs: 100 })
  const id = await batches.create(inventedRows(200))
  await reaches(id, 30)
  await batches.change(id, "status = 'cancelled', finished_at = now()")
  await expect.poll(() => redis.llen(`${queuePrefix}:${bulkQueue}:active`)).toBe(0)
  const batch = await batches.read(id)
  expect(batch.status).toBe('cancelled')
  expect(Number(batch.calls)).toBe(await sandboxCalls())
  expect(await batches.results(id)).toHaveLength(batch.processed)
  expect(batch.processed).toBeLessThan(150)
})

it('two clients are served round-robin, and a small batch does not wait for a big one', async () => {
  await stack.sandbox.behave({ latencyMs: 30 })
  const big = await batches.create(inventedRows(3000), { client: 'big shop' })
  const second = await batches.create(inventedRows(3000, 10_000), { client: 'second shop' })
  await reaches(big, 100)
  await reaches(second, 100)
  const small = await batches.create(inventedRows(50, 20_000), { client: 'small shop' })
  const [bigBefore, secondBefore] = [await processed(big), await processed(second)]
  await becomes(small, 'completed')
  const [bigMeanwhile, secondMeanwhile] = [
    (await processed(big)) - bigBefore,
    (await processed(second)) - secondBefore,
  ]
  expect((await batches.read(big)).status).toBe('running')
  // The rows that were on the queue before, plus an equal share since.
  expect(bigMeanwhile).toBeLessThan(50 + 12 * chunkRows)
  expect(secondMeanwhile).toBeGreaterThan(0)
  expect(secondMeanwhile).toBeLessThan(50 + 12 * chunkRows)
})

it('the queue holds a bounded number of jobs without addresses, and interactive requests are answered meanwhile', async () => {
  await stack.sandbox.behave({ latencyMs: 30 })
  const id = await batches.create(
    inventedRows(5000).map((row) => ({
      ...row,
      line1: `${row.line1} secretly`,
      reference: `mine-${row.reference}`,
    })),
  )
  await reaches(id, 100)
  const keys = await redis.keys(`${queuePrefix}:${bulkQueue}:*`)
  const jobs = keys.filter((key) => key.includes(id))
  expect(jobs.length).toBeGreaterThan(0)
  expect(jobs.length).toBeLessThan(40)
  for (const key of keys) {
    if ((await redis.type(key)) !== 'hash') continue
    const text = JSON.stringify(await redis.hgetall(key))
    expect(text).not.toMatch(/Paix|Lyon|secretly|mine-/)
  }
  for (let n = 0; n < 10; n += 1)
    expect(inShort(await observe(() => stack.autocomplete({ input: `${n} rue de la paix` })))).toBe(
      '200',
    )
})

it('an address that the provider fails at does not count as an outage of the provider', async () => {
  const id = await batches.create([
    { reference: 'poison', address: 'fault: outage' },
    ...inventedRows(200),
  ])
  await becomes(id, 'completed')
  const [poison, ...others] = await batches.results(id)
  expect(poison).toMatchObject({
    verdict: 'failed',
    next_action: 'retry',
    reasons: [{ code: 'provider_unavailable' }],
  })
  expect(others.filter(({ verdict }) => verdict === 'failed')).toEqual([])
  expect(await batches.read(id)).toMatchObject({ failed: 1, processed: 201 })
})

it('rows that the provider refuses for their length fail at once, and hold up no other row', async () => {
  // Written in 40 ways, because equal rows share a call.
  const written = (n: number) =>
    'fault: too long'.replace(/[a-z]/g, (letter, at) =>
      (n >> at) & 1 ? letter.toUpperCase() : letter,
    )
  const tooLong = Array.from({ length: 40 }, (_, n) => ({
    reference: `long-${n}`,
    address: written(n),
  }))
  const long = await batches.create(tooLong, { client: 'shop of long addresses' })
  const id = await batches.create(inventedRows(200))
  await Promise.all([becomes(long, 'completed'), becomes(id, 'completed')])
  expect(await batches.read(long)).toMatchObject({ failed: 40, calls: '40', micro_usd: '0' })
  for (const { reasons } of await batches.results(long))
    expect(reasons).toEqual([{ code: 'request_invalid' }])
  expect(await batches.read(id)).toMatchObject({ failed: 0, processed: 200, pauses: 0 })
})

it('a malformed answer is requested three times before the row fails', async () => {
  const id = await batches.create([
    { reference: 'nonsense', address: 'fault: malformed' },
    ...inventedRows(10),
  ])
  await becomes(id, 'completed')
  const [nonsense] = await batches.results(id)
  expect(nonsense).toMatchObject({
    verdict: 'failed',
    reasons: [{ code: 'provider_answer_invalid' }],
  })
})
