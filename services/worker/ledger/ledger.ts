import type { Redis } from 'ioredis'
import { recorderKey, recordersKey } from '../../../shared/quota/keys.ts'
import type { Entry } from '../../../shared/quota/permit.ts'
import type { Clock } from '../../../shared/runtime/clock.ts'
import { dayMs } from '../../../shared/runtime/clock.ts'
import { startPeriodicTask } from '../../../shared/runtime/periodic-task.ts'
import { nextRun } from '../../../shared/runtime/single-flight.ts'
import type { Database } from '../../../shared/store/database.ts'
import {
  deleteSilentWorkers,
  mergeSome,
  writeHeartbeat,
  writeLastCalls,
  writeRows,
} from '../../../shared/store/ledger-entries.ts'
import { type Charges, createCharges, type Unwritten } from './charges.ts'
import { createRecorderWriter, removeRecorder } from './recorder.ts'

/**
 * What this worker charged. It is kept in three places:
 * - here, in memory;
 * - in Redis, by the script that grants the permit: the recorder;
 * - a second later, in PostgreSQL.
 * When a worker dies, another one writes its recorder to PostgreSQL. When Redis loses its data, it
 * is filled again from PostgreSQL. So charges are lost only if both fail at once.
 * If the connection breaks before a permit arrives, no call is made. That permit is only in the
 * recorder and the budget.
 */
export interface Ledger {
  note(entry: Entry): void
  /** Writes what is new to PostgreSQL. */
  flush(): Promise<void>
  /** When a flush failed last, by performance.now(). */
  failedAt(): number
  /**
   * Ends the merging, and flushes for the last time.
   * @throws if PostgreSQL is unavailable: then another worker writes the rest
   */
  close(): Promise<void>
}

interface Dependencies {
  db: Database
  redis: Redis
  workerId: string
  now: Clock
  /** Called after a flush. */
  onWritten(): void
  /** Called after a flush that failed. Nothing is lost: the next flush retries. */
  onFailure(error: unknown): void
}

const flushEveryMs = 1000
/** After this many days the charges of a day no longer change. */
const settledAfterDays = 2
const mergeEveryMs = 60_000
/** A worker without a heartbeat in PostgreSQL for so long has ended. */
const silentDays = 7
/** Few enough that a statement takes a fraction of a second. */
const mergeStepRows = 2000

const isoDay = (atMs: number) => new Date(atMs).toISOString().slice(0, 10)

export async function openLedger({
  db,
  redis,
  workerId,
  now,
  onWritten,
  onFailure,
}: Dependencies): Promise<Ledger> {
  const charges = createCharges()
  const firstOpenDay = () => isoDay(now() - settledAfterDays * dayMs)
  const writeRecorder = createRecorderWriter(redis, workerId, charges.all)
  let failedAt = Number.NEGATIVE_INFINITY
  const flush = nextRun(async () => {
    const unwritten = charges.takeUnwritten()
    // Also while PostgreSQL is unavailable: then the recorder is all that is left if this worker
    // dies.
    const recorded = writeRecorder(unwritten.rows)
    try {
      await writeCharges(db, workerId, charges, unwritten)
    } catch (error) {
      failedAt = performance.now()
      throw error
    } finally {
      await recorded
    }
    await forgetBefore(firstOpenDay(), redis, workerId, charges)
  })

  await flush()
  const stopping = new AbortController()
  // Not awaited: after a long life of many workers it takes minutes.
  const merging = startPeriodicTask(() => mergeAll(db, redis, firstOpenDay(), stopping.signal), {
    everyMs: mergeEveryMs,
    atStart: true,
    onFailure,
  })
  const flushing = startPeriodicTask(flush, {
    everyMs: flushEveryMs,
    onSuccess: onWritten,
    onFailure,
  })
  return {
    note: (entry) => charges.add(entry, performance.now()),
    flush,
    failedAt: () => failedAt,
    async close() {
      stopping.abort()
      await Promise.all([merging.stop(), flushing.stop()])
      await flush()
      await removeRecorder(db, redis, workerId)
    },
  }
}

/**
 * Merges the rows of finished days step by step. What is left is merged in the next run. A worker
 * that has a recorder is not forgotten: its rows would be merged, and then written again by the
 * worker that adopts the recorder.
 */
async function mergeAll(
  db: Database,
  redis: Redis,
  before: string,
  signal: AbortSignal,
): Promise<void> {
  await deleteSilentWorkers(db, silentDays, await redis.smembers(recordersKey))
  for (let merged = mergeStepRows; merged === mergeStepRows && !signal.aborted; )
    merged = await mergeSome(db, before, mergeStepRows)
}

/** Writes to PostgreSQL what is new. What could not be written is new for the next flush. */
async function writeCharges(
  db: Database,
  workerId: string,
  charges: Charges,
  unwritten: Unwritten,
): Promise<void> {
  try {
    await Promise.all([
      writeHeartbeat(db, workerId),
      writeRows(db, workerId, unwritten.rows),
      writeLastCalls(db, unwritten.lastCalls),
    ])
  } catch (error) {
    charges.putBack(unwritten)
    throw error
  }
}

/**
 * Removes days that are merged already. If this worker died, they would be charged twice from its
 * recorder.
 */
async function forgetBefore(
  day: string,
  redis: Redis,
  workerId: string,
  charges: Charges,
): Promise<void> {
  const settled = charges.fieldsBefore(day)
  if (settled.length === 0) return
  await redis.hdel(recorderKey(workerId), ...settled)
  charges.remove(settled)
}
