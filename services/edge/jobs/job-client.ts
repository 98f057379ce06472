import type { Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import type { KeyMode } from '../../../shared/api/client-rules.ts'
import { AppError } from '../../../shared/errors/catalogue.ts'
import {
  byKind,
  type JobRequest,
  type JobRequestBase,
  jobOptionsAt,
  type Kind,
  maxRequestsPerJob,
  type Reply,
  withoutCalls,
} from '../../../shared/jobs/jobs.ts'
import { jobRequestIdOf, noteNewest, subscribeToReplies } from '../../../shared/jobs/replies.ts'
import { type JobQuery, requestKey } from '../../../shared/jobs/request-key.ts'
import { shardAt } from '../../../shared/jobs/shards.ts'
import { batched, gatherWhenBusy } from '../../../shared/runtime/batched.ts'
import type { Clock } from '../../../shared/runtime/clock.ts'
import type { Logger } from '../../../shared/runtime/log.ts'
import type { Metrics } from '../../../shared/runtime/metrics.ts'
import { createCancellations } from './cancellations.ts'
import { type Capacity, type ExpectedWait, refuseIfTooLate } from './capacity.ts'
import { recoverLostReplies } from './lost-replies.ts'
import { createPendingRequests, type PendingRequest } from './pending-requests.ts'

/** A caller's request, before it has an id and a deadline. */
interface CallerRequest<K extends Kind> {
  kind: K
  query: JobQuery<K>
  language: JobRequest<K>['language']
  clientId: string
  mode: KeyMode
  requestId: string
  /** The caller's span, where tracing is on. */
  traceparent?: string
  /** The billing session. A newer autocomplete request of a session supersedes an older one. */
  session?: string
}

/** What a caller gets for a request. */
interface PendingReply<K extends Kind> {
  /** @throws {AppError} OVERLOADED, QUEUE_UNAVAILABLE, DEADLINE_EXCEEDED */
  reply: Promise<Reply<K>>
  /** Call it when the caller has left. The request is cancelled, unless others share its reply. */
  leave(): void
}

/** Sends requests to the workers and waits for their replies. */
export interface JobClient {
  /**
   * Identical requests share one reply, and so one call to the provider, while at least half of the
   * deadline is left.
   * @throws {AppError} OVERLOADED, PROVIDER_DENIED, QUOTA_USED_UP, QUEUE_UNAVAILABLE
   */
  request<K extends Kind>(request: CallerRequest<K>): PendingReply<K>
  close(): void
}

interface Dependencies {
  /** Connections for replies alone: the second for each further shard. */
  subscriber: Redis
  shardSubscribers: Redis[]
  redis: Redis
  /** Of each kind, by the number of the shard. */
  queues: Record<Kind, Queue[]>
  /** How many shards are filled now. */
  shards(): number
  edgeId: string
  now: Clock
  deadlineMs: number
  maxInFlight: number
  expectedWait: Capacity['expectedWait']
  metrics: Metrics
  log: Logger
}

/** Under load a request waits this long for others that share its job, in milliseconds. */
const shareJobMs = 6

/** Resolves once this edge listens on its reply channel. */
export async function createJobClient(deps: Dependencies): Promise<JobClient> {
  const { redis, queues, edgeId, now, deadlineMs, maxInFlight, metrics, log, shards } = deps
  const pending = createPendingRequests(deadlineMs, metrics)
  const cancellations = createCancellations(redis, deadlineMs, maxInFlight)
  const enqueue = byKind((kind) => createEnqueue(kind, queues[kind], shards, now))
  let requests = 0

  /**
   * Callers may send what failed with QUEUE_UNAVAILABLE again. So a request whose job is on the
   * queue fails with DEADLINE_EXCEEDED: a worker may have begun, and the call may be billed.
   */
  function failWithoutQueue(request: PendingRequest, cause?: unknown): void {
    cancellations.sendOrRetry(request.id)
    const error = request.isQueued ? 'DEADLINE_EXCEEDED' : 'QUEUE_UNAVAILABLE'
    pending.fail(request, new AppError(error, { cause }))
  }

  await subscribeToReplies(deps.subscriber, deps.shardSubscribers, edgeId, pending.resolve)
  const recovery = recoverLostReplies({
    redis,
    pending,
    deadlineMs,
    metrics,
    log,
    failWithoutQueue,
  })

  function dispatch<K extends Kind>(request: CallerRequest<K>, key: string): PendingRequest {
    const { kind, session, mode } = request
    const { strategy } = request.query as Partial<JobQuery<'validate'>>
    if (pending.count() >= maxInFlight) throw new AppError('OVERLOADED')
    refuseIfTooLate(waitIn(mode, deps.expectedWait(kind, strategy)), deadlineMs)

    const id = jobRequestIdOf(edgeId, enqueue[kind].shard(), requests++)
    const askedAt = now()
    const dispatched = pending.add({ id, kind, mode, key, session })
    const jobRequest = jobRequestOf(request, { id, askedAt, deadlineAt: askedAt + deadlineMs })
    const failed = (cause: unknown) => pending.has(id) && failWithoutQueue(dispatched, cause)
    enqueue[kind].add(jobRequest).then(() => {
      dispatched.isQueued = true
    }, failed)
    if (session) supersede(session, id).catch(() => {})
    return dispatched
  }

  /** Cancels the session's older request. The worker that drops it replies to its edge. */
  async function supersede(session: string, jobRequestId: string): Promise<void> {
    const note = { session, jobRequestId, shards: shards(), keepMs: deadlineMs }
    const older = await noteNewest(redis, note)
    const isSettled = older?.startsWith(edgeId) && !pending.has(older)
    if (older && !isSettled) await cancellations.send(older, 'superseded')
  }

  function leave(request: PendingRequest): void {
    request.callers -= 1
    if (request.callers > 0 || !pending.has(request.id)) return
    cancellations.send(request.id, 'caller_left').catch(() => {})
    pending.fail(request, new AppError('CALLER_LEFT'))
  }

  return {
    request<K extends Kind>(request: CallerRequest<K>) {
      const key = requestKey(request.kind, request.query, request)
      const shared = pending.findShareable(key)
      const current = shared ?? dispatch(request, key)
      current.callers += 1
      const reply = shared ? current.reply.then(withoutCalls) : current.reply
      return { reply: reply as Promise<Reply<K>>, leave: () => leave(current) }
    },
    close: recovery.stop,
  }
}

/** The sandbox has no quota to wait for. */
const waitIn = (mode: KeyMode, { queueMs, ...wait }: ExpectedWait): ExpectedWait =>
  mode === 'test' ? { queueMs, quotaMs: 0 } : { queueMs, ...wait }

/** Adds requests to the queues: each in a job of its own, or under load in one with others. */
interface Enqueue {
  /** The shard of the next request's job, which the request's id names. */
  shard(): number
  add(request: JobRequest): Promise<unknown>
}

/** Each job goes to the next shard. The requests of one job share its shard. */
function createEnqueue(kind: Kind, queues: Queue[], shards: () => number, now: Clock): Enqueue {
  let jobs = 0
  /** The shard of the job that collects requests. Chosen anew for each job: `shards` changes. */
  let current: number | undefined
  const add = async (requests: JobRequest[]) => {
    const queue = queues[current ?? 0]
    current = undefined
    await queue?.add(kind, { requests }, jobOptionsAt(now()))
    return requests
  }
  return {
    shard() {
      current ??= shardAt(jobs++, shards())
      return current
    },
    add: batched(add, gatherWhenBusy(shareJobMs), maxRequestsPerJob),
  }
}

/** A request as its job holds it. */
function jobRequestOf<K extends Kind>(
  { query, language, clientId, mode, requestId, traceparent }: CallerRequest<K>,
  { id, askedAt, deadlineAt }: Pick<JobRequestBase, 'id' | 'askedAt' | 'deadlineAt'>,
): JobRequest {
  const base: JobRequestBase = { id, clientId, requestId, language, askedAt, deadlineAt }
  if (mode === 'test') base.mode = mode
  if (traceparent) base.traceparent = traceparent
  return { ...base, ...query } as unknown as JobRequest
}
