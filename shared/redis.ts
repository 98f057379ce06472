import { Cluster, type ClusterOptions, Redis, type RedisOptions } from 'ioredis'
import { type Access, readRedisUrl } from './redis-url.ts'

/** Soon after a restart of Redis all is well again: try every half second at the latest. */
const retryStrategy = (tries: number) => Math.min(50 * tries, 500)

/** After a failover the old master may stay connected and refuse to write: connect anew, and send the command again. */
const reconnectOnError = (error: Error) => (error.message.startsWith('READONLY') ? 2 : false)

/** A Redis that is connected and silent counts as away after this, in milliseconds. */
const longestSilenceMs = 2000

/** BullMQ's blocking reads take 10 s at most. */
const longestReadMs = 12_000

/** A host that vanished is noticed after this and ten seconds more, in milliseconds. */
const keepAlive = 5000

/** How a connection waits for Redis to come back. */
export const patiently = { maxRetriesPerRequest: null, retryStrategy, reconnectOnError, keepAlive }

/** In a cluster a command is sent again every tenth of a second, for as long as a failover may take. */
const patientRedirections = 100

/**
 * A connection whose commands fail at once while Redis is away, and soon while it is silent, so that a caller gets a clear error instead of a hang.
 * For everything but blocking reads.
 */
export const connectFailingFast = (url: string, commandTimeout = longestSilenceMs) =>
  quiet(
    openRedis(
      url,
      {
        enableOfflineQueue: false,
        maxRetriesPerRequest: 0,
        commandTimeout,
        keepAlive,
        retryStrategy,
        reconnectOnError,
        autoResendUnfulfilledCommands: false,
      },
      { enableOfflineQueue: false, retryDelayOnFailover: 0, retryDelayOnClusterDown: 0 },
    ),
  )

/** A connection that waits for Redis to come back, as BullMQ's workers and subscribers need it. */
export const connectPatiently = (url: string) =>
  quiet(openRedis(url, patiently, { maxRedirections: patientRedirections }))

type Options = Omit<RedisOptions, 'replyMapping'>

/**
 * Opens what `REDIS_URL` names. A cluster comes as a `Redis` too: who uses it knows commands, `status`, `on`, `duplicate` and `disconnect`, which both have.
 * Keys that one command or script names together share a hash slot.
 */
export function openRedis(url: string, options: Options, ofCluster: ClusterOptions = {}): Redis {
  const target = readRedisUrl(url)
  if (target.kind === 'single') return new Redis(target.url, options)
  const access = accessOf(target)
  if (target.kind === 'sentinel') {
    const { sentinels, master: name, db, sentinelPassword } = target
    return new Redis({
      sentinelRetryStrategy: retryStrategy,
      ...options,
      ...access,
      ...(sentinelPassword && { sentinelPassword }),
      sentinels,
      name,
      db,
      enableTLSForSentinelMode: target.tls,
      // A master that hangs keeps its connections. (ioredis' own failoverDetector ends one for good that is just connecting anew.)
      socketTimeout: options.commandTimeout ? 2 * longestSilenceMs : longestReadMs,
    })
  }
  const cluster = new Cluster(target.nodes, {
    clusterRetryStrategy: retryStrategy,
    slotsRefreshInterval,
    ...ofCluster,
    redisOptions: { ...options, ...access },
    // The nodes' certificates are for their names.
    ...(target.tls && { dnsLookup: (name, found) => found(null, name) }),
  })
  return cluster as unknown as Redis
}

export const accessOf = ({ username, password, tls }: Access) => ({
  ...(username && { username }),
  ...(password && { password }),
  ...(tls && { tls: {} }),
})

/** A node that hangs keeps its connections until the others say who took its place, in milliseconds. */
const slotsRefreshInterval = 1000

/** Failed commands reject and failed connections are retried; without a listener each would also be printed. */
export function quiet(redis: Redis): Redis {
  return redis.on('error', () => {})
}

/** Resolves once the connection can be used; rejects when Redis does not answer in `withinMs`. */
export async function untilReady(redis: Redis, withinMs: number): Promise<void> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  let cause: Error | undefined
  const remember = (error: Error) => {
    cause = error
  }
  redis.on('error', remember)
  const timer = setTimeout(
    () => reject(new Error(`Redis cannot be used: ${cause?.message || 'it does not answer'}`, { cause })),
    withinMs,
  )
  try {
    await Promise.race([ready(redis).then(() => connectNodes(redis)), tooLate])
  } finally {
    clearTimeout(timer)
    redis.off('error', remember)
  }
}

/** A cluster's nodes are connected to when they are first needed, and one that fails fast refuses what comes meanwhile. */
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
