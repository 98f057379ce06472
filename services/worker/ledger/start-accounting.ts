import type { Redis } from 'ioredis'
import { readAlive } from '../../../shared/jobs/worker-reports.ts'
import { createLimiter, type Limiter } from '../../../shared/quota/limiter.ts'
import { type Limits, limitsOf } from '../../../shared/quota/limits.ts'
import { createQuotaReader, type QuotaReader } from '../../../shared/quota/quota-reader.ts'
import { startPeriodicTask } from '../../../shared/runtime/periodic-task.ts'
import { type Database, openDatabase } from '../../../shared/store/database.ts'
import { watchLimits } from '../../../shared/store/watch-limits.ts'
import type { Runtime } from '../runtime.ts'
import { watchBudgets } from '../upkeep/budget-watch.ts'
import { openLedger } from './ledger.ts'
import { recoverQuotaState } from './quota-recovery.ts'
import { adoptRecorders } from './recorder.ts'

/** How often a worker looks for charges that a dead worker did not write to PostgreSQL. */
const adoptEveryMs = 2000
/** The longest query of the ledger of a month, in milliseconds. */
const slowQueryMs = 300_000

interface Stores {
  db: Database
  redis: Redis
  /** Follows a jump of Redis' clock. */
  measureClock(): Promise<void>
}

interface Accounting {
  /** The same object until a limit changes. */
  limits(): Limits
  limiter: Limiter
  quota: QuotaReader
}

/** Starts limits, ledger, quota state and limiter: everything that counts calls and money. */
export async function startAccounting(
  { config, lifecycle, now, log, metrics, workerId }: Runtime,
  { db, redis, measureClock }: Stores,
): Promise<Accounting> {
  const limits = await watchLimits(db, limitsOf(config), log)
  lifecycle.onClose(() => limits.stop())
  const onWritten = () => metrics.ledgerWrittenTimestamp.set(now() / 1000)
  const onFailure = (error: unknown) => {
    metrics.ledgerFailures.inc()
    log.warn({ cause: String(error) }, 'the ledger could not be written; it is retried')
  }
  const ledger = await openLedger({ db, redis, workerId, now, onWritten, onFailure })
  lifecycle.onClose(() => ledger.close().catch(onFailure))
  const adopt = async () =>
    adoptRecorders(db, redis, new Set((await readAlive(redis, now)).keys()).add(workerId))
  const slowDb = openDatabase(config.databaseUrl, 1, slowQueryMs)
  lifecycle.onClose(() => slowDb.destroy())
  const recovery = await recoverQuotaState({
    redis,
    slowDb,
    db,
    ledger,
    adoptRecorders: adopt,
    workerId,
    now,
    measureClock,
    limits: limits.current,
    log,
  })
  lifecycle.onClose(() => recovery.stop())
  const adopting = startPeriodicTask(adopt, { everyMs: adoptEveryMs, onFailure })
  lifecycle.onClose(() => adopting.stop())

  const charged = new Set<string>()
  const limiter = createLimiter({
    redis,
    now,
    limits: limits.current,
    workerId,
    note(entry) {
      charged.add(entry.clientId)
      ledger.note(entry)
    },
    rebuildQuotaState: recovery.rebuild,
  })
  const quota = createQuotaReader(redis, limits.current, now)
  const warnFrom = config.budgetWarnPercent / 100
  const drainCharged = () => {
    const clients = [...charged]
    charged.clear()
    return clients
  }
  lifecycle.onClose(
    watchBudgets({
      quotaReader: quota,
      limits: limits.current,
      drainCharged,
      warnFrom,
      now,
      log,
      metrics,
    }),
  )
  return { limits: limits.current, limiter, quota }
}
