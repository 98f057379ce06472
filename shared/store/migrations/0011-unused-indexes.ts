import { type Kysely, sql } from 'kysely'
import type { TransactionalMigration } from '../migration.ts'

/** Drops indexes that 0008 has replaced. The previous version works without them, but slower. */
export const unusedIndexes: TransactionalMigration = {
  async up(db: Kysely<unknown>) {
    await sql`drop index if exists batches_active, batches_webhooks`.execute(db)
  },
}
