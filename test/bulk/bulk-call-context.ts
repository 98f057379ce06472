import type { CallContext } from '../../services/worker/call-context.ts'
import { noCost } from '../../shared/jobs/jobs.ts'

/** The call context of a row of a batch. */
export const bulkCallContext = (more: Partial<CallContext> = {}): CallContext => ({
  clientId: 'client',
  deadlineAt: performance.now() + 600_000,
  cost: noCost(),
  microUsd: 0,
  bulk: true,
  throwIfCancelled: async () => {},
  ...more,
})
