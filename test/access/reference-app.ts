import { type AppDependencies, buildApp } from '../../services/edge/app.ts'
import { createMetrics } from '../../shared/runtime/metrics.ts'
import { silentLog } from '../support/collected-log.ts'

/** An edge without Redis, database and workers: enough for the API reference and its pages. */
export const buildReferenceApp = (consoleFolder?: string, map: AppDependencies['map'] = {}) =>
  buildApp({
    tokens: {},
    rates: {},
    metrics: createMetrics('edge'),
    log: silentLog,
    batches: {},
    trustedProxies: [],
    isShuttingDown: () => false,
    consoleFolder,
    servesConsole: true,
    map,
  } as unknown as AppDependencies)
