import { type Kysely, sql } from 'kysely'
import { DatabaseError } from 'pg'
import { ConfigurationError } from '../runtime/configuration-error.ts'
import { migrations } from './migrate.ts'

/**
 * Checks that the database has all migrations of this version. It can also have those of a newer
 * version, because the previous version must work with each migration (migrations/README.md).
 * @throws {SchemaError}
 */
export async function requireSchema<Tables>(db: Kysely<Tables>): Promise<void> {
  const executed = await readExecuted(db)
  const missing = Object.keys(migrations).filter((name) => !executed.has(name))
  if (missing.length > 0) throw new SchemaError(messageOf(executed.size === 0, missing))
}

const undefinedTable = '42P01'

/** The names of the migrations that the database has; none where it has no tables yet. */
export async function readExecuted<Tables>(db: Kysely<Tables>): Promise<Set<string>> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
    return new Set(rows.map(({ name }) => name))
  } catch (error) {
    if (error instanceof DatabaseError && error.code === undefinedTable) return new Set()
    throw error
  }
}

const messageOf = (isEmpty: boolean, missing: string[]) =>
  `${
    isEmpty
      ? 'The database at DATABASE_URL has no tables of this service yet.'
      : `The database at DATABASE_URL is of an older version: it lacks ${missing.join(', ')}.`
  } Run \`node services/start/prepare.ts\` with the same DATABASE_URL first; with compose: ` +
  '`docker compose run --rm prepare`.'

/** The database lacks migrations that this version needs. The message says what to run. */
class SchemaError extends ConfigurationError {
  override name = 'SchemaError'
}
