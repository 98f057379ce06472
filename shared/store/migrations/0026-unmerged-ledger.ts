import type { ConcurrentMigration } from '../migration.ts'

/** Finds the rows that workers wrote, which are few beside those that are merged already. */
export const unmergedLedger: ConcurrentMigration = {
  indexes: [
    {
      name: 'ledger_unmerged',
      definition: `on ledger (worker_id, day) where worker_id <> 'merged'`,
    },
  ],
}
