import type { Redis, Result } from 'ioredis'

declare module 'ioredis' {
  interface RedisCommander<Context> {
    renewLock(key: string, holder: string, forMs: number): Result<number, Context>
    releaseLock(key: string, holder: string): Result<number, Context>
  }
}

const renew = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call('PEXPIRE', KEYS[1], ARGV[2])`
const release = `return redis.call('GET', KEYS[1]) == ARGV[1] and redis.call('DEL', KEYS[1]) or 0`

/**
 * Gives a connection the commands `renewLock` and `releaseLock`. They change nothing and return 0
 * where the lock is another worker's: this worker's own may have expired while it was busy.
 */
export function defineLockCommands(redis: Redis): void {
  redis.defineCommand('renewLock', { numberOfKeys: 1, lua: renew })
  redis.defineCommand('releaseLock', { numberOfKeys: 1, lua: release })
}
