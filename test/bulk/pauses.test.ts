import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { createPausedBatches } from '../../services/worker/bulk/paused-batches.ts'
import type { PauseReason } from '../../shared/store/batch-work.ts'
import { pauseBatch } from '../../shared/store/batches.ts'
import { type Database, openDatabase } from '../../shared/store/database.ts'
import { extendOutage, resumeAfterOutage, resumeDue } from '../../shared/store/feeding.ts'
import { type BatchView, inventedRows, openBatchView } from '../support/batches.ts'
import { silentLog } from '../support/collected-log.ts'
import { testDatabase } from '../support/test-database.ts'

let db: Database
let store: BatchView
beforeAll(async () => {
  const url = await testDatabase('pauses')
  db = openDatabase(url)
  store = openBatchView(url)
})
afterAll(async () => {
  await db?.destroy()
  await store?.close()
})

const waiting = { strategy: 'places', limit: 10 } as const
const isWaitingForLock = async () =>
  (await store.query("select from pg_stat_activity where wait_event_type = 'Lock'")).length > 0

it.each<[string, PauseReason, (db: Database) => Promise<unknown>]>([
  ['resumes batches whose time has come', 'quota_day', (own) => resumeDue(own, 10)],
  [
    'resumes batches after an outage',
    'provider_unavailable',
    (own) => resumeAfterOutage(own, waiting),
  ],
  [
    'extends the pause of batches',
    'provider_unavailable',
    (own) => extendOutage(own, { ...waiting, minMs: 1000, maxMs: 2000 }),
  ],
])('a pause by the client holds while the feeder %s', async (_, reason, work) => {
  const id = await store.create(inventedRows(2))
  await store.change(id, `status = 'paused', paused_reason = '${reason}', resumes_at = now()`)
  const { client_id: clientId } = await store.read(id)
  let feeder: Promise<unknown> = Promise.resolve()
  await db.transaction().execute(async (pausing) => {
    await pauseBatch(pausing, clientId, id)
    feeder = work(db)
    await expect.poll(isWaitingForLock).toBe(true)
  })
  await feeder
  expect(await store.read(id)).toMatchObject({
    status: 'paused',
    paused_reason: 'client',
    resumes_at: null,
  })
})

it('a batch that pauses repeatedly without a result is resumed less and less often', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const id = await store.create(inventedRows(2))
  const paused = createPausedBatches({ db, hasHeadroomFor: async () => true, log: silentLog })
  const pause = (pauses: number) =>
    store.change(
      id,
      `status = 'paused', paused_reason = 'quota_day', pauses = ${pauses},
        resumes_at = now() + interval '1 day'`,
    )
  /** Whether it is resumed at the first check after so many seconds. */
  const isResumedAfter = async (seconds: number) => {
    vi.advanceTimersByTime(seconds * 1000)
    await paused.check()
    return (await store.read(id)).status === 'running'
  }
  await pause(5)
  expect(await isResumedAfter(0)).toBe(true)
  await pause(6)
  expect(await isResumedAfter(300)).toBe(false)
  expect(await isResumedAfter(30)).toBe(true)
  await pause(7)
  expect(await isResumedAfter(600)).toBe(false)
  expect(await isResumedAfter(50)).toBe(true)
  await pause(30)
  expect(await isResumedAfter(15 * 60 + 1)).toBe(true)
})
