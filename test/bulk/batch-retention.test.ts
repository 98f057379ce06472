import { beforeAll, describe, expect, it, vi } from 'vitest'
import { Batch } from '../../shared/api/batch.ts'
import { expectFailure, expectSuccess } from '../api/expect-envelope.ts'
import { useBatchView } from '../support/batches.ts'
import { useStack } from '../support/stack.ts'

const path = '/api/address/batches'
const dayMs = 86_400_000
/** BATCH_EXPIRED */
const expired = { status: 410, code: 6020 }

const stack = useStack({ workers: 0, env: { BATCH_RETENTION_DAYS: '20' } })
const store = useBatchView(stack)
let old: string
let young: string
let running: string

/** A batch with a result for each row, a problem, and its stored addresses, as it was left. */
async function archived(name: string, status: string, finishedDaysAgo: number): Promise<string> {
  const rows = ['a', 'b', 'c'].map((letter) => ({
    reference: `${name} ${letter}`,
    line1: '10 Downing Street',
  }))
  const id = await store.create(rows)
  await store.judge(id, { verdict: 'failed', next_action: 'retry', confidence: 0 })
  await store.query(
    `insert into batch_problems values ($1, 9, 'reference', 'REQUIRED', 'is required')`,
    [id],
  )
  await store.query(
    `insert into stored_addresses (client_id, reference, line1, batch_id, position, verdict)
     select client_id, reference, line1, batch_id, position, 'failed'
     from batch_items join batches on batches.id = batch_id where batch_id = $1`,
    [id],
  )
  const at = new Date(Date.now() - finishedDaysAgo * dayMs)
  await store.query(
    `update batches set name = $2, status = $3, created_at = $4, processed = 3, failed = 3,
       problems = 1, calls = 6, micro_usd = 21000, fed_to = 3, done_to = 3,
       finished_at = case when $3 = 'completed' then $4::timestamptz end
     where id = $1`,
    [id, name, status, at],
  )
  return id
}

const rowsLeft = async (id: string): Promise<number[]> => {
  const tables = ['batch_items', 'batch_results', 'batch_problems']
  const counts = tables.map(
    async (table) => (await store.query(`select from ${table} where batch_id = $1`, [id])).length,
  )
  return Promise.all(counts)
}

describe('a batch that ended longer ago than BATCH_RETENTION_DAYS', () => {
  beforeAll(async () => {
    old = await archived('old', 'completed', 21)
    young = await archived('young', 'completed', 19)
    running = await archived('running', 'paused', 100)
    await stack.addWorker()
    await vi.waitFor(async () => expect(await rowsLeft(old)).toEqual([0, 0, 0]), {
      timeout: 20_000,
    })
  })

  it('keeps its name, counts and costs, and says when its rows were deleted', async () => {
    const answer = await stack.get(`${path}/${old}`)
    expectSuccess(answer, `${path}/${old}`, Batch)
    const { data } = answer.body
    expect(data).toMatchObject({
      name: 'old',
      status: 'completed',
      total: 3,
      problems: 1,
      processed: 3,
      counts: { failed: 3 },
      spend: { calls: 6, usd: 0.021 },
    })
    expect(Math.abs(data.expiredAt - Date.now())).toBeLessThan(60_000)
    const { batches } = (await stack.get(path)).body.data
    expect(batches.map(({ id }: Batch) => id).sort()).toEqual([old, young, running].sort())
  })

  it.each(['results', 'summary', 'problems'])(
    'has no %s any more, and the error says so',
    async (what) => {
      expectFailure(await stack.get(`${path}/${old}/${what}`), expired)
    },
  )

  it('cannot be downloaded or run again, and its decisions cannot be taken back', async () => {
    const file = await stack.get(`${path}/${old}/results`, { headers: { accept: 'text/csv' } })
    expectFailure(file, expired)
    const retry = await stack.post(`${path}/${old}/retry`, {})
    expectFailure(retry, expired)
    const reopen = await stack.post(`${path}/${old}/reopen`, { reference: 'old a' })
    expectFailure(reopen, expired)
  })

  it('leaves the stored addresses that were uploaded with it', async () => {
    const { addresses } = (await stack.get('/api/address/stored')).body.data
    expect(addresses).toHaveLength(9)
  })

  it('leaves the rows of batches that ended later, or have not ended', async () => {
    expect(await rowsLeft(young)).toEqual([3, 3, 1])
    expect(await rowsLeft(running)).toEqual([3, 3, 1])
    expect((await stack.get(`${path}/${young}/results`)).body.data.results).toHaveLength(3)
    expect((await stack.get(`${path}/${young}`)).body.data).not.toHaveProperty('expiredAt')
  })
})
