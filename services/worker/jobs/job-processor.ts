import type { Job } from 'bullmq'
import type { Redis } from 'ioredis'
import type { KeyMode } from '../../../shared/api/client-rules.ts'
import { AppError, catalogue, type ErrorName } from '../../../shared/errors/catalogue.ts'
import {
  type Cost,
  type JobData,
  type JobRequest,
  type JobRequestBase,
  type Kind,
  noCost,
  type Reply,
  withoutCalls,
} from '../../../shared/jobs/jobs.ts'
import {
  type Cancellation,
  readCancellations,
  readReplies,
  type SendReply,
} from '../../../shared/jobs/replies.ts'
import { requestKey } from '../../../shared/jobs/request-key.ts'
import type { Clock } from '../../../shared/runtime/clock.ts'
import type { Logger } from '../../../shared/runtime/log.ts'
import { type Metrics, metricsIn, startAtZero } from '../../../shared/runtime/metrics.ts'
import type { Span, Tracing } from '../../../shared/runtime/tracing/tracing.ts'
import { type CallContext, minCancelCheckMs, type Work } from '../call-context.ts'

interface Dependencies {
  redis: Redis
  sendReply: SendReply
  now: Clock
  log: Logger
  metrics: Metrics
  tracing?: Tracing | undefined
  /**
   * Called with the duration of a request that was answered, or that called the provider: in
   * milliseconds, without the wait for a permit.
   */
  noteDuration(kind: Kind, ms: number): void
}

/** A call to the provider that is in flight, with the replies that wait for it. */
interface SharedCall {
  /** Of the request that began it; on the shared clock. */
  deadlineAt: number
  span: Span | undefined
  reply: Promise<Reply>
}

/**
 * How long a copy of a reply is kept at least, in milliseconds: so an edge can recover a reply
 * that was sent just before the deadline and was lost.
 */
const minKeepMs = 1000

/**
 * The processor of one queue. It drops requests that nobody waits for any more, shares one call
 * among identical requests, and sends the reply to the edge that asked.
 */
export function createJobProcessor<K extends Kind>(kind: K, work: Work<K>, deps: Dependencies) {
  const { redis, sendReply, now, metrics } = deps
  const inFlight = new Map<string, SharedCall>()
  startAtZero(metrics.jobsTaken, { kind: [kind] })
  startAtZero(metrics.deadlinesMissed, { kind: [kind], stage: ['queue', 'work'] })
  startAtZero(metrics.requestsDropped, { reason: ['too_late', 'superseded', 'caller_left'] })

  /** Identical requests of several edges share one call while it is in flight. */
  function shareCall(request: JobRequest<K>): Promise<Reply> {
    const { id, clientId, mode, requestId, deadlineAt, askedAt, language, traceparent, ...query } =
      request
    const span = startSpan(kind, request, deps)
    const key = requestKey(kind, query, request)
    const shared = inFlight.get(key)
    // A shared call ends at the deadline of the request that began it. That must leave this
    // request at least half of its own time.
    if (shared && shared.deadlineAt - now() >= leftMs(request, now) / 2) {
      if (shared.span) span?.link(shared.span)
      return shared.reply.then((reply) => {
        span?.end({ 'address.shared': true })
        return wasCancelled(reply) ? shareCall(request) : withoutCalls(reply)
      })
    }
    const call = {
      deadlineAt,
      span,
      reply: runWork(kind, work, request, span, deps).finally(() => {
        if (inFlight.get(key) === call) inFlight.delete(key)
      }),
    }
    inFlight.set(key, call)
    return call.reply
  }

  async function replyTo(
    request: JobRequest<K>,
    cancellation: Cancellation | null | undefined,
    sentBefore: Reply | undefined,
  ): Promise<void> {
    const metrics = metricsIn(deps.metrics, request.mode)
    if (request.deadlineAt <= now()) {
      metrics.deadlinesMissed.inc({ kind, stage: 'queue' })
      return metrics.requestsDropped.inc({ reason: 'too_late' })
    }
    if (cancellation) metrics.requestsDropped.inc({ reason: cancellation })
    if (cancellation === 'caller_left') return
    const reply = cancellation ? superseded : (sentBefore ?? (await shareCall(request)))
    await sendReply(request.id, reply, Math.max(leftMs(request, now), minKeepMs))
  }

  return async ({ data, attemptsStarted }: Job<JobData<K>>): Promise<void> => {
    const requests = data.requests
    metrics.jobsTaken.inc({ kind })
    const ids = requests.map(({ id }) => id)
    const waited = requests.some(({ askedAt }) => now() - askedAt > minCancelCheckMs)
    // If a worker died with this job, it may have replied to some requests already. Their replies
    // are sent again, so that the provider is not called, and paid, twice.
    const [cancellations, sentBefore] = await Promise.all([
      waited ? readCancellations(redis, ids) : [],
      attemptsStarted > 1 ? readReplies(redis, ids) : [],
    ])
    await Promise.all(
      requests.map((request, index) => replyTo(request, cancellations[index], sentBefore[index])),
    )
  }
}

