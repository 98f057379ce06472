import { type Kysely, sql } from 'kysely'
import type { TransactionalMigration } from '../migration.ts'

/** Uploads that are being read: their rows are written in many short transactions. */
export const uploads: TransactionalMigration = {
  async up(db: Kysely<unknown>) {
    // An upload has the id of its future batch. While the upload exists, the batch does not.
    await sql`
      create table uploads (
        id uuid primary key,
        client_id uuid not null references clients on delete cascade,
        idempotency_key text,
        created_at timestamptz not null default now(),
        lease_until timestamptz not null,
        items integer not null default 0,
        unique (client_id, idempotency_key)
      )`.execute(db)
    await sql`create index uploads_lease on uploads (lease_until)`.execute(db)
    // Items are written before their batch. Those of a failed upload never get one.
    await sql`alter table batch_items drop constraint batch_items_batch_id_fkey`.execute(db)
  },
}
