import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { migrate } from '../../shared/store/migrate.ts'
import type { Migrations } from '../../shared/store/migration.ts'
import { runMigrations } from '../../shared/store/run-migrations.ts'
import { emptyDatabase, testDatabase } from '../support/test-database.ts'

let databaseUrl: string

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** What a migration logs, and a wait for a line of it. */
function migrationLog() {
  const said: string[] = []
  return {
    said,
    say: (message: string) => void said.push(message),
    waitForLine: (what: RegExp, times = 1) =>
      vi.waitFor(
        () =>
          expect(said.filter((message) => what.test(message)).length).toBeGreaterThanOrEqual(times),
        { timeout: 20_000, interval: 10 },
      ),
  }
}

const namesIn = async (client: pg.Client): Promise<string[]> =>
  (await client.query('select name from kysely_migration order by name')).rows.map(
    ({ name }) => name,
  )

const indexOf = async (client: pg.Client, name: string) =>
  (
    await client.query(
      `select indexrelid::integer as id, indisvalid as "isValid" from pg_index
       where indexrelid = to_regclass($1)`,
      [name],
    )
  ).rows[0]

describe('database migrations', () => {
  beforeEach(async () => {
    databaseUrl = await emptyDatabase('migrations')
  })

  it('have no timeout, whatever the database sets', async () => {
    const client = await connect()
    await client.query(`alter database ${client.database} set statement_timeout = '100ms'`)
    const timeouts: unknown[] = []
    const one = {
      up: async (db: Kysely<unknown>) => {
        timeouts.push((await sql`show statement_timeout`.execute(db)).rows)
      },
    }
    await runMigrations(databaseUrl, { one })
    expect(timeouts).toEqual([[{ statementTimeout: '0' }]])
  })

  it('run once where two processes start at the same time: the second one waits', async () => {
    const entered = Promise.withResolvers<void>()
    const mayEnd = Promise.withResolvers<void>()
    let runs = 0
    const one = {
      up: async (db: Kysely<unknown>) => {
        runs += 1
        await sql`create table made ()`.execute(db)
        entered.resolve()
        await mayEnd.promise
      },
    }
    const first = runMigrations(databaseUrl, { one })
    await entered.promise
    const { say, waitForLine } = migrationLog()
    const second = runMigrations(databaseUrl, { one }, { say })
    await waitForLine(/waiting/)
    mayEnd.resolve()
    await Promise.all([first, second])
    expect(runs).toBe(1)
  })

  it('run in one transaction each; those before a failed one stay', async () => {
    const create = (name: string) => ({
      up: async (db: Kysely<unknown>) => {
        await sql`create table ${sql.id(name)} ()`.execute(db)
        if (name === 'broken') throw new Error('no more of it')
      },
    })
    const migrations = { '1': create('good'), '2': create('broken'), '3': create('later') }
    await expect(runMigrations(databaseUrl, migrations)).rejects.toThrow('no more of it')
    const client = await connect()
    expect(await namesIn(client)).toEqual(['1'])
    const { rows } = await client.query(
      `select to_regclass('good') is not null as good, to_regclass('broken') as broken`,
    )
    expect(rows).toEqual([{ good: true, broken: null }])
  })

  it('run also where one with a later name has run, and leave unknown ones unchanged', async () => {
    const none = { up: async () => {} }
    await runMigrations(databaseUrl, { '1': none, '3': none, '9-newer': none })
    const { said, say } = migrationLog()
    await runMigrations(databaseUrl, { '1': none, '2': none, '3': none }, { say })
    expect(await namesIn(await connect())).toEqual(['1', '2', '3', '9-newer'])
    expect(said.join()).toContain('9-newer')
  })

  it('give up with advice where a transaction holds the table for too long', async () => {
    const holder = await connect()
    await holder.query('create table held ()')
    await holder.query('begin; lock table held in row exclusive mode')
    const one = {
      up: async (db: Kysely<unknown>) =>
        void (await sql`alter table held add column more text`.execute(db)),
    }
    await expect(runMigrations(databaseUrl, { one }, { maxAttempts: 1 })).rejects.toThrow(
      /Migration one did not get its locks.*Run this again/,
    )
    await holder.query('commit')
    await runMigrations(databaseUrl, { one })
    expect(await namesIn(holder)).toEqual(['one'])
  })
})

