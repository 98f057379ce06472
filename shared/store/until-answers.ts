import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { startTimeoutMs } from '../runtime/start-timeout.ts'
import { pingDatabase } from './database.ts'
import { isStoreUnavailable } from './is-unavailable.ts'

const pauseMs = 100

/**
 * Resolves when PostgreSQL answers. On a busy machine, and where all processes start at once, one
 * attempt to connect may fail.
 * @throws the last error of PostgreSQL when the time is up, or at once where waiting is no use
 */
export async function untilDatabaseAnswers<Tables>(db: Kysely<Tables>): Promise<void> {
  const end = performance.now() + startTimeoutMs
  for (;;) {
    try {
      await pingDatabase(db)
      return
    } catch (error) {
      if (performance.now() > end || !isStoreUnavailable(error)) throw error
    }
    await sleep(pauseMs)
  }
}
