import { type Kysely, sql } from 'kysely'
import type { TransactionalMigration } from '../migration.ts'

/**
 * When clients and budgets were changed: so that processes, which look every second, read only
 * those. The columns begin with a constant, which rewrites no row.
 */
export const changeTimes: TransactionalMigration = {
  async up(db: Kysely<unknown>) {
    await sql`create function note_change() returns trigger language plpgsql as
      $$ begin new.changed_at = clock_timestamp(); return new; end $$`.execute(db)
    for (const table of ['clients', 'budgets']) {
      await sql`alter table ${sql.table(table)}
        add column changed_at timestamptz not null default now()`.execute(db)
      await sql`create trigger note_change before insert or update on ${sql.table(table)}
        for each row execute function note_change()`.execute(db)
    }
  },
  async down(db: Kysely<unknown>) {
    for (const table of ['clients', 'budgets']) {
      await sql`drop trigger note_change on ${sql.table(table)}`.execute(db)
      await sql`alter table ${sql.table(table)} drop column changed_at`.execute(db)
    }
    await sql`drop function note_change()`.execute(db)
  },
}
