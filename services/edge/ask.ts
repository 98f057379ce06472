import type { Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import { batched, gatherWhenBusy } from '../../shared/batched.ts'
import type { Clock } from '../../shared/clock.ts'
import { AppError, type ErrorName } from '../../shared/errors.ts'
import { createNoteNewest, hearAnswers, questionIdOf, readAnswers, withdraw } from '../../shared/jobs/answers.ts'
import {
  type Answer,
  byKind,
  jobOptions,
  type Kind,
  type Kinds,
  kinds,
  mostQuestionsPerJob,
  type QuestionBase,
  withoutCalls,
} from '../../shared/jobs/jobs.ts'
import type { Request } from '../../shared/jobs/question-key.ts'
import { questionKey } from '../../shared/jobs/question-key.ts'
import type { Metrics } from '../../shared/metrics.ts'
import type { ExpectedWait } from './capacity.ts'

/** A question to the workers. */
interface Asked<K extends Kind> {
  kind: K
  request: Request<K>
  language: string
  clientId: string
  requestId: string
  /** The caller's span, where tracing is on. */
  traceparent?: string
  /** The billing session, if there is one: a newer autocomplete question of the session takes the place of an older one. */
  session?: string
}

/** What the caller holds while it waits. */
interface Waiting<K extends Kind> {
  /** @throws {AppError} OVERLOADED, QUEUE_UNAVAILABLE, DEADLINE_EXCEEDED */
  answer: Promise<Answer<K>>
  /** The caller is gone: its question is withdrawn, unless others wait for the same answer. */
  leave(): void
}

/** Asks the workers, and waits for the answer. */
export interface Asker {
  /**
   * Identical questions in flight share one answer, and with it one call to the provider, while at least half of the deadline is left.
   * @throws {AppError} OVERLOADED, QUOTA_USED_UP, QUEUE_UNAVAILABLE
   */
  ask<K extends Kind>(asked: Asked<K>): Waiting<K>
  close(): void
}

interface Dependencies {
  /** For answers, and nothing else. */
  subscriber: Redis
  redis: Redis
  queues: Record<Kind, Queue>
  edgeId: string
  now: Clock
  deadlineMs: number
  maxInFlight: number
  expectedWait(kind: Kind): ExpectedWait
  metrics: Metrics
}

/** One question on its way, and how many wait for its answer. */
interface Flight {
  id: string
  kind: Kind
  key: string
  session: string | undefined
  askedAt: number
  /** The same by performance.now(): finer. */
  startedAt: number
  waiting: number
  answer: Promise<Answer>
  resolve(answer: Answer): void
  reject(error: AppError): void
}

/** How long a question waits for others under load, in milliseconds. */
const gatherMs = 6
/** The edge looks for lost answers and passed deadlines with one timer, whatever the number of requests. */
const sweepEveryMs = 250
/** The age of a question, in milliseconds, from which on its answer may have been lost on the way: its copy is looked for. */
const lostAfterMs = 400
/** The age at which a question in flight is given up while Redis is away, in milliseconds. */
const graceMs = 800

/** Resolves once answers can be heard. */
export async function createAsker(deps: Dependencies): Promise<Asker> {
  const { subscriber, redis, edgeId, now, deadlineMs, maxInFlight, metrics } = deps
  const byId = new Map<string, Flight>()
  const byKey = new Map<string, Flight>()
  const newestOf = new Map<string, Flight>()
  const post = byKind(createPost)
  const noteNewest = createNoteNewest(redis, deadlineMs, gatherWhenBusy(gatherMs))
  let asked = 0
  let lostAt = -Infinity
  /** Ids of questions whose callers were answered with HTTP 503 while Redis was away; withdrawn when it is back. */
  let orphans: string[] = []
  redis.on('close', () => {
    lostAt = now()
  })
  redis.on('ready', () => {
    for (const id of orphans) withdraw(redis, id, 'caller_left', deadlineMs).catch(() => {})
    orphans = []
  })

  /** A question goes at once, in a job of its own; when many come, those of a few milliseconds share one. */
  function createPost(kind: Kind): (question: Kinds[Kind]['question']) => Promise<unknown> {
    const add = async (questions: Kinds[Kind]['question'][]) => {
      await deps.queues[kind].add(kind, { questions }, jobOptions)
      return questions
    }
    return batched(add, gatherWhenBusy(gatherMs), mostQuestionsPerJob)
  }

  function land(flight: Flight, outcome: ErrorName | 'ok'): void {
    const { kind, startedAt } = flight
    metrics.answerSeconds.observe({ kind, outcome }, (performance.now() - startedAt) / 1000)
    byId.delete(flight.id)
    if (byKey.get(flight.key) === flight) byKey.delete(flight.key)
    if (flight.session && newestOf.get(flight.session) === flight) newestOf.delete(flight.session)
  }
  function answer(id: string, answer: Answer): void {
    const flight = byId.get(id)
    if (!flight) return
    land(flight, 'error' in answer ? answer.error : 'ok')
    const { queueMs, quotaMs, providerMs } = answer.cost
    const replyMs = Math.max(0, performance.now() - flight.startedAt - queueMs - quotaMs - providerMs)
    metrics.replySeconds.observe({ kind: flight.kind }, replyMs / 1000)
    flight.resolve(answer)
  }
  function fail(flight: Flight, error: AppError): void {
    land(flight, error.error)
    flight.reject(error)
  }

  /** Its job may be on the queue all the same: it is withdrawn, so that nothing is billed for a caller that was answered with HTTP 503. */
  function failWithoutQueue(flight: Flight, cause?: unknown): void {
    withdraw(redis, flight.id, 'caller_left', deadlineMs).catch(() => {
      if (orphans.length < maxInFlight) orphans.push(flight.id)
    })
    fail(flight, new AppError('QUEUE_UNAVAILABLE', { cause }))
  }

  await hearAnswers(subscriber, edgeId, answer)
  const sweeper = setInterval(sweep, sweepEveryMs)
  for (const kind of kinds) metrics.deadlinesMissed.inc({ kind, stage: 'reply' }, 0)

  function sweep(): void {
    metrics.inFlight.set(byId.size)
    const connected = redis.status === 'ready'
    const late: Flight[] = []
    for (const flight of byId.values()) {
      const ageMs = now() - flight.askedAt
      if (ageMs > deadlineMs) {
        metrics.deadlinesMissed.inc({ kind: flight.kind, stage: 'reply' })
        // Redis may have come back without its data: that is why there is no answer.
        fail(flight, new AppError(flight.askedAt < lostAt ? 'QUEUE_UNAVAILABLE' : 'DEADLINE_EXCEEDED'))
      } else if (!connected && ageMs > graceMs) failWithoutQueue(flight)
      else if (ageMs > lostAfterMs) late.push(flight)
    }
    if (connected && late.length > 0) makeGood(late.map(({ id }) => id)).catch(() => {})
  }

  /** Looks for the copies of answers that may have been lost on the channel. */
  async function makeGood(ids: string[]): Promise<void> {
    const copies = await readAnswers(redis, ids)
    for (const [index, id] of ids.entries()) {
      const copy = copies[index]
      if (!copy || !byId.has(id)) continue
      metrics.answersMadeGood.inc()
      answer(id, copy)
    }
  }

  function depart<K extends Kind>(
    { kind, request, language, clientId, requestId, traceparent, session }: Asked<K>,
    key: string,
  ): Flight {
    if (byId.size >= maxInFlight) throw new AppError('OVERLOADED')
    refuseWhatIsLate(deps.expectedWait(kind))

    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const id = questionIdOf(edgeId, asked++)
    const askedAt = now()
    const startedAt = performance.now()
    const flight: Flight = { id, kind, key, session, askedAt, startedAt, waiting: 0, answer: promise, resolve, reject }
    byId.set(id, flight)
    byKey.set(key, flight)
    const base: QuestionBase = { id, clientId, requestId, language, askedAt, deadlineAt: askedAt + deadlineMs }
    if (traceparent) base.traceparent = traceparent
    post[kind]({ ...base, ...request } as unknown as Kinds[Kind]['question']).catch((cause) => {
      if (byId.has(id)) failWithoutQueue(flight, cause)
    })
    if (session) {
      newestOf.set(session, flight)
      overtake(session, id).catch(() => {})
    }
    return flight
  }

  /** What can't be done within the deadline is refused at once, instead of letting the caller time out. */
  function refuseWhatIsLate({ queueMs, quotaMs, closed }: ExpectedWait): void {
    if (queueMs === Infinity) throw new AppError('QUEUE_UNAVAILABLE')
    if (closed === 'denied') throw new AppError('PROVIDER_DENIED', { retryAfterMs: quotaMs })
    if (closed === 'restart' && quotaMs > deadlineMs) throw new AppError('QUEUE_UNAVAILABLE', { retryAfterMs: quotaMs })
    if (quotaMs > deadlineMs) throw new AppError('QUOTA_USED_UP', { retryAfterMs: quotaMs - deadlineMs })
    if (queueMs > deadlineMs) throw new AppError('OVERLOADED', { retryAfterMs: queueMs - deadlineMs })
  }

  /** The session's older question is not worth a call any more; the worker that finds it withdrawn tells the edge that asked it. */
  async function overtake(session: string, questionId: string): Promise<void> {
    const older = await noteNewest({ session, questionId })
    const answered = older?.startsWith(`${edgeId}-`) && !byId.has(older)
    if (older && !answered) await withdraw(redis, older, 'overtaken', deadlineMs)
  }

  /** Not one that has little time left, nor one that a newer input of its session has overtaken. */
  const mayBeShared = (flight: Flight) =>
    now() - flight.askedAt < deadlineMs / 2 && (!flight.session || newestOf.get(flight.session) === flight)

  function leave(flight: Flight): void {
    flight.waiting -= 1
    if (flight.waiting > 0 || !byId.has(flight.id)) return
    withdraw(redis, flight.id, 'caller_left', deadlineMs).catch(() => {})
    fail(flight, new AppError('CALLER_LEFT'))
  }

  return {
    ask<K extends Kind>(question: Asked<K>) {
      const key = questionKey(question.kind, question.request, question)
      const flying = byKey.get(key)
      const shared = flying && mayBeShared(flying) ? flying : undefined
      const flight = shared ?? depart(question, key)
      flight.waiting += 1
      const answer = shared ? flight.answer.then(withoutCalls) : flight.answer
      return { answer: answer as Promise<Answer<K>>, leave: () => leave(flight) }
    },
    close: () => clearInterval(sweeper),
  }
}
