import { once } from 'node:events'
import { expect, inject, it, onTestFinished } from 'vitest'
import { openLedger } from '../../services/worker/ledger/ledger.ts'
import { recoverQuotaState } from '../../services/worker/ledger/quota-recovery.ts'
import { adoptRecorders } from '../../services/worker/ledger/recorder.ts'
import { rebuildLockKey, serviceScope, spentKey, stateKey } from '../../shared/quota/keys.ts'
import { createQuotaReader } from '../../shared/quota/quota-reader.ts'
import { connectFailingFast } from '../../shared/runtime/redis.ts'
import { openDatabase } from '../../shared/store/database.ts'
import { readPermits } from '../../shared/store/granted-permits.ts'
import { silentLog } from '../support/collected-log.ts'
import { gateOf } from '../support/database-gate.ts'
import { testDatabase } from '../support/test-database.ts'
import { limitsWith, wanted } from './quota-model.ts'
import { useQuotaOnRedis } from './quota-on-redis.ts'

const quota = useQuotaOnRedis(10)

const limits = () => limitsWith({})
const alive = new Set<string>()

/** What a worker counts calls and money with. */
async function startWorker(databaseUrl: string, workerId: string) {
  const redis = connectFailingFast(`${inject('redisUrl')}/10`)
  await once(redis, 'ready')
  const db = openDatabase(databaseUrl, 2)
  const [now, onFailure] = [Date.now, () => {}]
  const ledger = await openLedger({ db, redis, workerId, now, onWritten() {}, onFailure })
  const recovery = await recoverQuotaState({
    ...{ redis, slowDb: db, db, ledger, workerId, now, limits, log: silentLog },
    measureClock: async () => {},
    adoptRecorders: () => adoptRecorders(db, redis, alive),
  })
  alive.add(workerId)
  async function kill() {
    alive.delete(workerId)
    redis.disconnect()
    await db.destroy()
    await recovery.stop()
    await ledger.close().catch(() => {})
  }
  onTestFinished(kill)
  const limiter = quota.limiter(limits, { redis, workerId, note: ledger.note })
  return {
    kill,
    flush: ledger.flush,
    /** Checks the quota state, as it does once a second. */
    check: recovery.rebuild,
    async call() {
      const permit = await limiter.acquire(wanted({}))
      return permit.granted ? permit.day : expect.fail('refused')
    },
    refund: (day: string) =>
      limiter.refund({ day, clientId: 'ann', billed: 'newDetails', calls: -1, microUsd: -5000 }),
  }
}

const month = async () => (await createQuotaReader(quota.redis(), limits, Date.now).spent()).month
/** Each rebuild gives a new one. */
const epoch = () => quota.redis().hget(stateKey('details'), 'epoch')

/** The permits that a worker will compare with, as they are written to PostgreSQL. */
async function grantedIn(databaseUrl: string): Promise<number> {
  const db = openDatabase(databaseUrl, 1)
  const [id = ''] = await quota.redis().hmget(spentKey(serviceScope), 'id')
  return readPermits(db, id ?? '').finally(() => db.destroy())
}

/** Returns what makes Redis as it is now, like one that comes back from a snapshot. */
async function snapshot(): Promise<() => Promise<void>> {
  const redis = quota.redis()
  const kept = await Promise.all(
    (await redis.keys('*')).map(async (key) => [key, await redis.dumpBuffer(key)] as const),
  )
  return async () => {
    const restoring = redis.multi().flushdb()
    for (const [key, value] of kept) restoring.restore(key, 0, value)
    await restoring.exec()
  }
}

it('what another worker charged while PostgreSQL was away is in the budget that is rebuilt', async () => {
  const databaseUrl = await testDatabase('quota_rebuild')
  const gate = await gateOf(databaseUrl)
  onTestFinished(() => gate.close())
  const [first, other] = [
    await startWorker(databaseUrl, 'first'),
    await startWorker(databaseUrl, 'other'),
  ]
  await gate.shut()
  await expect(first.flush()).rejects.toThrow()
  for (let n = 0; n < 7; n += 1) await other.call()
  await quota.redis().flushdb()

  await gate.open()
  await expect.poll(() => first.check().then(() => 'done')).toBe('done')
  await expect.poll(month).toEqual({ calls: 7, microUsd: 35_000 })
})

