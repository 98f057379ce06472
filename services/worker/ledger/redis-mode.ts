import type { Redis } from 'ioredis'
import { modeKey } from '../../../shared/quota/keys.ts'
import { type DataMode, DataModeError } from '../../../shared/store/data-mode.ts'

/**
 * Marks the Redis of the quota as one of this mode, if it has no mark yet.
 * @throws {DataModeError} when it belongs to the other mode
 */
export async function requireRedisMode(redis: Redis, mode: DataMode): Promise<void> {
  const found = (await redis.set(modeKey, mode, 'NX', 'GET')) as DataMode | null
  if (found !== null && found !== mode) throw new DataModeError('The Redis at REDIS_URL', found)
}
