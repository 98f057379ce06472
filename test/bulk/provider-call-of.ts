import { createProviderCalls } from '../../services/worker/provider/call.ts'
import type { Edition } from '../../shared/billing/skus.ts'
import type { Limiter } from '../../shared/quota/limiter.ts'
import { createMetrics } from '../../shared/runtime/metrics.ts'
import { silentLog } from '../support/collected-log.ts'

/** Calls as a worker makes them, with this limiter. */
export const providerCallOf = (edition: Edition, limiter: Limiter) =>
  createProviderCalls({
    limiter,
    now: Date.now,
    timeoutMs: 5000,
    metrics: createMetrics('worker'),
    log: silentLog,
    hasBreaker: true,
  })(edition)
