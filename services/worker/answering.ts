import type { Job } from 'bullmq'
import type { Redis } from 'ioredis'
import type { Clock } from '../../shared/clock.ts'
import { AppError } from '../../shared/errors.ts'
import { readAnswers, sendAnswer } from '../../shared/jobs/answers.ts'
import type { Answer, Cost, Kind, Kinds } from '../../shared/jobs/jobs.ts'
import { questionKey } from '../../shared/jobs/question-key.ts'
import type { Logger } from '../../shared/log.ts'
import type { Metrics } from '../../shared/metrics.ts'
import type { Work } from './processors/work.ts'

interface Dependencies {
  redis: Redis
  now: Clock
  log: Logger
  metrics: Metrics
  /** Lately how long a job took, without waiting for the quota. */
  took(kind: Kind, ms: number): void
}

/** A processor for one queue: drops what is too late, does the rest once, and answers the edge that asked. */
export function answering<K extends Kind>(kind: K, work: Work<K>, deps: Dependencies) {
  const { redis, now, metrics } = deps
  const inHand = new Map<string, Promise<Answer>>()

  async function answerTo(data: Kinds[K]['job']): Promise<Answer> {
    const cost: Cost = { queueMs: Math.max(0, now() - data.askedAt), quotaMs: 0, providerMs: 0, providerCalls: 0 }
    const started = performance.now()
    const answer = await work(data, cost).then(
      (data) => ({ data, cost }) as Answer,
      (error) => ({ ...failureOf(error, deps.log, data.requestId), cost }) as Answer,
    )
    const ms = performance.now() - started
    metrics.jobWaitSeconds.observe({ kind }, cost.queueMs / 1000)
    metrics.jobRunSeconds.observe({ kind, outcome: 'error' in answer ? answer.error : 'ok' }, ms / 1000)
    deps.took(kind, ms - cost.quotaMs)
    return answer
  }

  /** Jobs of several edges with the same question share one call while it is in flight. */
  function sharedAnswer(data: Kinds[K]['job']): Promise<Answer> {
    const { clientId, requestId, deadlineAt, askedAt, language, ...request } = data
    const key = questionKey(kind, request, data)
    const flying = inHand.get(key)
    if (flying) return flying.then((answer) => ({ ...answer, cost: { ...answer.cost, providerCalls: 0 } }))
    const answer = answerTo(data).finally(() => inHand.delete(key))
    inHand.set(key, answer)
    return answer
  }

  return async ({ id = '', data, attemptsStarted }: Job<Kinds[K]['job']>): Promise<void> => {
    const left = data.deadlineAt - now()
    if (left <= 0) {
      metrics.jobsExpired.inc({ kind })
      return
    }
    // Another worker had this job and died. If it had the answer already, the provider isn't asked, and paid, again.
    const kept = attemptsStarted > 1 ? (await readAnswers(redis, [id]))[0] : undefined
    const answer = kept ?? (await sharedAnswer(data))
    await sendAnswer(redis, id, answer, Math.max(left, 1000))
  }
}

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
