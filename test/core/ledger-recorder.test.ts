import { once } from 'node:events'
import type { Redis } from 'ioredis'
import { sql } from 'kysely'
import { beforeEach, expect, inject, it, onTestFinished, vi } from 'vitest'
import { openLedger } from '../../services/worker/ledger/ledger.ts'
import { adoptRecorders } from '../../services/worker/ledger/recorder.ts'
import { dayMs } from '../../shared/runtime/clock.ts'
import { connectFailingFast } from '../../shared/runtime/redis.ts'
import { openDatabase } from '../../shared/store/database.ts'
import { mergeSome } from '../../shared/store/ledger-entries.ts'
import { openLedgerView } from '../support/ledger-view.ts'
import { testDatabase } from '../support/test-database.ts'
import { limitsWith, wanted } from './quota-model.ts'
import { useQuotaOnRedis } from './quota-on-redis.ts'

const quota = useQuotaOnRedis(11)
/** Only the test flushes: the periodic task of a ledger waits for a time that does not come. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
beforeEach(() => () => void vi.useRealTimers())

/** A worker's ledger and limiter, with connections of their own that can break. */
async function startWorker(databaseUrl: string, workerId = 'w', now = Date.now) {
  const redis = connectFailingFast(`${inject('redisUrl')}/11`)
  const db = openDatabase(databaseUrl, 2)
  await once(redis, 'ready')
  const ledger = await openLedger({
    db,
    redis,
    workerId,
    now,
    onWritten() {},
    onFailure() {},
  })
  const limiter = quota.limiter(limitsWith({}), { redis, workerId, note: ledger.note })
  let isPostgresThere = true
  const leavePostgres = async () => {
    isPostgresThere = false
    await db.destroy()
  }
  async function call(): Promise<string> {
    const permit = await limiter.acquire(wanted({}))
    return permit.granted ? permit.day : expect.fail('refused')
  }
  return {
    call,
    flush: ledger.flush,
    /** Resolves when it has forgotten the workers that ended long ago. */
    close: ledger.close,
    leavePostgres,
    /** Corrects a call's price while Redis cannot be reached. */
    async correctWithoutRedis(day: string, times: number) {
      redis.disconnect()
      await once(redis, 'end')
      for (let n = 0; n < times; n += 1)
        limiter.refund({ day, clientId: 'ann', billed: 'newDetails', calls: 0, microUsd: -1000 })
      await new Promise(setImmediate)
      await redis.connect()
    },
    async kill() {
      redis.disconnect()
      if (isPostgresThere) await db.destroy()
    },
  }
}

/** A database, and what is in its ledger once another worker wrote what the killed one left. */
async function startLedger() {
  const databaseUrl = await testDatabase('ledger_recorder')
  const view = openLedgerView(databaseUrl)
  const db = openDatabase(databaseUrl, 1)
  onTestFinished(async () => {
    await view.close()
    await db.destroy()
  })
  return {
    databaseUrl,
    db,
    async adopted() {
      await adoptRecorders(db, quota.redis(), new Set())
      return (await view.bySku()).details
    },
  }
}

/** As a Redis that comes back empty, and whose quota state was rebuilt. */
async function loseRedis(redis: Redis): Promise<void> {
  await redis.flushdb()
  await quota.open()
}

it('a worker killed after Redis was out of reach for a moment leaves all its charges', async () => {
  const { databaseUrl, adopted } = await startLedger()
  const worker = await startWorker(databaseUrl)
  const day = await worker.call()
  for (let n = 0; n < 2; n += 1) await worker.call()
  await worker.correctWithoutRedis(day, 2)
  await worker.flush()
  await worker.call()
  await worker.kill()
  expect(await adopted()).toEqual({ calls: 4, microUsd: 18_000 })
})

it('a worker killed without PostgreSQL after Redis lost its data leaves all charges', async () => {
  const { databaseUrl, adopted } = await startLedger()
  const worker = await startWorker(databaseUrl)
  for (let n = 0; n < 3; n += 1) await worker.call()
  await worker.leavePostgres()
  await loseRedis(quota.redis())
  await expect(worker.flush()).rejects.toThrow()
  await worker.call()
  await worker.kill()
  expect(await adopted()).toEqual({ calls: 4, microUsd: 20_000 })
})

it('a worker killed more than a week before any other starts is charged once', async () => {
  const { databaseUrl, db, adopted } = await startLedger()
  const killed = await startWorker(databaseUrl)
  for (let n = 0; n < 3; n += 1) await killed.call()
  await killed.flush()
  await killed.kill()
  await sql`update ledger_workers set seen_at = now() - interval '9 days'`.execute(db)

  const inNineDays = () => Date.now() + 9 * dayMs
  const next = await startWorker(databaseUrl, 'next', inNineDays)
  await next.close()
  await next.kill()
  await mergeSome(db, new Date(inNineDays()).toISOString(), 100)
  expect(await adopted()).toEqual({ calls: 3, microUsd: 15_000 })
})
