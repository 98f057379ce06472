import { type FallbackKind, fallbackKinds } from '../../../shared/api/limits.ts'
import type { Kind } from '../../../shared/jobs/jobs.ts'
import type { Clock } from '../../../shared/runtime/clock.ts'
import type { Logger } from '../../../shared/runtime/log.ts'
import { type Metrics, startAtZero } from '../../../shared/runtime/metrics.ts'
import { type Reason, reasons } from './fallback.ts'

/** Whether the second provider serves callers at present, for metrics, log and edges. */
export interface FallbackState {
  /** Called for each answer: why the second provider gave it; undefined if the first one did. */
  answered(kind: FallbackKind, because: Reason | undefined): void
  /** Until the first provider answers again, or nobody has asked for a minute. */
  isServing(kind: Kind): boolean
}

/** Without requests nothing shows whether the first provider is back. Milliseconds. */
const forgottenAfterMs = 60_000

export function createFallbackState(metrics: Metrics, log: Logger, now: Clock): FallbackState {
  const lastAnswerAt = new Map<Kind, number>()
  startAtZero(metrics.fallbackAnswers, { kind: fallbackKinds, because: reasons })
  for (const kind of fallbackKinds) metrics.fallbackSince.set({ kind }, 0)

  function end(kind: Kind): void {
    lastAnswerAt.delete(kind)
    metrics.fallbackSince.set({ kind }, 0)
  }

  return {
    answered(kind, because) {
      if (because) metrics.fallbackAnswers.inc({ kind, because })
      // A slow answer now and then is no outage, nor is a budget of one client.
      if (because === 'SLOW' || because === 'CLIENT_BUDGET_USED_UP') return
      const isServing = lastAnswerAt.has(kind)
      if (because) {
        if (!isServing) {
          log.warn({ kind, because }, 'the fallback answers')
          metrics.fallbackSince.set({ kind }, now() / 1000)
        }
        lastAnswerAt.set(kind, performance.now())
      } else if (isServing) {
        log.info({ kind }, 'the provider answers again')
        end(kind)
      }
    },
    isServing(kind) {
      const at = lastAnswerAt.get(kind)
      if (at !== undefined && performance.now() - at > forgottenAfterMs) end(kind)
      return lastAnswerAt.has(kind)
    },
  }
}
