import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expire } from '../../services/worker/upkeep/expire.ts'
import { forget } from '../../services/worker/upkeep/forget.ts'
import { type Database, openDatabase } from '../../shared/store/database.ts'
import { stalePlaces } from '../../shared/store/stale-places.ts'
import { eraseReference } from '../../shared/store/stored-addresses.ts'
import { testDatabase } from '../support/test-database.ts'

const forever = new AbortController().signal
const ignored = () => {}

let databaseUrl: string
let db: Database
let clientId: string

beforeAll(async () => {
  // One connection, so that PostgreSQL's statistics are read on the connection that made them.
  databaseUrl = await testDatabase('retention')
  db = openDatabase(databaseUrl, 1, 60_000)
  const client = db.insertInto('clients').values({ name: 'shop' }).returning('id')
  clientId = (await client.executeTakeFirstOrThrow()).id
})
afterAll(() => db?.destroy())
beforeEach(() =>
  sql`truncate batches, batch_items, uploads, stored_addresses cascade`.execute(db).then(() => {}),
)

/** Batches with rows and problems, that ended some days ago. */
async function addBatches(count: number, rows: number, finishedDaysAgo: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID())
  await sql`
    insert into batches (id, client_id, status, total, processed, strategy, policy, created_at, finished_at)
    select id, ${clientId}, 'completed', ${rows}, ${rows}, 'places', 'normal',
      now() - make_interval(days => ${finishedDaysAgo}), now() - make_interval(days => ${finishedDaysAgo})
    from unnest(${ids}::uuid[]) as id`.execute(db)
  await sql`
    insert into batch_items (batch_id, position, line, reference)
    select id, position, position, 'order ' || position
    from unnest(${ids}::uuid[]) as id, generate_series(0, ${rows - 1}::int) as position`.execute(db)
  await sql`
    insert into batch_results (batch_id, position, verdict, next_action, reasons, confidence, changes)
    select batch_id, position, 'confirmed', 'accept', '[]', 1, '[]' from batch_items
    where batch_id = any(${ids}::uuid[])`.execute(db)
  await sql`
    insert into batch_problems (batch_id, line, code, message)
    select batch_id, position, 'REQUIRED', 'is required' from batch_items
    where batch_id = any(${ids}::uuid[])`.execute(db)
  return ids
}

const counts = async () => {
  const { rows } = await sql<{ items: number; results: number; problems: number }>`
    select (select count(*)::integer from batch_items) as items,
      (select count(*)::integer from batch_results) as results,
      (select count(*)::integer from batch_problems) as problems`.execute(db)
  return rows[0]
}
const batch = (id: string) =>
  db.selectFrom('batches').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('the rows of ended batches', () => {
  it('are deleted a thousand at a time', async () => {
    await addBatches(2, 2500, 91)
    const steps: number[] = []
    await expire(db, 90, forever, (rows) => steps.push(rows))
    expect(await counts()).toEqual({ items: 0, results: 0, problems: 0 })
    const ofOne = [1000, 1000, 500, 1000, 1000, 500]
    expect(steps).toEqual([...ofOne, ...ofOne])
  })

  it('are hidden from the first step on, and are deleted to the end after a crash', async () => {
    const [id = ''] = await addBatches(1, 2500, 91)
    const crash = new AbortController()
    await expire(db, 90, crash.signal, () => crash.abort())
    expect((await counts())?.items).toBe(1500)
    expect(await batch(id)).toMatchObject({ expiredAt: expect.any(Date), rowsDeletedAt: null })
    // Also if the retention was extended since: half of a batch is of no use.
    await expire(db, 1000, forever, ignored)
    expect(await counts()).toEqual({ items: 0, results: 0, problems: 0 })
    expect((await batch(id)).rowsDeletedAt).not.toBeNull()
  })

  it('can be deleted by two workers at once while references are erased', async () => {
    await addBatches(3, 1500, 91)
    const other = openDatabase(databaseUrl, 4, 60_000)
    const erasing = Array.from({ length: 20 }, (_, index) =>
      eraseReference(other, clientId, `order ${index * 70}`),
    )
    await Promise.all([
      expire(db, 90, forever, ignored),
      expire(other, 90, forever, ignored),
      ...erasing,
    ])
    await other.destroy()
    // A batch that was locked at the time is left to the next run.
    await expire(db, 90, forever, ignored)
    expect(await counts()).toEqual({ items: 0, results: 0, problems: 0 })
  })

  it('are kept when the batch is run again in time', async () => {
    const [id = ''] = await addBatches(1, 3, 91)
    await sql`update batches set status = 'running', finished_at = null`.execute(db)
    await expire(db, 90, forever, ignored)
    expect((await batch(id)).expiredAt).toBeNull()
  })
})

/** Rows that scans of whole tables have read meanwhile. */
async function scanned(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const read = async () => {
    await sql`select pg_stat_force_next_flush()`.execute(db)
    const { rows } = await sql<{ name: string; rows: string }>`
      select relname as name, seq_tup_read as rows from pg_stat_user_tables
      where relname in ('batches', 'batch_items', 'batch_results', 'batch_problems', 'stored_addresses')`.execute(
      db,
    )
    return new Map(rows.map(({ name, rows }) => [name, Number(rows)]))
  }
  const before = await read()
  await work()
  const after = await read()
  return Object.fromEntries(
    [...after].map(([name, rows]) => [name, rows - (before.get(name) ?? 0)]),
  )
}

describe('the query for expired rows', () => {
  it('reads indexes only, however many rows are new or deleted', async () => {
    await addBatches(3000, 1, 60)
    await sql`update batches set forgotten_at = now()`.execute(db)
    await addBatches(3000, 1, 200)
    await sql`
      update batches set expired_at = now(), rows_deleted_at = now(), forgotten_at = now()
      where finished_at < now() - interval '100 days'`.execute(db)
    await addBatches(2, 10, 95)
    await sql`
      insert into stored_addresses (client_id, reference, place_id, place_id_at, found_at, latitude)
      select ${clientId}, n, 'SBX_1', now() - make_interval(hours => n), now() - make_interval(secs => n), 1
      from generate_series(1, 20000) as n`.execute(db)
    await sql`vacuum analyze batches, batch_items, batch_results, batch_problems, stored_addresses`.execute(
      db,
    )
    const none = {
      batches: 0,
      batch_items: 0,
      batch_results: 0,
      batch_problems: 0,
      stored_addresses: 0,
    }
    expect(await scanned(() => forget(db, 30, forever))).toEqual(none)
    expect(await scanned(() => expire(db, 90, forever, ignored))).toEqual(none)
    expect(
      await scanned(() => stalePlaces(db, { months: 12, edition: 'new', exceptClients: [] }, 20)),
    ).toEqual(none)
    expect(
      await scanned(() => stalePlaces(db, { hours: 4, edition: 'new', exceptClients: [] }, 20)),
    ).toEqual(none)
    expect((await counts())?.items).toBe(6000)
  })
})
