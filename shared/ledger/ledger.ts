import type { Redis } from 'ioredis'
import { prices } from '../billing/prices.ts'
import type { Clock } from '../clock.ts'
import { dayMs } from '../day-ms.ts'
import { recorderKey, recordersKey } from '../quota/keys.ts'
import type { Entry } from '../quota/limiter.ts'
import type { Sku } from '../quota/quota.ts'
import type { Database } from '../store/database.ts'
import { forgetWorker, type LedgerRow, mergeRows, seeWorker, writeLastCalls, writeRows } from '../store/ledger.ts'

/**
 * What this worker charged. It is kept three times: here in memory; in Redis, by the same script that gives the permit (the
 * recorder); and, a second later, in PostgreSQL. So a dead worker's last second is written down by another one, and a Redis without
 * its data is filled again from PostgreSQL: nothing is lost unless both fail at once. (A permit whose reply was lost, with its connection,
 * is in the recorder and the budget alone: no call was made for it.)
 */
export interface Ledger {
  note(entry: Entry): void
  /** Writes down what is new. */
  flush(): Promise<void>
  /** The last flush; rejects when PostgreSQL is away (another worker writes it down then). */
  close(): Promise<void>
}

interface Dependencies {
  db: Database
  redis: Redis
  workerId: string
  now: Clock
  /** What there was to write is written. */
  onWritten(): void
  /** A flush failed: PostgreSQL is away. Nothing is lost; it is tried again. */
  onFailure(error: unknown): void
}

const flushEveryMs = 1000
/** By then nothing of a day is corrected any more. */
const settledAfterDays = 2

const isoDay = (atMs: number) => new Date(atMs).toISOString().slice(0, 10)
const fieldOf = ({ day, clientId, billed }: Pick<LedgerRow, 'day' | 'clientId' | 'billed'>) =>
  `${day}|${clientId}|${billed}`

export async function openLedger({ db, redis, workerId, now, onWritten, onFailure }: Dependencies): Promise<Ledger> {
  const rows = new Map<string, LedgerRow>()
  const changed = new Set<LedgerRow>()
  const lastCalls = new Map<Sku, number>()
  let flushing = Promise.resolve()

  const flush = () => {
    flushing = flushing.catch(() => {}).then(flushNow)
    return flushing
  }

  async function flushNow(): Promise<void> {
    const news = [...changed]
    const calls = new Map(lastCalls)
    changed.clear()
    lastCalls.clear()
    try {
      await Promise.all([seeWorker(db, workerId), writeRows(db, workerId, news), writeLastCalls(db, calls)])
    } catch (error) {
      for (const row of news) changed.add(row)
      for (const [sku, at] of calls) if (!lastCalls.has(sku)) lastCalls.set(sku, at)
      throw error
    }
    await forgetSettled()
    await keepRecorder()
  }

  /** A recorder with days that are merged already would have them charged twice if this worker died. */
  async function forgetSettled(): Promise<void> {
    const settled = [...rows]
      .filter(([, row]) => row.day < isoDay(now() - settledAfterDays * dayMs))
      .map(([field]) => field)
    if (settled.length === 0) return
    await redis.hdel(recorderKey(workerId), ...settled)
    for (const field of settled) rows.delete(field)
  }

  /** Another worker may have taken this one for dead, or Redis lost it: the recorder is made good from memory. */
  async function keepRecorder(): Promise<void> {
    const isNew = await redis.sadd(recordersKey, workerId).catch(() => 0)
    if (isNew === 0 || rows.size === 0) return
    const sums = [...rows].flatMap(([field, { calls, microUsd, entries }]) => [
      field,
      `${calls} ${microUsd} ${entries}`,
    ])
    await redis.hset(recorderKey(workerId), ...sums).catch(() => {})
  }

  await mergeRows(db, isoDay(now() - settledAfterDays * dayMs))
  await flush()
  let pending = false
  const tick = async () => {
    // While PostgreSQL is silent, flushes don't pile up.
    if (pending) return
    pending = true
    await flush().then(onWritten, onFailure)
    pending = false
  }
  const timer = setInterval(tick, flushEveryMs)

  return {
    note({ day, clientId, billed, calls, microUsd }) {
      const field = fieldOf({ day, clientId, billed })
      const row = rows.get(field) ?? { day, clientId, billed, calls: 0, microUsd: 0, entries: 0 }
      row.calls += calls
      row.microUsd += microUsd
      row.entries += 1
      rows.set(field, row)
      changed.add(row)
      if (calls > 0) lastCalls.set(prices[billed].sku, now())
    },
    flush,
    async close() {
      clearInterval(timer)
      await flush()
      await redis.multi().del(recorderKey(workerId)).srem(recordersKey, workerId).exec()
      await forgetWorker(db, workerId)
    },
  }
}
