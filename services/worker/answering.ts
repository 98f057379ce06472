import type { Job } from 'bullmq'
import type { Redis } from 'ioredis'
import type { Clock } from '../../shared/clock.ts'
import { AppError, catalogue, type ErrorName } from '../../shared/errors.ts'
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
import type { Span, Tracing } from '../../shared/tracing/tracing.ts'
import { type Errand, type Work, worthAskingMs } from './processors/work.ts'

interface Dependencies {
  redis: Redis
  sendAnswer: SendAnswer
  now: Clock
  log: Logger
  metrics: Metrics
  tracing?: Tracing | undefined
  /** How long a job took, without waiting for the quota. */
  took(kind: Kind, ms: number): void
}

/** Long enough for its edge to find the copy of an answer that came at the last moment. */
const shortestKeepMs = 1000

/** A processor for one queue: drops what nobody waits for, does the rest once, and answers the edge that asked. */
export function answering<K extends Kind>(kind: K, work: Work<K>, deps: Dependencies) {
  type Question = Kinds[K]['question']
  const { redis, sendAnswer, now, metrics } = deps
  const inHand = new Map<string, { deadlineAt: number; span: Span | undefined; answer: Promise<Answer> }>()
  metrics.jobsTaken.inc({ kind }, 0)
  for (const stage of ['queue', 'work']) metrics.deadlinesMissed.inc({ kind, stage }, 0)

  /** The work on one question in the trace of who asked it; what it waited is a span of its own. */
  function begin({ traceparent: parent, requestId, askedAt }: Question): Span | undefined {
    if (!deps.tracing || !parent) return undefined
    const attributes = {
      'messaging.system': 'bullmq',
      'messaging.destination.name': kind,
      'address.request_id': requestId,
    }
    const span = deps.tracing.start(`process ${kind}`, 'consumer', { parent, attributes })
    span.child(`queue ${kind}`, 'internal', {}, Math.min(askedAt, now())).end({}, { at: now() })
    return span
  }

  async function workOn(question: Question, span: Span | undefined): Promise<Answer> {
    const cost: Cost = { queueMs: Math.max(0, now() - question.askedAt), quotaMs: 0, providerMs: 0, providerCalls: 0 }
    const started = performance.now()
    const stillWanted = async () => {
      const [withdrawal] = await readWithdrawals(redis, [question.id])
      if (!withdrawal) return
      metrics.questionsDropped.inc({ reason: withdrawal })
      throw new AppError(withdrawal === 'overtaken' ? 'OVERTAKEN' : 'CALLER_LEFT')
    }
    const { clientId, deadlineAt } = question
    const errand: Errand = {
      clientId,
      deadlineAt,
      cost,
      microUsd: 0,
      language: question.language,
      stillWanted,
      ...(span && { span }),
    }
    let cause: string | undefined
    const answer = await work(question, errand).then(
      (data) => ({ data, cost }) as Answer,
      (error) => {
        cause = causeOf(error)
        return { ...failureOf(error), cost } as Answer
      },
    )
    const error = 'error' in answer ? answer.error : undefined
    const ms = performance.now() - started
    metrics.jobWaitSeconds.observe({ kind }, cost.queueMs / 1000)
    metrics.jobRunSeconds.observe({ kind, outcome: error ?? 'ok' }, ms / 1000)
    if (error === 'DEADLINE_EXCEEDED') metrics.deadlinesMissed.inc({ kind, stage: 'work' })
    deps.took(kind, ms - cost.quotaMs)
    log(question, span, cost, ms, error, cause)
    span?.end({ 'address.provider_calls': cost.providerCalls }, { error })
    return answer
  }

  /** One line for each question that was worked on, with what it took in milliseconds. */
  function log(
    { requestId, clientId }: Question,
    span: Span | undefined,
    { queueMs, quotaMs, providerMs, providerCalls }: Cost,
    workMs: number,
    error: ErrorName | undefined,
    cause: string | undefined,
  ): void {
    const level = error === 'INTERNAL' ? 'error' : error && catalogue[error].status >= 500 ? 'warn' : 'info'
    const ids = { requestId, clientId, traceId: span?.traceId }
    const times = {
      queueMs: tenths(queueMs),
      quotaMs: tenths(quotaMs),
      providerMs: tenths(providerMs),
      workMs: tenths(workMs),
    }
    deps.log[level]({ ...ids, kind, outcome: error ?? 'ok', ...times, providerCalls, cause }, 'job')
  }

  /** Questions of several edges that ask the same share one call while it is in flight. */
  function shareWork(question: Question): Promise<Answer> {
    const { id, clientId, requestId, deadlineAt, askedAt, language, traceparent, ...request } = question
    const span = begin(question)
    const key = questionKey(kind, request, question)
    const flying = inHand.get(key)
    // The shared call ends with the deadline of who asked first: that must leave this one time enough.
    if (flying && flying.deadlineAt - now() >= (deadlineAt - now()) / 2) {
      if (flying.span) span?.link(flying.span)
      return flying.answer.then((answer) => {
        span?.end({ 'address.shared': true })
        return wasWithdrawn(answer) ? shareWork(question) : withoutCalls(answer)
      })
    }
    const own = {
      deadlineAt,
      span,
      answer: workOn(question, span).finally(() => {
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
    if (question.deadlineAt <= now()) {
      metrics.deadlinesMissed.inc({ kind, stage: 'queue' })
      return metrics.questionsDropped.inc({ reason: 'too_late' })
    }
    if (withdrawal) metrics.questionsDropped.inc({ reason: withdrawal })
    if (withdrawal === 'caller_left') return
    const answer = withdrawal ? overtaken : (kept ?? (await shareWork(question)))
    await sendAnswer(question.id, answer, Math.max(question.deadlineAt - now(), shortestKeepMs))
  }

  return async ({ data: { questions }, attemptsStarted }: Job<JobData<K>>): Promise<void> => {
    metrics.jobsTaken.inc({ kind })
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

const tenths = (ms: number) => Math.round(ms * 10) / 10

/** What a library's error says of itself; where the failure is ours, where it comes from. */
function causeOf(error: unknown): string | undefined {
  if (!(error instanceof AppError)) return error instanceof Error ? error.stack : String(error)
  return error.cause instanceof Error ? error.cause.message : undefined
}

function failureOf(error: unknown): Partial<Answer> {
  if (!(error instanceof AppError)) return { error: 'INTERNAL' }
  const { details, retryAfterMs } = error
  return {
    error: error.error,
    ...(details.length > 0 && { details }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  }
}
