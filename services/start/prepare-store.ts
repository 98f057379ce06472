import { addClientKey } from '../../shared/store/clients.ts'
import { openDatabase } from '../../shared/store/database.ts'
import { migrate } from '../../shared/store/migrate.ts'

/** Brings the schema up to date and seeds the demo client where it has a key; a second time changes nothing. */
export async function prepareStore(databaseUrl: string, demoApiKey: string | undefined): Promise<void> {
  await migrate(databaseUrl)
  if (demoApiKey === undefined) return
  const db = openDatabase(databaseUrl, 1)
  try {
    await addClientKey(db, 'demo', demoApiKey, ['address', 'batch'])
  } finally {
    await db.destroy()
  }
}
