import type { KeyMode } from '../../../shared/api/client-rules.ts'
import type { AppError, ErrorName } from '../../../shared/errors/catalogue.ts'
import type { Kind, Reply } from '../../../shared/jobs/jobs.ts'
import { type Metrics, metricsIn } from '../../../shared/runtime/metrics.ts'

/** What tells a request to the workers from others. */
interface Identity {
  id: string
  kind: Kind
  mode: KeyMode
  /** The same for identical requests. */
  key: string
  /** The billing session of an autocomplete request. */
  session: string | undefined
}

/** A request that was dispatched and has no reply yet. */
export interface PendingRequest extends Identity {
  /** By performance.now(), which does not jump with Redis' clock. Milliseconds. */
  startedAt: number
  /** How many callers wait for the reply. */
  callers: number
  /** Whether Redis has confirmed that its job is on the queue. */
  isQueued: boolean
  reply: Promise<Reply>
  resolve(reply: Reply): void
  reject(error: AppError): void
}

/** The pending requests of this edge. */
export interface PendingRequests {
  count(): number
  has(id: string): boolean
  all(): Iterable<PendingRequest>
  add(identity: Identity): PendingRequest
  /** An identical request whose reply one more caller may share. */
  findShareable(key: string): PendingRequest | undefined
  /** Settles a request with its reply, if it is still pending. */
  resolve(id: string, reply: Reply): void
  /** Settles a request with an error. */
  fail(pending: PendingRequest, error: AppError): void
}

export function createPendingRequests(deadlineMs: number, metrics: Metrics): PendingRequests {
  const byId = new Map<string, PendingRequest>()
  const byKey = new Map<string, PendingRequest>()
  const metricsOf = ({ mode }: Identity) => metricsIn(metrics, mode)
  const newestOfSession = new Map<string, PendingRequest>()

  function settle(pending: PendingRequest, outcome: ErrorName | 'ok'): void {
    const { id, kind, key, session, startedAt } = pending
    const seconds = (performance.now() - startedAt) / 1000
    metricsOf(pending).answerSeconds.observe({ kind, outcome }, seconds)
    byId.delete(id)
    if (byKey.get(key) === pending) byKey.delete(key)
    if (session && newestOfSession.get(session) === pending) newestOfSession.delete(session)
  }

  /** A request is not shared when little time is left, or when its session has a newer input. */
  const isShareable = (pending: PendingRequest) =>
    performance.now() - pending.startedAt < deadlineMs / 2 &&
    (!pending.session || newestOfSession.get(pending.session) === pending)

  return {
    count: () => byId.size,
    has: (id) => byId.has(id),
    all: () => byId.values(),
    add(identity) {
      const { promise: reply, resolve, reject } = Promise.withResolvers<Reply>()
      const startedAt = performance.now()
      const state = { startedAt, callers: 0, isQueued: false }
      const pending = { ...identity, ...state, reply, resolve, reject }
      byId.set(pending.id, pending)
      byKey.set(pending.key, pending)
      if (pending.session) newestOfSession.set(pending.session, pending)
      return pending
    },
    findShareable(key) {
      const pending = byKey.get(key)
      return pending && isShareable(pending) ? pending : undefined
    },
    resolve(id, reply) {
      const pending = byId.get(id)
      if (!pending) return
      settle(pending, 'error' in reply ? reply.error : 'ok')
      const { kind } = pending
      metricsOf(pending).replySeconds.observe({ kind }, replyMs(pending, reply) / 1000)
      pending.resolve(reply)
    },
    fail(pending, error) {
      settle(pending, error.error)
      pending.reject(error)
    },
  }
}

/** What a request took besides the queue, the quota and the provider, in milliseconds. */
function replyMs({ startedAt }: PendingRequest, { cost }: Reply): number {
  const { queueMs, quotaMs, providerMs } = cost
  return Math.max(0, performance.now() - startedAt - queueMs - quotaMs - providerMs)
}
