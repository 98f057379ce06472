import { type Kysely, sql } from 'kysely'
import type { TransactionalMigration } from '../migration.ts'

/** How many permits Redis has granted. It has a row for each time that Redis lost its data. */
export const grantedPermits: TransactionalMigration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table granted_permits (
        state_id text primary key,
        permits bigint not null
      )`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`drop table granted_permits`.execute(db)
  },
}
