import { type Kysely, sql } from 'kysely'
import type { TransactionalMigration } from '../migration.ts'

/** The result that a stored verdict is from, while the text is from a later batch. */
export const verdictOrigins: TransactionalMigration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table stored_addresses add column verdict_batch_id uuid,
        add column verdict_position integer`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`
      alter table stored_addresses drop column verdict_batch_id,
        drop column verdict_position`.execute(db)
  },
}
