import { sql } from 'kysely'
import type { Database } from '../../shared/store/database.ts'

const counted = sql<{ blocks: number }>`
  select coalesce(sum(pg_stat_get_xact_blocks_fetched(pg_class.oid)), 0)::integer as blocks
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where nspname in ('public', 'pg_toast')`

/**
 * How many blocks of 8 KiB of tables and indexes PostgreSQL looks at for some queries, from its
 * memory or disk.
 */
export const blocksRead = (db: Database, work: (db: Database) => Promise<unknown>) =>
  db.transaction().execute(async (transaction) => {
    // What earlier transactions of the connection looked at may not have been taken off yet.
    const count = async () => (await counted.execute(transaction)).rows[0]?.blocks ?? 0
    const before = await count()
    await work(transaction)
    return (await count()) - before
  })
