import { statfs } from 'node:fs/promises'
import { type RawBuilder, sql } from 'kysely'
import { dayMs } from '../../../shared/runtime/clock.ts'
import type { Database } from '../../../shared/store/database.ts'
import { migrations } from '../../../shared/store/migrate.ts'
import { readExecuted } from '../../../shared/store/schema.ts'
import { listSigningKeys, readSigningKeys } from '../../../shared/store/signing-keys.ts'
import type {
  BackupFacts,
  DatabaseFacts,
  DiskFacts,
  SigningKeyFacts,
  WebhookFacts,
} from './facts.ts'
import { aheadOf } from './read-redis.ts'

async function readOne<Row>(db: Database, query: RawBuilder<Row>): Promise<Row> {
  const { rows } = await query.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('PostgreSQL returned no row')
  return row
}

/** Schema, version and connections. */
export async function readDatabase(db: Database): Promise<DatabaseFacts> {
  const executed = await readExecuted(db)
  const row = await readOne(
    db,
    sql<{ version: string; connections: number; maxConnections: number; invalid: string[] }>`
      select current_setting('server_version_num') as version,
        (select sum(numbackends)::int from pg_stat_database) as connections,
        current_setting('max_connections')::int as max_connections,
        array(select indexrelid::regclass::text from pg_index where not indisvalid) as invalid`,
  )
  return {
    version: Math.floor(Number(row.version) / 10_000),
    missingMigrations: Object.keys(migrations).filter((name) => !executed.has(name)),
    invalidIndexes: row.invalid,
    connections: row.connections,
    maxConnections: row.maxConnections,
  }
}

/** How far PostgreSQL's clock is ahead of this machine's, in milliseconds. */
export const readDatabaseAhead = (db: Database): Promise<number> =>
  aheadOf(async () => {
    const query = sql<{ ms: string }>`
      select (extract(epoch from clock_timestamp()) * 1000)::bigint as ms`
    return Number((await readOne(db, query)).ms)
  })

/** @param folder with the data, where it is on this machine */
export async function readDisk(db: Database, folder: string | undefined): Promise<DiskFacts> {
  const row = await readOne(
    db,
    sql<Record<'databaseBytes' | 'rows' | 'rowsOfWeek' | 'maxWalBytes', string>>`
      select pg_database_size(current_database()) as database_bytes,
        pg_size_bytes(current_setting('max_wal_size')) as max_wal_bytes,
        coalesce(sum(total) filter (where rows_deleted_at is null), 0) as rows,
        coalesce(sum(total) filter (where created_at > now() - interval '7 days'), 0)
          as rows_of_week
      from batches`,
  )
  // Only superusers and members of pg_monitor may list the files.
  const walBytes = await readOne(
    db,
    sql<{ bytes: string }>`select coalesce(sum(size), 0) as bytes from pg_ls_waldir()`,
  ).then(
    ({ bytes }) => Number(bytes),
    () => undefined,
  )
  const disk = folder === undefined ? undefined : await statfs(folder).catch(() => undefined)
  return {
    databaseBytes: Number(row.databaseBytes),
    rows: Number(row.rows),
    rowsOfWeek: Number(row.rowsOfWeek),
    walBytes,
    maxWalBytes: Number(row.maxWalBytes),
    disk: disk && {
      freeBytes: disk.bavail * disk.bsize,
      totalBytes: disk.blocks * disk.bsize,
    },
  }
}

/**
 * When the newest base copy of this server ended. PostgreSQL keeps a note about it among its WAL,
 * until the next one. Only superusers and members of pg_monitor may list the files.
 */
const readBaseCopy = (db: Database): Promise<BackupFacts['baseCopy']> =>
  readOne(
    db,
    sql<{ ago: number | null }>`
      select extract(epoch from now() - max(modification))::float8 as ago
      from pg_ls_waldir() where name like '%.backup'`,
  ).then(
    ({ ago }) => ({ ago: ago ?? undefined }),
    () => undefined,
  )

/**
 * PostgreSQL's own statistics of its archive. A file waits where the one before the current one,
 * whose name follows its timeline of eight digits, comes after the last one that was archived.
 */
export async function readBackup(db: Database): Promise<BackupFacts> {
  const row = await readOne(
    db,
    sql<{
      archives: boolean
      lastArchivedAgo: number | null
      hasWaitingFile: boolean | null
      lastFailedAgo: number | null
      failed: number
    }>`
      select current_setting('archive_mode') <> 'off' as archives,
        extract(epoch from now() - last_archived_time)::float8 as last_archived_ago,
        last_archived_wal ~ '^[0-9A-F]{24}' and substr(last_archived_wal, 9, 16) < substr(
          pg_walfile_name(
            pg_current_wal_lsn() - pg_size_bytes(current_setting('wal_segment_size'))::numeric
          ), 9) as has_waiting_file,
        extract(epoch from now() - last_failed_time)::float8 as last_failed_ago,
        failed_count::int as failed
      from pg_stat_archiver`,
  )
  const { rows: slots } = await sql<{ name: string; keptBytes: string }>`
    select slot_name as name,
      coalesce(pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn), 0)::bigint as kept_bytes
    from pg_replication_slots where not active`.execute(db)
  return {
    archives: row.archives,
    lastArchivedAgo: row.lastArchivedAgo ?? undefined,
    hasWaitingFile: row.hasWaitingFile ?? false,
    lastFailedAgo: row.lastFailedAgo ?? undefined,
    failed: row.failed,
    idleSlots: slots.map(({ name, keptBytes }) => ({ name, keptBytes: Number(keptBytes) })),
    baseCopy: await readBaseCopy(db),
  }
}

/** The key that signs now. */
export async function readKeys(db: Database, secret: string | undefined): Promise<SigningKeyFacts> {
  if (secret === undefined) return { ageDays: await readSigningAge(db), isReadable: undefined }
  const signing = (await readSigningKeys(db, secret)).find(({ ageMs }) => ageMs >= 0)
  return { ageDays: signing && signing.ageMs / dayMs, isReadable: signing && !!signing.privateJwk }
}

/** Only an edge has the secret, and may read the private keys. */
async function readSigningAge(db: Database): Promise<number | undefined> {
  const ages = (await listSigningKeys(db))
    .filter(({ withdrawnAt }) => !withdrawnAt)
    .map(({ signsFrom }) => (Date.now() - signsFrom.getTime()) / dayMs)
  return ages.find((age) => age >= 0)
}

/** Attempts take a day and a little more, from the end of the batch. */
export const readWebhooks = (db: Database): Promise<WebhookFacts> =>
  readOne(
    db,
    sql<WebhookFacts>`
      select
        (count(*) filter (where webhook_state = 'failed'
          and finished_at > now() - interval '2 days'))::int as given_up,
        (count(*) filter (where webhook_state = 'pending' and webhook_attempts >= 3))::int
          as retried
      from batches`,
  )
