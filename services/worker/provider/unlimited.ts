import type { Limiter } from '../../../shared/quota/limiter.ts'

const permit = {
  granted: true,
  waitMs: 0,
  endsAt: Number.POSITIVE_INFINITY,
  step: 0,
  // The day that a charge would count in: nothing is charged.
  day: '',
  trial: false,
} as const
const notPaused = { isNews: false, forMs: 0 }

/**
 * The limiter of test keys. It grants every call and keeps nothing: no quota, no budget, no ledger,
 * and no pause after a refusal.
 */
export const unlimited: Limiter = {
  take: async () => permit,
  correct: () => {},
  close: async () => notPaused,
  slowDown: async () => notPaused,
  noteAccepted: () => {},
  isRevoked: () => false,
  reopen: async () => {},
}
