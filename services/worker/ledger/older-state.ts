import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Redis, Result } from 'ioredis'
import { skus } from '../../../shared/billing/skus.ts'
import { serviceScope, spentKey, stateKey } from '../../../shared/quota/keys.ts'
import { createPeriods } from '../../../shared/quota/windows.ts'
import type { Clock } from '../../../shared/runtime/clock.ts'
import type { Logger } from '../../../shared/runtime/log.ts'
import { watchOutage } from '../../../shared/runtime/outage.ts'
import { startPeriodicTask } from '../../../shared/runtime/periodic-task.ts'
import type { Database } from '../../../shared/store/database.ts'
import {
  type GrantedPermits,
  readPermits,
  writePermits,
} from '../../../shared/store/granted-permits.ts'

declare module 'ioredis' {
  interface RedisCommander<Context> {
    discardOlderState(
      numberOfKeys: number,
      ...keysAndArgs: (string | number)[]
    ): Result<[string, number, 0 | 1 | 2], Context>
  }
}

interface Dependencies {
  redis: Redis
  db: Database
  /** Redis' time. */
  now: Clock
  log: Logger
}

const writeEveryMs = 1000
/**
 * A loss of permits of less time goes unnoticed: the replica of a failover may be behind by it.
 * Somewhat less than the second between two checks.
 */
const unnoticedMs = 900
/** A clock that is ahead by less does no harm for long: that day begins soon. */
const mayBeAheadMs = 3_600_000
/** Why the script has discarded the state: see there. */
const causes = [undefined, 'Redis came back with older data', 'Redis counted a later day']
const keys = [spentKey(serviceScope), ...skus.map(stateKey)]

/**
 * Finds out whether Redis came back with older data, by the number of permits that it has granted.
 * This worker remembers the number that it read a second ago. It is in PostgreSQL, too, for the
 * worker that starts after all have died, and for a state that comes back after another one. No
 * clock, charge or refund has a part in it. Permits of the last two seconds can be lost unnoticed.
 * Finds out, too, whether Redis counts a later day, because its clock was ahead.
 */
export async function watchForOlderState({ redis, db, now, log }: Dependencies) {
  redis.defineCommand('discardOlderState', {
    lua: readFileSync(new URL('../../../shared/quota/discard-older.lua', import.meta.url), 'utf8'),
  })

  const periodsAt = createPeriods()

  async function compareWith(read: GrantedPermits): Promise<GrantedPermits> {
    const nowMs = now()
    const lastDay = periodsAt(nowMs + mayBeAheadMs).day.names[1]
    const seen = [read.stateId, read.permits, randomUUID(), lastDay, nowMs]
    const reply = await redis.discardOlderState(keys.length, ...keys, ...seen)
    const [stateId, permits, discarded] = reply
    const cause = causes[discarded]
    if (cause) log.warn({ permits, read: read.permits }, cause)
    return { stateId, permits }
  }

  const { stateId } = await compareWith({ stateId: '', permits: 0 })
  /** What was read at least `unnoticedMs` before `last`. */
  let before = { stateId, permits: await readPermits(db, stateId) }
  let [last, lastAtMs] = [before, performance.now()]
  let written = before

  async function discardOlder(): Promise<void> {
    const read = await compareWith(before)
    if (read.stateId !== before.stateId) {
      const permits = await readPermits(db, read.stateId)
      before = await compareWith({ ...read, permits })
      note(before)
    } else if (read.permits < last.permits) note(read)
    else if (performance.now() - lastAtMs >= unnoticedMs) {
      before = last
      note(read)
    }
  }
  function note(read: GrantedPermits): void {
    last = read
    lastAtMs = performance.now()
  }
  async function write(): Promise<void> {
    const latest = before
    if (latest.stateId === written.stateId && latest.permits === written.permits) return
    await writePermits(db, latest)
    written = latest
  }
  const writing = startPeriodicTask(write, {
    everyMs: writeEveryMs,
    ...watchOutage(log, 'write down how many permits Redis has granted'),
  })

  return {
    /** Discards the quota state if a part of it was lost. @throws if Redis is unavailable */
    discardOlder,
    stop: writing.stop,
  }
}
