import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { DatabaseError } from 'pg'
import { ConfigurationError } from '../runtime/configuration-error.ts'
import { openDatabase } from './database.ts'
import type { ConcurrentMigration, Migrations, TransactionalMigration } from './migration.ts'
import { buildIndex } from './migration.ts'
import { isPooled } from './pooler.ts'
import { untilDatabaseAnswers } from './until-answers.ts'

export interface MigrationOptions {
  /** Receives messages about progress and waits. */
  say?: (message: string) => void
  /** How many times a migration is tried when it does not get its locks. */
  maxAttempts?: number
  /**
   * Runs after the migrations, before another process can migrate. Not on a schema of a newer
   * version.
   */
  finish?: (db: Kysely<unknown>) => Promise<void>
}

type Say = (message: string) => void

/** The lock of Kysely's migrator, which earlier versions of this service use. */
const migrationLock = sql.lit(3853314791062309107n)
const lockPollMs = 200
/**
 * A statement that waits for a strong lock blocks all others on the table. After this time a
 * migration stops waiting, lets the others through, and tries again.
 */
const lockTimeoutMs = 500
const retryPauseMs = 2000
/** About twelve minutes, which is longer than a large upload takes. */
const defaultAttempts = 300

/**
 * Runs the missing migrations. Each has its own transaction; those that build indexes have none.
 * Statements have no timeout. A second process waits until the first one is done. Migrations of a
 * newer version stay.
 */
export async function runMigrations(
  databaseUrl: string,
  migrations: Migrations,
  { say = () => {}, maxAttempts = defaultAttempts, finish }: MigrationOptions = {},
): Promise<void> {
  await withMigrationLock(databaseUrl, say, async (connection) => {
    const isNewer = await runPending(connection, migrations, { say, maxAttempts })
    if (!isNewer) await finish?.(connection)
  })
}

/**
 * Undoes the migrations after `last`, the newest first, so that this is the schema of the version
 * that ended with it. What only later versions stored is lost. The processes of later versions must
 * have ended. @throws {PoolerError, RevertError}
 */
export async function revertMigrations(
  databaseUrl: string,
  migrations: Migrations,
  last: string,
  { say = () => {}, maxAttempts = defaultAttempts }: MigrationOptions = {},
): Promise<void> {
  await withMigrationLock(databaseUrl, say, async (connection) => {
    const executed = await readExecuted(connection)
    if (!executed.includes(last)) throw new RevertError(`There is no migration ${last} here.`)
    const later = executed.filter((name) => name > last).reverse()
    // All are checked before the first one is undone.
    const undone = later.map((name) => [name, undoing(name, migrations)] as const)
    for (const [name, undo] of undone) {
      say(`Migration ${name} is undone.`)
      await withRetries(name, () => undo(connection), { say, maxAttempts })
    }
  })
}

function undoing(name: string, migrations: Migrations): (db: Kysely<unknown>) => Promise<void> {
  const migration = migrations[name]
  if (!migration)
    throw new RevertError(`Migration ${name} is of a newer version: undo it with that version.`)
  if ('indexes' in migration) return (db) => dropIndexes(db, name, migration)
  const { down } = migration
  if (!down) throw new RevertError(`Migration ${name} cannot be undone: restore a backup.`)
  return (db) =>
    inTransaction(db, async (transaction) => {
      await down(transaction)
      await noteUndone(transaction, name)
    })
}

async function dropIndexes(
  db: Kysely<unknown>,
  name: string,
  { indexes }: ConcurrentMigration,
): Promise<void> {
  for (const index of indexes)
    await sql`drop index concurrently if exists ${sql.id(index.name)}`.execute(db)
  await noteUndone(db, name)
}

/** Holds the lock on one connection while `work` uses it. */
async function withMigrationLock(
  databaseUrl: string,
  say: Say,
  work: (connection: Kysely<unknown>) => Promise<void>,
): Promise<void> {
  if (isPooled(databaseUrl)) throw new PoolerError()
  // A migration uses the schema of its own time, not today's types.
  const db = openDatabase(databaseUrl, 1, Infinity) as Kysely<unknown>
  try {
    await untilDatabaseAnswers(db)
    await db.connection().execute(async (connection) => {
      await sql`set statement_timeout = 0`.execute(connection)
      await acquireMigrationLock(connection, say)
      await work(connection)
    })
  } finally {
    // The connection holds the lock, which ends with it.
    await db.destroy()
  }
}

