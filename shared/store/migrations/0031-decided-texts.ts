import { type Kysely, sql } from 'kysely'
import type { TransactionalMigration } from '../migration.ts'

/** A hash of the text that a person's decision was made on. */
export const decidedTexts: TransactionalMigration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table stored_addresses add column decided_hash bytea`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`alter table stored_addresses drop column decided_hash`.execute(db)
  },
}
