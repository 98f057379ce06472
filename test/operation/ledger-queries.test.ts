import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../shared/store/database.ts'
import {
  areOthersAlive,
  deleteSilentWorkers,
  mergeSome,
  readCharges,
  readMonth,
  writeHeartbeat,
} from '../../shared/store/ledger-entries.ts'
import { blocksRead } from '../support/blocks-read.ts'
import { testDatabase } from '../support/test-database.ts'

const days = 100
const clients = 1000
/** The ledger fills about two thousand. */
const someBlocks = 200
const [settled, today] = ['2026-04-09', '2026-04-10']

let db: Database
beforeAll(async () => {
  db = openDatabase(await testDatabase('ledger_queries'), 1, 60_000)
  await sql`
    insert into ledger (worker_id, day, client_id, billed, calls, micro_usd, entries)
    select 'merged', date '2026-01-01' + day, 'client ' || client, 'newDetails', 1, 5, 1
    from generate_series(0, ${days - 1}::int) day, generate_series(1, ${clients}::int) client
    `.execute(db)
  await charge('a living worker', today)
  await charge('an ended worker', '2026-04-08')
  await writeHeartbeat(db, 'a living worker')
  await sql`vacuum analyze ledger`.execute(db)
})
afterAll(() => db?.destroy())

const charge = (worker: string, day: string) =>
  sql`
  insert into ledger (worker_id, day, client_id, billed, calls, micro_usd, entries)
  select ${worker}, ${day}::date, 'client ' || client, 'newDetails', 2, 10, 2
  from generate_series(1, 10) client`.execute(db)

describe('however long the ledger is, few of its blocks are read', () => {
  it('to see that nothing is to be merged', async () => {
    const blocks = await blocksRead(db, (own) => mergeSome(own, '2026-04-01', 100))
    expect(blocks).toBeLessThan(someBlocks)
  })

  it('to see whether other workers with charges are alive', async () => {
    await writeHeartbeat(db, 'a worker without charges')
    const blocks = await blocksRead(db, async (own) => {
      expect(await areOthersAlive(own, 'a living worker', 60)).toBe(false)
    })
    expect(blocks).toBeLessThan(someBlocks)
    expect(await areOthersAlive(db, 'another worker', 60)).toBe(true)
  })

  it('for what a client was charged', async () => {
    const blocks = await blocksRead(db, async (own) => {
      expect(await readCharges(own, '2026-03-20', 'client 7')).toHaveLength(22)
    })
    expect(blocks).toBeLessThan(someBlocks)
  })
})

describe('the rows of ended workers', () => {
  it('are merged some at a time, and no charge changes', async () => {
    const before = await readMonth(db, '2026-04-01', today)
    const steps = [4, 4, 4, 4].map(() => 4)
    const merged: number[] = []
    for (const max of steps) merged.push(await mergeSome(db, settled, max))
    expect(merged).toEqual([4, 4, 2, 0])
    const inOrder = (charges: typeof before) =>
      charges.toSorted((one, other) => one.clientId.localeCompare(other.clientId))
    expect(inOrder(await readMonth(db, '2026-04-01', today))).toEqual(inOrder(before))
  })

  it('stay while their worker can still write, or their day is not over', async () => {
    const { rows } = await sql<{ worker: string; rows: number }>`
      select worker_id as worker, count(*)::integer as rows from ledger
      where worker_id <> 'merged' group by worker_id`.execute(db)
    expect(rows).toEqual([{ worker: 'a living worker', rows: 10 }])
  })
})

it('a step of merging reads few blocks, however many rows an ended worker left', async () => {
  await sql`
    insert into ledger (worker_id, day, client_id, billed, calls, micro_usd, entries)
    select 'a worker of many days', date '2026-03-01' + day, 'client ' || client, 'newDetails', 1, 5, 1
    from generate_series(0, 29) day, generate_series(1, ${clients}::int) client`.execute(db)
  await sql`vacuum analyze ledger`.execute(db)
  const blocks = await blocksRead(db, async (own) => {
    expect(await mergeSome(own, settled, 5)).toBe(5)
  })
  expect(blocks).toBeLessThan(someBlocks)
})

it('the charges of a month are added up by client and SKU, those of today apart', async () => {
  const charges = await readMonth(db, '2026-04-01', today)
  expect(charges).toHaveLength(clients)
  expect(charges.find(({ clientId }) => clientId === 'client 7')).toEqual({
    clientId: 'client 7',
    billed: 'newDetails',
    month: { calls: 10 + 4, microUsd: 50 + 20 },
    day: { calls: 1 + 2, microUsd: 5 + 10 },
  })
})

it('workers without a heartbeat for a week are deleted, and their rows are merged', async () => {
  await charge('a lost worker', '2026-03-01')
  await charge('a late worker', '2026-03-01')
  await charge('a lost worker with a recorder', '2026-03-01')
  await sql`
    insert into ledger_workers (worker_id, seen_at)
    values ('a lost worker', now() - interval '8 days'),
      ('a late worker', now() - interval '6 days'),
      ('a lost worker with a recorder', now() - interval '8 days')`.execute(db)
  await deleteSilentWorkers(db, 7, ['a lost worker with a recorder'])
  while ((await mergeSome(db, today, 100)) > 0);
  const { rows } = await sql<{ workerId: string }>`
    select distinct worker_id from ledger where worker_id like 'a l%' order by 1`.execute(db)
  expect(rows.map(({ workerId }) => workerId)).toEqual([
    'a late worker',
    'a living worker',
    'a lost worker with a recorder',
  ])
})
