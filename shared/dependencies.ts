import { setTimeout as sleep } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import { sql } from 'kysely'
import { pingQueues } from './jobs/ping-queues.ts'
import type { Metrics } from './metrics.ts'
import type { Database } from './store/database.ts'

const askEveryMs = 2000
/** One that takes longer to answer counts as away. */
const withinMs = 1500

/** Shows whether Redis and PostgreSQL answer this process, until the returned function is called. */
export function watchDependencies(redis: Redis, db: Database, metrics: Metrics): () => void {
  const asks = { redis: () => pingQueues(redis), postgres: () => sql`select 1`.execute(db) }
  const asked = new Set<string>()

  async function look(dependency: string, ask: () => Promise<unknown>): Promise<void> {
    // Questions don't pile up while one is silent.
    if (asked.has(dependency)) return metrics.dependencyUp.set({ dependency }, 0)
    asked.add(dependency)
    const answered = ask()
      .then(
        () => 1,
        () => 0,
      )
      .finally(() => asked.delete(dependency))
    const up = await Promise.race([answered, sleep(withinMs, 0, { ref: false })])
    metrics.dependencyUp.set({ dependency }, up)
  }

  const lookAtAll = () => {
    for (const [dependency, ask] of Object.entries(asks)) look(dependency, ask)
  }
  const timer = setInterval(lookAtAll, askEveryMs)
  lookAtAll()
  return () => clearInterval(timer)
}
