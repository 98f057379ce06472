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
  const { redis, key, now } = reports
  const write = () => redis.hset(key, processId, JSON.stringify({ at: now(), ...report() }))
  const reported = watchOutage(log, `report ${what}`)
  const reporting = startPeriodicTask(write, {
    everyMs,
    atStart: true,
    ...reported,
  })
  const forgetting = startPeriodicTask(() => forgetOld(reports), {
    everyMs: forgetMs,
    ...watchOutage(log, `remove old reports of ${what}`),
  })
  return async () => {
    await Promise.all([reporting.stop(), forgetting.stop()])
    await redis.hdel(key, processId).catch(() => {})
  }
}

/** The last reports of processes that are not older than `aliveMs`, by process id. */
export async function readReports<Report extends object>(
  reports: Reports,
  aliveMs: number,
): Promise<Map<string, Report>> {
  const all = await readAll<Report>(reports)
  return new Map(all.flatMap(({ id, ageMs, report }) => (ageMs < aliveMs ? [[id, report]] : [])))
}

async function readAll<Report>({ redis, key, now }: Reports) {
  const fields = Object.entries(await redis.hgetall(key))
  return fields.map(([id, json]) => {
    const { at, ...report } = JSON.parse(json)
    // A report from the future was written before Redis' clock jumped back.
    return { id, ageMs: Math.abs(now() - at), report: report as Report }
  })
}

async function forgetOld(reports: Reports): Promise<void> {
  const old = (await readAll(reports)).filter(({ ageMs }) => ageMs > forgetMs)
  if (old.length > 0) await reports.redis.hdel(reports.key, ...old.map(({ id }) => id))
}
