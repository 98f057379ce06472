import type { Redis } from 'ioredis'
import type { Answer } from './jobs.ts'

/**
 * How an answer gets back: the worker publishes it to the channel of the edge that asked (one subscription per edge,
 * whatever the number of edges), and leaves a copy under a key that lives as long as somebody may wait, since pub/sub delivers
 * at most once. Job ids begin with the edge's id, so anybody who knows the job knows where its answer goes.
 */
const channelOf = (edgeId: string) => `address:answers:${edgeId}`
const edgeOf = (jobId: string) => jobId.slice(0, jobId.lastIndexOf('-'))
/** One hash slot for all copies of an edge: it reads many at once. */
const copyOf = (jobId: string) => `address:answer:{${edgeOf(jobId)}}:${jobId}`

/** The n-th job of an edge. */
export const jobIdOf = (edgeId: string, n: number) => `${edgeId}-${n.toString(36)}`

/** Answers a job. `keepMs` is how long its edge may still look for the copy. */
export async function sendAnswer(redis: Redis, jobId: string, answer: Answer, keepMs: number): Promise<void> {
  const json = JSON.stringify(answer)
  await Promise.all([
    redis.set(copyOf(jobId), json, 'PX', Math.max(1, Math.ceil(keepMs))),
    redis.publish(channelOf(edgeOf(jobId)), `${jobId} ${json}`),
  ])
}

/** The copies of these jobs' answers, where there are any. */
export async function readAnswers(redis: Redis, jobIds: string[]): Promise<(Answer | undefined)[]> {
  const copies = await redis.mget(jobIds.map(copyOf))
  return copies.map((json) => (json ? JSON.parse(json) : undefined))
}

/** Hears the answers to one edge's jobs. The connection is the subscription's own; ioredis subscribes again after a reconnect. */
export async function hearAnswers(
  subscriber: Redis,
  edgeId: string,
  hear: (jobId: string, answer: Answer) => void,
): Promise<void> {
  subscriber.on('message', (_channel, message: string) => {
    const space = message.indexOf(' ')
    hear(message.slice(0, space), JSON.parse(message.slice(space + 1)))
  })
  await subscriber.subscribe(channelOf(edgeId))
}
