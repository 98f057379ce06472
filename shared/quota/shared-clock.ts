import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Redis } from 'ioredis'
import { skus } from '../billing/skus.ts'
import type { Clock } from '../runtime/clock.ts'
import type { Logger } from '../runtime/log.ts'
import { watchOutage } from '../runtime/outage.ts'
import { startPeriodicTask } from '../runtime/periodic-task.ts'
import { singleFlight } from '../runtime/single-flight.ts'
import { clockKey, fairShareKey, rebuildLockKey, stateKey } from './keys.ts'

/**
 * A clock that all processes share: Redis' clock. Deadlines cross machines, whose clocks can
 * differ. So each process measures the offset of its own clock: at the start, every `intervalMs`,
 * and after each reconnect.
 *
 * Redis' clock can jump, for example after a failover to another machine. Processes notice this,
 * because their own clocks never jump. The first one to notice moves all times of the quota state
 * by the jump (move-times.lua). So a jump neither fills nor empties a sliding window. Days and
 * months follow the new clock.
 */
export interface SharedClock {
  now: Clock
  /** Measures now. @throws when Redis does not answer */
  measure(): Promise<void>
  /**
   * The id of the current timeline. It changes after each jump of the clock and after a loss of
   * data.
   */
  timeline(): string
  stop(): void
}

const intervalMs = 1000

/**
 * A measurement with a longer round trip is ignored, in milliseconds. Its error can be larger than
 * the error of the last one.
 */
const maxRoundTripMs = 200

/**
 * A larger difference between two measurements is a jump, in milliseconds. Measurement errors are
 * smaller, given the longest round trip.
 */
const minJumpMs = 250

/** Whole milliseconds. Never jumps, because neither NTP nor an operator sets it. */
const steadyClock: Clock = () => Math.floor(performance.timeOrigin + performance.now())

/**
 * Reads the clock of the node with this slot, because the quota scripts run there (Redis Cluster).
 */
const readTime = `
if not redis.call('GET', KEYS[1]) then redis.call('SET', KEYS[1], ARGV[1]) end
local time = redis.call('TIME')
return { time[1], time[2], redis.call('GET', KEYS[1]) }`
const moveTimes = readFileSync(new URL('./move-times.lua', import.meta.url), 'utf8')

interface Measurement {
  /** Redis' clock minus this process's clock, in milliseconds. */
  offsetMs: number
  roundTripMs: number
  timeline: string
}

/** Rejects when the first measurement fails. Later failures keep the last offset. */
export async function startSharedClock(
  redis: Redis,
  log: Logger,
  local: Clock = steadyClock,
): Promise<SharedClock> {
  const outage = watchOutage(log, 'measure the clock')

  async function read(): Promise<Measurement> {
    const sentAt = local()
    const reply = await redis.eval(readTime, 1, clockKey, randomUUID())
    const [seconds, microseconds, timeline] = reply as [string, string, string]
    const receivedAt = local()
    const redisMs = Number(seconds) * 1000 + Math.floor(Number(microseconds) / 1000)
    return {
      offsetMs: redisMs - Math.round((sentAt + receivedAt) / 2),
      roundTripMs: receivedAt - sentAt,
      timeline,
    }
  }

  /**
   * Moves the times of the quota state after a jump. Returns the timeline that is then in effect.
   */
  async function moveQuotaTimes(jumpMs: number, timeline: string): Promise<string> {
    const keys = [
      clockKey,
      rebuildLockKey,
      ...skus.flatMap((sku) => [stateKey(sku), fairShareKey(sku)]),
    ]
    const jumpUs = Math.round(jumpMs * 1000)
    const reply = await redis.eval(moveTimes, keys.length, ...keys, timeline, jumpUs, randomUUID())
    const [moved, current] = reply as [number, string]
    log.warn({ jumpMs: Math.round(jumpMs), moved: moved === 1 }, "Redis' clock jumped")
    return current
  }

  let current = await read()
  async function measureNow(): Promise<void> {
    const measured = await read()
    if (measured.roundTripMs > maxRoundTripMs) return
    // The first measurement is used however long it took, but its error is no jump.
    const jumpMs = current.roundTripMs > maxRoundTripMs ? 0 : measured.offsetMs - current.offsetMs
    const { timeline } =
      Math.abs(jumpMs) > minJumpMs
        ? { timeline: await moveQuotaTimes(jumpMs, current.timeline) }
        : measured
    current = { ...measured, timeline }
  }
  const measure = singleFlight(measureNow)
  const polling = startPeriodicTask(measure, {
    everyMs: intervalMs,
    ...outage,
  })
  const measureAfterReconnect = () => measure().then(outage.onSuccess, outage.onFailure)
  redis.on('ready', measureAfterReconnect)

  return {
    now: () => local() + current.offsetMs,
    measure,
    timeline: () => current.timeline,
    stop: () => {
      void polling.stop()
      redis.off('ready', measureAfterReconnect)
    },
  }
}
