import type { Redis } from 'ioredis'
import { connectFailingFast, untilReady } from '../../../shared/runtime/redis.ts'

/** How long to wait for Redis, in milliseconds. */
const connectMs = 5000

/** Runs `work` with a connection. Rejects when Redis does not answer. */
export async function withRedis<T>(url: string, work: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = connectFailingFast(url)
  try {
    await untilReady(redis, connectMs)
    return await work(redis)
  } finally {
    redis.disconnect()
  }
}
