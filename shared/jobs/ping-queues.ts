import type { Redis } from 'ioredis'
import { queuePrefix } from './jobs.ts'

const keptMs = 5000

/** Whether the node that has the queues takes what is written to it: a Redis without memory or disk still answers PING. */
export const pingQueues = (redis: Redis): Promise<unknown> => redis.set(`${queuePrefix}:ping`, 1, 'PX', keptMs)
