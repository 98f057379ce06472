import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Rows that changed since the last read, or all rows, some at a time. */
export interface Changed<Row> {
  isAll: boolean
  /** To be read to the end, once. Without that, the next read begins where this one did. */
  pages: AsyncIterable<Row[]>
}

/** What to read: the rows that changed after a time, or a page of all rows. */
export type Wanted<Row> = { since: Date } | { after: Row | undefined; limit: number }

/**
 * How far back changes are read once more, in seconds: a transaction commits them later than the
 * time that they carry.
 */
const againSeconds = 10
/** All rows are read so often, in milliseconds: that finds rows which were deleted. */
const allEveryMs = 300_000
/** At most this many of all rows are in memory at once. */
const pageRows = 1000

/**
 * Reads all rows the first time, and then those with a `changed_at` after the last read. All rows
 * are read page by page, in the order of `read`.
 */
export function createChangedRows<Row>(
  db: Database,
  read: (wanted: Wanted<Row>) => Promise<Row[]>,
): () => Changed<Row> {
  let since: Date | undefined
  let allReadAt = Number.NEGATIVE_INFINITY

  async function* readAll(): AsyncGenerator<Row[]> {
    let after: Row | undefined
    do {
      const rows = await read({ after, limit: pageRows })
      yield rows
      after = rows.length === pageRows ? rows.at(-1) : undefined
    } while (after)
  }

  async function* readPages(from: Date | undefined): AsyncGenerator<Row[]> {
    const startedAt = performance.now()
    // PostgreSQL's own time: this machine's may differ.
    const { rows: times } = await sql<{ at: Date }>`
      select clock_timestamp() - make_interval(secs => ${againSeconds}) as at`.execute(db)
    if (from) yield await read({ since: from })
    else yield* readAll()
    since = times[0]?.at
    if (!from) allReadAt = startedAt
  }

  return () => {
    const from = performance.now() - allReadAt >= allEveryMs ? undefined : since
    return { isAll: !from, pages: readPages(from) }
  }
}
