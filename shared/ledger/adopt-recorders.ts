import type { Redis } from 'ioredis'
import type { BillingSku } from '../billing/prices.ts'
import { recorderKey, recordersKey } from '../quota/keys.ts'
import type { Database } from '../store/database.ts'
import { forgetWorker, type LedgerRow, writeRows } from '../store/ledger.ts'

/**
 * Writes down what workers that are no longer alive had charged and could not write down themselves. Safe to run on several workers at
 * once. Rejects with the first failure, after all have been tried.
 */
export async function adoptRecorders(db: Database, redis: Redis, alive: Set<string>): Promise<void> {
  const dead = (await redis.smembers(recordersKey)).filter((workerId) => !alive.has(workerId))
  const outcomes = await Promise.allSettled(dead.map((workerId) => adopt(db, redis, workerId)))
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
}

async function adopt(db: Database, redis: Redis, workerId: string): Promise<void> {
  await writeRows(db, workerId, readRecorder(await redis.hgetall(recorderKey(workerId))))
  await redis.multi().del(recorderKey(workerId)).srem(recordersKey, workerId).exec()
  await forgetWorker(db, workerId)
}

const readRecorder = (fields: Record<string, string>): LedgerRow[] =>
  Object.entries(fields).map(([field, sums]) => {
    const [day = '', clientId = '', billed = ''] = field.split('|')
    const [calls = 0, microUsd = 0, entries = 0] = sums.split(' ').map(Number)
    return { day, clientId, billed: billed as BillingSku, calls, microUsd, entries }
  })
