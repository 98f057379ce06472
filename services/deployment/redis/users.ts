import { skus } from '../../../shared/billing/skus.ts'
import { bulkQueue } from '../../../shared/jobs/bulk-job.ts'
import { kinds, queuePrefix } from '../../../shared/jobs/jobs.ts'
import {
  clockKey,
  fairShareKey,
  rebuildLockKey,
  spentKey,
  stateKey,
} from '../../../shared/quota/keys.ts'

/** A user of Redis: all that it may do. The same users are for both Redis, or for one. */
export interface RedisUser {
  name: 'edge' | 'worker' | 'operator' | 'metrics' | 'admin'
  commands: readonly string[]
  /** Patterns of keys. */
  reads: readonly string[]
  writes: readonly string[]
  readsAndWrites: readonly string[]
  /** Patterns of channels. `subscribe` and `publish` say in which direction. */
  channels: readonly string[]
}

/** What every connection of ours sends. */
const connecting = [
  ...['acl|whoami', 'info', 'ping', 'select'],
  // For `redis+cluster://`. Only the version before asks for the slot of a key.
  ...['client|setname', 'cluster|info', 'cluster|keyslot', 'cluster|slots'],
]

/** The scripts of `shared/quota`, `shared/jobs` and of BullMQ. */
const scripting = ['eval', 'evalsha']

/** What BullMQ's scripts use to add, read and remove a job. */
const addingAndRemovingJobs = [
  ...['del', 'exists', 'get', 'set', 'incr', 'persist', 'pttl'],
  ...['hget', 'hgetall', 'hmget', 'hmset', 'hset'],
  ...['lindex', 'llen', 'lpush', 'lrange', 'lrem', 'rpop', 'rpush'],
  ...['sadd', 'scard', 'smembers', 'srem', 'xadd'],
  ...['zadd', 'zcard', 'zrange', 'zrem', 'zrevrange', 'zrevrangebyscore', 'zscore'],
]

/** What BullMQ's workers and their scripts use besides. */
const workingOnJobs = [
  ...['bzpopmin', 'exec', 'multi', 'pexpire', 'xtrim'],
  ...['hdel', 'hexists', 'hincrby', 'lpop', 'ltrim', 'rpoplpush'],
  ...['zcount', 'zpopmin', 'zrangebyscore', 'zremrangebyrank', 'zremrangebyscore'],
]

const replyCopies = 'address:answer:*'
const cancellations = 'address:withdrawn:*'
const workers = 'address:workers'
const limitReports = 'address:limits'
const replyChannels = ['address:answers:*']
/** The queues of callers' requests with `QUEUE_SHARDS` above 1. */
const shardQueues = kinds.map((kind) => `{address.*}:${kind}:*`)

/** What the clock that all processes share reads, and moves after a jump. */
const clock = [
  clockKey,
  rebuildLockKey,
  ...skus.flatMap((sku) => [stateKey(sku), fairShareKey(sku)]),
]

export const redisUsers: readonly RedisUser[] = [
  {
    name: 'edge',
    commands: [
      ...connecting,
      ...scripting,
      ...addingAndRemovingJobs,
      // Counts of callers, the clock, its reports, and replies.
      ...['incrby', 'expire', 'hdel', 'mget', 'time', 'ttl'],
      ...['ssubscribe', 'subscribe', 'unsubscribe'],
    ],
    reads: [replyCopies, workers, spentKey('*'), `${queuePrefix}:${bulkQueue}:*`],
    writes: [cancellations, '{quota}:ping', `${queuePrefix}:ping`],
    readsAndWrites: [
      ...kinds.map((kind) => `${queuePrefix}:${kind}:*`),
      ...shardQueues,
      ...['{address:session}:*', '{address.*}:session:*', 'rate:*', limitReports],
      ...clock,
    ],
    channels: replyChannels,
  },
  {
    name: 'worker',
    commands: [
      ...connecting,
      ...scripting,
      ...addingAndRemovingJobs,
      ...workingOnJobs,
      // Replies, the quota's shares, counts of inputs, and the clock.
      ...['expire', 'mget', 'publish', 'spublish', 'time'],
    ],
    reads: [cancellations],
    writes: [],
    readsAndWrites: [
      ...[`${queuePrefix}:*`, ...shardQueues, replyCopies, '{quota}:*', '{address:inputs}:*'],
      ...[workers, limitReports, 'address:bulk:*'],
    ],
    channels: replyChannels,
  },
  {
    // `npm run limits`. `npm run clients` needs no Redis.
    name: 'operator',
    commands: [...connecting, 'hgetall', 'hdel', 'time'],
    reads: [limitReports],
    writes: skus.map(stateKey),
    readsAndWrites: [],
    channels: [],
  },
  {
    // The exporter for Prometheus, and health checks.
    name: 'metrics',
    commands: ['ping', 'info'],
    reads: [],
    writes: [],
    readsAndWrites: [],
    channels: [],
  },
  {
    // For people, in the container of a Redis (`cli`). No other container has its password.
    name: 'admin',
    commands: ['@all'],
    reads: [],
    writes: [],
    readsAndWrites: ['*'],
    channels: ['*'],
  },
]

/** What stands in the file for the SHA-256 of a user's password, in 64 hexadecimal digits. */
const passwordHashOf = ({ name }: RedisUser) => `${name.toUpperCase()}_PASSWORD_SHA256`

const ruleOf = (user: RedisUser) =>
  [
    `user ${user.name} on #${passwordHashOf(user)} resetkeys resetchannels -@all`,
    ...user.commands.map((command) => `+${command}`),
    ...user.reads.map((pattern) => `%R~${pattern}`),
    ...user.writes.map((pattern) => `%W~${pattern}`),
    ...user.readsAndWrites.map((pattern) => `~${pattern}`),
    ...user.channels.map((pattern) => `&${pattern}`),
  ].join(' ')

/**
 * Nobody can sign in as this one. It has all rights because Redis replays its append-only file as
 * this user: without them it drops what scripts and transactions wrote, and only `ACL LOG` shows it
 * (redis/redis issue 14541).
 */
const defaultUser = 'user default off ~* &* +@all'

/** The ACL file, in which the hashes of passwords are to be filled in. */
export const renderRedisUsers = (users = redisUsers): string =>
  [defaultUser, ...users.map(ruleOf), ''].join('\n')
