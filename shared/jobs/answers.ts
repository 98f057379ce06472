import { readFileSync } from 'node:fs'
import type { Redis, Result } from 'ioredis'
import { batched, gatherWhenBusy, type Schedule } from '../batched.ts'
import type { Answer } from './jobs.ts'

declare module 'ioredis' {
  interface RedisCommander<Context> {
    sendAnswers(numberOfKeys: number, ...keysAndArgs: (string | number)[]): Result<number, Context>
    noteNewest(numberOfKeys: number, ...keysAndArgs: (string | number)[]): Result<(string | null)[], Context>
  }
}

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
}

/** Answers a question. `keepMs` is how long its edge may still look for the copy. */
export type SendAnswer = (questionId: string, answer: Answer, keepMs: number) => Promise<unknown>

/** How long an answer waits for others under load, in milliseconds. */
const gatherMs = 1

/** Under load answers go out together: one message for each edge. */
export function createSendAnswer(redis: Redis): SendAnswer {
  redis.defineCommand('sendAnswers', { lua: readFileSync(new URL('./send-answers.lua', import.meta.url), 'utf8') })
  const send = batched(async (answers: Outgoing[]) => {
    const byEdge = [...Map.groupBy(answers, ({ questionId }) => edgeOf(questionId))]
    await Promise.all(byEdge.map(([edgeId, mail]) => sendMail(edgeId, mail)))
    return answers
  }, gatherWhenBusy(gatherMs))

  const sendMail = (edgeId: string, mail: Outgoing[]) =>
    redis.sendAnswers(
      mail.length,
      ...mail.map(({ questionId }) => copyOf(questionId)),
      channelOf(edgeId),
      ...mail.flatMap(({ questionId, json, keepMs }) => [questionId, json, Math.max(1, Math.ceil(keepMs))]),
    )

  return (questionId, answer, keepMs) => send({ questionId, json: JSON.stringify(answer), keepMs })
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
export type Withdrawal = 'caller_left' | 'overtaken'

/** Tells whichever worker gets this question that it need not be asked: it costs nothing then. Too late if one has begun. */
export async function withdraw(redis: Redis, questionId: string, reason: Withdrawal, keepMs: number): Promise<void> {
  await redis.set(withdrawalOf(questionId), reason, 'PX', keepMs)
}

/** Which of one edge's questions were withdrawn. */
export async function readWithdrawals(redis: Redis, questionIds: string[]): Promise<(Withdrawal | null)[]> {
  return (await redis.mget(questionIds.map(withdrawalOf))) as (Withdrawal | null)[]
}

/** Notes the newest question of a session and gives the one that was it before, whichever edge asked it. */
export type NoteNewest = (note: { session: string; questionId: string }) => Promise<string | null>

export function createNoteNewest(redis: Redis, rememberMs: number, schedule: Schedule): NoteNewest {
  redis.defineCommand('noteNewest', { lua: readFileSync(new URL('./note-newest.lua', import.meta.url), 'utf8') })
  return batched(
    (notes) =>
      redis.noteNewest(
        notes.length,
        ...notes.map(({ session }) => `{address:session}:${session}`),
        rememberMs,
        ...notes.map(({ questionId }) => questionId),
      ),
    schedule,
  )
}
