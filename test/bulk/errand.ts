import type { Errand } from '../../services/worker/processors/work.ts'
import { noCost } from '../../shared/jobs/jobs.ts'

/** The errand of a row of a batch. */
export const bulkErrand = (more: Partial<Errand> = {}): Errand => ({
  clientId: 'client',
  deadlineAt: Date.now() + 600_000,
  cost: noCost(),
  microUsd: 0,
  bulk: true,
  stillWanted: async () => {},
  ...more,
})
