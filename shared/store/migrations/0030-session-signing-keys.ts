import { type Kysely, sql } from 'kysely'
import type { TransactionalMigration } from '../migration.ts'

/** Which signing key signed the token that began a console session: it ends with that key. */
export const sessionSigningKeys: TransactionalMigration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table console_sessions add column kid text`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`alter table console_sessions drop column kid`.execute(db)
  },
}
