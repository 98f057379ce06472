import type { Kysely } from 'kysely'
import { openDatabase } from '../../shared/store/database.ts'
import { nameOf, type Role, roles } from '../../shared/store/rights.ts'
import { applyRoles } from '../../shared/store/roles.ts'
import { throughRecorder } from './statement-recorder.ts'

/** All test databases of one server share its roles. */
export const rolePassword = 'a-password-for-tests'

/** Creates the roles, and gives them their rights in this database. */
export async function createRoles(databaseUrl: string): Promise<void> {
  const db = openDatabase(databaseUrl, 1, Infinity)
  const passwords = Object.fromEntries(roles.map((role) => [role, rolePassword]))
  await applyRoles(db as unknown as Kysely<unknown>, passwords)
  await db.destroy()
}

/** The URL of a database, for this role. */
export function asRole(role: Role, databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.username = nameOf(role)
  url.password = rolePassword
  return url.href
}

/**
 * The same, by way of the recorder of statements where RECORD_STATEMENTS names a folder
 * (test/operation/previous-version/README.md).
 */
export async function asRecordedRole(role: Role, databaseUrl: string): Promise<string> {
  const url = asRole(role, databaseUrl)
  const folder = process.env.RECORD_STATEMENTS
  return folder ? throughRecorder(url, folder, role) : url
}
