import type { ConcurrentMigration } from '../migration.ts'

export const indexes: ConcurrentMigration = {
  indexes: [
    // Addresses of a batch that still need a person's decision. Databases that ran 0005 when it
    // built this index have it already.
    {
      name: 'stored_addresses_open',
      definition: `on stored_addresses (batch_id, position)
        where verdict in ('corrected', 'needs_review', 'undeliverable')`,
    },
    // Finds the rows of one reference, to erase them.
    { name: 'batch_items_reference', definition: 'on batch_items (reference, batch_id)' },
    // Batches whose results can have content of the provider (retention.ts).
    {
      name: 'batches_to_forget',
      definition: `on batches (created_at)
        where forgotten_at is null or finished_at is null or forgotten_at < finished_at`,
    },
    // Ended batches that still have rows (batch-retention.ts).
    {
      name: 'batches_to_expire',
      definition: `on batches (coalesce(finished_at, created_at))
        where rows_deleted_at is null and status in ('completed', 'cancelled', 'failed')`,
    },
  ],
}
