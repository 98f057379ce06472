import type { ConcurrentMigration } from '../migration.ts'

/**
 * Beside stored_addresses_open: addresses that still need a person's decision on a result of an
 * earlier batch. Mostly few.
 */
export const verdictIndex: ConcurrentMigration = {
  indexes: [
    {
      name: 'stored_addresses_still_open',
      definition: `on stored_addresses (verdict_batch_id, verdict_position)
        where verdict_batch_id is not null
          and verdict in ('corrected', 'needs_review', 'undeliverable')`,
    },
  ],
}
