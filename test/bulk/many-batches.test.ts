import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../shared/store/database.ts'
import {
  readFeedable,
  readPaused,
  readProgress,
  resumeDue,
  strategyToProbe,
} from '../../shared/store/feeding.ts'
import { throwUnlessBatchMayOpen } from '../../shared/store/open-batches.ts'
import { takeDueWebhooks } from '../../shared/store/webhooks.ts'
import { type BatchView, inventedRows, openBatchView } from '../support/batches.ts'
import { blocksRead } from '../support/blocks-read.ts'
import { testDatabase } from '../support/test-database.ts'

const clients = 200
const pausedOfClient = 100
const pageSize = 500

let db: Database
let store: BatchView
beforeAll(async () => {
  const url = await testDatabase('many')
  db = openDatabase(url, 1, 60_000)
  store = openBatchView(url)
  await store.query(
    `insert into clients (name) select 'shop ' || n from generate_series(1, ${clients}) as n`,
  )
  await store.query(
    `insert into batches (id, client_id, status, total, fed_to, strategy, policy, paused_reason, resumes_at)
     select gen_random_uuid(), id, 'paused', 10, 5, 'places', 'normal',
       case when n % 4 > 0 then (array['quota_day', 'budget_month', 'provider_unavailable'])[n % 4] else 'client' end,
       case when n % 4 > 0 then now() + interval '1 day' end
     from clients, generate_series(1, ${pausedOfClient}) as n`,
  )
  await store.query(
    `insert into batches (id, client_id, status, total, processed, strategy, policy, finished_at, webhook_state, webhook_next_at)
     select gen_random_uuid(), id, 'completed', 10, 10, 'places', 'normal', now(), 'pending', now() + interval '1 hour'
     from clients, generate_series(1, ${pausedOfClient}) as n`,
  )
  await store.create(inventedRows(10), { client: 'shop 1' })
  await store.query('vacuum analyze')
})
afterAll(async () => {
  await store?.close()
  await db?.destroy()
})

const clientId = async () =>
  (await store.query("select id from clients where name = 'shop 1'"))[0].id as string

/**
 * Blocks of 8 KiB: all batches fill about five hundred, and each open batch of a client may be in
 * a block of its own.
 */
const someBlocks = 150

it.each<[string, (db: Database) => Promise<unknown>]>([
  ['batches that get rows', readFeedable],
  ['how far the running batches are', readProgress],
  ['batches whose time has come', (own) => resumeDue(own, 1000)],
  ['whether an outage is to be probed', strategyToProbe],
  [
    'whether a client may open one more batch',
    async (own) =>
      throwUnlessBatchMayOpen(
        async (text, values) => own.executeQuery(CompiledQuery.raw(text, values)),
        await clientId(),
        1000,
      ),
  ],
])('however many batches are paused, few database blocks are read for: %s', async (_, work) => {
  expect(await blocksRead(db, work)).toBeLessThan(someBlocks)
})

it('the feeder reads the paused batches a page at a time', async () => {
  const blocks = await blocksRead(db, async (own) => {
    expect(await readPaused(own, undefined, pageSize)).toHaveLength(pageSize)
  })
  // One block for each row, and the blocks of the index above it.
  expect(blocks).toBeLessThan(pageSize + someBlocks)
})

it('the next webhooks are found by client, however many wait for a retry', async () => {
  const take = { limit: 1000, perClient: 8, inFlight: new Map<string, number>(), after: undefined }
  const blocks = await blocksRead(db, async (own) => {
    expect(await takeDueWebhooks(own, take)).toEqual([])
  })
  // The index is descended twice for each client.
  expect(blocks).toBeLessThan(8 * clients)
})
