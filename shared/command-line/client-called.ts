import { findClientId } from '../store/client-admin.ts'
import type { Database } from '../store/database.ts'
import { CommandError } from './arguments.ts'

/** The id of the client that an operator names. @throws {CommandError} */
export async function clientCalled(db: Database, name: string): Promise<string> {
  const id = await findClientId(db, name)
  if (id === undefined) throw new CommandError(`There is no client called ${name}`, { isMisunderstood: false })
  return id
}
