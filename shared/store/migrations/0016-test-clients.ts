import { type Kysely, sql } from 'kysely'
import type { TransactionalMigration } from '../migration.ts'

/**
 * A client's test keys belong to a second client, its test client. So batches, stored addresses,
 * limits and everything else that belongs to a client is apart from the live ones.
 */
export const testClients: TransactionalMigration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table clients add column test_of uuid unique references clients (id)`.execute(db)
  },
}
