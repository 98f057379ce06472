import { Client } from 'pg'
import { openRedis } from '../../../shared/runtime/redis.ts'

const answerWithinMs = 5_000

/** Resolves when Redis answers PING, and so has loaded its data. Rejects within 5 s. */
export async function pingRedis(url: string): Promise<void> {
  const redis = openRedis(
    url,
    {
      lazyConnect: true,
      connectTimeout: answerWithinMs,
      commandTimeout: answerWithinMs,
      maxRetriesPerRequest: 0,
      retryStrategy: () => null,
      sentinelRetryStrategy: () => null,
    },
    { lazyConnect: true, clusterRetryStrategy: () => null },
  )
  // ioredis rejects connect() with "Connection is closed."; the cause arrives as an event.
  let cause: Error | undefined
  redis.on('error', (error) => {
    cause ??= error
  })
  try {
    await redis.connect()
    await redis.ping()
  } catch (error) {
    throw cause ?? error
  } finally {
    redis.disconnect()
  }
}

/** Resolves when PostgreSQL accepts a connection and answers a query. Rejects after 5 s. */
export async function pingPostgres(url: string): Promise<void> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: answerWithinMs,
    query_timeout: answerWithinMs,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('SELECT 1')
  } finally {
    await client.end()
  }
}
