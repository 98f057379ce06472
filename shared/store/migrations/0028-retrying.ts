import { type Kysely, sql } from 'kysely'
import type { TransactionalMigration } from '../migration.ts'

/** Whether a batch runs again for its failed rows: most of its results are there, in any order. */
export const retrying: TransactionalMigration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table batches add column retrying boolean not null default false`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`alter table batches drop column retrying`.execute(db)
  },
}
