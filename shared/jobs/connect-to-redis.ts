import type { Redis } from 'ioredis'
import type { Lifecycle } from '../runtime/lifecycle.ts'
import type { Logger } from '../runtime/log.ts'
import { connectFailingFast, connectPatiently, untilReady } from '../runtime/redis.ts'
import { connectToSlot } from '../runtime/slot-connection.ts'
import { startTimeoutMs } from '../runtime/start-timeout.ts'
import { warnOfPersistence } from './redis-persistence.ts'
import { shardPrefix } from './shards.ts'

/** The connections that each edge and each worker has. */
export interface RedisConnections {
  /** To the Redis of quotas and limits; fails fast. */
  redis: Redis
  /** To the Redis of the queues, which may be the same one; fails fast. */
  queueRedis: Redis
  /** To the Redis of the queues; waits until it is back. */
  patientRedis: Redis
  /** Opens a connection to the queues of a shard; it waits, too. */
  connectToShard(shard: number): Redis
}

interface Urls {
  redisUrl: string
  queueRedisUrl?: string | undefined
}

/** Opens the connections, and closes them at the end. Rejects when Redis does not answer. */
export async function connectToRedis(
  { redisUrl, queueRedisUrl = redisUrl }: Urls,
  lifecycle: Lifecycle,
  log: Logger,
): Promise<RedisConnections> {
  const redis = connectFailingFast(redisUrl)
  const queueRedis = queueRedisUrl === redisUrl ? redis : connectFailingFast(queueRedisUrl)
  const patientRedis = connectPatiently(queueRedisUrl)
  const connections = [...new Set([redis, queueRedis, patientRedis])]
  lifecycle.onClose(() => connections.map((connection) => connection.disconnect()))
  await Promise.all(connections.map((connection) => untilReady(connection, startTimeoutMs)))
  await warnOfPersistence(queueRedis, log)
  return {
    redis,
    queueRedis,
    patientRedis,
    connectToShard(shard) {
      const connection = connectToSlot(queueRedisUrl, shardPrefix(shard), patientRedis)
      lifecycle.onClose(() => connection.disconnect())
      return connection
    },
  }
}
