import type { Redis } from 'ioredis'
import { readPersistence } from '../../../shared/jobs/redis-persistence.ts'
import type { RedisFacts } from './facts.ts'

/** Persistence, eviction, memory and version. Of a cluster, those of one node. */
export async function readRedis(redis: Redis): Promise<RedisFacts> {
  const info = new Map(
    (await redis.info())
      .split('\r\n')
      .map((line) => line.split(/:(.*)/, 2) as [string, string])
      .filter(([, value]) => value !== undefined),
  )
  const number = (name: string) => Number(info.get(name) ?? 0)
  return {
    version: info.get('redis_version') ?? 'unknown',
    evictionPolicy: info.get('maxmemory_policy') ?? 'unknown',
    ...(await readPersistence(redis)),
    lastWriteToDiskFailed:
      info.get('aof_last_write_status') === 'err' || info.get('rdb_last_bgsave_status') === 'err',
    usedBytes: number('used_memory'),
    maxBytes: number('maxmemory'),
  }
}

/** How far Redis' clock is ahead of this machine's, in milliseconds. */
export const readRedisAhead = (redis: Redis): Promise<number> =>
  aheadOf(async () => {
    const [seconds, microseconds] = await redis.time()
    return Number(seconds) * 1000 + Math.floor(Number(microseconds) / 1000)
  })

/** Reads another clock. Half the round trip is on the way. */
export async function aheadOf(readMs: () => Promise<number>): Promise<number> {
  const before = Date.now()
  const otherMs = await readMs()
  return Math.round(otherMs - (before + Date.now()) / 2)
}
