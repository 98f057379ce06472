import { type Kysely, sql } from 'kysely'
import type { TransactionalMigration } from '../migration.ts'

/**
 * The columns of an uploaded file that hold no address, and how the file was written. They come
 * back with the results. `json` and not `jsonb`: they are never searched.
 */
export const ownColumns: TransactionalMigration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table batches add column own_columns json, add column csv_form json`.execute(db)
    await sql`alter table batch_items add column own json`.execute(db)
  },
}