describe('an upload that is being read during a migration', () => {
  it('is waited for, and delays nobody meanwhile', async () => {
    databaseUrl = await testDatabase('migrations')
    const [upload, shop] = await Promise.all([connect(), connect()])
    await shop.query(`insert into clients (name) values ('shop')`)
    // As if 0005 had not run.
    await shop.query(`
      alter table stored_addresses drop column confirmed_at;
      alter table batches drop column name;
      delete from kysely_migration where name = '0005-review'`)
    await upload.query('begin')
    await upload.query(
      `insert into stored_addresses (client_id, reference) select id, 'of the upload' from clients`,
    )
    const { said, say } = migrationLog()
    const migrating = migrate(databaseUrl, { say })
    // What an edge gives a query.
    await shop.query(`set statement_timeout = '2500ms'`)
    const waits = () => said.filter((message) => message.includes('waits')).length
    do {
      await shop.query(`
        insert into stored_addresses (client_id, reference) select id, 'of the shop' from clients
        on conflict (client_id, reference) do update set updated_at = now()`)
      expect((await shop.query('select from stored_addresses')).rowCount).toBe(1)
    } while (waits() < 2)
    await upload.query('commit')
    await migrating
    expect(await namesIn(shop)).toContain('0005-review')
  })
})

describe('a migration with CREATE INDEX CONCURRENTLY', () => {
  const name = 'rows_number'
  const built: Migrations = {
    one: { indexes: [{ name, definition: 'on rows (number)', isUnique: true }] },
  }
  /** Of this database: PostgreSQL shows the builds of all, and other tests have theirs. */
  const ownBuilds = 'pg_stat_progress_create_index where datname = current_database()'
  let client: pg.Client
  beforeEach(async () => {
    databaseUrl = await emptyDatabase('migrations')
    client = await connect()
    await client.query('create table rows (number integer)')
    await client.query('insert into rows select generate_series(1, 1000)')
    return () => client.end()
  })

  it('builds the index while others write to the table', async () => {
    const older = await connect()
    // The build has to wait for its end.
    await older.query('begin; update rows set number = -1 where number = 1')
    const building = runMigrations(databaseUrl, built)
    const phase = async () => (await client.query(`select phase from ${ownBuilds}`)).rows[0]?.phase
    await expect.poll(phase, { timeout: 20_000, interval: 10 }).toMatch(/^waiting for/)
    await client.query('insert into rows values (2000)')
    await client.query('delete from rows where number = 2')
    expect((await client.query('select from rows')).rowCount).toBe(1000)
    await older.query('commit')
    await building
    expect(await indexOf(client, name)).toMatchObject({ isValid: true })
    expect(await namesIn(client)).toEqual(['one'])
  })

  it('does not deadlock with a second process that starts meanwhile', async () => {
    const older = await connect()
    await older.query('begin; update rows set number = -1 where number = 1')
    const { say, waitForLine } = migrationLog()
    const first = runMigrations(databaseUrl, built)
    await expect
      .poll(async () => (await client.query(`select from ${ownBuilds}`)).rowCount, {
        timeout: 20_000,
        interval: 10,
      })
      .toBe(1)
    const second = runMigrations(databaseUrl, built, { say })
    await waitForLine(/waiting/)
    await older.query('commit')
    await Promise.all([first, second])
    expect(await namesIn(client)).toEqual(['one'])
  })

  it('rebuilds an index that a crash has left invalid, and keeps a valid one', async () => {
    await client.query('insert into rows values (1)')
    await expect(runMigrations(databaseUrl, built)).rejects.toThrow(/could not create unique index/)
    expect(await indexOf(client, name)).toMatchObject({ isValid: false })
    await client.query('delete from rows where number = 1')
    await runMigrations(databaseUrl, built)
    const first = await indexOf(client, name)
    expect(first).toMatchObject({ isValid: true })
    await client.query('delete from kysely_migration')
    await runMigrations(databaseUrl, built)
    expect(await indexOf(client, name)).toEqual(first)
  })

  it('continues where a process was killed in the middle of it', async () => {
    const older = await connect()
    await older.query('begin; update rows set number = -1 where number = 1')
    const killed = runMigrations(databaseUrl, built)
    const failure = expect(killed).rejects.toThrow()
    // Only from this phase on is the unfinished index in the catalogue.
    const waiting = `from ${ownBuilds} and phase = 'waiting for writers before build'`
    await expect
      .poll(async () => (await client.query(`select ${waiting}`)).rowCount, {
        timeout: 20_000,
        interval: 10,
      })
      .toBe(1)
    await client.query(`select pg_terminate_backend(pid) ${waiting}`)
    await failure
    await older.query('commit')
    expect(await indexOf(client, name)).toMatchObject({ isValid: false })
    await runMigrations(databaseUrl, built)
    expect(await indexOf(client, name)).toMatchObject({ isValid: true })
  })
})
