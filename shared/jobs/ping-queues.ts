import type { Redis } from 'ioredis'
import { queuePrefix } from './jobs.ts'

/** Asks the node that has the queues for a sign of life. (PING goes to any node of a cluster.) */
export const pingQueues = (redis: Redis): Promise<unknown> => redis.exists(queuePrefix)
