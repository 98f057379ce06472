import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { isStoreUnavailable } from './is-unavailable.ts'

/** How long a process waits for PostgreSQL when it starts, in milliseconds, as for Redis. */
const startTimeoutMs = 10_000
const pauseMs = 100

/**
 * Resolves when PostgreSQL answers. On a busy machine, and where all processes start at once, one
 * attempt to connect may fail.
 * @throws the last error of PostgreSQL, after ten seconds, or at once where waiting is no use
 */
export async function untilDatabaseAnswers<Tables>(db: Kysely<Tables>): Promise<void> {
  const end = performance.now() + startTimeoutMs
  for (;;) {
    try {
      await sql`select 1`.execute(db)
      return
    } catch (error) {
      if (performance.now() > end || !isStoreUnavailable(error)) throw error
    }
    await sleep(pauseMs)
  }
}
