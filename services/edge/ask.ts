import type { Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import type { Clock } from '../../shared/clock.ts'
import { AppError } from '../../shared/errors.ts'
import { hearAnswers, jobIdOf, readAnswers, sendAnswer } from '../../shared/jobs/answers.ts'
import { type Answer, type JobBase, jobOptions, type Kind, type Kinds } from '../../shared/jobs/jobs.ts'
import type { Metrics } from '../../shared/metrics.ts'

/** A request for work, before it is a job. */
export interface Question<K extends Kind> {
  kind: K
  request: Omit<Kinds[K]['job'], keyof JobBase>
  language: string
  clientId: string
  requestId: string
  /** Identical questions in flight share one job, and with it one call to the provider. */
  sameAs: string
  /** The billing session, if there is one: a newer autocomplete question of the session takes the place of an older one. */
  session?: string
  /** Aborted when the caller has left. */
  signal: AbortSignal
}

/** Asks the workers, and waits for the answer. */
export interface Asker {
  /** @throws {AppError} OVERLOADED, QUEUE_UNAVAILABLE, DEADLINE_EXCEEDED, OVERTAKEN */
  ask<K extends Kind>(question: Question<K>): Promise<Answer<K>>
  /** Resolves when nobody waits any more. */
  drain(): Promise<void>
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
  /** How long a job of this kind will probably wait before a worker may call the provider. */
  expectedWaitMs(kind: Kind): number
  metrics: Metrics
}

/** One job, and everybody who waits for it. */
interface Flight {
  kind: Kind
  jobId: string
  sameAs: string
  askedAt: number
  waiting: number
  answer: Promise<Answer>
  resolve(answer: Answer): void
  reject(error: AppError): void
}

/** Twice a second the edge looks for lost answers and passed deadlines: one timer, whatever the number of requests. */
const sweepEveryMs = 250
/** An answer that is not here after so long may have been lost on its way; its copy is looked for. */
const lostAfterMs = 400

export async function createAsker(deps: Dependencies): Promise<Asker> {
  const { subscriber, redis, queues, edgeId, now, deadlineMs, maxInFlight, metrics } = deps
  const byJob = new Map<string, Flight>()
  const byQuestion = new Map<string, Flight>()
  let jobs = 0
  let drained = () => {}

  const land = (flight: Flight) => {
    byJob.delete(flight.jobId)
    if (byQuestion.get(flight.sameAs) === flight) byQuestion.delete(flight.sameAs)
    if (byJob.size === 0) drained()
  }
  const answered = (jobId: string, answer: Answer) => {
    const flight = byJob.get(jobId)
    if (!flight) return
    land(flight)
    flight.resolve(answer)
  }
  const failed = (flight: Flight, error: AppError) => {
    land(flight)
    flight.reject(error)
  }

  await hearAnswers(subscriber, edgeId, answered)
  const sweeper = setInterval(() => sweep().catch(() => {}), sweepEveryMs)

  async function sweep(): Promise<void> {
    const late = [...byJob.values()].filter((flight) => flight.askedAt < now() - lostAfterMs)
    if (late.length === 0) return
    const copies =
      redis.status === 'ready'
        ? await readAnswers(
            redis,
            late.map((flight) => flight.jobId),
          ).catch(() => [])
        : []
    for (const [index, flight] of late.entries()) {
      const copy = copies[index]
      if (!byJob.has(flight.jobId)) continue
      if (copy) {
        metrics.answersMadeGood.inc()
        answered(flight.jobId, copy)
      } else if (flight.askedAt < now() - deadlineMs) giveUp(flight)
      else if (redis.status !== 'ready' && flight.askedAt < now() - 2 * lostAfterMs)
        failed(flight, new AppError('QUEUE_UNAVAILABLE'))
    }
  }

  function giveUp(flight: Flight): void {
    metrics.deadlinesMissed.inc({ kind: flight.kind })
    takeBack(flight.kind, flight.jobId)
    failed(flight, new AppError('DEADLINE_EXCEEDED'))
  }

  /** Removes a job that no worker has yet. */
  const takeBack = (kind: Kind, jobId: string) => queues[kind].remove(jobId).catch(() => 0)

  function depart<K extends Kind>(question: Question<K>): Flight {
    const { kind, request, language, clientId, requestId, sameAs } = question
    if (byJob.size >= maxInFlight) throw new AppError('OVERLOADED')
    const waitMs = deps.expectedWaitMs(kind)
    if (waitMs > deadlineMs) throw new AppError('OVERLOADED', { retryAfterMs: waitMs - deadlineMs })

    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const flight: Flight = {
      kind,
      jobId: jobIdOf(edgeId, jobs++),
      sameAs,
      askedAt: now(),
      waiting: 0,
      answer: promise,
      resolve,
      reject,
    }
    byJob.set(flight.jobId, flight)
    byQuestion.set(sameAs, flight)
    const job: JobBase = {
      clientId,
      requestId,
      language,
      askedAt: flight.askedAt,
      deadlineAt: flight.askedAt + deadlineMs,
    }
    queues[kind]
      .add(kind, { ...request, ...job }, { ...jobOptions, jobId: flight.jobId })
      .catch((cause) => failed(flight, new AppError('QUEUE_UNAVAILABLE', { cause })))
    if (question.session && kind === 'autocomplete') overtake(question.session, flight)
    return flight
  }

  /** The session's older question is not worth a call any more, if no worker has begun with it; whichever edge asked it learns so. */
  async function overtake(session: string, flight: Flight): Promise<void> {
    const older = await redis.set(`address:session:${session}`, flight.jobId, 'PX', deadlineMs, 'GET').catch(() => null)
    if (!older) return
    const removed = await takeBack(flight.kind, older)
    if (removed === 0) return
    metrics.jobsTakenBack.inc({ reason: 'overtaken' })
    const cost = { queueMs: 0, quotaMs: 0, providerMs: 0, providerCalls: 0 }
    await sendAnswer(redis, older, { error: 'OVERTAKEN', cost }, deadlineMs).catch(() => {})
  }

  function leave(flight: Flight): void {
    flight.waiting -= 1
    if (flight.waiting > 0 || !byJob.has(flight.jobId)) return
    metrics.jobsTakenBack.inc({ reason: 'caller_left' })
    takeBack(flight.kind, flight.jobId)
    failed(flight, new AppError('DEADLINE_EXCEEDED'))
  }

  return {
    async ask<K extends Kind>(question: Question<K>) {
      const shared = byQuestion.get(question.sameAs)
      const flight = shared ?? depart(question)
      flight.waiting += 1
      const onLeave = () => leave(flight)
      question.signal.addEventListener('abort', onLeave, { once: true })
      try {
        const answer = (await flight.answer) as Answer<K>
        return shared ? { ...answer, cost: { ...answer.cost, providerCalls: 0 } } : answer
      } finally {
        question.signal.removeEventListener('abort', onLeave)
      }
    },
    drain: () =>
      byJob.size === 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            drained = resolve
          }),
    close: () => clearInterval(sweeper),
  }
}
