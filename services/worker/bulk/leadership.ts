import type { Redis, Result } from 'ioredis'

declare module 'ioredis' {
  interface RedisCommander<Context> {
    holdLead(key: string, workerId: string, forMs: number): Result<number, Context>
    leaveLead(key: string, workerId: string): Result<number, Context>
  }
}

const key = 'address:bulk:leader'
const termMs = 5000
/** How long an answer holds before it is asked for again, in milliseconds. */
const renewMs = 1000

/** One worker at a time feeds batches. Two would do no harm, but the work twice: what they change is guarded by PostgreSQL. */
export interface Leadership {
  /** Whether this worker leads, becoming the leader when there is none. */
  hold(): Promise<boolean>
  leave(): Promise<unknown>
}

const holdLead = `
local leader = redis.call('GET', KEYS[1])
if leader and leader ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`
const leaveLead = `return redis.call('GET', KEYS[1]) == ARGV[1] and redis.call('DEL', KEYS[1]) or 0`

export function createLeadership(redis: Redis, workerId: string): Leadership {
  redis.defineCommand('holdLead', { numberOfKeys: 1, lua: holdLead })
  redis.defineCommand('leaveLead', { numberOfKeys: 1, lua: leaveLead })
  let leads = false
  let askedAt = Number.NEGATIVE_INFINITY
  return {
    async hold() {
      const now = performance.now()
      if (now - askedAt < renewMs) return leads
      leads = false
      leads = (await redis.holdLead(key, workerId, termMs)) === 1
      askedAt = now
      return leads
    },
    leave: () => redis.leaveLead(key, workerId),
  }
}
