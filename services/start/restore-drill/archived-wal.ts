import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { StartError } from '../../../shared/runtime/start-error.ts'

/** Names of the WAL files in the archive: timeline and position, 24 hexadecimal digits. */
export const archivedWal = (backups: string): string[] =>
  readdirSync(join(backups, 'wal'))
    .map((name) => name.replace(/\.gz$/, ''))
    .filter((name) => /^[0-9A-F]{24}$/.test(name))

/**
 * PostgreSQL takes a file that is missing for the end of the archive, though later ones are there.
 * @throws {StartError} when a restored server has not replayed all of these files
 */
export async function requireAllReplayed(
  archived: string[],
  { url, data }: { url: string; data: string },
): Promise<void> {
  const last = await lastReplayed(url, data)
  const timeline = last.slice(0, 8)
  const left = archived.filter((name) => name.startsWith(timeline) && name > last).sort()
  if (left.length === 0) return
  throw new StartError(
    `The restore ended with ${last}, and the archive has later WAL: ${left.length} files up to ` +
      `${left.at(-1)}. The file that comes next is missing or damaged. Make a base copy at once.`,
  )
}

/** The last line in the history of the new timeline says where the one before it ended. */
async function lastReplayed(url: string, data: string): Promise<string> {
  const wal = join(data, 'pg_wal')
  const histories = readdirSync(wal).filter((name) => name.endsWith('.history'))
  const newest = readFileSync(join(wal, histories.sort().at(-1) ?? ''), 'utf8')
  // 1, 0/5000000, and why.
  const [timeline, end] = newest.trim().split('\n').at(-1)?.split('\t') ?? []
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    // The end is the next byte, so it may be in the next file.
    const { rows } = await client.query('select pg_walfile_name($1::pg_lsn - 1) as name', [end])
    return Number(timeline).toString(16).toUpperCase().padStart(8, '0') + rows[0].name.slice(8)
  } finally {
    await client.end()
  }
}
