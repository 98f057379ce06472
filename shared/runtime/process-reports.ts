import type { Redis } from 'ioredis'
import type { Clock } from './clock.ts'
import type { Logger } from './log.ts'
import { watchOutage } from './outage.ts'
import { startPeriodicTask } from './periodic-task.ts'

/** A hash in Redis, in which each running process of a kind says something about itself. */
interface Reports {
  redis: Redis
  /** The key of the hash. Its fields are ids of processes. */
  key: string
  /** Redis' time. */
  now: Clock
}

interface Reporter<Report> extends Reports {
  processId: string
  everyMs: number
  log: Logger
  /** What is reported, for the log. */
  what: string
  report(): Report
}

const forgetMs = 60_000

/** Reports until the returned function is called, and forgets processes that ended otherwise. */
export function startReports<Report extends object>({
  processId,
  everyMs,
  log,
  what,
  report,
  ...reports
}: Reporter<Report>): () => Promise<void> {
  const reporting = startPeriodicTask(() => writeReport(reports, processId, report()), {
    everyMs,
    atStart: true,
    ...watchOutage(log, `report ${what}`),
  })
  const forgetting = startPeriodicTask(() => readReports(reports, forgetMs, { removeOld: true }), {
    everyMs: forgetMs,
    ...watchOutage(log, `remove old reports of ${what}`),
  })
  return async () => {
    await Promise.all([reporting.stop(), forgetting.stop()])
    await removeReport(reports, processId).catch(() => {})
  }
}

export const writeReport = (
  { redis, key, now }: Reports,
  processId: string,
  report: object,
): Promise<unknown> => redis.hset(key, processId, JSON.stringify({ at: now(), ...report }))

export const removeReport = (
  { redis, key }: Omit<Reports, 'now'>,
  processId: string,
): Promise<unknown> => redis.hdel(key, processId)

/**
 * The last reports of processes that are not older than `aliveMs`, by process id. Not every process
 * may remove the older ones.
 */
export async function readReports<Report extends object>(
  { redis, key, now }: Reports,
  aliveMs: number,
  { removeOld = false } = {},
): Promise<Map<string, Report>> {
  const alive = new Map<string, Report>()
  const old: string[] = []
  for (const [id, json] of Object.entries(await redis.hgetall(key))) {
    const { at, ...report } = JSON.parse(json)
    // A report from the future was written before Redis' clock jumped back.
    if (Math.abs(now() - at) > aliveMs) old.push(id)
    else alive.set(id, report)
  }
  if (removeOld && old.length > 0) await redis.hdel(key, ...old)
  return alive
}
