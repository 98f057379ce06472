import type { Config } from '../../../shared/settings/process-settings.ts'
import { findClientId } from '../../../shared/store/client-admin.ts'
import { type DataMode, readDataMode } from '../../../shared/store/data-mode.ts'
import { type Database, openDatabase } from '../../../shared/store/database.ts'
import { readRunningServers } from '../../../shared/store/running-servers.ts'
import { requireSchema } from '../../../shared/store/schema.ts'
import { CommandError } from './arguments.ts'

/** The longest query, in milliseconds: the ledger of a month takes seconds to add up. */
const maxQueryMs = 60_000

/**
 * Opens the database of DATABASE_URL, or that of the running `npm start`, for `work`. `namedMode`
 * is the mode that the command names.
 * @throws {StartError} if there is none
 * @throws {SchemaError} if it is not prepared
 * @throws {CommandError} if it has the data of the other mode
 */
export async function withOperatorDatabase<T>(
  config: Config<'operator'>,
  namedMode: DataMode | undefined,
  work: (db: Database, mode: DataMode | undefined) => Promise<T>,
): Promise<T> {
  const url = config.databaseUrl ?? readRunningServers(config.dataDir, namedMode).databaseUrl
  const db = openDatabase(url, 1, maxQueryMs)
  try {
    await requireSchema(db)
    const mode = await readDataMode(db)
    if (namedMode && mode && namedMode !== mode)
      throw new CommandError(
        `The database at DATABASE_URL is of the mode ${mode}, not ${namedMode}`,
      )
    return await work(db, mode)
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
