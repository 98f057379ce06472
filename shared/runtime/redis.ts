import { Cluster, type ClusterOptions, Redis, type RedisOptions } from 'ioredis'
import { joinWrites } from './joined-writes.ts'
import { type Access, type RedisTarget, readRedisUrl } from './redis-url.ts'
import { watchSentinels } from './sentinel-watch.ts'

/** The oldest version with every command that the service and its queues use. */
export const minRedisVersion = 7

/** At most half a second between attempts, because Redis is usually back soon after a restart. */
const retryStrategy = (tries: number) => Math.min(50 * tries, 500)

/**
 * After a failover the old master can stay connected and refuse writes. Connect again and send the
 * command again.
 */
const reconnectOnError = (error: Error) => (error.message.startsWith('READONLY') ? 2 : false)

/** How long a command waits for a connected Redis that does not answer, in milliseconds. */
const maxSilenceMs = 2000

/** BullMQ's blocking reads take 10 s at most. */
const maxReadMs = 12_000

/** On a quiet connection a dead host is noticed ten seconds after this, in milliseconds. */
const keepAlive = 5000

/**
 * No name and version of the library for `CLIENT LIST`: a user with few permissions may not send
 * them, and Redis 7.0 knows no permission for them.
 */
const disableClientInfo = true

/** Options of a connection that waits until Redis is back. */
export const patiently = {
  maxRetriesPerRequest: null,
  retryStrategy,
  reconnectOnError,
  keepAlive,
  disableClientInfo,
}

/**
 * In a cluster, a command is sent again every tenth of a second. A failover must fit into this many
 * attempts.
 */
const patientRedirections = 100

/**
 * Opens a connection whose commands fail fast: at once when Redis is unavailable, and after
 * `commandTimeout` milliseconds when it does not answer. Not for blocking reads.
 */
export const connectFailingFast = (url: string, commandTimeout = maxSilenceMs) =>
  prepared(
    openRedis(
      url,
      {
        enableOfflineQueue: false,
        maxRetriesPerRequest: 0,
        commandTimeout,
        keepAlive,
        retryStrategy,
        reconnectOnError,
        disableClientInfo,
        autoResendUnfulfilledCommands: false,
      },
      { enableOfflineQueue: false, retryDelayOnFailover: 0, retryDelayOnClusterDown: 0 },
    ),
  )

/**
 * Opens a connection that waits until Redis is back. BullMQ's workers and subscribers need this.
 */
export const connectPatiently = (url: string) =>
  prepared(openRedis(url, patiently, { maxRedirections: patientRedirections }))

function prepared(redis: Redis): Redis {
  joinWrites(redis)
  return quiet(redis)
}

type Options = Omit<RedisOptions, 'replyMapping'>
type Sentinels = Extract<RedisTarget, { kind: 'sentinel' }>

/**
 * Opens the Redis, Sentinel or cluster of `REDIS_URL`. A cluster is returned as `Redis` too:
 * callers use only commands, `status`, `on`, `duplicate` and `disconnect`, which both have. All
 * keys of one command or script must share a hash slot.
 */
export function openRedis(url: string, options: Options, ofCluster: ClusterOptions = {}): Redis {
  const target = readRedisUrl(url)
  // Without this timeout a connection to a host that vanished or hangs would stay open, also behind
  // Sentinels.
  const socketTimeout = options.commandTimeout ? 2 * maxSilenceMs : maxReadMs
  if (target.kind === 'single') return new Redis(target.url, { ...options, socketTimeout })
  if (target.kind === 'sentinel') return openWatched(target, { ...options, socketTimeout })
  const cluster = new Cluster(target.nodes, {
    clusterRetryStrategy: retryStrategy,
    slotsRefreshInterval,
    ...ofCluster,
    redisOptions: { ...options, ...accessOf(target) },
    // The certificates of the nodes are for their host names.
    ...(target.tls && { dnsLookup: (name, found) => found(null, name) }),
  })
  return cluster as unknown as Redis
}

/** A connection to the master that Sentinels name. It follows them to another master. */
function openWatched(
  { sentinels, master: name, db, sentinelPassword, tls, ...access }: Sentinels,
  options: Options,
): Redis {
  const sentinelTLS = tls ? {} : undefined
  const watch = watchSentinels(
    sentinels.map((address) => ({
      ...patiently,
      ...address,
      password: sentinelPassword,
      tls: sentinelTLS,
    })),
    name,
  )
  const redis = new Redis({
    sentinelRetryStrategy: retryStrategy,
    ...options,
    ...accessOf({ ...access, tls }),
    sentinelPassword,
    sentinelTLS,
    sentinels,
    name,
    db,
    enableTLSForSentinelMode: tls,
    Connector: watch.Connector,
  })
  redis.once('end', watch.close)
  return redis
}

export const accessOf = ({ username, password, tls }: Access) => ({
  ...(username && { username }),
  ...(password && { password }),
  ...(tls && { tls: {} }),
})

/**
 * How often the slots are read again, in milliseconds. A node that hangs keeps its connections
 * until then.
 */
const slotsRefreshInterval = 1000

/**
 * ioredis prints errors when there is no listener. They are handled elsewhere: failed commands
 * reject, and failed connections are retried.
 */
export function quiet(redis: Redis): Redis {
  return redis.on('error', () => {})
}

/**
 * Resolves when the connection can be used. Rejects when Redis does not answer within `withinMs`
 * milliseconds.
 */
export async function untilReady(redis: Redis, withinMs: number): Promise<void> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  let cause: Error | undefined
  const remember = (error: Error) => {
    cause = error
  }
  redis.on('error', remember)
  const timer = setTimeout(
    () =>
      reject(
        new Error(`Redis cannot be used: ${cause?.message || 'it does not answer'}`, { cause }),
      ),
    withinMs,
  )
  try {
    await Promise.race([ready(redis).then(() => connectNodes(redis)), tooLate])
  } finally {
    clearTimeout(timer)
    redis.off('error', remember)
  }
}

/**
 * Connects to all masters of a cluster. ioredis connects to a node at its first command, and a
 * connection that fails fast would refuse that command.
 */
async function connectNodes(redis: Redis | Cluster): Promise<void> {
  if (!(redis instanceof Cluster)) return
  const nodes = redis.nodes('master')
  for (const node of nodes) if (node.status === 'wait') node.connect().catch(() => {})
  await Promise.all(nodes.map(ready))
}

const ready = (redis: Redis) =>
  new Promise<void>((resolve) => {
    if (redis.status === 'ready') resolve()
    else redis.once('ready', resolve)
  })
