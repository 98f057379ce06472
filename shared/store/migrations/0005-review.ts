import { type Kysely, type Migration, sql } from 'kysely'

/** When a person confirmed an address, and which addresses wait for one. */
export const review: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('stored_addresses').addColumn('confirmed_at', 'timestamptz').execute()
    // Those that a batch has left open for a person, by its rows.
    await sql`create index stored_addresses_open on stored_addresses (batch_id, position)
      where verdict in ('corrected', 'needs_review', 'undeliverable')`.execute(db)
  },
}
