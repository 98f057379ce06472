import type { Job } from 'bullmq'
import type { Redis } from 'ioredis'
import type { Clock } from '../../shared/clock.ts'
import { AppError } from '../../shared/errors.ts'
import { readAnswers, readWithdrawals, type SendAnswer, type Withdrawal } from '../../shared/jobs/answers.ts'
import {
  type Answer,
  type Cost,
  type JobData,
  type Kind,
  type Kinds,
  noCost,
  withoutCalls,
} from '../../shared/jobs/jobs.ts'
import { questionKey } from '../../shared/jobs/question-key.ts'
import type { Logger } from '../../shared/log.ts'
import type { Metrics } from '../../shared/metrics.ts'
import { type Work, worthAskingMs } from './processors/work.ts'

interface Dependencies {
  redis: Redis
  sendAnswer: SendAnswer
  now: Clock
  log: Logger
  metrics: Metrics
  /** How long a job took, without waiting for the quota. */
  took(kind: Kind, ms: number): void
}

/** Long enough for its edge to find the copy of an answer that came at the last moment. */
const shortestKeepMs = 1000

/** A processor for one queue: drops what nobody waits for, does the rest once, and answers the edge that asked. */
export function answering<K extends Kind>(kind: K, work: Work<K>, deps: Dependencies) {
  type Question = Kinds[K]['question']
  const { redis, sendAnswer, now, metrics } = deps
  const inHand = new Map<string, { deadlineAt: number; answer: Promise<Answer> }>()

  async function workOn(question: Question): Promise<Answer> {
    const cost: Cost = { queueMs: Math.max(0, now() - question.askedAt), quotaMs: 0, providerMs: 0, providerCalls: 0 }
    const started = performance.now()
    const stillWanted = async () => {
      const [withdrawal] = await readWithdrawals(redis, [question.id])
      if (!withdrawal) return
      metrics.questionsDropped.inc({ reason: withdrawal })
      throw new AppError(withdrawal === 'overtaken' ? 'OVERTAKEN' : 'CALLER_LEFT')
    }
    const { clientId, deadlineAt } = question
    const errand = { clientId, deadlineAt, cost, microUsd: 0, language: question.language, stillWanted }
    const answer = await work(question, errand).then(
      (data) => ({ data, cost }) as Answer,
      (error) => ({ ...failureOf(error, deps.log, question.requestId), cost }) as Answer,
    )
    const ms = performance.now() - started
    metrics.jobWaitSeconds.observe({ kind }, cost.queueMs / 1000)
    metrics.jobRunSeconds.observe({ kind, outcome: 'error' in answer ? answer.error : 'ok' }, ms / 1000)
    deps.took(kind, ms - cost.quotaMs)
    return answer
  }

  /** Questions of several edges that ask the same share one call while it is in flight. */
  function shareWork(question: Question): Promise<Answer> {
    const { id, clientId, requestId, deadlineAt, askedAt, language, ...request } = question
    const key = questionKey(kind, request, question)
    const flying = inHand.get(key)
    // The shared call ends with the deadline of who asked first: that must leave this one time enough.
    if (flying && flying.deadlineAt - now() >= (deadlineAt - now()) / 2) {
      return flying.answer.then((answer) => (wasWithdrawn(answer) ? shareWork(question) : withoutCalls(answer)))
    }
    const own = {
      deadlineAt,
      answer: workOn(question).finally(() => {
        if (inHand.get(key) === own) inHand.delete(key)
      }),
    }
    inHand.set(key, own)
    return own.answer
  }

  async function answer(
    question: Question,
    withdrawal: Withdrawal | null | undefined,
    kept: Answer | undefined,
  ): Promise<void> {
    if (question.deadlineAt <= now()) return metrics.questionsDropped.inc({ reason: 'too_late' })
    if (withdrawal) metrics.questionsDropped.inc({ reason: withdrawal })
    if (withdrawal === 'caller_left') return
    const answer = withdrawal ? overtaken : (kept ?? (await shareWork(question)))
    await sendAnswer(question.id, answer, Math.max(question.deadlineAt - now(), shortestKeepMs))
  }

  return async ({ data: { questions }, attemptsStarted }: Job<JobData<K>>): Promise<void> => {
    const ids = questions.map(({ id }) => id)
    const waited = questions.some(({ askedAt }) => now() - askedAt > worthAskingMs)
    // If another worker had this job and died, it may have had answers already: the provider isn't asked, and paid, again.
    const [withdrawals, kept] = await Promise.all([
      waited ? readWithdrawals(redis, ids) : [],
      attemptsStarted > 1 ? readAnswers(redis, ids) : [],
    ])
    await Promise.all(questions.map((question, index) => answer(question, withdrawals[index], kept[index])))
  }
}

/** Whoever asked first no longer wants the answer; the others do. */
const wasWithdrawn = (answer: Answer) =>
  'error' in answer && (answer.error === 'OVERTAKEN' || answer.error === 'CALLER_LEFT')

const overtaken: Answer = { error: 'OVERTAKEN', cost: noCost() }

function failureOf(error: unknown, log: Logger, requestId: string): Partial<Answer> {
  if (!(error instanceof AppError)) {
    log.error({ requestId, cause: error instanceof Error ? error.stack : String(error) }, 'job failed')
    return { error: 'INTERNAL' }
  }
  const { cause, details, retryAfterMs } = error
  log.warn({ requestId, error: error.error, cause: cause instanceof Error ? cause.message : undefined }, 'no answer')
  return {
    error: error.error,
    ...(details.length > 0 && { details }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  }
}
