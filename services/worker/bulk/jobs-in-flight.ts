import type { Redis } from 'ioredis'
import { leaseMs } from '../../../shared/jobs/bulk-job.ts'
import type { Clock } from '../../../shared/runtime/clock.ts'
import { readReports, removeReport, writeReport } from '../../../shared/runtime/process-reports.ts'

/**
 * The jobs that each bulk worker has in flight. Each worker reports its own once a second, so the
 * list survives if Redis loses the data of BullMQ. A job that only Redis lost does not go to a
 * second worker.
 *
 * The name in Redis is older than these words, and must not change: while a new version is rolled
 * out, both versions use it.
 */
const key = 'address:bulk:hands'

/** A worker whose heartbeat is older begins no rows any more. */
const freshMs = leaseMs + 1000

export const reportJobsInFlight = (
  redis: Redis,
  workerId: string,
  jobIds: string[],
  now: Clock,
): Promise<unknown> => writeReport({ redis, key, now }, workerId, { jobIds })

export const removeJobsInFlight = (redis: Redis, workerId: string): Promise<unknown> =>
  removeReport({ redis, key }, workerId)

/** The job ids in flight by worker. Removes the heartbeats of dead workers. */
export async function readJobsInFlight(redis: Redis, now: Clock): Promise<Map<string, string[]>> {
  const reports = await readReports<{ jobIds: string[] }>({ redis, key, now }, freshMs, {
    removeOld: true,
  })
  return new Map([...reports].map(([workerId, { jobIds }]) => [workerId, jobIds]))
}
