import { addClientKey } from '../../shared/store/clients.ts'
import { openDatabase } from '../../shared/store/database.ts'
import { migrate } from '../../shared/store/migrate.ts'
import { applyRoles, type RolePasswords } from '../../shared/store/roles.ts'

interface PrepareOptions {
  say?: (message: string) => void
  rolePasswords?: RolePasswords
}

/**
 * Runs the migrations, gives the roles of the database their rights, and creates the demo client if
 * a key is given. Idempotent.
 */
export async function prepareStore(
  databaseUrl: string,
  demoApiKey: string | undefined,
  { rolePasswords = {}, say = () => {} }: PrepareOptions = {},
): Promise<void> {
  await migrate(databaseUrl, { say, finish: (db) => applyRoles(db, rolePasswords, say) })
  if (demoApiKey === undefined) return
  const db = openDatabase(databaseUrl, 1)
  try {
    await addClientKey(db, 'demo', demoApiKey, ['address', 'batch'])
  } finally {
    await db.destroy()
  }
}
