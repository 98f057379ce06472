import type { Redis, Result } from 'ioredis'

declare module 'ioredis' {
  interface RedisCommander<Context> {
    holdLead(key: string, workerId: string, forMs: number): Result<number, Context>
    leaveLead(key: string, workerId: string): Result<number, Context>
  }
}

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
  /** Whether this worker holds the lease. Acquires or renews it if possible. */
  hold(): Promise<boolean>
  leave(): Promise<unknown>
}

const holdLead = `
local leader = redis.call('GET', KEYS[1])
-- A longer time than a whole lease comes from a jump of Redis' clock: the lease is not valid.
local isHeld = redis.call('PTTL', KEYS[1]) <= tonumber(ARGV[2])
if leader and leader ~= ARGV[1] and isHeld then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`
const leaveLead = `return redis.call('GET', KEYS[1]) == ARGV[1] and redis.call('DEL', KEYS[1]) or 0`

export function createFeederLease(redis: Redis, workerId: string): FeederLease {
  redis.defineCommand('holdLead', { numberOfKeys: 1, lua: holdLead })
  redis.defineCommand('leaveLead', { numberOfKeys: 1, lua: leaveLead })
  let leads = false
  let askedAt = Number.NEGATIVE_INFINITY
  return {
    async hold() {
      const now = performance.now()
      if (now - askedAt < renewMs) return leads
      leads = false
      leads = (await redis.holdLead(key, workerId, leaseMs)) === 1
      askedAt = now
      return leads
    },
    leave: () => redis.leaveLead(key, workerId),
  }
}
