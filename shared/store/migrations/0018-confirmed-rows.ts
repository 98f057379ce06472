import { type Kysely, sql } from 'kysely'
import type { TransactionalMigration } from '../migration.ts'

/** When a person has confirmed the text of a row, as an export that is uploaded again says. */
export const confirmedRows: TransactionalMigration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table batch_items add column confirmed_at timestamptz`.execute(db)
  },
}
