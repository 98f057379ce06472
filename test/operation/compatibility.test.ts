import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { migrations } from '../../shared/store/migrate.ts'
import type { Migration, Migrations } from '../../shared/store/migration.ts'
import { revertMigrations, runMigrations } from '../../shared/store/run-migrations.ts'
import { asRole } from '../support/database-roles.ts'
import { runProgram } from '../support/run-program.ts'
import { breakingChanges, readSchema } from '../support/schema-changes.ts'
import { readStatements, type Statement } from '../support/statement-recorder.ts'
import { emptyDatabase, testDatabase } from '../support/test-database.ts'

const names = Object.keys(migrations).sort()
const newest = names.at(-1) ?? ''
/** The last one that cannot be undone. */
const oldest = '0019-test-calls'
const upTo = (last: string): Migrations =>
  Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last))

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** What each migration takes away from the version before, as far as it does. */
async function takenAwayBy(all: Migrations): Promise<Record<string, string[]>> {
  const url = await emptyDatabase('compatibility')
  const client = await connect(url)
  const found: Record<string, string[]> = {}
  let before = await readSchema(client)
  const done: Migrations = {}
  for (const [name, migration] of Object.entries(all)) {
    done[name] = migration
    await runMigrations(url, done)
    const after = await readSchema(client)
    const changes = breakingChanges(before, after)
    if (changes.length > 0) found[name] = changes
    before = after
  }
  return found
}

describe('a migration', () => {
  it('only adds to what the version before reads and writes', async () => {
    expect(await takenAwayBy(migrations)).toEqual({
      // Of the second day, when there was no version before.
      '0004-access': ['signing_keys.private_jwk is gone'],
    })
  })

  it.each([
    ['drop table gone', ['gone.x is gone']],
    ['alter table kept drop column x', ['kept.x is gone']],
    ['alter table kept rename column x to y', ['kept.x is gone']],
    ['alter table kept alter column x type bigint', ['kept.x was integer and is bigint']],
    ['alter table kept alter column x set not null', ['kept.x must not be null any more']],
    ['alter table kept alter column d drop default', ['kept.d has no default']],
    ['alter table kept add column y text not null', ['kept.y is new, and must be given']],
    ['alter table kept add constraint small check (x < 9)', ['kept small is new: CHECK ((x < 9))']],
    [
      'create unique index once on kept (x)',
      ['kept once is new: CREATE UNIQUE INDEX once ON public.kept USING btree (x)'],
    ],
    [`alter table kept add column y text not null default '', add column z int unique`, []],
    ['create table more (x integer primary key); create index on kept (x)', []],
    ['alter table kept alter column d drop not null', []],
  ])('%s', async (statement, changes) => {
    const run = (text: string): Migration => ({
      up: async (db: Kysely<unknown>) => void (await sql.raw(text).execute(db)),
    })
    const first = 'create table gone (x integer)'
    const second = 'create table kept (x integer, d text not null default 1)'
    const found = await takenAwayBy({
      1: run(first),
      2: run(second),
      3: run(statement),
    })
    expect(found).toEqual(changes.length > 0 ? { 3: changes } : {})
  })
})

const recorded = (role: string) =>
  fileURLToPath(new URL(`previous-version/${role}.jsonl`, import.meta.url))

/** PostgreSQL checks names, types and rights of a statement when it explains it. */
async function check(client: pg.Client, statement: Statement): Promise<void> {
  await client.query('begin')
  try {
    if (/^copy\b/i.test(statement))
      await pipeline(Readable.from([]), client.query(copyFrom(statement)))
    else if (/^(begin|set local)\b/i.test(statement)) await client.query(statement)
    else if (!/^(commit|rollback)$/i.test(statement))
      await client.query(`explain (generic_plan) ${statement}`)
  } finally {
    await client.query('rollback')
  }
}

describe('a process of the version before', () => {
  let databaseUrl: string
  beforeAll(async () => {
    databaseUrl = await testDatabase('compatibility')
  })

  it.each([
    ['edge', 100],
    ['worker', 40],
    ['operator', 30],
  ] as const)('%s can run each of its statements, with its rights of now', async (role, least) => {
    const statements = readStatements(recorded(role))
    expect(statements.length).toBeGreaterThan(least)
    const client = await connect(asRole(role, databaseUrl))
    const failed: string[] = []
    for (const statement of statements)
      await check(client, statement).catch(({ message }: Error) =>
        failed.push(`${message}: ${statement}`),
      )
    expect(failed).toEqual([])
  })

  it.each([
    ['edge', 'select no_such_column from clients', 'no_such_column'],
    ['worker', 'update budgets set calls = $1', 'permission denied'],
    ['edge', 'copy ledger (day) from stdin', 'permission denied'],
  ] as const)('%s would be stopped, and this test, by: %s', async (role, statement, told) => {
    const client = await connect(asRole(role, databaseUrl))
    await expect(check(client, statement)).rejects.toThrow(told)
  })
})

