import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ClientSettings, readClientSettings } from '../../shared/store/access.ts'
import { type Changed, createChangedRows } from '../../shared/store/changed-rows.ts'
import { type Database, openDatabase } from '../../shared/store/database.ts'
import { type BudgetRow, readBudgetRows } from '../../shared/store/limits.ts'
import { testDatabase } from '../support/test-database.ts'

const clients = 2500

let db: Database
beforeAll(async () => {
  db = openDatabase(await testDatabase('changed_rows'), 1, 60_000)
  await sql`
    insert into clients (name, origins) select 'shop ' || n, array['https://' || n || '.example']
    from generate_series(1, ${clients}::int) n`.execute(db)
  await sql`insert into clients (name) values ('a shop without settings')`.execute(db)
  await sql`
    insert into budgets (scope, "window", calls)
    select id::text, unnest(array['day', 'month']), 5 from clients limit ${clients}`.execute(db)
  // So that what was just changed is not read once more.
  for (const table of ['clients', 'budgets']) {
    await sql`alter table ${sql.table(table)} disable trigger note_change`.execute(db)
    await sql`update ${sql.table(table)} set changed_at = now() - interval '1 hour'`.execute(db)
    await sql`alter table ${sql.table(table)} enable trigger note_change`.execute(db)
  }
})
afterAll(() => db?.destroy())

async function inPages<Row>({ pages }: Changed<Row>): Promise<Row[][]> {
  const read: Row[][] = []
  for await (const page of pages) read.push(page)
  return read
}

describe('what every process knows of clients', () => {
  it('is read a thousand at a time, each with settings once, and then only what changed', async () => {
    const read = createChangedRows<ClientSettings>(db, (wanted) => readClientSettings(db, wanted))
    const first = await inPages(read())
    expect(first.map((page) => page.length)).toEqual([1000, 1000, 500])
    expect(new Set(first.flat().map(({ id }) => id)).size).toBe(clients)
    expect(await inPages(read())).toEqual([[]])
    await sql`update clients set origins = '{https://new.example}' where name = 'shop 7'`.execute(
      db,
    )
    expect(await inPages(read())).toMatchObject([[{ origins: ['https://new.example'] }]])
  })

  it('has their budgets, read so, too', async () => {
    const read = createChangedRows<BudgetRow>(db, (wanted) => readBudgetRows(db, wanted))
    const first = await inPages(read())
    expect(first.map((page) => page.length)).toEqual([1000, 1000, 500])
    const names = first.flat().map(({ scope, window }) => `${scope} ${window}`)
    expect(new Set(names).size).toBe(clients)
    expect(await inPages(read())).toEqual([[]])
  })

  it('is read from the beginning again after a read that failed', async () => {
    let fails = true
    const read = createChangedRows<ClientSettings>(db, async (wanted) => {
      const rows = await readClientSettings(db, wanted)
      if (fails && 'after' in wanted && wanted.after) throw new Error('PostgreSQL is away')
      return rows
    })
    await expect(inPages(read())).rejects.toThrow('PostgreSQL is away')
    fails = false
    expect((await inPages(read())).flat()).toHaveLength(clients)
  })
})