it('a rebuild that fails leaves the lock to the worker that has taken it over', async () => {
  const databaseUrl = await testDatabase('quota_rebuild')
  const gate = await gateOf(databaseUrl)
  onTestFinished(() => gate.close())
  const first = await startWorker(databaseUrl, 'first')
  await gate.shut()
  await expect(first.flush()).rejects.toThrow()
  await gate.open()
  await quota.redis().flushdb()
  // It waits for what others may have charged meanwhile.
  const rebuilding = first.check().catch((error) => error)
  await expect.poll(() => quota.redis().get(rebuildLockKey)).not.toBe(null)
  // The lock of the worker that rebuilds expires, and another one takes it.
  await quota.redis().set(rebuildLockKey, 'other', 'PX', 60_000)
  await gate.shut()
  await rebuilding
  expect(await quota.redis().get(rebuildLockKey)).toBe('other')
  await quota.redis().del(rebuildLockKey)
})

it('Redis with older data has all that was charged again, also what only a recorder has', async () => {
  const databaseUrl = await testDatabase('quota_rebuild')
  const [first, other, killed] = [
    await startWorker(databaseUrl, 'first'),
    await startWorker(databaseUrl, 'other'),
    await startWorker(databaseUrl, 'killed'),
  ]
  for (let n = 0; n < 2; n += 1) await killed.call()
  await killed.kill()
  const comeBack = await snapshot()
  await other.call()
  await other.flush()
  for (let n = 1; n < 6; n += 1) await other.call()
  for (const worker of [first, other]) await worker.check()
  await expect.poll(() => grantedIn(databaseUrl)).toBe(8)

  await comeBack()
  await first.check()
  await expect.poll(month).toEqual({ calls: 8, microUsd: 40_000 })
  const rebuilt = await epoch()
  // It has read more permits than there are now, but in a state that is over.
  await other.check()
  expect(await epoch()).toBe(rebuilt)
})

it.each(['comes back a second time', 'is of a version that counted no permits'])(
  'older data that %s has all that was charged again',
  async (how) => {
    const databaseUrl = await testDatabase('quota_rebuild')
    const worker = await startWorker(databaseUrl, 'first')
    if (how.includes('version')) await quota.redis().hdel(spentKey(serviceScope), 'id', 'permits')
    const comeBack = await snapshot()
    await worker.check()
    for (let n = 0; n < 3; n += 1) await worker.call()
    await expect.poll(() => grantedIn(databaseUrl)).toBe(3)
    for (let time = 0; time < 2; time += 1) {
      await comeBack()
      await worker.check()
      await expect.poll(month).toEqual({ calls: 3, microUsd: 15_000 })
    }
  },
)

it('a replica that lacked the last permits keeps its quota state', async () => {
  const databaseUrl = await testDatabase('quota_rebuild')
  const worker = await startWorker(databaseUrl, 'first')
  for (let n = 0; n < 3; n += 1) await worker.call()
  await worker.check()
  const before = await epoch()
  await quota.redis().hincrby(spentKey(serviceScope), 'permits', -1)
  for (let n = 0; n < 2; n += 1) await worker.check()
  await expect.poll(() => grantedIn(databaseUrl)).toBe(2)
  expect(await epoch()).toBe(before)
})

it('Redis that lost nothing keeps its quota state, whatever the ledger has', async () => {
  const databaseUrl = await testDatabase('quota_rebuild')
  const [first, other] = [
    await startWorker(databaseUrl, 'first'),
    await startWorker(databaseUrl, 'other'),
  ]
  const before = await epoch()
  const day = await other.call()
  await other.call()
  await other.flush()
  other.refund(day)
  await expect.poll(month).toEqual({ calls: 1, microUsd: 5000 })
  await first.check()
  const comeBack = await snapshot()
  await comeBack()
  for (const worker of [first, other]) await worker.check()
  expect(await epoch()).toBe(before)
})