/** All rows of these tables, in any order. */
async function contentOf(client: pg.Client): Promise<Record<string, string[]>> {
  const { rows: tables } = await client.query(
    `select relname as name from pg_class where relkind = 'r'
       and relnamespace = 'public'::regnamespace and relname <> 'kysely_migration'`,
  )
  const contents: Record<string, string[]> = {}
  for (const { name } of tables) {
    const { rows } = await client.query(`select to_jsonb(t)::text as row from ${name} t order by 1`)
    contents[name] = rows.map(({ row }) => row)
  }
  return contents
}

const prepare = (url: string, ...args: string[]) =>
  runProgram('services/start/prepare.ts', { DATABASE_URL: url }, args)

describe('prepare --back-to', () => {
  it('leads back to an older version, which finds all that it had', async () => {
    const url = await emptyDatabase('compatibility')
    await runMigrations(url, upTo(oldest))
    const client = await connect(url)
    await client.query(`
      insert into clients (name) values ('shop');
      insert into stored_addresses (client_id, reference, line1) select id, 'a', '1 Road' from clients;
      insert into batches (id, client_id, status, strategy, policy)
        select gen_random_uuid(), id, 'completed', 'places', 'normal' from clients;
      insert into batch_items (batch_id, position, line, reference) select id, 0, 1, 'a' from batches;
      insert into ledger values ('w', '2026-01-01', 'c', 'details', 1, 2, 3);
      insert into audit (actor, action) values ('me', 'client.create')`)
    const schema = await readSchema(client)
    const content = await contentOf(client)

    expect((await prepare(url)).exitCode).toBe(0)
    // What only newer versions know.
    await client.query(`update clients set strategy = 'places'`)
    const back = await prepare(url, '--back-to', oldest)
    expect(back.output).toContain(`${newest} is undone`)
    expect(back.exitCode).toBe(0)
    expect(await readSchema(client)).toEqual(schema)
    expect(await contentOf(client)).toEqual(content)

    expect((await prepare(url)).exitCode).toBe(0)
    const { rows } = await client.query('select name from kysely_migration order by name')
    expect(rows.map(({ name }) => name)).toEqual(names)
  })

  it('drops the indexes of a concurrent migration', async () => {
    const url = await testDatabase('compatibility')
    const client = await connect(url)
    const last = { indexes: [{ name: 'last_one', definition: 'on audit (actor)' }] }
    await runMigrations(url, { ...migrations, '9999-last': last })
    await revertMigrations(url, { ...migrations, '9999-last': last }, newest)
    const { rows } = await client.query(`select to_regclass('last_one') as index`)
    expect(rows).toEqual([{ index: null }])
  })

  it.each([
    ['0010-indexes', 'cannot be undone: restore a backup'],
    ['0007-unknown', 'There is no migration 0007-unknown'],
  ])('%s undoes nothing and says why, where it cannot', async (last, told) => {
    const url = await testDatabase('compatibility')
    const client = await connect(url)
    const before = await readSchema(client)
    const { exitCode, output } = await prepare(url, '--back-to', last)
    expect(output).toContain(told)
    expect(output).not.toMatch(/\n\s+at /)
    expect(exitCode).toBe(78)
    expect(await readSchema(client)).toEqual(before)
  })

  it('leaves migrations of a newer version to that version', async () => {
    const url = await testDatabase('compatibility')
    const client = await connect(url)
    await client.query(`insert into kysely_migration values ('9999-of-a-newer-version', '')`)
    const { exitCode, output } = await prepare(url, '--back-to', oldest)
    expect(output).toContain('9999-of-a-newer-version is of a newer version')
    expect(exitCode).toBe(78)
  })

  it('is possible for every migration from 0020 on', () => {
    const stuck = Object.entries(migrations).filter(
      ([name, migration]) => name >= '0020' && !('indexes' in migration || migration.down),
    )
    expect(stuck).toEqual([])
  })
})
