import { type Kysely, sql } from 'kysely'
import type { TransactionalMigration } from '../migration.ts'

/** When the rows of an ended batch expired, and when the last one was deleted. */
export const batchRetention: TransactionalMigration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table batches add column expired_at timestamptz, add column rows_deleted_at timestamptz
      `.execute(db)
  },
}
