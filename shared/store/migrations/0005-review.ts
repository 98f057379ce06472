import type { Kysely } from 'kysely'
import type { TransactionalMigration } from '../migration.ts'

/** When a person confirmed an address, and the names of batches. */
export const review: TransactionalMigration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('stored_addresses')
      .addColumn('confirmed_at', 'timestamptz')
      .execute()
    await db.schema.alterTable('batches').addColumn('name', 'text').execute()
  },
}
