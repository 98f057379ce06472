import type { Redis } from 'ioredis'
import type { Clock } from '../../../shared/clock.ts'
import { leaseMs } from '../../../shared/jobs/bulk-job.ts'

/**
 * What each bulk worker has in hand, as it says itself once a second. It outlives BullMQ's own knowledge when Redis loses its data: so a
 * job that only Redis lost isn't given to a second worker.
 */
const key = 'address:bulk:hands'

/** A worker whose word is older has begun nothing since. */
const freshMs = leaseMs + 1000

export const reportHand = (redis: Redis, workerId: string, jobIds: string[], now: Clock): Promise<unknown> =>
  redis.hset(key, workerId, JSON.stringify({ at: now(), jobIds }))

export const withdrawHand = (redis: Redis, workerId: string): Promise<unknown> => redis.hdel(key, workerId)

/** The jobs in each living worker's hand. Words of dead ones are removed. */
export async function readHands(redis: Redis, now: Clock): Promise<Map<string, string[]>> {
  const words = Object.entries(await redis.hgetall(key)).map(([workerId, json]) => ({ workerId, ...JSON.parse(json) }))
  const dead = words.filter(({ at }) => at < now() - freshMs).map(({ workerId }) => workerId)
  if (dead.length > 0) await redis.hdel(key, ...dead)
  return new Map(words.filter(({ at }) => at >= now() - freshMs).map(({ workerId, jobIds }) => [workerId, jobIds]))
}
