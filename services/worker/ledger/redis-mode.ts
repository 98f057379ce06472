import type { Redis } from 'ioredis'
import { modeKey } from '../../../shared/quota/keys.ts'
import { type Mode, ModeError } from '../../../shared/store/mode.ts'

/**
 * Marks the Redis of the quota as one of this mode, if it has no mark yet.
 * @throws {ModeError} when it belongs to the other mode
 */
export async function requireRedisMode(redis: Redis, mode: Mode): Promise<void> {
  const found = (await redis.set(modeKey, mode, 'NX', 'GET')) as Mode | null
  if (found !== null && found !== mode) throw new ModeError('The Redis at REDIS_URL', found)
}
