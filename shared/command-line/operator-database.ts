import type { Config } from '../config.ts'
import { readRunningServers } from '../local/running-servers.ts'
import { type Database, openDatabase } from '../store/database.ts'

/** Works with the database that DATABASE_URL names, or that of the running `npm start`. @throws {StartError} where there is none */
export async function withOperatorDatabase<T>(
  config: Config<'operator'>,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const db = openDatabase(config.databaseUrl ?? readRunningServers(config.dataDir).databaseUrl, 1)
  return work(db).finally(() => db.destroy())
}
