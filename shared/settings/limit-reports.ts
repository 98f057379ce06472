import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import type { Redis } from 'ioredis'
import type { Edition } from '../billing/skus.ts'
import type { Clock } from '../runtime/clock.ts'
import type { Logger } from '../runtime/log.ts'
import { readReports, startReports } from '../runtime/process-reports.ts'
import { type LimitSettings, limitSettingsOf } from './limit-settings.ts'
import type { Config } from './process-settings.ts'

/** The limits in the environment of a running process. */
export interface LimitReport {
  service: 'edge' | 'worker'
  /** For people: where the process runs. */
  host: string
  edition: Edition
  fallback?: Edition | undefined
  limits: LimitSettings
}

const key = 'address:limits'
const reportEveryMs = 5000
const aliveMs = 15_000

/** Reports the limits of this process until the returned function is called. */
export const startLimitReports = (
  service: LimitReport['service'],
  config: Config<'edge'> | Config<'worker'>,
  redis: Redis,
  now: Clock,
  log: Logger,
): (() => Promise<void>) => {
  const report: LimitReport = {
    service,
    host: `${hostname()}, process ${process.pid}`,
    edition: config.placesEdition,
    fallback: config.placesFallback,
    limits: limitSettingsOf(service, config),
  }
  return startReports({
    redis,
    key,
    now,
    processId: randomBytes(6).toString('hex'),
    everyMs: reportEveryMs,
    log,
    what: 'the limits of this process',
    report: () => report,
  })
}

/** The reports of all running edges and workers. */
export async function readLimitReports(redis: Redis): Promise<LimitReport[]> {
  const [seconds] = await redis.time()
  const now = () => Number(seconds) * 1000
  return [...(await readReports<LimitReport>({ redis, key, now }, aliveMs)).values()]
}
