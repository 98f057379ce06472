import type { Redis } from 'ioredis'
import type { BillingSku } from '../../../shared/billing/prices.ts'
import { recorderKey, recordersKey } from '../../../shared/quota/keys.ts'
import type { Database } from '../../../shared/store/database.ts'
import { forgetWorker, type LedgerRow, writeRows } from '../../../shared/store/ledger-entries.ts'

/** The field of a row in a recorder, the hash in Redis that `acquire.lua` writes. Pure. */
export const recorderField = ({
  day,
  clientId,
  billed,
}: Pick<LedgerRow, 'day' | 'clientId' | 'billed'>) => `${day}|${clientId}|${billed}`

/** The value of that field. */
export const recorderSums = ({ calls, microUsd, entries }: LedgerRow) =>
  `${calls} ${microUsd} ${entries}`

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
  await redis.multi().del(recorderKey(workerId)).srem(recordersKey, workerId).exec()
  await forgetWorker(db, workerId)
}
