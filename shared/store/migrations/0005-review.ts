import { type Kysely, type Migration, sql } from 'kysely'

/** When a person confirmed an address, which addresses wait for one, and what people call their batches. */
export const review: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('stored_addresses').addColumn('confirmed_at', 'timestamptz').execute()
    // Those that a batch has left open for a person, by its rows.
    await sql`create index stored_addresses_open on stored_addresses (batch_id, position)
      where verdict in ('corrected', 'needs_review', 'undeliverable')`.execute(db)
    await db.schema.alterTable('batches').addColumn('name', 'text').execute()
  },
}
