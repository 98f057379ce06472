import { Redis } from 'ioredis'

/** Soon after a restart of Redis all is well again: try every half second at the latest. */
const retryStrategy = (tries: number) => Math.min(50 * tries, 500)

/** After a failover the old master may stay connected and refuse to write: connect anew, and send the command again. */
const reconnectOnError = (error: Error) => (error.message.startsWith('READONLY') ? 2 : false)

/** A Redis that is connected and silent counts as away after this, in milliseconds. */
const longestSilenceMs = 2000

/**
 * A connection whose commands fail at once while Redis is away, and soon while it is silent, so that a caller gets a clear error instead of a hang.
 * For everything but blocking reads.
 */
export const connectFailingFast = (url: string, commandTimeout = longestSilenceMs) =>
  quiet(
    new Redis(url, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout,
      retryStrategy,
      reconnectOnError,
      autoResendUnfulfilledCommands: false,
    }),
  )

/** A connection that waits for Redis to come back, as BullMQ's workers and subscribers need it. */
export const connectPatiently = (url: string) =>
  quiet(new Redis(url, { maxRetriesPerRequest: null, retryStrategy, reconnectOnError }))

/** Failed commands reject and failed connections are retried; without a listener each would also be printed. */
function quiet(redis: Redis): Redis {
  return redis.on('error', () => {})
}

/** Resolves once the connection can be used; rejects when Redis does not answer in `withinMs`. */
export function untilReady(redis: Redis, withinMs: number): Promise<void> {
  if (redis.status === 'ready') return Promise.resolve()
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Redis does not answer')), withinMs)
    redis.once('ready', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
