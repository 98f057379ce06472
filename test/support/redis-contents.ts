import type { Redis } from 'ioredis'

/** All that a Redis holds: a line for each key. */
export async function redisContents(redis: Redis): Promise<string[]> {
  const keys = await redis.keys('*')
  return Promise.all(
    keys.map(async (key) => `${key}: ${JSON.stringify(await contentOf(redis, key))}`),
  )
}

async function contentOf(redis: Redis, key: string): Promise<unknown> {
  const type = await redis.type(key)
  if (type === 'string') return redis.get(key)
  if (type === 'hash') return redis.hgetall(key)
  if (type === 'list') return redis.lrange(key, 0, -1)
  if (type === 'set') return redis.smembers(key)
  if (type === 'zset') return redis.zrange(key, '0', '-1')
  if (type === 'stream') return redis.xrange(key, '-', '+')
  return type === 'none' ? '' : `unknown type ${type}`
}
