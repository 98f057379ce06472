import { type Kysely, sql } from 'kysely'
import type { TransactionalMigration } from '../migration.ts'

/** Whether the data is the sandbox's or a live provider's. It has one row at most. */
export const mode: TransactionalMigration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table deployment (
        is_only_row boolean primary key default true check (is_only_row),
        mode text not null check (mode in ('sandbox', 'live'))
      )`.execute(db)
  },
}
