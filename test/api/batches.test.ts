import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Batch, BatchPage } from '../../shared/api/batch.ts'
import { type RowResult, writeOutcomes } from '../../shared/store/batch-work.ts'
import { type Database, openDatabase } from '../../shared/store/database.ts'
import { inventedRows, type TestRow, useBatchView } from '../support/batches.ts'
import { type Answer, useStack } from '../support/stack.ts'
import { expectFailure, expectSuccess } from './expect-envelope.ts'

const path = '/api/address/batches'
const nobodys = '00000000-0000-4000-8000-000000000000'
const cursorOf = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url')

const stack = useStack({ workers: 0 })
const store = useBatchView(stack)
let otherToken: string
let db: Database
beforeAll(async () => {
  otherToken = (await stack.addClient('other')).token
  db = openDatabase(stack.databaseUrl, 1)
})
afterAll(() => db?.destroy())
beforeEach(() => store.clear())

const act = (id: string, action: string, init?: RequestInit) =>
  stack.post(`${path}/${id}/${action}`, {}, init)
const asOther = () => ({ headers: { authorization: `Bearer ${otherToken}` } })
/** The answer for the batch. */
async function acted(id: string, action: string): Promise<Record<string, unknown>> {
  const answer = await act(id, action)
  expectSuccess(answer, `${path}/${id}/${action}`, Batch)
  return answer.body.data
}
/** Writes results for these positions, as workers do. */
async function giveResults(id: string, verdicts: string[]): Promise<void> {
  await store.judge(
    id,
    verdicts.map((verdict) => ({ verdict })),
  )
  const counts = ['confirmed', 'corrected', 'needs_review', 'undeliverable', 'failed'].map(
    (verdict) => `${verdict} = ${verdicts.filter((given) => given === verdict).length}`,
  )
  await store.change(id, `processed = ${verdicts.length}, ${counts.join(', ')}`)
}

/** What workers find of these rows. */
const outcomesOf = (batchId: string, rows: TestRow[], found: RowResult['verdict'][]) =>
  found.map((verdict, position) => ({
    item: { batchId, position, clientId: nobodys, reference: rows[position]?.reference ?? '' },
    result: { verdict, nextAction: 'fix' as const, reasons: [], confidence: 0, changes: [] },
    calls: 0,
    microUsd: 0,
  }))

