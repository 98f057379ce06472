import { type Kysely, sql } from 'kysely'
import type { TransactionalMigration } from '../migration.ts'

/**
 * References that were erased while an upload was being read: its rows of them are deleted when it
 * becomes a batch. They end with the upload.
 */
export const uploadErasures: TransactionalMigration = {
  async up(db: Kysely<unknown>) {
    await sql`create table upload_erasures (
      upload_id uuid not null references uploads (id) on delete cascade,
      reference text not null,
      primary key (upload_id, reference))`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`drop table upload_erasures`.execute(db)
  },
}
