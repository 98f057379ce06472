import { type Kysely, type Migration, sql } from 'kysely'

/**
 * The ledger of calls and costs; and the quotas and budgets that the owner sets while the service
 * runs.
 */
export const ledger: Migration = {
  async up(db: Kysely<unknown>) {
    // Each worker writes its own rows with its sums so far, so writing a row again changes nothing.
    await db.schema
      .createTable('ledger')
      .addColumn('worker_id', 'text', (column) => column.notNull())
      .addColumn('day', sql`date`, (column) => column.notNull())
      .addColumn('client_id', 'text', (column) => column.notNull())
      .addColumn('billed', 'text', (column) => column.notNull())
      .addColumn('calls', 'bigint', (column) => column.notNull())
      .addColumn('micro_usd', 'bigint', (column) => column.notNull())
      .addColumn('entries', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('ledger_pkey', ['day', 'client_id', 'billed', 'worker_id'])
      .execute()
    await db.schema
      .createTable('ledger_workers')
      .addColumn('worker_id', 'text', (column) => column.primaryKey())
      .addColumn('seen_at', 'timestamptz', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('last_calls')
      .addColumn('sku', 'text', (column) => column.primaryKey())
      .addColumn('at_ms', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('quotas')
      .addColumn('sku', 'text', (column) => column.notNull())
      .addColumn('window', 'text', (column) => column.notNull())
      .addColumn('calls', 'bigint')
      .addPrimaryKeyConstraint('quotas_pkey', ['sku', 'window'])
      .execute()
    await db.schema
      .createTable('budgets')
      .addColumn('scope', 'text', (column) => column.notNull())
      .addColumn('window', 'text', (column) => column.notNull())
      .addColumn('calls', 'bigint')
      .addColumn('micro_usd', 'bigint')
      .addPrimaryKeyConstraint('budgets_pkey', ['scope', 'window'])
      .execute()
  },
}