/**
 * The time until the deadline in milliseconds. Never more than the caller's whole deadline, even
 * if Redis' clock has jumped back since the edge asked.
 */
const leftMs = ({ deadlineAt, askedAt }: JobRequestBase, now: Clock) =>
  Math.min(deadlineAt - now(), deadlineAt - askedAt)

/** A span in the trace of the caller. The time on the queue becomes a span below it. */
function startSpan(
  kind: Kind,
  { traceparent: parent, requestId, askedAt }: JobRequestBase,
  { tracing, now }: Dependencies,
): Span | undefined {
  if (!tracing || !parent) return undefined
  const attributes = {
    'messaging.system': 'bullmq',
    'messaging.destination.name': kind,
    'address.request_id': requestId,
  }
  const span = tracing.start(`process ${kind}`, 'consumer', { parent, attributes })
  span.child(`queue ${kind}`, 'internal', {}, Math.min(askedAt, now())).end({}, { at: now() })
  return span
}

/** Runs the work, measures and logs it. An error becomes part of the reply: it never rejects. */
async function runWork<K extends Kind>(
  kind: K,
  work: Work<K>,
  request: JobRequest<K>,
  span: Span | undefined,
  deps: Dependencies,
): Promise<Reply> {
  const { now } = deps
  const metrics = metricsIn(deps.metrics, request.mode)
  const cost: Cost = {
    queueMs: Math.max(0, now() - request.askedAt),
    quotaMs: 0,
    providerMs: 0,
    providerCalls: 0,
  }
  const started = performance.now()
  const context: CallContext = {
    clientId: request.clientId,
    deadlineAt: performance.now() + leftMs(request, now),
    cost,
    microUsd: 0,
    language: request.language,
    throwIfCancelled: () => throwIfCancelled(request, deps),
    ...(span && { span }),
  }
  let cause: string | undefined
  const reply = await work(request, context).then(
    (data) => ({ data, cost }) as Reply,
    (error) => {
      cause = causeOf(error)
      return { ...failureOf(error), cost } as Reply
    },
  )
  const error = 'error' in reply ? reply.error : undefined
  const ms = performance.now() - started
  metrics.jobWaitSeconds.observe({ kind }, cost.queueMs / 1000)
  metrics.jobRunSeconds.observe({ kind, outcome: error ?? 'ok' }, ms / 1000)
  if (error === 'DEADLINE_EXCEEDED') metrics.deadlinesMissed.inc({ kind, stage: 'work' })
  const { requestId, clientId, mode } = request
  // The edge expects as long a wait for live requests. Slow tests must not lengthen it, and
  // requests that are refused without a call, such as too late ones, must not shorten it.
  if (mode !== 'test' && (!error || cost.providerCalls > 0))
    deps.noteDuration(kind, ms - cost.quotaMs)
  const ids = { requestId, clientId, ...(mode && { mode }), traceId: span?.traceId }
  logJob(deps.log, kind, ids, cost, ms, error, cause)
  span?.end({ 'address.provider_calls': cost.providerCalls }, { error })
  return reply
}

async function throwIfCancelled(
  { id, mode }: JobRequestBase,
  { redis, metrics }: Dependencies,
): Promise<void> {
  const [cancellation] = await readCancellations(redis, [id])
  if (!cancellation) return
  metricsIn(metrics, mode).requestsDropped.inc({ reason: cancellation })
  throw new AppError(cancellation === 'superseded' ? 'SUPERSEDED' : 'CALLER_LEFT')
}

/** One line for each request that was worked on. Times are in milliseconds. */
function logJob(
  log: Logger,
  kind: Kind,
  ids: { requestId: string; clientId: string; mode?: KeyMode; traceId: string | undefined },
  { queueMs, quotaMs, providerMs, providerCalls }: Cost,
  workMs: number,
  error: ErrorName | undefined,
  cause: string | undefined,
): void {
  const level =
    error === 'INTERNAL' ? 'error' : error && catalogue[error].status >= 500 ? 'warn' : 'info'
  const times = {
    queueMs: tenths(queueMs),
    quotaMs: tenths(quotaMs),
    providerMs: tenths(providerMs),
    workMs: tenths(workMs),
  }
  log[level]({ ...ids, kind, outcome: error ?? 'ok', ...times, providerCalls, cause }, 'job')
}

/** The caller that began the shared call has cancelled it. The others still wait for a reply. */
const wasCancelled = (reply: Reply) =>
  'error' in reply && (reply.error === 'SUPERSEDED' || reply.error === 'CALLER_LEFT')

const superseded: Reply = { error: 'SUPERSEDED', cost: noCost() }

const tenths = (ms: number) => Math.round(ms * 10) / 10

/** For the log: the message of the provider's error, or the stack of an error of ours. */
function causeOf(error: unknown): string | undefined {
  if (!(error instanceof AppError)) return error instanceof Error ? error.stack : String(error)
  return error.cause instanceof Error ? error.cause.message : undefined
}

function failureOf(error: unknown): Partial<Reply> {
  if (!(error instanceof AppError)) return { error: 'INTERNAL' }
  const { details, retryAfterMs } = error
  return {
    error: error.error,
    ...(details.length > 0 && { details }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  }
}
