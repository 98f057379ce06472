import type { Limiter } from '../../../shared/quota/limiter.ts'
import type { Entry } from '../../../shared/quota/permit.ts'
import { createPeriods } from '../../../shared/quota/windows.ts'
import type { Clock } from '../../../shared/runtime/clock.ts'

const notPaused = { isNew: false, forMs: 0 }

/**
 * The limiter of test keys. It grants every call: no quota, no budget, no ledger, and no pause
 * after a refusal. `note` is told what was called.
 */
export function createUnlimited(now: Clock, note: (entry: Entry) => void): Limiter {
  const periodsAt = createPeriods()
  return {
    async acquire({ clientId, billed, microUsd }) {
      const [, day] = periodsAt(now()).day.names
      note({ day, clientId, billed, calls: 1, microUsd })
      return { granted: true, waitMs: 0, endsAt: Infinity, step: 0, day, trial: false }
    },
    refund: note,
    pause: async () => notPaused,
    slowDown: async () => notPaused,
    noteAccepted: () => {},
    revalidate: (_sku, permit) => permit,
    resume: async () => {},
  }
}
