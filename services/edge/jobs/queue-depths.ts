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

/** Reads the depth of each queue, over all these shards. */
export async function readQueueDepths(
  redis: Redis,
  now: Clock,
  shards: number[],
): Promise<Record<QueueName, QueueDepth>> {
  const [first = [], ...further] = await Promise.all(
    shards.map((shard) => readShard(redis, now, shard, shard === 0 ? queueNames : kinds)),
  )
  const depths = first.map((depth, queue) =>
    further.reduce((sum, more) => (more[queue] ? sumOf(sum, more[queue]) : sum), depth),
  )
  return Object.fromEntries(queueNames.map((name, queue) => [name, depths[queue]])) as Record<
    QueueName,
    QueueDepth
  >
}

const sumOf = (one: QueueDepth, other: QueueDepth): QueueDepth => ({
  waiting: one.waiting + other.waiting,
  active: one.active + other.active,
  delayed: one.delayed + other.delayed,
  oldestMs: Math.max(one.oldestMs, other.oldestMs),
})

/**
 * Reads the depths of these queues of a shard, in their order, with two round trips for all of
 * them. It reads BullMQ's own lists: their last entry is the next job.
 */
async function readShard(
  redis: Redis,
  now: Clock,
  shard: number,
  queues: readonly QueueName[],
): Promise<QueueDepth[]> {
  const keyOf = (queue: QueueName, part: string) => `${shardPrefix(shard)}:${queue}:${part}`
  const counting = redis.pipeline()
  for (const queue of queues) {
    counting.llen(keyOf(queue, 'wait')).llen(keyOf(queue, 'active')).zcard(keyOf(queue, 'delayed'))
    counting.lindex(keyOf(queue, 'wait'), -1)
  }
  const counted = await repliesOf(counting)
  const next = queues.map((_, index) => counted[4 * index + 3] as string | null)
  const dating = redis.pipeline()
  for (const [index, queue] of queues.entries())
    dating.hget(keyOf(queue, next[index] ?? ''), 'timestamp')
  const dates = next.some(Boolean) ? await repliesOf(dating) : []
  return queues.map((_, index) => {
    const [waiting = 0, active = 0, delayed = 0] = counted
      .slice(4 * index, 4 * index + 3)
      .map(Number)
    // A worker may have taken the job between the two round trips.
    const addedAt = next[index] && dates[index] ? Number(dates[index]) : now()
    return { waiting, active, delayed, oldestMs: Math.max(0, now() - addedAt) }
  })
}

async function repliesOf(pipeline: ChainableCommander): Promise<unknown[]> {
  const replies = (await pipeline.exec()) ?? []
  return replies.map(([error, reply]) => {
    if (error) throw error
    return reply
  })
}
