import type { Cost, JobRequest, Kind, Kinds } from '../../shared/jobs/jobs.ts'
import type { Span } from '../../shared/runtime/tracing/tracing.ts'

/**
 * A request that is younger is hardly cancelled yet, so Redis isn't asked whether it is.
 * Milliseconds.
 */
export const minCancelCheckMs = 20

/** What goes with a request, or with a row of a batch, while it is worked on. */
export interface CallContext {
  /** The client that pays. */
  clientId: string
  /** On the clock of performance.now(), which does not jump when Redis' clock does. */
  deadlineAt: number
  /** The part of the caller's time that this work has, over 0 to 1. 1 when absent. */
  share?: number
  /** Grows with every call. */
  cost: Cost
  /** Charged so far at list price, in millionths of a US dollar. Grows with every call. */
  microUsd: number
  /** The span of this work, if it is traced. */
  span?: Span | undefined
  /** The language to answer in (BCP 47), if the caller asked for one. */
  language?: string | undefined
  /** Paid answers of earlier attempts at the same row. */
  paidAnswers?: Map<string, unknown>
  /** Uses the quota that interactive work leaves over, and waits until there is some. */
  bulk?: boolean
  /**
   * Aborting it ends the wait for quota with CALLER_LEFT, but only before the first call. After
   * that the work is finished, because the call is paid for.
   */
  signal?: AbortSignal
  /** Called after a wait, before a call is charged. @throws {AppError} SUPERSEDED, CALLER_LEFT */
  throwIfCancelled(): Promise<void>
}

/**
 * Returns the answer that an earlier attempt at the row has paid for. Else asks, and keeps the
 * answer for the next attempt.
 */
export async function paidOnce<Answer>(
  { paidAnswers }: CallContext,
  name: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  if (paidAnswers?.has(name)) return paidAnswers.get(name) as Answer
  const answer = await ask()
  paidAnswers?.set(name, answer)
  return answer
}

/** The work that a job processor does for one request. @throws {AppError} */
export type Work<K extends Kind> = (
  request: JobRequest<K>,
  context: CallContext,
) => Promise<Kinds[K]['data']>
