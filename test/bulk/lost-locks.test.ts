import { Redis } from 'ioredis'
import { expect, inject, it, onTestFinished, vi } from 'vitest'
import { createBulkWorker } from '../../services/worker/bulk/bulk-worker.ts'
import { createSlots } from '../../services/worker/concurrency-limit.ts'
import { bulkJobOf } from '../../shared/jobs/bulk-job.ts'
import { createMetrics } from '../../shared/runtime/metrics.ts'
import { openDatabase } from '../../shared/store/database.ts'
import { inventedRows, openBatchView } from '../support/batches.ts'
import { silentLog } from '../support/collected-log.ts'
import { testDatabase } from '../support/test-database.ts'

it('a worker that lost the Redis of the queue alone begins no more rows', async () => {
  const url = await testDatabase('locks')
  const [db, store] = [openDatabase(url), openBatchView(url)]
  const redis = new Redis(inject('redisUrl'))
  const queueRedis = new Redis(inject('redisUrl'))
  const validate = vi.fn(() => Promise.reject(new Error('no answer')))
  const provider = { validate, probe: async () => {}, slots: createSlots(5) }
  const bulk = await createBulkWorker({
    db,
    redis,
    queueRedis,
    workerId: 'cut off',
    providers: { live: provider, test: provider },
    costsMore: () => false,
    write: async () => {},
    now: Date.now,
    log: silentLog,
    metrics: createMetrics('worker'),
  })
  onTestFinished(async () => {
    await bulk.removeHeartbeat()
    await Promise.all([db.destroy(), store.close()])
    redis.disconnect()
    queueRedis.disconnect()
  })
  const id = await store.create(inventedRows(2))
  await store.change(id, `status = 'running', fed_to = 2`)
  const job = bulkJobOf({ id, round: 0, total: 2 }, 0)
  /** How many rows it began. */
  const begun = async () => {
    validate.mockClear()
    await bulk.work({ id: 'job', data: job } as never)
    return validate.mock.calls.length
  }
  expect(await begun()).toBe(2)
  vi.spyOn(queueRedis, 'ping').mockRejectedValue(new Error('Connection is closed.'))
  await expect.poll(begun, { timeout: 10_000, interval: 500 }).toBe(0)
})
