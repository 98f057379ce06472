import { readFileSync } from 'node:fs'
import type { Redis, Result } from 'ioredis'
import { batched, gatherWhenBusy, type Schedule } from '../runtime/batched.ts'
import type { Answer } from './jobs.ts'

declare module 'ioredis' {
  interface RedisCommander<Context> {
    sendReplies(numberOfKeys: number, ...keysAndArgs: (string | number)[]): Result<number, Context>
    noteNewest(
      numberOfKeys: number,
      ...keysAndArgs: (string | number)[]
    ): Result<(string | null)[], Context>
  }
}

/**
 * Replies go to the edge that sent the request. The worker publishes a reply to the reply channel
 * of that edge, which has one subscription. Pub/sub delivers at most once, so the worker also
 * stores a copy until the deadline of the request. Request ids begin with the edge's id, so the id
 * alone names the reply channel.
 */
const channelOf = (edgeId: string) => `address:answers:${edgeId}`
const edgeOf = (jobRequestId: string) => jobRequestId.slice(0, jobRequestId.lastIndexOf('-'))
/** All keys of an edge share one hash slot, because many are read at once. */
const copyOf = (jobRequestId: string) => `address:answer:{${edgeOf(jobRequestId)}}:${jobRequestId}`
const cancellationKeyOf = (jobRequestId: string) =>
  `address:withdrawn:{${edgeOf(jobRequestId)}}:${jobRequestId}`

/** The id of the n-th request of an edge. */
export const jobRequestIdOf = (edgeId: string, n: number) => `${edgeId}-${n.toString(36)}`

interface Outgoing {
  jobRequestId: string
  json: string
  keepMs: number
}

/** Sends a reply. `keepMs` is how long the edge may still read the copy, in milliseconds. */
export type SendReply = (jobRequestId: string, answer: Answer, keepMs: number) => Promise<unknown>

/** How long a reply waits for other replies under load, in milliseconds. */
const batchMs = 1

/** Under load, replies to the same edge share one message. */
export function createSendReply(redis: Redis): SendReply {
  redis.defineCommand('sendReplies', {
    lua: readFileSync(new URL('./send-replies.lua', import.meta.url), 'utf8'),
  })
  const send = batched(async (answers: Outgoing[]) => {
    const byEdge = [...Map.groupBy(answers, ({ jobRequestId }) => edgeOf(jobRequestId))]
    await Promise.all(byEdge.map(([edgeId, replies]) => sendToEdge(edgeId, replies)))
    return answers
  }, gatherWhenBusy(batchMs))

  const sendToEdge = (edgeId: string, replies: Outgoing[]) =>
    redis.sendReplies(
      replies.length,
      ...replies.map(({ jobRequestId }) => copyOf(jobRequestId)),
      channelOf(edgeId),
      ...replies.flatMap(({ jobRequestId, json, keepMs }) => [
        jobRequestId,
        json,
        Math.max(1, Math.ceil(keepMs)),
      ]),
    )

  return (jobRequestId, answer, keepMs) =>
    send({ jobRequestId, json: JSON.stringify(answer), keepMs })
}

/**
 * Calls `onReply` for each reply to this edge. `subscriber` must be used for nothing else. ioredis
 * subscribes again after a reconnect.
 */
export async function hearReplies(
  subscriber: Redis,
  edgeId: string,
  onReply: (jobRequestId: string, answer: Answer) => void,
): Promise<void> {
  subscriber.on('message', (_channel, message: string) => {
    for (const [jobRequestId, answer] of JSON.parse(message) as [string, Answer][])
      onReply(jobRequestId, answer)
  })
  await subscriber.subscribe(channelOf(edgeId))
}

/** Reads the copies of replies to one edge. A reply without a copy is undefined. */
export async function readReplies(
  redis: Redis,
  jobRequestIds: string[],
): Promise<(Answer | undefined)[]> {
  const copies = await redis.mget(jobRequestIds.map(copyOf))
  return copies.map((json) => (json ? JSON.parse(json) : undefined))
}

/** Why nobody waits for a request any more. */
export type Cancellation = 'caller_left' | 'superseded'

/**
 * Cancels a request. The worker that takes it drops it, and it costs nothing. It has no effect once
 * a worker has begun.
 */
export async function withdraw(
  redis: Redis,
  jobRequestId: string,
  reason: Cancellation,
  keepMs: number,
): Promise<void> {
  await redis.set(cancellationKeyOf(jobRequestId), reason, 'PX', keepMs)
}

/** Reads which requests of one edge were cancelled. */
export async function readCancellations(
  redis: Redis,
  jobRequestIds: string[],
): Promise<(Cancellation | null)[]> {
  return (await redis.mget(jobRequestIds.map(cancellationKeyOf))) as (Cancellation | null)[]
}

/**
 * Stores the newest request of a session. Returns the previous one, which can be from another edge.
 */
export type NoteNewest = (note: { session: string; jobRequestId: string }) => Promise<string | null>

export function createNoteNewest(redis: Redis, rememberMs: number, schedule: Schedule): NoteNewest {
  redis.defineCommand('noteNewest', {
    lua: readFileSync(new URL('./note-newest.lua', import.meta.url), 'utf8'),
  })
  return batched(
    (notes) =>
      redis.noteNewest(
        notes.length,
        ...notes.map(({ session }) => `{address:session}:${session}`),
        rememberMs,
        ...notes.map(({ jobRequestId }) => jobRequestId),
      ),
    schedule,
  )
}
