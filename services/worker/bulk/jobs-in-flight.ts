import type { Redis } from 'ioredis'
import { leaseMs } from '../../../shared/jobs/bulk-job.ts'
import type { Clock } from '../../../shared/runtime/clock.ts'

/**
 * The jobs that each bulk worker has in flight. Each worker reports its own once a second, so the
 * list survives if Redis loses the data of BullMQ. A job that only Redis lost does not go to a
 * second worker.
 */
const key = 'address:bulk:hands'

/** A worker whose heartbeat is older begins no rows any more. */
const freshMs = leaseMs + 1000

export const reportJobsInFlight = (
  redis: Redis,
  workerId: string,
  jobIds: string[],
  now: Clock,
): Promise<unknown> => redis.hset(key, workerId, JSON.stringify({ at: now(), jobIds }))

export const removeJobsInFlight = (redis: Redis, workerId: string): Promise<unknown> =>
  redis.hdel(key, workerId)

/** The job ids in flight by worker. Removes the heartbeats of dead workers. */
export async function readJobsInFlight(redis: Redis, now: Clock): Promise<Map<string, string[]>> {
  const heartbeats = Object.entries(await redis.hgetall(key)).map(([workerId, json]) => ({
    workerId,
    ...JSON.parse(json),
  }))
  // A heartbeat from the future was written before Redis' clock jumped back.
  const isFresh = ({ at }: { at: number }) => Math.abs(now() - at) <= freshMs
  const dead = heartbeats.filter((heartbeat) => !isFresh(heartbeat)).map(({ workerId }) => workerId)
  if (dead.length > 0) await redis.hdel(key, ...dead)
  return new Map(heartbeats.filter(isFresh).map(({ workerId, jobIds }) => [workerId, jobIds]))
}
