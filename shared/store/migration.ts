import { type Kysely, sql } from 'kysely'

/** Runs in one transaction. */
export interface TransactionalMigration {
  up(db: Kysely<unknown>): Promise<void>
  /**
   * Removes what `up` added, and nothing that the version before has. Migrations up to 0019 have
   * none.
   */
  down?(db: Kysely<unknown>): Promise<void>
}

/** Builds indexes one after another outside a transaction, so that nobody waits for them. */
export interface ConcurrentMigration {
  indexes: ConcurrentIndex[]
}

export interface ConcurrentIndex {
  name: string
  /** The part of `create index` after the name: `on batches (client_id) where …`. */
  definition: string
  isUnique?: boolean
}

export type Migration = TransactionalMigration | ConcurrentMigration

/** By name. They run in the order of their names. */
export type Migrations = Record<string, Migration>

/**
 * Builds an index while others read and write the table. A valid index stays. An invalid one, which
 * a crash leaves behind, is dropped and built again. Must not run in a transaction.
 */
export async function buildIndex(
  db: Kysely<unknown>,
  { name, definition, isUnique = false }: ConcurrentIndex,
): Promise<void> {
  const { rows } = await sql<{ isValid: boolean }>`
    select indisvalid as is_valid from pg_index where indexrelid = to_regclass(${name})`.execute(db)
  if (rows[0]?.isValid === false)
    await sql`drop index concurrently if exists ${sql.id(name)}`.execute(db)
  await sql`
    create ${sql.raw(isUnique ? 'unique index' : 'index')} concurrently if not exists
    ${sql.id(name)} ${sql.raw(definition)}`.execute(db)
}
