import { readRunningServers } from '../../../shared/runtime/running-servers.ts'
import type { Config } from '../../../shared/settings/process-settings.ts'
import { findClientId } from '../../../shared/store/client-admin.ts'
import { type Database, openDatabase } from '../../../shared/store/database.ts'
import { requireSchema } from '../../../shared/store/schema.ts'
import { CommandError } from './arguments.ts'

/** The longest query, in milliseconds: the ledger of a month takes seconds to add up. */
const maxQueryMs = 60_000

/**
 * Opens the database of DATABASE_URL, or that of the running `npm start`, for `work`.
 * @throws {StartError} if there is none
 * @throws {SchemaError} if it is not prepared
 */
export async function withOperatorDatabase<T>(
  config: Config<'operator'>,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const url = config.databaseUrl ?? readRunningServers(config.dataDir).databaseUrl
  const db = openDatabase(url, 1, maxQueryMs)
  try {
    await requireSchema(db)
    return await work(db)
  } finally {
    await db.destroy()
  }
}

/**
 * The id of the client with this name.
 * @throws {CommandError}
 */
export async function clientIdOf(db: Database, name: string): Promise<string> {
  const id = await findClientId(db, name)
  if (id === undefined) throw new CommandError(`There is no client called ${name}`)
  return id
}
