import type { Redis } from 'ioredis'
import { sql } from 'kysely'
import { pingQueues } from '../../shared/jobs/ping-queues.ts'
import type { Database } from '../../shared/store/database.ts'
import type { Capacity } from './capacity.ts'

/** What is missing for a request to be answered from end to end: `/ready` says it. */
export async function missingParts(db: Database, redis: Redis, capacity: Capacity): Promise<string[]> {
  const [store, queue] = await Promise.allSettled([sql`select 1`.execute(db), pingQueues(redis)])
  return [
    ...(store.status === 'fulfilled' ? [] : ['postgres']),
    ...(queue.status === 'fulfilled' ? [] : ['redis']),
    ...capacity.missing(),
  ]
}
