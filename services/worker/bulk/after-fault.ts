import type { KeyMode } from '../../../shared/api/client-rules.ts'
import { AppError, type ErrorName } from '../../../shared/errors/catalogue.ts'
import type { AutomaticPauseReason } from '../../../shared/store/batch-work.ts'
import { publicHost } from '../provider/osm/public-hosts.ts'
import { maxBulkWaitMs } from '../provider/permits.ts'

/** What to do with a row that got no answer. */
export type Step =
  | { do: 'try again'; afterMs: number }
  /** The whole batch pauses, because no row of it would get an answer now. */
  | { do: 'pause'; reason: AutomaticPauseReason; forMs: number }
  /** The row gets the verdict `failed`, with this reason. */
  | { do: 'fail'; code: string }

interface Circumstances {
  /** How many attempts in a row had this fault. */
  tries: number
  /** Whether the provider answered the probe. */
  answersOthers: boolean
  /** How many times in a row its batch has paused by itself. */
  pauses: number
  /** Of the key that created its batch; live when absent. */
  mode?: KeyMode
}

export const maxTries = 4
const triesForNonsense = 3
export const minPauseMs = 30_000
export const maxPauseMs = 15 * 60_000
/** Each pause in a row is longer than the one before. */
export const pauseMsAfter = (pauses: number) => Math.min(maxPauseMs, minPauseMs * 2 ** pauses)
/** Added to a wait until a day or month begins, in milliseconds. */
const marginMs = 1000

/**
 * Decides by the error's name. A temporary error never becomes the verdict of a row. An error that
 * a retry can't fix does. Pure.
 */
export function afterFault(
  error: unknown,
  { tries, answersOthers, pauses, mode }: Circumstances,
): Step {
  if (!(error instanceof AppError)) return { do: 'fail', code: 'internal' }
  const waitMs = error.retryAfterMs ?? 0
  const pauseMs = pauseMsAfter(pauses)
  switch (error.error) {
    case 'CLIENT_BUDGET_USED_UP':
    case 'SERVICE_BUDGET_USED_UP':
      return { do: 'pause', reason: budgetReason(error), forMs: waitMs + marginMs }
    case 'QUOTA_USED_UP':
      if (waitMs <= maxBulkWaitMs) return { do: 'try again', afterMs: waitMs }
      return { do: 'pause', reason: quotaReason(error), forMs: waitMs + marginMs }
    case 'PROVIDER_DENIED':
      return { do: 'pause', reason: deniedReason(error), forMs: Math.max(waitMs, pauseMs) }
    case 'PROVIDER_UNAVAILABLE':
      if (tries < maxTries) return { do: 'try again', afterMs: 1000 * 2 ** (tries - 1) }
      // The provider answers others, so it fails at this row.
      if (answersOthers) return { do: 'fail', code: codeOf(error.error) }
      // Nothing probes the sandbox: these batches go on after the pause.
      return {
        do: 'pause',
        reason: mode === 'test' ? 'sandbox_unavailable' : 'provider_unavailable',
        forMs: pauseMs,
      }
    case 'TEST_KEYS_OFF':
      return { do: 'pause', reason: 'sandbox_unavailable', forMs: pauseMs }
    case 'PROVIDER_ANSWER_INVALID':
      if (tries < triesForNonsense) return { do: 'try again', afterMs: 1000 }
      return { do: 'fail', code: codeOf(error.error) }
    // Temporary, and not the provider's fault.
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

const deniedReason = ({ details: [detail] }: AppError) =>
  detail?.code === publicHost ? 'public_host' : 'provider_denied'

const budgetReason = ({ details: [detail] }: AppError) =>
  detail?.code.endsWith('_PER_MONTH') ? 'budget_month' : 'budget_day'

/** Whether an error affects all rows, and not only one client's budget or one row. */
export const concernsAll = (error: unknown): boolean =>
  error instanceof AppError &&
  ['PROVIDER_UNAVAILABLE', 'PROVIDER_DENIED', 'QUOTA_USED_UP', 'SERVICE_BUDGET_USED_UP'].includes(
    error.error,
  )
