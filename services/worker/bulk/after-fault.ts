import { AppError, type ErrorName } from '../../../shared/errors.ts'
import type { PauseReason } from '../../../shared/store/batch-work.ts'

/** What becomes of a row that got no answer. */
export type Step =
  | { do: 'try again'; afterMs: number }
  /** The whole batch waits: no row of it would get an answer now. */
  | { do: 'pause'; reason: Exclude<PauseReason, 'client'>; forMs: number }
  /** The row gets the verdict `failed`, with this reason. */
  | { do: 'fail'; code: string }

interface Circumstances {
  /** How often in a row this fault was met. */
  tries: number
  /** Whether the provider answers another row all the same. */
  answersOthers: boolean
  /** How often in a row its batch has paused by itself. */
  pauses: number
}

export const mostTries = 4
const triesForNonsense = 3
const firstPauseMs = 30_000
const longestPauseMs = 15 * 60_000
/** What passes so soon is waited for, in milliseconds. */
const soonMs = 90_000
/** A day has surely begun by then. */
const marginMs = 1000

/** Decides by the error's name: what passes is never a row's verdict; what asking again won't mend is (design §8). Pure. */
export function afterFault(error: unknown, { tries, answersOthers, pauses }: Circumstances): Step {
  if (!(error instanceof AppError)) return { do: 'fail', code: 'internal' }
  const waitMs = error.retryAfterMs ?? 0
  const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** pauses)
  switch (error.error) {
    case 'CLIENT_BUDGET_USED_UP':
    case 'SERVICE_BUDGET_USED_UP':
      return { do: 'pause', reason: budgetReason(error), forMs: waitMs + marginMs }
    case 'QUOTA_USED_UP':
      if (waitMs <= soonMs) return { do: 'try again', afterMs: waitMs }
      return { do: 'pause', reason: quotaReason(error), forMs: waitMs + marginMs }
    case 'PROVIDER_DENIED':
      return { do: 'pause', reason: 'provider_denied', forMs: Math.max(waitMs, pauseMs) }
    case 'PROVIDER_UNAVAILABLE':
      if (tries < mostTries) return { do: 'try again', afterMs: 1000 * 2 ** (tries - 1) }
      // Where another is answered, it is this row that the provider fails at.
      if (answersOthers) return { do: 'fail', code: codeOf(error.error) }
      return { do: 'pause', reason: 'provider_unavailable', forMs: pauseMs }
    case 'PROVIDER_ANSWER_INVALID':
      if (tries < triesForNonsense) return { do: 'try again', afterMs: 1000 }
      return { do: 'fail', code: codeOf(error.error) }
    // Ours, or nobody's: it passes.
    case 'QUEUE_UNAVAILABLE':
    case 'STORE_UNAVAILABLE':
    case 'DEADLINE_EXCEEDED':
    case 'RATE_LIMITED':
    case 'OVERLOADED':
    case 'CALLER_LEFT':
      return { do: 'try again', afterMs: 1000 }
    default:
      return { do: 'fail', code: codeOf(error.error) }
  }
}

const codeOf = (error: ErrorName) => error.toLowerCase()

const quotaReason = ({ details: [detail] }: AppError) => {
  if (detail?.code.endsWith('_PER_MONTH')) return 'quota_month'
  return detail?.code.endsWith('_PER_DAY') ? 'quota_day' : 'quota'
}

const budgetReason = ({ details: [detail] }: AppError) =>
  detail?.code.endsWith('_PER_MONTH') ? 'budget_month' : 'budget_day'

/** Whether a fault says something of the provider, and not of one client's budget or one row. */
export const concernsAll = (error: unknown): boolean =>
  error instanceof AppError &&
  ['PROVIDER_UNAVAILABLE', 'PROVIDER_DENIED', 'QUOTA_USED_UP', 'SERVICE_BUDGET_USED_UP'].includes(error.error)
