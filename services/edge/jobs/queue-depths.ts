import type { ChainableCommander, Redis } from 'ioredis'
import { bulkQueue } from '../../../shared/jobs/bulk-job.ts'
import { kinds, queuePrefix } from '../../../shared/jobs/jobs.ts'
import type { Clock } from '../../../shared/runtime/clock.ts'

/** All queues: one for each kind of request, and the one of batches. */
export const queueNames = [...kinds, bulkQueue] as const
type QueueName = (typeof queueNames)[number]

/** Jobs of a queue by state, and the age of the oldest waiting job in milliseconds. */
interface QueueDepth {
  waiting: number
  active: number
  delayed: number
  oldestMs: number
}

const keyOf = (queue: QueueName, part: string) => `${queuePrefix}:${queue}:${part}`

/**
 * Reads the depth of each queue, with two round trips for all of them. It reads BullMQ's own lists:
 * their last entry is the next job.
 */
export async function readQueueDepths(
  redis: Redis,
  now: Clock,
): Promise<Record<QueueName, QueueDepth>> {
  const counting = redis.pipeline()
  for (const queue of queueNames) {
    counting.llen(keyOf(queue, 'wait')).llen(keyOf(queue, 'active')).zcard(keyOf(queue, 'delayed'))
    counting.lindex(keyOf(queue, 'wait'), -1)
  }
  const counted = await repliesOf(counting)
  const next = queueNames.map((_, index) => counted[4 * index + 3] as string | null)
  const dating = redis.pipeline()
  for (const [index, queue] of queueNames.entries())
    dating.hget(keyOf(queue, next[index] ?? ''), 'timestamp')
  const dates = next.some(Boolean) ? await repliesOf(dating) : []
  const depths = queueNames.map((queue, index) => {
    const [waiting, active, delayed] = counted.slice(4 * index, 4 * index + 3).map(Number)
    // A worker may have taken the job between the two round trips.
    const addedAt = next[index] && dates[index] ? Number(dates[index]) : now()
    return [queue, { waiting, active, delayed, oldestMs: Math.max(0, now() - addedAt) }]
  })
  return Object.fromEntries(depths)
}

async function repliesOf(pipeline: ChainableCommander): Promise<unknown[]> {
  const replies = (await pipeline.exec()) ?? []
  return replies.map(([error, reply]) => {
    if (error) throw error
    return reply
  })
}
