import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Redis, Result } from 'ioredis'
import { skus } from '../../../shared/billing/skus.ts'
import { rebuildLockKey, spentKey, stateKey } from '../../../shared/quota/keys.ts'
import type { Limits } from '../../../shared/quota/limits.ts'
import { createPeriods } from '../../../shared/quota/windows.ts'
import type { Clock } from '../../../shared/runtime/clock.ts'
import type { Logger } from '../../../shared/runtime/log.ts'
import { watchOutage } from '../../../shared/runtime/outage.ts'
import { startPeriodicTask } from '../../../shared/runtime/periodic-task.ts'
import { singleFlight } from '../../../shared/runtime/single-flight.ts'
import type { Database } from '../../../shared/store/database.ts'
import {
  areOthersAlive,
  readMonth,
  readSinceLastCalls,
} from '../../../shared/store/ledger-entries.ts'
import { defineLockCommands } from '../redis-lock.ts'
import type { Ledger } from './ledger.ts'
import { watchForOlderState } from './older-state.ts'
import { type QuotaState, quotaStateOf } from './quota-state.ts'

declare module 'ioredis' {
  interface RedisCommander<Context> {
    rebuildQuotaState(numberOfKeys: number, ...keysAndArgs: string[]): Result<number, Context>
  }
}

interface Dependencies {
  redis: Redis
  /** For the ledger of a month, which takes seconds to add up. */
  slowDb: Database
  db: Database
  ledger: Ledger
  /** Writes the charges of dead workers to the ledger. */
  adoptRecorders(): Promise<void>
  workerId: string
  now: Clock
  /** Follows a jump of Redis' clock. */
  measureClock(): Promise<void>
  limits(): Limits
  log: Logger
}

/**
 * One worker at a time rebuilds, and renews its lock meanwhile. If it dies, another one may begin
 * after this time.
 */
const rebuildLockMs = 10_000
/** How long a worker waits while another one rebuilds, before the limiter asks again. */
const waitForOtherMs = 200
/**
 * Each worker writes its charges to PostgreSQL once a second. If another worker's heartbeat is at
 * most `aliveSeconds` old, the rebuild waits `writeDownMs` for its charges. While PostgreSQL is
 * unavailable there are no heartbeats, and all workers have charges to write.
 */
const aliveSeconds = 5
const writeDownMs = 2500

/** Rebuilds the quota state in Redis from the ledger, whenever Redis has none, or an older one. */
export interface QuotaRecovery {
  /**
   * Resolves when a permit can be asked for again. Does nothing if Redis has the quota state.
   * @throws if Redis or PostgreSQL is unavailable
   */
  rebuild(): Promise<void>
  /** Resolves when the current check has ended. */
  stop(): Promise<void>
}

/**
 * How often the state is checked, even if no permit is asked for. So budgets are shown early, and
 * the pause after a rebuild is over earlier.
 */
const checkEveryMs = 1000

/**
 * Makes sure that Redis has the quota state. It has none when it is new or has lost its data. One
 * that it has lost in part is discarded first.
 * Calls and money of the day and month come from the ledger in PostgreSQL. The ledger does not
 * know the calls of the last minute exactly. So each SKU is paused until its windows of a second
 * and a minute are empty for certain. A SKU without recent calls is not paused.
 */
export async function recoverQuotaState({
  redis,
  slowDb,
  db,
  ledger,
  adoptRecorders,
  workerId,
  now,
  measureClock,
  limits,
  log,
}: Dependencies): Promise<QuotaRecovery> {
  defineLockCommands(redis)
  redis.defineCommand('rebuildQuotaState', {
    lua: readFileSync(new URL('../../../shared/quota/rebuild.lua', import.meta.url), 'utf8'),
  })
  const periodsAt = createPeriods()
  const olderState = await watchForOlderState({ redis, db, now, log })

  const renewLock = () => redis.renewLock(rebuildLockKey, workerId, rebuildLockMs)

  async function rebuildNow(): Promise<void> {
    await measureClock()
    await olderState.discardOlder()
    const epochs = await Promise.all(skus.map((sku) => redis.hexists(stateKey(sku), 'epoch')))
    if (!epochs.includes(0)) return
    const isLocked = await redis.set(rebuildLockKey, workerId, 'PX', rebuildLockMs, 'NX')
    if (!isLocked) return void (await sleep(waitForOtherMs))
    const renewing = startPeriodicTask(renewLock, {
      everyMs: rebuildLockMs / 4,
      onFailure: () => {},
    })
    try {
      await ledger.flush()
      if (await mayOthersWrite()) await sleep(writeDownMs)
      await adoptRecorders()
      const state = await readState()
      // The lock may have expired while this process was busy with many rows. Another worker that
      // has taken it keeps it.
      await redis.set(rebuildLockKey, workerId, 'PX', rebuildLockMs, 'NX')
      await writeState(redis, workerId, state)
    } catch (error) {
      await redis.releaseLock(rebuildLockKey, workerId).catch(() => {})
      throw error
    } finally {
      await renewing.stop()
    }
  }

  async function mayOthersWrite(): Promise<boolean> {
    const wasUnavailable = performance.now() - ledger.failedAt() < aliveSeconds * 1000
    return wasUnavailable || (await areOthersAlive(db, workerId, aliveSeconds))
  }

  async function readState(): Promise<QuotaState> {
    const periods = periodsAt(now())
    const charges = await readMonth(slowDb, `${periods.month.names[1]}-01`, periods.day.names[1])
    // Read afterwards: the time that the month took counts towards the pause of the SKUs.
    const sinceLastCalls = await readSinceLastCalls(db)
    const { quotas } = limits()
    return quotaStateOf({ charges, sinceLastCalls, periods, quotas, nowMs: now() })
  }

  const rebuild = singleFlight(rebuildNow)
  await rebuild()
  const checking = startPeriodicTask(rebuild, {
    everyMs: checkEveryMs,
    ...watchOutage(log, 'rebuild the quota state'),
  })
  return {
    rebuild,
    stop: async () => void (await Promise.all([checking.stop(), olderState.stop()])),
  }
}

/** Few enough that a script holds Redis for some milliseconds. */
const maxScopesAtOnce = 1000

/** Ends early if another worker has taken over the lock: see `rebuild.lua`. */
async function writeState(
  redis: Redis,
  workerId: string,
  { states, scopes }: QuotaState,
): Promise<void> {
  const epoch = randomUUID()
  for (let from = 0, isLast = false; !isLast; from += maxScopesAtOnce) {
    const some = scopes.slice(from, from + maxScopesAtOnce)
    isLast = from + some.length === scopes.length
    const keys = [
      rebuildLockKey,
      ...states.map(({ sku }) => stateKey(sku)),
      ...some.map(({ scope }) => spentKey(scope)),
    ]
    const request = {
      holder: workerId,
      epoch,
      states: states.map(({ fields }) => fields),
      scopes: some.map(({ fields }) => fields),
      isLast,
    }
    if (!(await redis.rebuildQuotaState(keys.length, ...keys, JSON.stringify(request)))) return
  }
}
