import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { copyColumns } from '../../shared/ingest/copy-text.ts'
import { type RowResult, writeOutcomes } from '../../shared/store/batch-work.ts'
import { retryFailed } from '../../shared/store/batches.ts'
import { revokeAllKeys } from '../../shared/store/client-admin.ts'
import { type Database, openDatabase } from '../../shared/store/database.ts'
import { feed } from '../../shared/store/feeding.ts'
import { eraseAll, eraseReference } from '../../shared/store/stored-addresses.ts'
import { openUploadWriter } from '../../shared/store/upload-writer.ts'
import { beginUpload } from '../../shared/store/uploads.ts'
import { testDatabase } from '../support/test-database.ts'

let databaseUrl: string
let db: Database
let clientId: string
let otherId: string

const addClient = async (name: string) =>
  (await db.insertInto('clients').values({ name }).returning('id').executeTakeFirstOrThrow()).id

beforeAll(async () => {
  databaseUrl = await testDatabase('erasure')
  db = openDatabase(databaseUrl, 8, 60_000)
  clientId = await addClient('shop')
  otherId = await addClient('other')
})
afterAll(() => db?.destroy())
beforeEach(() =>
  sql`truncate batches, batch_items, uploads, stored_addresses cascade`.execute(db).then(() => {}),
)

const result: RowResult = {
  verdict: 'confirmed',
  nextAction: 'accept',
  reasons: [],
  confidence: 1,
  changes: [],
}

interface Shape {
  rows: number
  /** SQL of the reference at `position`. */
  reference?: string
  client?: string
  verdict?: string
  /** Whether the rows have results already. */
  isDone?: boolean
  /** Whether the client's stored addresses are those of this batch. */
  isFed?: boolean
}

async function addBatch({
  rows,
  reference = `'order-' || position`,
  client = clientId,
  verdict = 'confirmed',
  isDone = true,
  isFed = false,
}: Shape): Promise<string> {
  const id = randomUUID()
  const positions = sql`generate_series(0, ${rows - 1}::int) as position`
  await sql`
    insert into batches (id, client_id, status, total, processed, strategy, policy, finished_at)
    values (${id}, ${client}, ${isDone ? 'completed' : 'running'}, ${rows}, ${isDone ? rows : 0},
      'places', 'normal', ${isDone ? new Date() : null})`.execute(db)
  await sql`
    insert into batch_items (batch_id, position, line, reference, line1)
    select ${id}, position, position + 2, ${sql.raw(reference)}, '10 Downing Street'
    from ${positions}`.execute(db)
  if (isDone)
    await sql`
      insert into batch_results (batch_id, position, verdict, next_action, reasons, confidence, changes)
      select ${id}, position, ${verdict}, 'accept', '[]', 1, '[]' from ${positions}`.execute(db)
  if (isFed)
    await sql`
      insert into stored_addresses (client_id, reference, batch_id, position)
      select ${client}, ${sql.raw(reference)}, ${id}, position from ${positions}
      on conflict do nothing`.execute(db)
  return id
}

/** Pages of the tables and indexes of batches' rows that PostgreSQL touched for this. */
async function pagesRead(work: (db: Database) => Promise<unknown>): Promise<number> {
  const single = openDatabase(databaseUrl, 1, 60_000)
  const pages = async () => {
    await sql`select pg_stat_force_next_flush()`.execute(single)
    const { rows } = await sql<{ pages: string }>`
      select sum(heap_blks_read + heap_blks_hit + idx_blks_read + idx_blks_hit) as pages
      from pg_statio_user_tables
      where relname in ('batch_items', 'batch_results', 'stored_addresses')`.execute(single)
    return Number(rows[0]?.pages)
  }
  try {
    const before = await pages()
    await work(single)
    return (await pages()) - before
  } finally {
    await single.destroy()
  }
}

