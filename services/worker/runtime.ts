import type { Clock } from '../../shared/runtime/clock.ts'
import type { Lifecycle } from '../../shared/runtime/lifecycle.ts'
import type { Logger } from '../../shared/runtime/log.ts'
import type { Metrics } from '../../shared/runtime/metrics.ts'
import type { Tracing } from '../../shared/runtime/tracing/tracing.ts'
import type { Config } from '../../shared/settings/process-settings.ts'

/** What every part of a worker process needs. */
export interface Runtime {
  config: Config<'worker'>
  lifecycle: Lifecycle
  /** Redis' time. */
  now: Clock
  log: Logger
  metrics: Metrics
  tracing: Tracing | undefined
  /** Random, new in each process. */
  workerId: string
}
