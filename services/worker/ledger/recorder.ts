import { readFileSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Redis, Result } from 'ioredis'
import type { BillingSku } from '../../../shared/billing/prices.ts'
import { recorderField, recorderKey, recordersKey } from '../../../shared/quota/keys.ts'
import type { Database } from '../../../shared/store/database.ts'
import { forgetWorker, type LedgerRow, writeRows } from '../../../shared/store/ledger-entries.ts'

declare module 'ioredis' {
  interface RedisCommander<Context> {
    writeMissingCharges(...keysAndArgs: string[]): Result<number, Context>
  }
}

/** The value of a recorder's field: calls, price and number of entries. */
const recorderSums = ({ calls, microUsd, entries }: LedgerRow) => `${calls} ${microUsd} ${entries}`

/** Few enough that the script holds Redis for some milliseconds. */
const maxRowsAtOnce = 1000

/**
 * Returns a function that writes to this worker's recorder what it lacks of the rows that changed
 * since the call before. It writes all rows if Redis has no recorder, or if the call before
 * failed. It never rejects: what fails is written by the next call.
 */
export function createRecorderWriter(
  redis: Redis,
  workerId: string,
  allRows: () => LedgerRow[],
): (changed: LedgerRow[]) => Promise<void> {
  redis.defineCommand('writeMissingCharges', {
    numberOfKeys: 2,
    lua: readFileSync(new URL('../../../shared/quota/write-missing.lua', import.meta.url), 'utf8'),
  })

  /** Resolves to whether Redis had no recorder. */
  async function writeSome(some: LedgerRow[]): Promise<boolean> {
    const rows = some.map((row) => [recorderField(row), recorderSums(row)])
    // A refund is noted before it is sent. If it came after these sums, which include it, it would
    // count twice.
    await nextTurn()
    const keys = [recorderKey(workerId), recordersKey]
    return (await redis.writeMissingCharges(...keys, workerId, JSON.stringify(rows))) === 1
  }

  async function write(rows: LedgerRow[]): Promise<boolean> {
    let isNew = await writeSome(rows.slice(0, maxRowsAtOnce))
    for (let from = maxRowsAtOnce; from < rows.length; from += maxRowsAtOnce)
      isNew = (await writeSome(rows.slice(from, from + maxRowsAtOnce))) || isNew
    return isNew
  }

  let isWhole = false
  return async (changed) => {
    try {
      const isNew = await write(isWhole ? changed : allRows())
      if (isNew && isWhole) await write(allRows())
      isWhole = true
    } catch {
      isWhole = false
    }
  }
}

/** The rows of a recorder. */
const readRecorder = (fields: Record<string, string>): LedgerRow[] =>
  Object.entries(fields).map(([field, sums]) => {
    const [day = '', clientId = '', billed = ''] = field.split('|')
    const [calls = 0, microUsd = 0, entries = 0] = sums.split(' ').map(Number)
    return { day, clientId, billed: billed as BillingSku, calls, microUsd, entries }
  })

/**
 * Writes the charges of dead workers to PostgreSQL that they could not write themselves. Several
 * workers may run it at once. Rejects with the first error, after all were tried.
 */
export async function adoptRecorders(
  db: Database,
  redis: Redis,
  alive: Set<string>,
): Promise<void> {
  const dead = (await redis.smembers(recordersKey)).filter((workerId) => !alive.has(workerId))
  const outcomes = await Promise.allSettled(dead.map((workerId) => adopt(db, redis, workerId)))
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
}

async function adopt(db: Database, redis: Redis, workerId: string): Promise<void> {
  await writeRows(db, workerId, readRecorder(await redis.hgetall(recorderKey(workerId))))
  await removeRecorder(db, redis, workerId)
}

/** Removes the recorder of a worker whose charges are all in the ledger. */
export async function removeRecorder(db: Database, redis: Redis, workerId: string): Promise<void> {
  await redis.multi().del(recorderKey(workerId)).srem(recordersKey, workerId).exec()
  await forgetWorker(db, workerId)
}
