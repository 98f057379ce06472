import { type AppDependencies, buildApp } from '../../services/edge/app.ts'
import { createLog } from '../../shared/log.ts'
import { createMetrics } from '../../shared/metrics.ts'

/** The edge with nothing behind it: enough for its reference. */
export const buildReferenceApp = () =>
  buildApp({
    tokens: {},
    metrics: createMetrics('edge'),
    log: createLog('edge', 'silent'),
    batches: {},
    trustedProxies: [],
    isEnding: () => false,
  } as unknown as AppDependencies)
