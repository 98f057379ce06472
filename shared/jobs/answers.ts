import type { Redis } from 'ioredis'
import type { Answer } from './jobs.ts'

/**
 * How an answer gets back: the worker publishes it to the channel of the edge that asked (one subscription per edge,
 * whatever the number of edges), and leaves a copy under a key that lives as long as somebody may wait, since pub/sub delivers
 * at most once. Question ids begin with the edge's id, so anybody who knows the question knows where its answer goes.
 */
const channelOf = (edgeId: string) => `address:answers:${edgeId}`
const edgeOf = (questionId: string) => questionId.slice(0, questionId.lastIndexOf('-'))
/** One hash slot for all of an edge's keys: many are read at once. */
const copyOf = (questionId: string) => `address:answer:{${edgeOf(questionId)}}:${questionId}`
const withdrawalOf = (questionId: string) => `address:withdrawn:{${edgeOf(questionId)}}:${questionId}`

/** The n-th question of an edge. */
export const questionIdOf = (edgeId: string, n: number) => `${edgeId}-${n.toString(36)}`

interface Outgoing {
  questionId: string
  json: string
  keepMs: number
  resolve(): void
  reject(error: unknown): void
}

/** Answers a question. `keepMs` is how long its edge may still look for the copy. */
export type SendAnswer = (questionId: string, answer: Answer, keepMs: number) => Promise<void>

/** Answers that are ready in the same turn of the event loop go out together: one message for each edge. */
export function createSendAnswer(redis: Redis): SendAnswer {
  let outgoing: Outgoing[] = []

  async function flush(): Promise<void> {
    const answers = outgoing
    outgoing = []
    const pipeline = redis.pipeline()
    for (const { questionId, json, keepMs } of answers)
      pipeline.set(copyOf(questionId), json, 'PX', Math.max(1, Math.ceil(keepMs)))
    for (const [edgeId, mail] of Map.groupBy(answers, ({ questionId }) => edgeOf(questionId))) {
      pipeline.publish(
        channelOf(edgeId),
        `[${mail.map(({ questionId, json }) => `["${questionId}",${json}]`).join(',')}]`,
      )
    }
    const results = (await pipeline.exec()) ?? []
    const error = results.find(([failure]) => failure)?.[0]
    for (const answer of answers) error ? answer.reject(error) : answer.resolve()
  }

  return (questionId, answer, keepMs) =>
    new Promise((resolve, reject) => {
      if (outgoing.length === 0) setImmediate(() => flush())
      outgoing.push({ questionId, json: JSON.stringify(answer), keepMs, resolve, reject })
    })
}

/** Hears the answers to one edge's questions. The connection is the subscription's own; ioredis subscribes again after a reconnect. */
export async function hearAnswers(
  subscriber: Redis,
  edgeId: string,
  hear: (questionId: string, answer: Answer) => void,
): Promise<void> {
  subscriber.on('message', (_channel, message: string) => {
    for (const [questionId, answer] of JSON.parse(message) as [string, Answer][]) hear(questionId, answer)
  })
  await subscriber.subscribe(channelOf(edgeId))
}

/** The copies of one edge's answers, where there are any. */
export async function readAnswers(redis: Redis, questionIds: string[]): Promise<(Answer | undefined)[]> {
  const copies = await redis.mget(questionIds.map(copyOf))
  return copies.map((json) => (json ? JSON.parse(json) : undefined))
}

/** Why nobody waits for a question any more. */
export type Withdrawal = 'caller_left' | 'overtaken' | 'too_late'

/** Tells whichever worker gets this question that it need not be asked: it costs nothing then. Too late if one has begun. */
export async function withdraw(redis: Redis, questionId: string, reason: Withdrawal, keepMs: number): Promise<void> {
  await redis.set(withdrawalOf(questionId), reason, 'PX', keepMs)
}

/** Which of one edge's questions were withdrawn. */
export async function readWithdrawals(redis: Redis, questionIds: string[]): Promise<(Withdrawal | null)[]> {
  return (await redis.mget(questionIds.map(withdrawalOf))) as (Withdrawal | null)[]
}
