import type { Redis, Result } from 'ioredis'
import { defineLockCommands } from '../redis-lock.ts'

declare module 'ioredis' {
  interface RedisCommander<Context> {
    acquireFeederLease(key: string, workerId: string, forMs: number): Result<number, Context>
  }
}

/**
 * The name in Redis is older than these words, and must not change: while a new version is rolled
 * out, both versions use it.
 */
const key = 'address:bulk:leader'
/** How long the lease holds without a renewal. */
const leaseMs = 5000
/** How often the lease is renewed, or asked for, in milliseconds. */
const renewMs = 1000

/**
 * One worker at a time feeds batches. Two would do the work twice, but do no harm: PostgreSQL
 * guards what they change.
 */
export interface FeederLease {
  /** Acquires or renews the lease if possible. Returns whether this worker holds it. */
  acquireOrRenew(): Promise<boolean>
  release(): Promise<unknown>
}

const acquireOrRenew = `
local leader = redis.call('GET', KEYS[1])
-- A longer time than a whole lease comes from a jump of Redis' clock: the lease is not valid.
local isHeld = redis.call('PTTL', KEYS[1]) <= tonumber(ARGV[2])
if leader and leader ~= ARGV[1] and isHeld then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`

export function createFeederLease(redis: Redis, workerId: string): FeederLease {
  redis.defineCommand('acquireFeederLease', { numberOfKeys: 1, lua: acquireOrRenew })
  defineLockCommands(redis)
  let isHeld = false
  let askedAt = Number.NEGATIVE_INFINITY
  return {
    async acquireOrRenew() {
      const now = performance.now()
      if (now - askedAt < renewMs) return isHeld
      isHeld = false
      isHeld = (await redis.acquireFeederLease(key, workerId, leaseMs)) === 1
      askedAt = now
      return isHeld
    },
    release: () => redis.releaseLock(key, workerId),
  }
}
