import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Rows that changed since the last read, or all rows. */
export interface Changed<Row> {
  isAll: boolean
  rows: Row[]
}

/**
 * How far back changes are read once more, in seconds: a transaction commits them later than the
 * time that they carry.
 */
const againSeconds = 10
/** All rows are read so often, in milliseconds: that finds rows which were deleted. */
const allEveryMs = 300_000

/**
 * Reads all rows the first time, and then those with a `changed_at` after the last read. `read`
 * gets the time from which on it reads; undefined for all rows.
 */
export function createChangedRows<Row>(
  db: Database,
  read: (since: Date | undefined) => Promise<Row[]>,
): () => Promise<Changed<Row>> {
  let since: Date | undefined
  let allReadAt = Number.NEGATIVE_INFINITY
  return async () => {
    const startedAt = performance.now()
    const isAll = startedAt - allReadAt >= allEveryMs
    // PostgreSQL's own time: this machine's may differ.
    const { rows: times } = await sql<{ at: Date }>`
      select clock_timestamp() - make_interval(secs => ${againSeconds}) as at`.execute(db)
    const rows = await read(isAll ? undefined : since)
    since = times[0]?.at
    if (isAll) allReadAt = startedAt
    return { isAll, rows }
  }
}
