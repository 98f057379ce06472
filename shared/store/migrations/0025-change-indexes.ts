import type { ConcurrentMigration } from '../migration.ts'

/** What every process looks for once a second. */
export const changeIndexes: ConcurrentMigration = {
  indexes: [
    { name: 'clients_changed', definition: 'on clients (changed_at)' },
    { name: 'budgets_changed', definition: 'on budgets (changed_at)' },
    {
      name: 'api_keys_revoked',
      definition: 'on api_keys (revoked_at) where revoked_at is not null',
    },
    {
      name: 'api_keys_expiring',
      definition: 'on api_keys (expires_at) where expires_at is not null',
    },
  ],
}
