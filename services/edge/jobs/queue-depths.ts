import type { ChainableCommander, Redis } from 'ioredis'
import { bulkQueue } from '../../../shared/jobs/bulk-job.ts'
import { kinds } from '../../../shared/jobs/jobs.ts'
import { shardPrefix } from '../../../shared/jobs/shards.ts'
import type { Clock } from '../../../shared/runtime/clock.ts'

/** All queues: those of each kind of request, and the one of batches, which has no shards. */
export const queueNames = [...kinds, bulkQueue] as const
type QueueName = (typeof queueNames)[number]

/** Jobs of a queue by state, and the age of the oldest waiting job in milliseconds. */
interface QueueDepth {
  waiting: number
  active: number
  delayed: number
  oldestMs: number
}

type Depths = Record<QueueName, QueueDepth>

/** Reads the depth of each queue, over all these shards. */
export async function readQueueDepths(redis: Redis, now: Clock, shards: number[]): Promise<Depths> {
  const depths = await Promise.all(shards.map((shard) => readShard(redis, now, shard)))
  return depths.reduce(sumOf)
}

const sumOf = (one: Depths, other: Depths): Depths =>
  ofEach((queue) => {
    const [a, b] = [one[queue], other[queue]]
    return {
      waiting: a.waiting + b.waiting,
      active: a.active + b.active,
      delayed: a.delayed + b.delayed,
      oldestMs: Math.max(a.oldestMs, b.oldestMs),
    }
  })

const ofEach = <T>(make: (queue: QueueName) => T) =>
  Object.fromEntries(queueNames.map((queue) => [queue, make(queue)])) as Record<QueueName, T>

/**
 * Reads the depth of each queue of a shard, with two round trips for all of them. It reads BullMQ's
 * own lists: their last entry is the next job.
 */
async function readShard(redis: Redis, now: Clock, shard: number): Promise<Depths> {
  const keyOf = (queue: QueueName, part: string) => `${shardPrefix(shard)}:${queue}:${part}`
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
