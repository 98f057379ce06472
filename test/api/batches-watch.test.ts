import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchUpload } from '../../services/edge/upload.ts'
import { AppError } from '../../shared/errors.ts'
import { openDatabase } from '../../shared/store/database.ts'
import { openUploads } from '../../shared/store/upload.ts'
import { inventedRows, openBatchView } from '../support/batches.ts'
import { ownDatabase } from '../support/own-database.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

function watched(closing = new AbortController().signal) {
  const body = new IncomingMessage(new Socket())
  return { body, upload: watchUpload(body, { mostBytes: 1_000_000, besides: undefined, closing }) }
}
const reasonOf = async (bytes: AsyncIterable<Uint8Array>) => {
  try {
    for await (const _ of bytes);
  } catch (error) {
    return error instanceof AppError ? error.error : error
  }
  return 'complete'
}

describe('an upload on its way', () => {
  it('is ended when it stands still for 30 seconds, and not while it moves', async () => {
    const { body, upload } = watched()
    const reason = reasonOf(upload.bytes)
    for (let time = 0; time < 4; time++) {
      body.push('a')
      await vi.advanceTimersByTimeAsync(29_000)
    }
    expect(upload.signal.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1001)
    expect([upload.signal.aborted, await reason]).toEqual([true, 'UPLOAD_INCOMPLETE'])
  })

  it('is ended as our own fault when nobody takes what has come', async () => {
    const { body, upload } = watched()
    for (let time = 0; time < 20; time++) body.push('a'.repeat(40_000))
    await vi.advanceTimersByTimeAsync(30_001)
    expect(await reasonOf(upload.bytes)).toBe('STORE_UNAVAILABLE')
  })

  it('is ended after an hour', async () => {
    const { body, upload } = watched()
    const reason = reasonOf(upload.bytes)
    for (let time = 0; time < 180; time++) {
      body.push('a')
      await vi.advanceTimersByTimeAsync(20_000)
    }
    expect(await reason).toBe('UPLOAD_INCOMPLETE')
  })

  it('is ended when its edge ends', async () => {
    const closing = new AbortController()
    const { upload } = watched(closing.signal)
    const reason = reasonOf(upload.bytes)
    closing.abort()
    expect(await reason).toBe('OVERLOADED')
  })

  it('is not complete when its connection is', async () => {
    const { body, upload } = watched()
    const reason = reasonOf(upload.bytes)
    body.push('a')
    body.destroy()
    expect(await reason).toBe('UPLOAD_INCOMPLETE')
  })
})

it('a selection on its way is ended by the signal of its upload, and nothing of it stays', async () => {
  vi.useRealTimers()
  const url = await ownDatabase('selection')
  const [db, store] = [openDatabase(url), openBatchView(url)]
  const uploads = openUploads(url, db, 1)
  const locker = new pg.Client({ connectionString: url })
  await locker.connect()
  await store.create(inventedRows(1))
  const [{ id: clientId }] = await store.query('select id from clients')
  await store.query(`insert into stored_addresses (client_id, reference, city) values ($1, 'a', 'Oslo')`, [clientId])

  await locker.query('begin; lock table batch_items in exclusive mode')
  const ending = new AbortController()
  const created = uploads.create({ clientId, strategy: 'places', policy: 'normal' }, (filler) =>
    filler.select({}, 10, ending.signal),
  )
  const isWaiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await vi.waitFor(async () => expect(await store.query(isWaiting)).toHaveLength(1))
  ending.abort(new AppError('OVERLOADED'))
  await locker.query('rollback')
  await expect(created).rejects.toMatchObject({ error: 'OVERLOADED' })
  expect(await store.query('select from batches')).toHaveLength(1)
  for (const end of [() => locker.end(), uploads.close, store.close, () => db.destroy()]) await end()
})
