import type { ChainableCommander, Redis } from 'ioredis'
import type { Clock } from '../clock.ts'
import { bulkQueue } from './bulk-job.ts'
import { kinds, queuePrefix } from './jobs.ts'

/** Every queue of work. */
export const queueNames = [...kinds, bulkQueue] as const
type QueueName = (typeof queueNames)[number]

/** Jobs of a queue by state, and how long the oldest of those that wait has been waiting, in milliseconds. */
interface QueueDepth {
  waiting: number
  active: number
  delayed: number
  oldestMs: number
}

const keyOf = (queue: QueueName, part: string) => `${queuePrefix}:${queue}:${part}`

/** How deep each queue is: two round trips for all of them, whatever their depth. They are BullMQ's lists, whose last job is the next. */
export async function readQueueDepths(redis: Redis, now: Clock): Promise<Record<QueueName, QueueDepth>> {
  const counting = redis.pipeline()
  for (const queue of queueNames) {
    counting.llen(keyOf(queue, 'wait')).llen(keyOf(queue, 'active')).zcard(keyOf(queue, 'delayed'))
    counting.lindex(keyOf(queue, 'wait'), -1)
  }
  const counted = await repliesOf(counting)
  const next = queueNames.map((_, index) => counted[4 * index + 3] as string | null)
  const dating = redis.pipeline()
  for (const [index, queue] of queueNames.entries()) dating.hget(keyOf(queue, next[index] ?? ''), 'timestamp')
  const dates = next.some(Boolean) ? await repliesOf(dating) : []
  const depths = queueNames.map((queue, index) => {
    const [waiting, active, delayed] = counted.slice(4 * index, 4 * index + 3).map(Number)
    // It may have been taken meanwhile.
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
