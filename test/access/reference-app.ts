import { type AppDependencies, buildApp } from '../../services/edge/app.ts'
import { createLog } from '../../shared/log.ts'
import { createMetrics } from '../../shared/metrics.ts'

/** The edge with nothing behind it: enough for its reference and its pages. */
export const buildReferenceApp = (consoleFolder?: string) =>
  buildApp({
    tokens: {},
    metrics: createMetrics('edge'),
    log: createLog('edge', 'silent'),
    batches: {},
    trustedProxies: [],
    isEnding: () => false,
    consoleFolder,
  } as unknown as AppDependencies)
