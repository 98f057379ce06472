import type { Redis } from 'ioredis'
import { queuePrefix } from './jobs.ts'

const keptMs = 5000

/**
 * Writes a key, because a Redis without free memory or disk still answers PING. On Redis Cluster
 * the key decides which node is checked.
 */
const write = (redis: Redis, key: string): Promise<unknown> => redis.set(key, 1, 'PX', keptMs)

/**
 * One check for each Redis of a process, by its name in `/ready` and in metrics. A check rejects
 * when Redis does not accept a write. Both names can mean the same Redis, which then has one check.
 */
export const redisChecks = (
  redis: Redis,
  queueRedis: Redis,
): Record<string, () => Promise<unknown>> => {
  const queues = () => write(queueRedis, `${queuePrefix}:ping`)
  if (redis === queueRedis) return { redis: queues }
  return { redis: () => write(redis, '{quota}:ping'), queue_redis: queues }
}
