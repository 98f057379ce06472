import { type Kysely, sql } from 'kysely'
import type { TransactionalMigration } from '../migration.ts'

/** Whether a batch replaces stored addresses that a person has confirmed. */
export const keptDecisions: TransactionalMigration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table batches add column replace_confirmed boolean not null default false`.execute(db)
  },
}
