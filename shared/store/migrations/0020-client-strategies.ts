import { type Kysely, sql } from 'kysely'
import type { TransactionalMigration } from '../migration.ts'

/** How a client's addresses are looked up, where that is not the service's own strategy. */
export const clientStrategies: TransactionalMigration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table clients add column strategy text`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`alter table clients drop column strategy`.execute(db)
  },
}
