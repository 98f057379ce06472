import type { KeeperRequest } from './keeper-messages.ts'

/** One of the Redis servers to start. */
export interface LocalRedis {
  /** For messages. */
  name: string
  /** Name of its folder in DATA_DIR. */
  folder: string
  /** Whether it writes an append-only file. */
  durable: boolean
  /** Its URL before its keeper died. */
  url: string | undefined
}

/** The Redis for quota state, charges and limits. */
export const redisOfState = ({ durable, urls }: KeeperRequest): LocalRedis => ({
  name: 'Redis',
  folder: 'redis',
  durable,
  url: urls?.redisUrl,
})

/** The Redis for jobs and replies. They contain what buyers type, so it is in memory only. */
export const redisOfQueues = ({ urls }: KeeperRequest): LocalRedis => ({
  name: 'Redis of the queues',
  folder: 'redis-queues',
  durable: false,
  url: urls?.queueRedisUrl,
})

/**
 * BullMQ requires `noeviction`: an evicted key is a lost job. The append-only file keeps quota
 * state over a restart.
 */
export const redisSettings = (durable: boolean): string[] => [
  '--save',
  '',
  '--appendonly',
  durable ? 'yes' : 'no',
  '--appendfsync',
  'everysec',
  '--maxmemory-policy',
  'noeviction',
]
