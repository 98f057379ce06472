import { type Kysely, sql } from 'kysely'
import type { TransactionalMigration } from '../migration.ts'

/**
 * What test keys called, by day of the provider. Apart from the ledger, which quotas, budgets and
 * the bill are made from.
 */
export const testCalls: TransactionalMigration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table test_calls (
        day date not null,
        client_id uuid not null references clients on delete cascade,
        billed text not null,
        calls bigint not null,
        micro_usd bigint not null,
        primary key (day, client_id, billed)
      )`.execute(db)
  },
}
