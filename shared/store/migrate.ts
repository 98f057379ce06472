import { Migrator } from 'kysely'
import { openDatabase } from './database.ts'
import { clients } from './migrations/0001-clients.ts'
import { ledger } from './migrations/0002-ledger.ts'
import { batches } from './migrations/0003-batches.ts'
import { access } from './migrations/0004-access.ts'
import { review } from './migrations/0005-review.ts'

/** In the order in which they run. A migration that has been released is never changed. */
const migrations = {
  '0001-clients': clients,
  '0002-ledger': ledger,
  '0003-batches': batches,
  '0004-access': access,
  '0005-review': review,
}

/** Brings the database to the newest schema. Several processes may do so at once: Kysely holds a lock. */
export async function migrate(databaseUrl: string): Promise<void> {
  const db = openDatabase(databaseUrl, 1)
  try {
    const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest()
    if (error) throw error
  } finally {
    await db.destroy()
  }
}
