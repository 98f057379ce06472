import type { Errand } from '../../services/worker/processors/work.ts'

/** The errand of a row of a batch. */
export const bulkErrand = (more: Partial<Errand> = {}): Errand => ({
  clientId: 'client',
  deadlineAt: Date.now() + 600_000,
  cost: { queueMs: 0, quotaMs: 0, providerMs: 0, providerCalls: 0 },
  microUsd: 0,
  bulk: true,
  stillWanted: async () => {},
  ...more,
})
