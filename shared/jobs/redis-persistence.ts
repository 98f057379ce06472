import type { Redis } from 'ioredis'
import type { Logger } from '../runtime/log.ts'

/** How a Redis writes its data to disk. */
type Persistence = { appendOnly: boolean; snapshots: boolean }

/**
 * Reads how a Redis writes its data to disk. CONFIG shows passwords too, so users other than
 * `default` and managed servers can forbid it. INFO then shows the append-only file, and snapshots
 * that were made already. Finds nothing when neither can be read. Redis lists nothing of it as
 * refused (`ACL LOG`) for users that may call `ACL WHOAMI`.
 */
export async function readPersistence(redis: Redis): Promise<Persistence> {
  const user = await redis.acl('WHOAMI').catch(() => 'default')
  if (user !== 'default') return readInfo(redis)
  try {
    const [, appendOnly] = (await redis.config('GET', 'appendonly')) as string[]
    const [, save] = (await redis.config('GET', 'save')) as string[]
    return { appendOnly: appendOnly === 'yes', snapshots: Boolean(save) }
  } catch {
    return readInfo(redis)
  }
}

async function readInfo(redis: Redis): Promise<Persistence> {
  const info = await redis.info('persistence').catch(() => '')
  return { appendOnly: /^aof_enabled:1/m.test(info), snapshots: /^rdb_saves:[1-9]/m.test(info) }
}

const ways = (persistence: Persistence) =>
  [persistence.appendOnly && 'an append-only file', persistence.snapshots && 'snapshots'].filter(
    Boolean,
  )

/**
 * Logs one warning at the start when the Redis of the queues writes to disk. What buyers type could
 * then be read there after its deadline. Never rejects. Logs nothing when Redis does not show its
 * settings.
 */
export async function warnOfPersistence(queueRedis: Redis, log: Logger): Promise<void> {
  const persistence = await readPersistence(queueRedis)
  if (ways(persistence).length === 0) return
  log.warn(
    { persistence: ways(persistence) },
    'addresses that buyers type reach the disk of Redis: set QUEUE_REDIS_URL to a Redis that ' +
      'writes nothing to disk (appendonly no, save "")',
  )
}
