import { type Kysely, sql } from 'kysely'
import type { TransactionalMigration } from '../migration.ts'

/** Who is signed in to the console. An edge reads the sessions that have ended every second. */
export const consoleSessions: TransactionalMigration = {
  async up(db: Kysely<unknown>) {
    await sql`create table console_sessions (
      id uuid primary key default gen_random_uuid(),
      secret_hash bytea not null unique,
      key_id uuid not null references api_keys on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db)
  },
}