describe('GET /api/address/batches/{id}', () => {
  it('shows a batch', async () => {
    const id = await store.create(inventedRows(4))
    await giveResults(id, ['confirmed', 'needs_review'])
    await store.change(
      id,
      `status = 'running', started_at = now(), rate = 2, calls = 3, micro_usd = 12660`,
    )
    const answer = await stack.get(`${path}/${id}`)
    expectSuccess(answer, `${path}/${id}`, Batch)
    const { eta, createdAt, startedAt, ...batch } = answer.body.data
    expect(batch).toEqual({
      id,
      status: 'running',
      total: 4,
      problems: 0,
      processed: 2,
      counts: { confirmed: 1, corrected: 0, needs_review: 1, undeliverable: 0, failed: 0 },
      rate: 2,
      spend: { calls: 3, usd: 0.01266 },
      policy: 'normal',
      strategy: 'places',
    })
    expect(eta - Date.now()).toBeGreaterThan(0)
    expect(eta - Date.now()).toBeLessThan(1500)
    for (const time of [createdAt, startedAt])
      expect(Math.abs(time - Date.now())).toBeLessThan(10_000)
  })

  it('shows why a batch paused by itself, and until when', async () => {
    const id = await store.create(inventedRows(1))
    await store.change(
      id,
      `status = 'paused', paused_reason = 'quota_day', resumes_at = '2030-01-01T08:00:00Z'`,
    )
    const { data } = (await stack.get(`${path}/${id}`)).body
    expect(data).toMatchObject({
      status: 'paused',
      pausedReason: 'quota_day',
      resumesAt: Date.UTC(2030, 0, 1, 8),
    })
    expect(data).not.toHaveProperty('eta')
  })

  it.each([
    ['nobody has', nobodys],
    ['is none', 'x'],
    ['is a piece of SQL', encodeURIComponent("' or true --")],
  ])('finds nothing for an id that %s', async (_, id) => {
    for (const rest of ['', '/problems', '/results', '/events'])
      expectFailure(await stack.get(`${path}/${id}${rest}`), { status: 404, code: 6004 })
  })

  it('finds no batch of another client, whatever the operation', async () => {
    const id = await store.create(inventedRows(1))
    for (const rest of ['', '/problems', '/results', '/events'])
      expectFailure(await stack.get(`${path}/${id}${rest}`, asOther()), { status: 404, code: 6004 })
    for (const action of ['pause', 'resume', 'cancel', 'retry'])
      expectFailure(await act(id, action, asOther()), { status: 404, code: 6004 })
    expect((await store.read(id)).status).toBe('queued')
  })

  it('answers 503 while PostgreSQL cannot be reached, and 500 for a bug', async () => {
    const id = await store.create(inventedRows(1))
    await store.query('alter table batches rename to misnamed')
    expectFailure(await stack.get(`${path}/${id}`), { status: 500, code: 9000 })
    await store.query('alter table misnamed rename to batches')
    await store.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'address-service' and datname = current_database()`,
    )
    const answer = await stack.get(`${path}/${id}`)
    if (answer.status !== 200) expectFailure(answer, { status: 503, code: 8002 })
    await expect.poll(async () => (await stack.get(`${path}/${id}`)).status).toBe(200)
  })
})

describe('GET /api/address/batches', () => {
  it('lists the newest first, page by page, also batches of the same moment', async () => {
    const ids: string[] = []
    for (let n = 0; n < 7; n++) ids.push(await store.create(inventedRows(1)))
    await store.create(inventedRows(1), { client: 'other' })
    await store.query(`update batches set created_at = '2026-01-01' where id = any($1)`, [
      ids.slice(0, 3),
    ])
    const seen: string[] = []
    for (let cursor = ''; cursor !== undefined; ) {
      const page: Answer = await stack.get(`${path}?limit=2${cursor && `&cursor=${cursor}`}`)
      expectSuccess(page, path, BatchPage)
      seen.push(...page.body.data.batches.map(({ id }: { id: string }) => id))
      cursor = page.body.data.nextCursor
    }
    expect(seen).toEqual([...ids.slice(3).reverse(), ...ids.slice(0, 3).sort()])
  })

  it('continues after a batch that was erased meanwhile, to the microsecond', async () => {
    const [older, newer, newest] = await Promise.all(
      [1, 2, 3].map(() => store.create(inventedRows(1))),
    )
    for (const [id, micros] of [older, newer, newest].map((id, index) => [id, index + 1]))
      await store.query('update batches set created_at = $2 where id = $1', [
        id,
        `2026-01-01T00:00:00.00000${micros}Z`,
      ])
    const first = (await stack.get(`${path}?limit=2`)).body.data
    expect(first.batches.map(({ id }: { id: string }) => id)).toEqual([newest, newer])
    await store.query('delete from batches where id = $1', [newer])
    const rest = (await stack.get(`${path}?limit=2&cursor=${first.nextCursor}`)).body.data
    expect(rest.batches.map(({ id }: { id: string }) => id)).toEqual([older])
  })

  it('lists those in the requested states', async () => {
    const [queued, running, paused] = await Promise.all(
      [1, 2, 3].map(() => store.create(inventedRows(1))),
    )
    await store.change(running ?? '', `status = 'running'`)
    await store.change(paused ?? '', `status = 'paused'`)
    const { batches } = (await stack.get(`${path}?status=queued&status=paused`)).body.data
    expect(new Set(batches.map(({ id }: { id: string }) => id))).toEqual(new Set([queued, paused]))
  })

  it.each([
    ['cursor=abc', 4012, []],
    ['cursor=IjEi', 4012, []],
    [`cursor=${cursorOf(nobodys)}`, 4012, []],
    [`cursor=${cursorOf([-1, nobodys])}`, 4012, []],
    [`cursor=${cursorOf([1e300, nobodys])}`, 4012, []],
    [`cursor=${cursorOf([1, 'x'])}`, 4012, []],
    ['limit=0', 4000, [{ field: 'limit', code: 'OUT_OF_RANGE' }]],
    ['limit=1001', 4000, [{ field: 'limit', code: 'OUT_OF_RANGE' }]],
    ['status=done', 4000, [{ field: 'status.0', code: 'ENUM' }]],
  ])('refuses %s', async (query, code, errors) => {
    expectFailure(await stack.get(`${path}?${query}`), { status: 400, code, errors, path })
  })
})

describe('a batch is', () => {
  it('paused and resumed: rows that workers had and did not finish are dispatched again', async () => {
    const id = await store.create(inventedRows(100))
    await store.change(id, `status = 'running', started_at = now(), fed_to = 75, done_to = 25`)
    expect(await acted(id, 'pause')).toMatchObject({ status: 'paused', pausedReason: 'client' })
    expect(await acted(id, 'pause')).toMatchObject({ status: 'paused' })
    expect(await acted(id, 'resume')).toMatchObject({ status: 'running' })
    expect(await store.read(id)).toMatchObject({
      fed_to: 25,
      done_to: 25,
      round: 1,
      paused_reason: null,
    })
  })

  it('queued again when it is resumed before it began', async () => {
    const id = await store.create(inventedRows(1))
    await acted(id, 'pause')
    expect(await acted(id, 'resume')).toMatchObject({ status: 'queued' })
  })

  it('resumed by its client once the client has paused it, though it had paused by itself before', async () => {
    const id = await store.create(inventedRows(1))
    await store.change(id, `status = 'paused', paused_reason = 'budget_day', resumes_at = now()`)
    const batch = await acted(id, 'pause')
    expect(batch).toMatchObject({ pausedReason: 'client' })
    expect(batch).not.toHaveProperty('resumesAt')
  })

  it('cancelled: its results stay, and its webhook is due', async () => {
    const id = await store.create(inventedRows(3), { webhookUrl: 'https://example.com/' })
    await giveResults(id, ['confirmed'])
    const batch = await acted(id, 'cancel')
    expect(batch).toMatchObject({
      status: 'cancelled',
      processed: 1,
      webhook: { state: 'pending' },
    })
    expect(batch.finishedAt).toBeGreaterThan(0)
    expect(await store.results(id)).toHaveLength(1)
    // Rows in flight are still finished: the webhook counts them, too.
    const { webhook_next_at, finished_at } = await store.read(id)
    expect(webhook_next_at - finished_at).toBe(15_000)
  })

  it('run again for its failed rows only', async () => {
    const id = await store.create(inventedRows(4))
    await giveResults(id, ['failed', 'confirmed', 'failed', 'corrected'])
    await store.change(
      id,
      `status = 'completed', finished_at = now(), fed_to = 4, done_to = 4, webhook_state = 'delivered'`,
    )
    const batch = await acted(id, 'retry')
    expect(batch).toMatchObject({
      status: 'running',
      processed: 2,
      counts: { failed: 0, confirmed: 1, corrected: 1 },
    })
    expect(batch).not.toHaveProperty('finishedAt')
    expect(await store.read(id)).toMatchObject({
      fed_to: 0,
      done_to: 0,
      retrying: true,
      round: 1,
      webhook_state: null,
    })
    expect((await store.results(id)).map(({ position }) => position)).toEqual([1, 3])
  })

  it('cancelled while failed rows run again: those without another result stay failed', async () => {
    const rows = inventedRows(4)
    const id = await store.create(rows)
    await giveResults(id, ['failed', 'confirmed', 'failed', 'failed'])
    await store.change(id, `status = 'completed', finished_at = now(), fed_to = 4, done_to = 4`)
    await acted(id, 'retry')
    const found = outcomesOf(id, rows, ['corrected', 'confirmed', 'undeliverable', 'failed'])
    await writeOutcomes(db, found.slice(0, 1), false)
    await acted(id, 'pause')
    expect(await acted(id, 'cancel')).toMatchObject({
      status: 'cancelled',
      processed: 4,
      counts: { corrected: 1, confirmed: 1, undeliverable: 0, failed: 2 },
    })
    const verdicts = async () => (await store.results(id)).map(({ verdict }) => verdict)
    expect(await verdicts()).toEqual(['corrected', 'confirmed', 'failed', 'failed'])
    // What was in flight is finished.
    await writeOutcomes(db, found, true)
    expect(await verdicts()).toEqual(['corrected', 'confirmed', 'undeliverable', 'failed'])
    expect((await stack.get(`${path}/${id}`)).body.data).toMatchObject({
      processed: 4,
      counts: { corrected: 1, confirmed: 1, undeliverable: 1, failed: 1 },
    })
  })

  it('cancelled again, where a retry was cancelled without restoring its failed rows', async () => {
    const id = await store.create(inventedRows(3))
    await giveResults(id, ['failed', 'confirmed', 'failed'])
    await store.change(id, `status = 'completed', finished_at = now(), fed_to = 3, done_to = 3`)
    await acted(id, 'retry')
    // As an edge leaves it that ends in between.
    await store.change(id, `status = 'cancelled', finished_at = now()`)
    expect(await acted(id, 'cancel')).toMatchObject({
      status: 'cancelled',
      processed: 3,
      counts: { confirmed: 1, failed: 2 },
    })
    expect((await act(id, 'cancel')).status).toBe(409)
  })

  it('unchanged by a retry when no row failed', async () => {
    const id = await store.create(inventedRows(1))
    await giveResults(id, ['confirmed'])
    await store.change(id, `status = 'completed', finished_at = now()`)
    expect(await acted(id, 'retry')).toMatchObject({ status: 'completed' })
  })

  it.each([
    ['pause', 'completed'],
    ['pause', 'cancelled'],
    ['pause', 'failed'],
    ['resume', 'running'],
    ['resume', 'completed'],
    ['cancel', 'completed'],
    ['cancel', 'cancelled'],
    ['retry', 'running'],
    ['retry', 'paused'],
    ['retry', 'cancelled'],
  ])('refused %s when it is %s', async (action, status) => {
    const id = await store.create(inventedRows(1))
    await store.change(id, `status = '${status}'`)
    const errors = [{ code: status.toUpperCase() }]
    expectFailure(await act(id, action), {
      status: 409,
      code: 6005,
      errors,
      path: `${path}/${id}/${action}`,
    })
  })
})