/**
 * Polls for the lock. A waiting statement would hold a snapshot, and a concurrent index build waits
 * for all snapshots. The two would wait for each other.
 */
async function acquireMigrationLock(db: Kysely<unknown>, say: Say): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const { rows } = await sql<{ isAcquired: boolean }>`
      select pg_try_advisory_lock(${migrationLock}) as is_acquired`.execute(db)
    if (rows[0]?.isAcquired) return
    if (attempt === 1) say('Another process migrates this database: waiting for it.')
    await sleep(lockPollMs)
  }
}

type Running = Required<Pick<MigrationOptions, 'say' | 'maxAttempts'>>

/** Returns whether the schema is of a newer version. */
async function runPending(
  db: Kysely<unknown>,
  migrations: Migrations,
  { say, maxAttempts }: Running,
): Promise<boolean> {
  const executed = new Set(await readExecuted(db))
  for (const [name, migration] of Object.entries(migrations).sort(byName)) {
    if (executed.has(name)) continue
    say(`Migration ${name} runs.`)
    const run = () =>
      'indexes' in migration
        ? runConcurrently(db, name, migration)
        : runInTransaction(db, name, migration)
    await withRetries(name, run, { say, maxAttempts })
  }
  const unknown = [...executed].filter((name) => !Object.hasOwn(migrations, name))
  if (unknown.length > 0)
    say(`A newer version has changed this database, which is fine: ${unknown.join(', ')}.`)
  return unknown.length > 0
}

/** In the order of their names. */
async function readExecuted(db: Kysely<unknown>): Promise<string[]> {
  await sql`
    create table if not exists kysely_migration (
      name varchar(255) primary key, timestamp varchar(255) not null)`.execute(db)
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

const byName = ([name]: [string, unknown], [other]: [string, unknown]) => (name < other ? -1 : 1)

const runInTransaction = (db: Kysely<unknown>, name: string, { up }: TransactionalMigration) =>
  inTransaction(db, async (transaction) => {
    await up(transaction)
    await noteExecuted(transaction, name)
  })

const inTransaction = (db: Kysely<unknown>, work: (db: Kysely<unknown>) => Promise<void>) =>
  db.transaction().execute(async (transaction) => {
    await sql`set local lock_timeout = ${sql.lit(lockTimeoutMs)}`.execute(transaction)
    await work(transaction)
  })

/** After an interruption the next run continues, because existing indexes are not built again. */
async function runConcurrently(
  db: Kysely<unknown>,
  name: string,
  { indexes }: ConcurrentMigration,
): Promise<void> {
  for (const index of indexes) await buildIndex(db, index)
  await noteExecuted(db, name)
}

const noteExecuted = (db: Kysely<unknown>, name: string) =>
  sql`insert into kysely_migration values (${name}, ${new Date().toISOString()})`.execute(db)

const noteUndone = (db: Kysely<unknown>, name: string) =>
  sql`delete from kysely_migration where name = ${name}`.execute(db)

async function withRetries(
  name: string,
  run: () => Promise<void>,
  { say, maxAttempts }: Running,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (!isLockFailure(error)) throw error
      if (attempt >= maxAttempts) throw new MigrationLockError(name, { cause: error })
      say(`Migration ${name} waits for a transaction on its table; tried ${attempt} times.`)
      await sleep(retryPauseMs)
    }
  }
}

/** `lock_not_available` and `deadlock_detected` (PostgreSQL, Appendix A). */
const isLockFailure = (error: unknown): boolean =>
  error instanceof DatabaseError && (error.code === '55P03' || error.code === '40P01')

/** The schema cannot go back as far as that. Nothing was undone. */
class RevertError extends ConfigurationError {
  override name = 'RevertError'
}

/** The lock of the migrations, and an index that is built concurrently, need a session. */
class PoolerError extends ConfigurationError {
  override name = 'PoolerError'

  constructor() {
    super(
      'DATABASE_URL of prepare must not lead through PgBouncer: name PostgreSQL itself, without ' +
        'pgbouncer=true.',
    )
  }
}

/** A migration was not run, because others held locks on its tables for too long. */
class MigrationLockError extends Error {
  override name = 'MigrationLockError'

  constructor(migration: string, options: ErrorOptions) {
    super(
      `Migration ${migration} did not get its locks: a long transaction, such as an upload, ` +
        'holds its table. Nothing of it was done. Run this again when the transaction has ended.',
      options,
    )
  }
}
