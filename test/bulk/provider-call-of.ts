import { createProviderCalls } from '../../services/worker/provider/call.ts'
import type { Edition } from '../../shared/billing/skus.ts'
import type { Limiter } from '../../shared/quota/limiter.ts'
import { createLog } from '../../shared/runtime/log.ts'
import { createMetrics } from '../../shared/runtime/metrics.ts'

/** Calls as a worker makes them, with this limiter. */
export const providerCallOf = (edition: Edition, limiter: Limiter) =>
  createProviderCalls({
    limiter,
    now: Date.now,
    timeoutMs: 5000,
    metrics: createMetrics('worker'),
    log: createLog('worker', 'silent'),
  })(edition)
