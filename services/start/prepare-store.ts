import { addClientKey } from '../../shared/store/clients.ts'
import { openDatabase } from '../../shared/store/database.ts'
import { migrate } from '../../shared/store/migrate.ts'

/** Runs the migrations, and creates the demo client if a key is given. Idempotent. */
export async function prepareStore(
  databaseUrl: string,
  demoApiKey: string | undefined,
  say?: (message: string) => void,
): Promise<void> {
  await migrate(databaseUrl, { ...(say && { say }) })
  if (demoApiKey === undefined) return
  const db = openDatabase(databaseUrl, 1)
  try {
    await addClientKey(db, 'demo', demoApiKey, ['address', 'batch'])
  } finally {
    await db.destroy()
  }
}