describe('the erasure of one reference', () => {
  it('does not wait for the rows of an upload, and covers them', async () => {
    const id = randomUUID()
    await beginUpload(db, { id, clientId })
    const writer = await openUploadWriter(databaseUrl, id)
    const gate = Promise.withResolvers<void>()
    async function* slowly() {
      yield `${id}\t0\t2\torder-7${'\t\\N'.repeat(copyColumns.length - 2)}\n`
      await gate.promise
    }
    const written = writer.addItems(slowly() as unknown as string[], 1)
    const unlocked = async () =>
      (await sql`select from uploads for no key update skip locked`.execute(db)).rows.length
    await expect.poll(unlocked).toBe(0)
    await eraseReference(db, clientId, 'order-7')
    gate.resolve()
    await written
    expect(await sql`select from batch_items`.execute(db)).toMatchObject({ rows: [{}] })
    const batch = { id, clientId, strategy: 'places', policy: 'normal', maxOpen: 100 } as const
    const counts = { total: 1, problems: 0, firstProblems: [] }
    await writer.makeBatch({ ...batch, replaceConfirmed: false }, counts, undefined)
    expect(await sql`select from batch_items`.execute(db)).toMatchObject({ rows: [] })
    expect(await sql`select erased from batches`.execute(db)).toMatchObject({
      rows: [{ erased: 1 }],
    })
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'address-service uploads'`.execute(db)
  })

  it('reads few database pages, however many rows and batches the client has', async () => {
    for (let batch = 0; batch < 20; batch += 1) {
      const reference = `'${batch % 10} ' || position`
      await addBatch({ rows: 2000, reference, isFed: true })
      await addBatch({ rows: 2000, reference, client: otherId })
    }
    await sql`analyze`.execute(db)
    let erased: unknown
    const pages = await pagesRead(async (single) => {
      erased = await eraseReference(single, clientId, '7 1234')
    })
    expect(erased).toEqual({ addresses: 1, items: 2 })
    // Some ten for each row, result and address of this reference; the tables have thousands.
    expect(pages).toBeLessThan(150)
  })

  it('deletes nothing of another client, and counts what it deleted', async () => {
    const own = await addBatch({ rows: 3, isFed: true })
    const others = await addBatch({ rows: 3, client: otherId, isFed: true })
    expect(await eraseReference(db, clientId, 'order-1')).toEqual({ addresses: 1, items: 1 })
    const left = await sql<{ batchId: string; count: number }>`
      select batch_id, count(*)::integer as count from batch_items group by 1`.execute(db)
    expect(new Map(left.rows.map(({ batchId, count }) => [batchId, count]))).toEqual(
      new Map([
        [own, 2],
        [others, 3],
      ]),
    )
  })
})

/** Locks a row, so that others wait for it until it is released. */
async function holdRow(query: string, values: unknown[]): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('begin')
  const { rowCount } = await client.query(query, values)
  expect(rowCount).toBe(1)
  return async () => {
    await client.query('commit')
    await client.end()
  }
}
/** Resolves once so many statements wait for a lock. */
const blocked = (count: number) =>
  vi.waitFor(
    async () => {
      const { rows } = await sql`
        select from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`.execute(db)
      expect(rows).toHaveLength(count)
    },
    { timeout: 20_000, interval: 10 },
  )

describe('concurrent erasures, writers, feeders and retries', () => {
  const outcomesOf = (items: [batchId: string, position: number, reference?: string][]) =>
    items.map(([batchId, position, reference = `order-${position}`]) => ({
      item: { batchId, position, clientId, reference },
      result,
      calls: 1,
      microUsd: 1,
    }))
  const sorted = async (shapes: Shape[]) => {
    const ids: string[] = []
    for (const shape of shapes) ids.push(await addBatch(shape))
    return ids.sort() as [string, string]
  }

  it('lock rows in one order: an erasure of two batches, and a writer of both', async () => {
    const [one, two] = await sorted([
      { rows: 3, isDone: false, isFed: true },
      { rows: 3, isDone: false },
    ])
    // The eraser waits at the second batch; the writer has rows of both.
    const release = await holdRow(
      'select from batch_items where batch_id = $1 and position = 1 for no key update',
      [two],
    )
    const erasing = eraseReference(db, clientId, 'order-1')
    await blocked(1)
    const writing = writeOutcomes(
      db,
      outcomesOf([
        [two, 1],
        [one, 0],
      ]),
      false,
    )
    // It may be done at once, or wait for the erasure.
    await Promise.race([writing, blocked(2)])
    await release()
    expect(await writing).toHaveLength(2)
    expect(await erasing).toEqual({ addresses: 1, items: 2 })
    expect(await batchOf(one)).toMatchObject({ processed: 1, erased: 1 })
    expect(await batchOf(two)).toMatchObject({ processed: 0, erased: 1 })
  })

  const batchOf = (id: string) =>
    db.selectFrom('batches').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  it('lock rows in one order: an erasure, and a retry of the failed rows', async () => {
    const batch = await addBatch({ rows: 3, verdict: 'failed' })
    await sql`update batches set failed = 3`.execute(db)
    const release = await holdRow(
      'select from batch_results where batch_id = $1 and position = 0 for update',
      [batch],
    )
    const retrying = retryFailed(db, clientId, batch, 100)
    await blocked(1)
    const erasing = eraseReference(db, clientId, 'order-1')
    // It may be done at once, or wait for the retry.
    await Promise.race([erasing, blocked(2)])
    await release()
    const [retried] = await Promise.all([retrying, erasing])
    expect(retried?.status).toBe('running')
    expect(await batchOf(batch)).toMatchObject({ processed: 0, failed: 0, erased: 1 })
  })

  it('lock rows in one order: a feeder, and a writer of the batch before', async () => {
    const before = await addBatch({ rows: 40, isDone: false, isFed: true })
    // References in the opposite order of positions.
    await sql`update batches set fed_to = total, created_at = now() - interval '1 day'`.execute(db)
    await sql`update stored_addresses set updated_at = now() - interval '1 day'`.execute(db)
    const later = await addBatch({
      rows: 40,
      reference: `'order-' || 39 - position`,
      isDone: false,
    })
    const release = await holdRow(
      'select from stored_addresses where client_id = $1 and reference = $2 for update',
      [clientId, 'order-20'],
    )
    const positions = Array.from({ length: 40 }, (_, index): [string, number] => [before, index])
    const writing = writeOutcomes(db, outcomesOf(positions.reverse()), false)
    await blocked(1)
    const feeding = feed(db, { id: later, clientId, round: 0, total: 40, fedTo: 0 }, 4)
    await blocked(2)
    await release()
    expect(await writing).toHaveLength(40)
    expect(await feeding).not.toEqual([])
  })

  it('lock rows in one order: a revocation, and another writer of both batches', async () => {
    const [one, two] = await sorted([
      { rows: 3, isDone: false },
      { rows: 3, isDone: false },
    ])
    // PostgreSQL reads the first batch after the second.
    await sql`update batches set total = 3 where id = ${one}`.execute(db)
    const writer = new pg.Client({ connectionString: databaseUrl })
    await writer.connect()
    await writer.query('begin')
    const lock = (id: string) => writer.query('select from batches where id = $1 for update', [id])
    await lock(one)
    const revoking = revokeAllKeys(db, 'test', clientId)
    await blocked(1)
    await lock(two)
    await writer.query('commit')
    await writer.end()
    await revoking
    expect([await batchOf(one), await batchOf(two)]).toMatchObject([
      { status: 'paused' },
      { status: 'paused' },
    ])
  })

  it('counts the rows that were still there, not those that retention had deleted', async () => {
    await addBatch({ rows: 3 })
    const old = await addBatch({ rows: 5 })
    await sql`delete from batch_results where batch_id = ${old}`.execute(db)
    await sql`delete from batch_items where batch_id = ${old}`.execute(db)
    expect(await eraseAll(db, clientId)).toMatchObject({ items: 3, batches: 2 })
  })

  it('all end without a deadlock', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `order-${index}`)
    for (let round = 0; round < 5; round += 1) {
      const batches = [
        await addBatch({ rows: 60, reference: `'order-' || position % 30`, isDone: false }),
        await addBatch({ rows: 60, reference: `'order-' || 29 - position % 30`, isDone: false }),
      ]
      const failed = await addBatch({ rows: 60, verdict: 'failed' })
      await sql`update batches set failed = 60 where id = ${failed}`.execute(db)
      const outcomes = batches.flatMap((batch) =>
        outcomesOf(
          Array.from({ length: 60 }, (_, position) => [
            batch,
            position,
            batch === batches[0] ? `order-${position % 30}` : `order-${29 - (position % 30)}`,
          ]),
        ),
      )
      await Promise.all([
        ...batches.map((id) => feed(db, { id, clientId, round: 0, total: 60, fedTo: 0 }, 20)),
        writeOutcomes(db, outcomes, false),
        writeOutcomes(db, outcomes.toReversed(), false),
        retryFailed(db, clientId, failed, 100),
        ...names.slice(0, 10).map((name) => eraseReference(db, clientId, name)),
        ...names.slice(0, 10).map((name) => eraseReference(db, clientId, name)),
      ])
    }
    await Promise.all([eraseAll(db, clientId), eraseAll(db, clientId)])
    const { rows } = await sql`select from batch_items`.execute(db)
    expect(rows).toHaveLength(0)
  })
})
