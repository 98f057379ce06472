import type { ConcurrentMigration } from '../migration.ts'

/** Indexes that keep the work for one client independent of the data of other clients. */
export const tenants: ConcurrentMigration = {
  indexes: [
    // The feeder reads batches that can get rows very often, and the others never.
    {
      name: 'batches_running',
      definition: `on batches (created_at, id) where status in ('queued', 'running')`,
    },
    // The feeder reads paused batches page by page, and finds those that can resume.
    {
      name: 'batches_paused',
      definition: `on batches (id) where status = 'paused'`,
    },
    {
      name: 'batches_waiting',
      definition:
        'on batches (paused_reason, resumes_at) ' +
        "where status = 'paused' and resumes_at is not null",
    },
    // Lists by status, and counts of open batches.
    {
      name: 'batches_of_client_status',
      definition: `on batches (client_id, status, created_at desc, id)`,
    },
    // Clients with webhooks that are due.
    {
      name: 'batches_webhooks_of_client',
      definition: `on batches (client_id, webhook_next_at) where webhook_state = 'pending'`,
    },
    // Filters of results, page by page.
    {
      name: 'batch_results_verdict',
      definition: `on batch_results (batch_id, verdict, position)`,
    },
    {
      name: 'batch_items_country',
      definition: `on batch_items (batch_id, lower(country), position)`,
    },
    // Filters of stored addresses, page by page. Country can be combined with a verdict.
    {
      name: 'stored_addresses_verdict',
      definition: `on stored_addresses (client_id, verdict, reference)`,
    },
    {
      name: 'stored_addresses_country',
      definition:
        "on stored_addresses (client_id, lower(country), (coalesce(verdict, '')), reference)",
    },
  ],
}
