import { type Kysely, sql } from 'kysely'
import type { TransactionalMigration } from '../migration.ts'

/**
 * The places that fit an address equally well, and what must be shown with the provider's content.
 * Both are content of the provider.
 */
export const candidates: TransactionalMigration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['batch_results', 'stored_addresses'])
      await sql`alter table ${sql.table(table)}
        add column candidates jsonb, add column attributions jsonb`.execute(db)
  },
}
