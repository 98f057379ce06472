import type { Redis } from 'ioredis'
import type { Logger } from './log.ts'
import { watchOutage } from './outage.ts'

/** Milliseconds since 1970. */
export type Clock = () => number

/**
 * A clock that all processes share: Redis' own. Deadlines cross machines, whose clocks may differ by any amount; so each
 * process measures how far its clock is off, at the start and every `intervalMs`, and corrects for it.
 */
export interface SharedClock {
  now: Clock
  stop(): void
}

const intervalMs = 10_000

/** The limiter's windows are in the time of the node that has this slot: so is everything else (Redis Cluster). */
const readTime = (redis: Redis) =>
  redis.eval("return redis.call('TIME')", 1, '{quota}:clock') as Promise<[string, string]>

/** The middle of a longer round trip may be further off than the old correction: the process was frozen, or busy. In milliseconds. */
const longestRoundTripMs = 200

/** Resolves once it has measured; rejects when Redis can't be asked then. Later failures leave the last correction as it is. */
export async function startSharedClock(redis: Redis, log: Logger, local: Clock = Date.now): Promise<SharedClock> {
  const outage = watchOutage(log, 'measure the clock')
  let offsetMs: number | undefined
  const measure = async () => {
    const asked = local()
    const [seconds, microseconds] = await readTime(redis)
    const answered = local()
    if (offsetMs !== undefined && answered - asked > longestRoundTripMs) return
    offsetMs = Number(seconds) * 1000 + Math.floor(Number(microseconds) / 1000) - Math.round((asked + answered) / 2)
  }
  await measure()
  const timer = setInterval(() => measure().then(outage.works, outage.fails), intervalMs).unref()
  return { now: () => local() + (offsetMs ?? 0), stop: () => clearInterval(timer) }
}
